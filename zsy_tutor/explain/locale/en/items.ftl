## Exercises without a play: putting in order, marking, finding the reason

ui-check = Check
ui-aim-order = Lowest first. Suits do not matter.
ui-aim-which_beats = Mark all that beat the table and leave the others.
ui-aim-why_not = Pick the reason the table gives.
ui-note-not-all-placed = not all of them stand in the row yet
ui-note-nothing-marked = nothing is marked yet
ui-note-nothing-placed = nothing stands in the row yet

order-label = The row, lowest first
order-tray = Still to place
order-lowest = lowest
order-highest = highest
order-next = next
order-down = Lower
order-up = Higher
order-back = Take back
order-help = Press one to put it on the next place. Pressed in the row, it can be moved; left and right arrow keys move it too.
order-item-placed = { $item }, place { $n } of { $count }
order-item-tray = { $item }, still to place
order-says-none = Nothing stands in the row yet. Press the lowest one first.
order-says-some = In the row: { $items }. { $left ->
    [one] One is still to place.
   *[other] { $left } are still to place.
}
order-says-all = All in the row: { $items }. Press Check.
order-says-done = The order: { $items }.
order-typed = Type the whole row
order-typed-placeholder = 3 10 K
live-placed = { $item } on place { $n }
live-taken = { $item } taken back

marks-label = Which of these beat it
marks-says-none = Nothing is marked. Press a play to mark it.
marks-says = Marked: { $items }
marks-says-done = These beat it: { $items }
marks-item-marked = { $item }, marked
marks-item-right = { $item }, right
marks-item-wrong = { $item }, does not beat it
marks-item-hint = { $item }, named by the hint
marks-typed = Type all that beat it
marks-typed-placeholder = 9 JJ
live-marked = { $item } marked
live-unmarked = { $item } no longer marked

why-question = Why is it refused?
why-says = Tried and refused: { $cards }
why-says-play = Tried and refused: { $cards }, { $play }
why-says-nothing = Play was pressed with no card lifted.
why-says-pass = Pass was pressed.
why-typed = Type the number of a reason
why-typed-placeholder = 1
why-number = { $n }. { $reason }
why-and = { $a }; { $b }

## The same as text

text-order = { $where }. To put in order, lowest first: { $items }.
text-order-row = In the row: { $items }.
text-which = { $where }. On the table: { $table } ({ $seat }). Which of these beat it: { $items }?
text-why = { $where }. On the table: { $table } ({ $seat }). Refused: { $tried }. Why?
text-why-lead = { $where }. Nothing lies on the table, you lead. Refused: { $tried }. Why?
text-why-nothing = Play with no card lifted
text-marked = Marked: { $items }.
text-reasons = Choices: { $choices }.

## In order

order-right = Right: this is the order, lowest first.
order-wrong = Not yet: { $low } stands too low.
order-wrong-body = In your row { $low } comes just before { $high }. But { $low } beats { $high }, so it belongs above.
order-rest = { $right ->
    [0] Look at the other neighbours, too.
   *[other] Neighbours that stand the right way round: { $right } of { $count }.
}
order-rest-fine = All other neighbours stand the right way round.
order-not-all = Not all of them stand in the row.
order-not-all-body = Still to place: { $items }.
hint-order-1 = Find the lowest first: the one that all others beat.
hint-order-2 = At the low end stands { $low }, at the high end { $high }.
hint-order-3 = The answer, lowest first: { $items }.

## Which beat it

marks-right = Right: you found all that beat { $table }.
marks-right-these = They are { $plays }.
marks-right-one = It is { $plays }.
marks-other = { $item }: { $verdict }
marks-wrong = Not yet: { $item } does not beat it.
marks-so-far = { $right ->
    [0] None of your marks is right so far.
    [one] One of your marks is right.
   *[other] { $right } of your marks are right.
}
marks-missing = Not all yet, but every mark is right.
marks-missing-body = Found: { $right }. { $missing ->
    [one] One more beats { $table }.
   *[other] { $missing } more beat { $table }.
}
marks-none = Nothing is marked.
marks-none-body = Mark what beats { $table }, then press Check.
hint-marks-2 = { $right ->
    [one] One of these { $count } beats it.
   *[other] { $right } of these { $count } beat it.
}
hint-marks-3 = The answer: { $plays }.

## Why is it refused

why-right = Right: { $reason }.
why-wrong = Not this: { $reason }.
why-later = True as well, but something else comes first.
why-later-body = The table asks in a fixed order and names the first thing that is wrong.
hint-why-1 = The table asks in this order: may you act now, are these your cards, are they a combination, and do they beat what lies there?
hint-why-2-nothing = Look at what was lifted.
hint-why-2-hand = Compare it with the hand: is every card there?
hint-why-2-shape = Look at the cards alone: they are no combination.
hint-why-2-play = The cards are a combination: { $play }. Compare it with { $table }.
hint-why-2-led = Nothing lies on the table. Look at what a lead needs.
hint-why-2-turn = Look at whose turn it is.
hint-why-3 = The answer: { $reason }.
reason-round_over = the round is over
reason-already_passed = this seat has passed already
reason-not_your_turn = it is not your turn
reason-must_lead = who leads must play
reason-nothing_selected = no card was lifted
reason-not_in_hand = a card is not in the hand
reason-missing_opening_card = the opening card is missing
reason-bomb_not_longer = a bomb, but not one with more cards
reason-bomb_too_low = a bomb, but one that is too low
reason-needs_bomb = only a bomb beats a bomb
reason-wrong_type = another type
reason-wrong_size = another number of cards
reason-too_low = too low
reason-shape-full_house_not_in_rules = no combination: no full houses at this table
reason-shape-joker_pair_mixed_in = no combination: the two jokers take nothing along
reason-shape-joker_not_wild = no combination: a joker stands for no other card
reason-shape-too_many_jokers = no combination: too many jokers
reason-shape-wraps_around = no combination: it goes round the corner
reason-shape-two_in_straight = no combination: a 2 has no place in a straight
reason-shape-straight_too_short = no combination: the straight is too short
reason-shape-straight_has_gap = no combination: a rank is missing
reason-shape-two_in_stair = no combination: 2s have no place in such a row
reason-shape-stair_not_in_rules = no combination: no pairs in a row at this table
reason-shape-plate_not_in_rules = no combination: no triples in a row at this table
reason-shape-stair_has_gap = no combination: the pairs are not in a row
reason-shape-plate_has_gap = no combination: the triples are not in a row
reason-shape-two_pairs = no combination: pairs of different ranks
reason-shape-straight_has_double = no combination: a rank comes twice
reason-shape-four_with_extra = no combination: a bomb takes nothing along
reason-shape-triple_with_single = no combination: a triple cannot take one card along
reason-shape-triple_with_wrong_extra = no combination: what goes with the triple is wrong
reason-shape-not_equal = no combination: the ranks differ
reason-shape-no_shape = no combination: no type looks like this
not-because-nothing = No card was lifted, so there was nothing to look at.
not-because-passed = This was a pass, and a pass plays no card.
not-because-combination = These cards do make a combination: { $play }.
not-because-other-shape = They are no combination, but for another reason.
not-because-in-hand = Every one of these cards is in the hand.
not-because-turn = It is this hand's turn.
not-because-not-passed = This hand has not passed in this trick.
not-because-pass-not-final = At this table a pass shuts nobody out: whose turn comes again may play.
not-because-not-over = The round is still going on.
not-because-table = Something lies on the table, so this is no lead.
not-because-played = Cards were played, so nobody refused to lead.
not-because-selected = Cards were lifted.
not-because-opening = No opening card is asked for here.
not-because-opening-there = The opening card is among them.
not-because-led = Nothing lies on the table, so nothing is compared.
not-because-not-compared = It never came to comparing: these cards are no combination.
not-because-no-bomb-there = What lies on the table is no bomb.
not-because-no-bomb = No bomb was played.
not-because-bomb = What was played is a bomb.
not-because-bomb-higher = This bomb is high enough. Something else is asked of it here.
not-because-bomb-lower = By the usual order of bombs, too, this one does not beat what lies there.
not-because-no-bombs = Both are bombs, and bombs have a rule of their own.
not-because-bomb-there = A bomb lies on the table: only bombs are compared with it.
not-because-no-joker = There is no joker among them.
not-because-not-both-jokers = The two jokers are not both among them.
not-because-only-jokers = There are only jokers, and no other card goes with them.
not-because-not-only-jokers = Not all of them are jokers.
not-because-no-two = There is no 2 among them.
not-because-in-row = Their ranks follow one another, and none is missing.
not-because-not-in-row = Their ranks do not follow one another.
not-because-enough = There are enough cards for a straight.
not-because-all-differ = No rank comes twice.
not-because-full-houses-played = Full houses are played at this table.
not-because-stairs-played = Stairs are played at this table.
not-because-plates-played = Plates are played at this table.
not-because-no-stairs = No stairs are played at this table.
not-because-no-plates = No plates are played at this table.
not-because-not-pairs = They are not all pairs.
not-because-not-triples = They are not all triples.
not-because-no-four = No rank comes four times.
not-because-no-three = No rank comes three times.
not-because-not-one-extra = More than four cards were chosen.
not-because-more-than-three = That is said of two or three cards, and here are more.
not-because-same-type = Both are of the same type.
not-because-types-first = Types are compared first, and here they differ.
not-because-same-size = The number of cards is the same.
not-because-size-first = The number of cards comes first, and here it differs.
not-because-other = Something else is wrong here.

## Typed answers

typed-item-error = I cannot find “{ $text }” from character { $column } on among these.
typed-item-help = Type them by rank with blanks between, for example { $example }.
typed-reason-error = I cannot read “{ $text }” as one of the reasons.
typed-reason-help = Type its number, from 1 to { $count }.
