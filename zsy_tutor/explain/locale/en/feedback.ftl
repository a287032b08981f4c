## The verdict in a few words, above the sentence

verdict-round_over = The round is over.
verdict-not_your_turn = Not your turn.
verdict-already_passed = You have passed already.
verdict-must_lead = You lead, so you must play.
verdict-nothing_selected = No card is lifted.
verdict-not_in_hand = Not in your hand.
verdict-not_a_combination = Not a combination.
verdict-missing_opening_card = The opening card is missing.
verdict-bomb_not_longer = The same number of cards is not enough.
verdict-bomb_too_low = This bomb does not beat it.
verdict-needs_bomb = That does not beat a bomb.
verdict-wrong_type = Another type.
verdict-wrong_size = Another number of cards.
verdict-too_low = Too low.
verdict-too_low-equal = Just as high, not higher.
verdict-wrong_count = Another number of cards.
verdict-joker_not_owed = Jokers are not owed.
verdict-not_highest = Not the highest.
verdict-above_limit = Above the limit.

## Right

right-beats = Right: { $play } beats { $table }.
right-cheapest = Nothing cheaper does it.
right-lead = Right: you lead { $play }.
right-lowest = Right: { $play } is the lowest you can lead.
right-pass = Right: no play from this hand beats { $table }.
right-pass-asked = Right: you passed.
right-also = Also right: { $plays }.
right-named = Right, this is { $play }.
right-named-none = Right: this is no combination.
right-refused = Refused, as it should be. A refusal costs nothing: the cards stay in your hand.

## Allowed, but not what was asked

info-dearer = Legal, but not the cheapest.
info-dearer-body = Yes, { $play } beats { $table }, and so does something that costs you less. Look for it.
info-not-lowest = Legal, but not the lowest.
info-not-lowest-body = You may lead { $play }, and your hand holds something lower. Look for it.
info-pass = Passing is allowed.
info-pass-body = But something in your hand beats { $table }: look again.
info-refused-first = That would be allowed.
info-refused-first-body = Here, first do what the task says and see it refused.
info-pass-asked = Allowed: { $play } could be played. But the task asks you to pass.

## Asked: why, and what would do

why-legal = That is legal: { $play } beats { $table }.
why-legal-lead = That is legal: you lead, and { $play } is a combination.
why-nothing = Lift the cards you want to ask about.
why-note = This was a question, not an answer.
fix-shown = You could play { $play }.
fix-nearest-only = Of all legal plays it is the nearest to the cards you chose.
fix-nearest = No legal play is nearer to the cards you chose.
fix-cheapest = Nothing cheaper beats { $table }.
fix-lifted = The cards are lifted, not played: the answer is still yours.
fix-none = Nothing in your hand beats { $table }. You can only pass.

## Typed plays

typed-error = I cannot read “{ $text }” from character { $column } on.
typed-error-help = Type ranks, for example 9, 10 or JJ; type pass to pass.

## Naming

hint-name-1 = Count the cards of each rank.
hint-name-2 = Cards: { $n }. Ranks: { $ranks }.
hint-name-3 = The answer: { $answer }.
name-question = What is this?
name-not = Not this: { $choice }.
name-is-combination = These cards do make a combination.
name-other-reason = They make no combination, but for another reason.
choice-single = Single
choice-pair = Pair
choice-triple = Triple
choice-full_house = Full house
choice-straight = Straight
choice-stair = Stair
choice-plate = Plate
choice-bomb = Bomb
choice-joker_bomb = Joker bomb
choice-four_jokers = Four jokers
choice-none = No combination
choice-none-full_house_not_in_rules = No combination: no full houses at this table
choice-none-joker_pair_mixed_in = No combination: the two jokers take nothing along
choice-none-joker_not_wild = No combination: nothing is wild
choice-none-too_many_jokers = No combination: too many jokers
choice-none-wraps_around = No combination: it goes round the corner
choice-none-two_in_straight = No combination: a 2 has no place in a straight
choice-none-straight_too_short = No combination: too short
choice-none-straight_has_gap = No combination: a rank is missing
choice-none-two_in_stair = No combination: 2s have no place in such a row
choice-none-stair_not_in_rules = No combination: no pairs in a row at this table
choice-none-plate_not_in_rules = No combination: no triples in a row at this table
choice-none-stair_has_gap = No combination: the pairs are not in a row
choice-none-plate_has_gap = No combination: the triples are not in a row
choice-none-two_pairs = No combination: pairs of different ranks
choice-none-straight_has_double = No combination: a rank comes twice
choice-none-four_with_extra = No combination: a bomb takes nothing along
choice-none-triple_with_single = No combination: a triple cannot take one card along
choice-none-triple_with_wrong_extra = No combination: what goes with the triple is wrong
choice-none-not_equal = No combination: the ranks differ
choice-none-no_shape = No combination: no type looks like this

## Finished

done-lesson = { $max ->
    [one] Lesson { $n } is finished: { $stars } of { $max } star.
   *[other] Lesson { $n } is finished: { $stars } of { $max } stars.
}
done-pack = { $n ->
    [one] The puzzle is solved: { $stars } of { $max } stars.
   *[other] All { $n } puzzles are solved: { $stars } of { $max } stars.
}
done-next-lesson = Next: { $title }.
done-go-on = Go on with the next step below.
done-still-open = Still to do: { $steps }.
done-press-next = Press Next to go on.

