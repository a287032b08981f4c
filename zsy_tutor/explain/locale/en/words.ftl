## Numbers, ranks, suits, cards, lists

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }

rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
rank-2 = 2
rank-B = Black Joker
rank-R = Red Joker

ranks-3 = 3s
ranks-4 = 4s
ranks-5 = 5s
ranks-6 = 6s
ranks-7 = 7s
ranks-8 = 8s
ranks-9 = 9s
ranks-T = 10s
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
ranks-A = aces
ranks-2 = 2s
ranks-B = Black Jokers
ranks-R = Red Jokers

a_rank-3 = a 3
a_rank-4 = a 4
a_rank-5 = a 5
a_rank-6 = a 6
a_rank-7 = a 7
a_rank-8 = an 8
a_rank-9 = a 9
a_rank-T = a 10
a_rank-J = a jack
a_rank-Q = a queen
a_rank-K = a king
a_rank-A = an ace
a_rank-2 = a 2
a_rank-B = the Black Joker
a_rank-R = the Red Joker

# As short as can be read: on buttons, in lists of cards with signs for suits
short-3 = 3
short-4 = 4
short-5 = 5
short-6 = 6
short-7 = 7
short-8 = 8
short-9 = 9
short-T = 10
short-J = J
short-Q = Q
short-K = K
short-A = A
short-2 = 2

the_rank = the { $rank }
some_ranks = { $n_word } { $ranks }

suit-d = diamonds
suit-c = clubs
suit-h = hearts
suit-s = spades
card-suited = { $rank } of { $suit }
the_card = the { $card }

## Plays: the article is inside, so none of these begins a sentence

play-single = a single { $rank }
play-single_joker = the { $rank }
play-pair = a pair of { $ranks }
play-triple = three { $ranks }
play-full_house = a full house, { $ranks } over { $extras }
play-straight = a straight from { $low } to { $high }
play-stair = a stair from { $low } to { $high }
play-plate = a plate from { $low } to { $high }
play-bomb = a bomb of { $n_word } { $ranks }
play-joker_bomb = the joker bomb
play-four_jokers = the four jokers
play-pass = a pass

type-single = single
type-pair = pair
type-triple = triple
type-full_house = full house
type-straight = straight
type-stair = stair
type-plate = plate
type-bomb = bomb
type-joker_bomb = joker bomb
type-four_jokers = four jokers

follow-straight = straight of { $n } cards
follow-stair = stair of { $n } cards
follow-plate = plate of { $n } cards

types-single = singles
types-pair = pairs
types-triple = triples
types-full_house = full houses
types-straight = straights of at least { $min } cards
types-stair = stairs
types-plate = plates
types-bomb = bombs

## Places

place = place { $n }
title-upstream = Upstream
title-downstream = Downstream
title-middle = Middle
title-second_upstream = Second-Upstream
title-second_downstream-4 = Second-Downstream
title-second_downstream-5 = Second-Downstream
title-second_downstream-6 = Second-Downstream

the_ranks = the { $ranks }
