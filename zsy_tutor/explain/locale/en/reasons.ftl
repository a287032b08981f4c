## Why a play is refused. A variant is a message of its own; each is true wherever `reasons.py` chooses it.

two_sentences = { $first } { $second }
on_table = { $table_type ->
    [triple] On the table lie { $table }
    [four_jokers] On the table lie { $table }
   *[other] On the table lies { $table }
}

round_over = This round is over: nobody may play or pass any more.
already_passed = You have passed in this trick, and at this table a pass is final. You may play again only in a later trick.
not_your_turn = It is { $seat }'s turn, and nobody may play or pass out of turn.
must_lead = You lead this trick, and the leader may not pass. Play any combination you hold.
must_lead-opening = You lead the round, and the leader may not pass. Play any combination that contains { $card }.
nothing_selected = No card is selected. To play, choose your cards first; to play none, pass.
nothing_selected-lead = No card is selected. You lead, so choose one combination.

not_in_hand = You do not hold { $cards }. Choose only from the cards in your hand.
not_in_hand-rank = You hold no { $ranks }. Choose only from the cards in your hand.
not_in_hand-copies = You chose { $chosen }, but your hand does not have that many: at most { $have_word }.
not_in_hand-copies_card = You chose { $card } { $times }, but your hand does not have that many: at most { $have_word }.
not_in_hand-several = For that your hand lacks { $cards }. Choose only from the cards in your hand.
not_in_hand-size = You chose { $n } cards, and the hand has only { $hand_size }. A play can be no larger than the hand.
not_in_hand-all = Besides the other cards you chose, the hand cannot hold { $cards }. Choose only from the cards in your hand.
not_in_hand-empty = You have no cards left, so you cannot play { $cards }.
times = { $n ->
    [one] once
    [2] twice
   *[other] { $n_word } times
}

missing_opening_card = The first play of this round must contain { $card }. Play it alone or as part of a combination.
missing_opening_card-suit = The first play of this round must contain { $card }; { $other } will not do. Play that card alone or as part of a combination.

## Bomb on bomb

above-joker_bomb = the joker bomb
above-four_jokers = the joker bomb or the four jokers
nothing_beats = Nothing beats { $table }, and { $play } does not either. Only a pass can follow it.
nothing_beats-equal = Nothing beats { $table }, and yours is equal: equal does not beat equal. Only a pass can follow it.
bomb_not_longer = { on_table }. Here only a bomb with more cards beats it: at least { $need }, or { $above }.
bomb_not_longer-none = { on_table }, and here the same number of cards never beats a bomb. Only { $above } can beat it.
bomb_too_low-fewer = Between bombs more cards win, and your { $n } do not beat the { $table_n } on the table.
bomb_too_low-rank = Bombs with the same number of cards go by rank, and { $own_ranks } are below { $ranks }.
bomb_too_low-equal = { on_table }, just as high as yours, and equal does not beat equal.
bomb_too_low-same_number = Here the same number of cards never beats a bomb, and both bombs have { $n }.
bomb_too_low-four_jokers = Here only the four jokers together beat the joker bomb, and you chose { $play }.
bomb_demand-rank_or_more = It takes { $n_word } of a rank above the { $ranks }, more cards of any rank, or { $above }.
bomb_demand-rank = It takes { $n_word } of a rank above the { $ranks }, or { $above }.
bomb_demand-more = It takes at least { $need } cards of one rank, or { $above }.
bomb_demand-none = Only { $above } can beat the { $n_word } { $ranks } on the table.
needs_bomb = { on_table }, and only a stronger bomb beats a bomb. You chose { $play }: no bomb.
needs_bomb-four_jokers = Here only the four jokers together beat the joker bomb. You chose { $play }: no bomb.

## The same type, the same number, a higher rank

wrong_type = { on_table }, and you chose { $play }: another type. Only a higher { $follow } or a bomb beats it.
wrong_type-highest = { on_table }, and you chose { $play }: another type. No higher { $follow } exists, so only a bomb beats it.
wrong_size = The { $type } on the table has { $need } cards, yours has { $n }. It takes exactly { $need } that end above { $rank }, or a bomb.
wrong_size-highest = The { $type } on the table has { $need } cards, yours has { $n }. No higher one of { $need } cards exists, so only a bomb beats it.
too_low = { on_table }, and you chose { $play }: too low. It takes a { $follow } above { $rank }, or a bomb.
too_low-full_house = A full house goes by its triple: three { $own_ranks } do not beat three { $ranks }, whatever the pair. The triple must be above the { $ranks }; a bomb also does it.
too_low-run = Of the same length, the { $type } with the higher top wins: yours ends on { $own_rank }, the one on the table on { $rank }. It must end above { $rank }; a bomb also does it.
too_low-highest = No { $follow } is above { $table }, so { $play } cannot beat it. Only a bomb does.
too_low-highest_full_house = A full house goes by its triple, and none is above three { $ranks }: yours has three { $own_ranks }. Only a bomb beats it.
too_low-equal = { on_table }, just as high as yours, and equal does not beat equal. It takes a { $follow } above { $rank }, or a bomb.
too_low-equal_suits = { on_table }, just as high as yours: suits make no difference, and equal does not beat equal. It takes a { $follow } above { $rank }, or a bomb.
too_low-equal_full_house = A full house goes by its triple, and both have three { $ranks }: equal, whatever the pair. The triple must be above the { $ranks }; a bomb also does it.
too_low-equal_run = { on_table }, just as high as yours, and equal does not beat equal. It takes a { $follow } that ends above { $rank }, or a bomb.
too_low-equal_highest = { on_table }, just as high as yours, and equal does not beat equal. No { $follow } is higher, so only a bomb beats it.

## The exchange

wrong_count = { $need ->
    [one] You owe { $need } card, and you chose { $n }.
   *[other] You owe { $need } cards, and you chose { $n }.
}
wrong_count-few = { $need ->
    [one] Your hand has only { $need } card that can be paid, so that is all you pay; you chose { $n }.
   *[other] Your hand has only { $need } cards that can be paid, so that is all you pay; you chose { $n }.
}
wrong_count-none = You hold no card that can be paid, so you pay nothing; you chose { $n }.
wrong_count-zero = You owe nothing in this exchange, and you chose { $n }.
wrong_count-back = { $need ->
    [one] You give back { $need } card, as many as came, and you chose { $n }.
   *[other] You give back { $need } cards, as many as came, and you chose { $n }.
}
wrong_count-back_few = You have only { $need } to give back, so that is all you give; you chose { $n }.
joker_not_owed = Jokers are not owed at this table: keep { $jokers }. What you owe comes from your other cards, highest first.
not_highest-plain = Tribute takes your highest plain cards: you owe { $owed }, and you chose { $chosen }. Among equal ranks the suit is your choice.
not_highest = Tribute takes your highest cards: you owe { $owed }, and you chose { $chosen }. Among equal ranks the suit is your choice.
above_limit = { $n ->
    [one] At this table only cards up to { $limit } may go back, and { $cards } is above that.
   *[other] At this table only cards up to { $limit } may go back, and { $cards } are above that.
}
above_limit-lowest = At this table only cards up to { $limit } may go back, and you hold too few of those. Then the lowest of the hand go back: { $lowest }.

## The exchange: right, and what is owed

tribute-few = { $n ->
    [one] Your hand has only { $n } card that can be paid, so that is all you pay.
   *[other] Your hand has only { $n } cards that can be paid, so that is all you pay.
}
tribute-none = You hold no card that can be paid, so you pay nothing.
tribute-right = Right, that is what you owe. Now { $seat } gives cards back.
