## 为什么不能出。每种说法单独一条，由reasons.py挑选，挑到哪条，哪条就是真的。

two_sentences = { $first }{ $second }
on_table = { $table_type ->
   *[other] 桌上是{ $table }
}

round_over = 这一局已经结束，谁都不能再出牌或过牌了。
already_passed = 这一圈你已经过牌了。这桌约定过牌后不能再出，要等下一圈。
not_your_turn = 现在轮到{ $seat }，没轮到的人不能出牌，也不能过牌。
must_lead = 这一圈由你先出，先出的人不能过牌。手里的任何一种牌型都可以出。
must_lead-opening = 这一局由你先出，不能过牌。请出一手带{ $card }的牌，什么牌型都行。
nothing_selected = 你还没有选牌。要出牌就先选好，不想出就点“不要”。
nothing_selected-lead = 你还没有选牌。这一圈由你先出，请选好一手牌。

not_in_hand = 你手里没有{ $cards }，只能从自己的手牌里选。
not_in_hand-rank = 你手里没有{ $ranks }，只能从自己的手牌里选。
not_in_hand-copies = 你选了{ $chosen }，手里没有这么多，最多只有{ $have_word }张。
not_in_hand-copies_card = { $card }你选了{ $times }，手里没有这么多，最多只有{ $have_word }张。
not_in_hand-several = 要这样出，你手里还缺{ $cards }。只能从自己的手牌里选。
not_in_hand-size = 你选了{ $n }张，可是手里只有{ $hand_size }张，出不了这么多。
not_in_hand-all = 除了你选的别的牌，手里不可能再有{ $cards }。只能从自己的手牌里选。
not_in_hand-empty = 你的牌已经出完了，不能再出{ $cards }。
times = { $n ->
   *[other] { $n_word }张
}

missing_opening_card = 这一局的第一手必须带{ $card }。可以单出，也可以放在别的牌型里一起出。
missing_opening_card-suit = 这一局的第一手必须带{ $card }，{ $other }不算。可以单出，也可以放在别的牌型里一起出。

## 炸弹压炸弹

above-joker_bomb = 王炸
above-four_jokers = 王炸、四大天王
nothing_beats = 没有牌能压过{ $table }，{ $play }也不行，后面只能过牌。
nothing_beats-equal = 没有牌能压过{ $table }，你的和桌上的一样大，一样大压不过，后面只能过牌。
bomb_not_longer = { on_table }。这桌约定张数更多的炸弹才能压：至少{ $need }张，或者{ $above }。
bomb_not_longer-none = { on_table }。这桌约定张数一样的炸弹不能压，能压的只有{ $above }。
bomb_too_low-fewer = 炸弹先比张数，你的{ $n }张压不过桌上的{ $table_n }张。
bomb_too_low-rank = 张数相同的炸弹比点数，{ $own_ranks }没有{ $ranks }大。
bomb_too_low-equal = { on_table }，和你的一样大，一样大压不过。
bomb_too_low-same_number = 这桌约定张数一样的炸弹不能压，你的和桌上的都是{ $n }张。
bomb_too_low-four_jokers = 这桌能压王炸的只有四大天王，你选的{ $play }压不过。
bomb_demand-rank_or_more = 要{ $n_word }张比{ $ranks }大的同点牌，或者张数更多，或者{ $above }。
bomb_demand-rank = 要{ $n_word }张比{ $ranks }大的同点牌，或者{ $above }。
bomb_demand-more = 至少要{ $need }张同点的牌，或者{ $above }。
bomb_demand-none = 桌上是{ $n_word }张{ $ranks }，能压的只有{ $above }。
needs_bomb = { on_table }，炸弹只有更大的炸弹才能压。你选的{ $play }不是炸弹。
needs_bomb-four_jokers = 这桌能压王炸的只有四大天王。你选的{ $play }不是炸弹。

## 牌型相同，张数相同，点数更大

wrong_type = { on_table }，你选的是{ $play }，牌型不一样。能压的只有更大的{ $follow }，或者炸弹。
wrong_type-highest = { on_table }，你选的是{ $play }，牌型不一样。没有更大的{ $follow }了，能压的只有炸弹。
wrong_size = 桌上的{ $type }是{ $need }张，你的是{ $n }张。要正好{ $need }张，并且最大的点数比{ $rank }大，不然就用炸弹。
wrong_size-highest = 桌上的{ $type }是{ $need }张，你的是{ $n }张。没有更大的{ $need }张{ $type }了，能压的只有炸弹。
too_low = { on_table }，你选的{ $play }比较小。要出比{ $rank }大的{ $follow }，或者炸弹。
too_low-full_house = 三带二只比三张：三张{ $own_ranks }没有三张{ $ranks }大，带什么对子都一样。三张要比{ $ranks }大，或者用炸弹。
too_low-run = 张数相同的{ $type }比最大的点数：你的到{ $own_rank }，桌上的到{ $rank }。要比{ $rank }更大才行，或者用炸弹。
too_low-highest = { $follow }里没有比{ $table }更大的，{ $play }压不过。只有炸弹能压。
too_low-highest_full_house = 三带二只比三张，没有比三张{ $ranks }更大的了，你的是三张{ $own_ranks }。只有炸弹能压。
too_low-equal = { on_table }，和你的一样大，一样大压不过。要出比{ $rank }大的{ $follow }，或者炸弹。
too_low-equal_suits = { on_table }，和你的一样大：花色不分大小，一样大压不过。要出比{ $rank }大的{ $follow }，或者炸弹。
too_low-equal_full_house = 三带二只比三张，两边都是三张{ $ranks }，一样大，带什么对子都压不过。三张要比{ $ranks }大，或者用炸弹。
too_low-equal_run = { on_table }，和你的一样大，一样大压不过。要出{ $follow }，最大的点数比{ $rank }大，或者用炸弹。
too_low-equal_highest = { on_table }，和你的一样大，一样大压不过。没有更大的{ $follow }了，只有炸弹能压。

## 进贡和还贡

wrong_count = 你要进贡{ $need }张，现在选了{ $n }张。
wrong_count-few = 你手里能交的只有{ $need }张，就交这些；现在选了{ $n }张。
wrong_count-none = 你手里没有可以进贡的牌，这次不用交；现在选了{ $n }张。
wrong_count-zero = 你这次不用进贡，现在选了{ $n }张。
wrong_count-back = 收到几张就还几张，你要还{ $need }张，现在选了{ $n }张。
wrong_count-back_few = 你手里能还的只有{ $need }张，就还这些；现在选了{ $n }张。
joker_not_owed = 这桌进贡不用交王，{ $jokers }留着。要交的是别的牌里最大的。
not_highest-plain = 进贡要交手里最大的普通牌：应该交{ $owed }，你选的是{ $chosen }。点数一样时，花色随你挑。
not_highest = 进贡要交手里最大的牌：应该交{ $owed }，你选的是{ $chosen }。点数一样时，花色随你挑。
above_limit = { $n ->
   *[other] 这桌还贡不能超过{ $limit }，{ $cards }太大了。
}
above_limit-lowest = 这桌还贡不能超过{ $limit }，你手里这样的牌不够。这时要还手里最小的牌：{ $lowest }。

## 进贡：对了，以及要交几张

tribute-few = 你手里能交的只有{ $n }张，就交这些。
tribute-none = 你手里没有可以进贡的牌，这次不用交。
tribute-right = 对，该交的就是这些。接下来由{ $seat }还贡。
