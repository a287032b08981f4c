## One position under several rule sets

judged-legal = Legal here: { $play }.
judged-pass = Passing is allowed here.
judged-decided_by = What decides: { $options }.

switch-preset = which game is played
switch-straight_top = Top of straights
switch-min_straight = Shortest straight
switch-full_houses = Full houses
switch-stairs = Stairs
switch-plates = Plates
switch-triple_bomb = Triple as bomb
switch-four_jokers = Four jokers
switch-bomb_over_bomb = Bomb on bomb
switch-opening_card = Opening card
switch-opening_required = Opening card required
switch-pass_is_final = A pass is final
switch-round_ends = End of round
switch-teams = Partnerships
switch-partner_takes_lead = Partner takes the lead
switch-packs = Packs

impossible-wrong_number_of_seats = This table does not play with so many players.
impossible-teams_seats = Partnerships do not go with this number of players.
impossible-too_many_copies = This cannot occur here: there is more of one card than the packs of this table hold.
impossible-too_many_cards = This cannot occur here: these are more cards than the packs of this table hold.
impossible-trick_is_no_combination = This cannot occur here: the play on the table is no combination.
impossible-opening_card_not_held = This cannot occur here: who leads the round holds the opening card of this table.
impossible-round_is_over = This cannot occur here: the round would be over by now.
impossible-too_many_out = This cannot occur here: the round ends when the first player is out.
impossible-turn_missing = This cannot occur here: the round would not be over yet.
impossible-other = This cannot occur at a table that plays so.
