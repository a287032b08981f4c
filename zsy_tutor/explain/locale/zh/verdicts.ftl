## 同一个局面，不同的规则

judged-legal = 这样约定，能出{ $play }。
judged-pass = 这样约定，可以过牌。
judged-decided_by = 决定结果的是：{ $options }。

switch-preset = 哪一种打法
switch-straight_top = 顺子最大到哪里
switch-min_straight = 顺子最少张数
switch-full_houses = 三带二
switch-stairs = 连对
switch-plates = 飞机
switch-triple_bomb = 三张算炸弹
switch-four_jokers = 四大天王
switch-bomb_over_bomb = 炸弹压炸弹
switch-opening_card = 首出牌
switch-opening_required = 首出必带
switch-pass_is_final = 过牌后不能再出
switch-round_ends = 一局何时结束
switch-teams = 组队
switch-partner_takes_lead = 搭档接风
switch-packs = 用几副牌

impossible-wrong_number_of_seats = 这样约定的桌子，坐不了这么多人。
impossible-teams_seats = 这么多人，不能组队。
impossible-too_many_copies = 这样约定，不会有这个局面：有的牌比整副牌里的还多。
impossible-too_many_cards = 这样约定，不会有这个局面：牌的总数超过了这桌用的牌。
impossible-trick_is_no_combination = 这样约定，不会有这个局面：桌上的牌不成牌型。
impossible-opening_card_not_held = 这样约定，不会有这个局面：这一局先出的人，手里要有这桌的首出牌。
impossible-round_is_over = 这样约定，不会有这个局面：这一局已经结束了。
impossible-too_many_out = 这样约定，不会有这个局面：第一个人出完，这一局就结束。
impossible-turn_missing = 这样约定，不会有这个局面：这一局还没有结束。
impossible-other = 这样约定，不会有这个局面。
