## Why cards are no combination. Variants as in reasons.ftl.

full_house_not_in_rules = This table plays no full houses: three { $ranks } cannot take { $extra } along. They go alone.
full_house_not_in_rules-plates = This table plays no full houses: three { $ranks } cannot take { $extra } along. They go alone or as part of a plate.
joker_pair_mixed_in = You put jokers of both colours together with { $cards }. The joker bomb is one Black and one Red Joker, and nothing goes with it.
joker_not_wild = Nothing is wild in this game, so { $jokers } cannot stand in for another card. One joker takes no plain card along.
joker_not_wild-pair = Nothing is wild in this game, so { $jokers } cannot stand in for other cards. With plain cards they go only as the pair of a full house.
joker_not_wild-never = Nothing is wild in this game, so { $jokers } cannot stand in for other cards. At this table jokers take no plain card along.
too_many_jokers = A play of { $n_word } jokers is no combination here. One Black and one Red Joker are the joker bomb.
wraps_around = A straight does not go round the corner: after { $top } it cannot go on with { $bottom }, so { $ranks } are no straight. The ranks must rise in one line.
wraps_around-stair = A stair does not go round the corner: { $bottoms } do not follow { $tops }. Choose pairs that rise in one line.
wraps_around-plate = A plate does not go round the corner: { $bottoms } do not follow { $tops }. Choose triples that rise in one line.
two_in_straight = Straights at this table run from 3 to ace, so the { $card } has no place in one. It takes at least { $min } cards in a row without a { $card }.
straight_too_short = The ranks { $ranks } are in a row, but there are only { $n } cards. A straight here needs at least { $min }.
straight_has_gap = { $n ->
    [one] The cards { $ranks } are not in a row: { $missing } is missing. A straight is at least { $min } ranks in a row.
   *[other] The cards { $ranks } are not in a row: { $missing } are missing. A straight is at least { $min } ranks in a row.
}
straight_has_gap-many = The cards { $ranks } are not in a row: { $n } ranks are missing between { $low } and { $high }. A straight is at least { $min } ranks in a row.
two_in_stair-stair = Stairs at this table reach no further than the aces, so { $cards } have no place in one. Choose pairs in a row without 2s.
two_in_stair-plate = Plates at this table reach no further than the aces, so { $cards } have no place in one. Choose triples in a row without 2s.
stair_not_in_rules = Pairs in a row, here from { $low } to { $high }, are a stair, and this table does not play stairs. Only one pair can be played at a time.
plate_not_in_rules = Triples in a row, here from { $low } to { $high }, are a plate, and this table does not play plates. Only one triple can be played at a time.
stair_has_gap = { $n ->
    [one] The pairs of { $ranks } are not in a row: { $missing } is missing. In a stair each pair is one rank above the last.
   *[other] The pairs of { $ranks } are not in a row: { $missing } are missing. In a stair each pair is one rank above the last.
}
stair_has_gap-many = The pairs of { $ranks } are not in a row: { $n } ranks are missing between { $low } and { $high }. In a stair each pair is one rank above the last.
plate_has_gap = { $n ->
    [one] The triples of { $ranks } are not in a row: { $missing } is missing. In a plate each triple is one rank above the last.
   *[other] The triples of { $ranks } are not in a row: { $missing } are missing. In a plate each triple is one rank above the last.
}
plate_has_gap-many = The triples of { $ranks } are not in a row: { $n } ranks are missing between { $low } and { $high }. In a plate each triple is one rank above the last.
two_pairs = Two pairs of different ranks, { $ranks }, are no combination here. One pair is; three of one rank and two of the other would be a full house.
two_pairs-no_full_house = Two pairs of different ranks, { $ranks }, are no combination here. Only one pair can be played at a time.
two_pairs-many = Pairs of different ranks, { $ranks }, are no combination here. Only one pair can be played at a time.
straight_has_double = { $n ->
    [one] A straight has one card of each rank, and here { $ranks } comes twice. Keep one of each rank, and it is a straight.
   *[other] A straight has one card of each rank, and here { $ranks } come twice. Keep one of each rank, and it is a straight.
}
four_with_extra = A bomb carries no other card, so { $n_word } { $ranks } cannot take { $extra } along. Without the rest it is a bomb.
triple_with_single = Three { $ranks } cannot take just one card along, here { $extra }. They go alone or with a pair.
triple_with_single-plates = Three { $ranks } cannot take just one card along, here { $extra }. They go alone, with a pair, or as part of a plate.
triple_with_single-alone = Three { $ranks } cannot take { $extra } along. At this table they go alone.
triple_with_single-alone_plates = Three { $ranks } cannot take { $extra } along. At this table they go alone or as part of a plate.
triple_with_wrong_extra = With three { $ranks } you chose { $extra }, and that is not one pair. A full house is three of one rank and two of another.
triple_with_wrong_extra-alone = With three { $ranks } you chose { $extra }. At this table three of a rank go alone.
triple_with_wrong_extra-alone_plates = With three { $ranks } you chose { $extra }. At this table three of a rank go alone or as part of a plate.
not_equal-two = These two, { $ranks }, differ in rank, so they are not a pair. A pair is two cards of one rank.
not_equal-three = These three, { $ranks }, are not all of one rank, so they are not a triple. For a triple all three must match.
not_equal-three_bomb = These three, { $ranks }, are not all of one rank, so they are no bomb of three cards. For that all three must match.
no_shape = The cards { $ranks } together are no combination. This table plays: { $types }.
