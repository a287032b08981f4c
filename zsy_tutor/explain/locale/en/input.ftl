## A call in a notebook that cannot be answered: which argument, where, and what would do

input-unreadable = { $field }: I cannot read this from character { $column } on.
input-impossible = { $field }: such a position cannot occur.
input-wrong = { $field }: { $reason }
input-failed = I cannot show this: { $message }
input-example = For example: { $example }

input-card = What stands there is no card. The ranks are { $ranks }; with its suit a card is { $suited }; the jokers are { $black } (black) and { $red } (red).
input-one_way = A suit needs its rank beside it; in one text all suits stand before the rank, or all behind it.
input-joker_suit = A joker has no suit.
input-joker_colour = Which joker? The black one is { $black }, the red one { $red }.
input-which_joker = Which joker? The black one is { $black }, the red one { $red }.
input-write_joker = The Black Joker is { $black } alone, the Red one { $red } alone. If a jack follows, leave a blank before it.
input-ten = There is no rank 1. Write 10 in full.
input-pass_alone = A pass stands alone, without cards.
input-suits_mixed = Either every card has its suit (jokers have none), or none has.
input-too_many = No table holds so many cards: { $n } at most, and { $of_rank } of a rank.
input-copies = So many there are not: this table has at most { $n } of { $card }.
input-cards_or_none = Cards belong there, or { $none } for none.
input-rank = A rank belongs there: { $strict }. The ten is { $ten }, the jokers are { $black } and { $red }.
input-rank_or_suit = A rank belongs there ({ $strict }; the ten is { $ten }), or a suit ({ $suits }).
input-game = A game begins with a position; then comes a line for each play or pass.
input-after_seat = After the seat comes a blank or a colon, then the play.
input-play_or_pass = After the seat there must be a play, or pass.
input-fields = A position has six parts with one blank between them: the rules, the hands, whose turn it is, the play to beat, who passed, who is out.
input-hidden = After the question mark stands a number of cards, 1 to { $n }.
input-seats = Seats belong there, as in { $seats }, or { $none } for none.
input-one_seat = One seat belongs there, or { $none }.
input-trick = The play to beat belongs there, its seat before it, as in { $trick }; or { $none } where somebody leads.
input-trick_cards = After the colon stand the cards of the play to beat.
input-open = Nothing may follow but the opening card, as in { $open }.
input-ranks_only = The hand has no suits: write ranks alone.

input-preset = There are no rules “{ $text }”. There are: { $allowed }.
input-option_form = “{ $part }” is no option. Write a name, an equals sign and a value, after a comma and without blanks.
input-option_twice = The option { $name } is there twice.
input-option_name = The rules { $preset } have no option “{ $name }”. There are: { $allowed }.
input-option_value = The option { $name } has no value “{ $value }”. There are: { $allowed }.
input-option_card = The option { $name } has no value “{ $value }”. It takes a natural card with its suit.
input-option_pair = The option { $option } goes only with { $needed }.

input-seat = There is no seat “{ $text }” at this table. The seats are { $first } to { $last }.
input-lesson = There is no lesson “{ $text }”. There are: { $allowed }.
input-step = There is no step “{ $text }”. Lesson { $lesson } has { $first } to { $last }.
input-pack = There is no pack of puzzles “{ $text }”. There are: { $allowed }.
input-lang = There is no language “{ $text }”. There are: { $allowed }.
input-kind = There is no kind of table “{ $text }”. There are: { $allowed }.
input-not_position = A position belongs there: its text, or what { $call } gives.
input-not_cards = Cards belong there: a text of cards, a { $hand } or a { $play }.
input-not_rules = Rules belong there: their text, or a { $rules }.
input-not_text = A text belongs there.
input-no_cards = Cards belong there, at least one.
input-names = There are { $n } seats, so { $n } names belong there, as a list, none of them empty.
input-not_held = That hand does not hold { $cards }.
input-hand_hidden = The hand of { $seat } is hidden, so no card of it can be lifted.

## Why a position cannot occur

problem-wrong_number_of_seats = A position has 2 to 6 seats; by the two-low rules 2 to 4.
problem-teams_seats = Partnerships do not go with this number of seats.
problem-unknown_seat = It names a seat that this table does not have.
problem-seat_twice = It names a seat twice, among those who passed or those who are out.
problem-nobody_holds_cards = Nobody holds a card.
problem-too_many_copies = Some card is there more often than the packs of this table hold it.
problem-too_many_cards = These are more cards than the packs of this table hold.
problem-mover_has_no_cards = The seat whose turn it is holds no cards.
problem-owner_is_mover = The seat whose turn it is would have to beat its own play.
problem-trick_is_no_combination = The play to beat is no combination by these rules.
problem-passed_without_trick = Somebody has passed, but nothing lies there to be beaten.
problem-passed_wrong = Those who passed must be exactly the seats with cards between the play to beat and the seat whose turn it is, in playing order; where a pass is final, all who have passed.
problem-passed_seat_acts = Somebody has passed, and it is that seat’s turn.
problem-passed_seat_owns = Somebody has passed who made the play to beat.
problem-passed_seat_is_out = Somebody has passed who is out.
problem-out_seat_holds_cards = Somebody is out and holds cards.
problem-empty_hand_not_out = A seat without cards is not among those who are out.
problem-owner_out_not_last = Who made the play to beat and is out must be the last of those who are out.
problem-opening_not_allowed = An opening card may be named only for the first lead of a match that must contain it, and only the one of these rules.
problem-opening_card_not_held = Who leads does not hold the opening card.
problem-turn_missing = It is nobody’s turn, but the round is not over.
problem-round_is_over = The round is over, so it is nobody’s turn, nothing is to be beaten, and nobody has passed.
problem-too_many_out = The round ends here when the first is out.
