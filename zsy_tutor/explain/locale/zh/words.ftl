## 数字、点数、花色、牌、列举

number-1 = 一
number-2 = 两
number-3 = 三
number-4 = 四
number-5 = 五
number-6 = 六
number-7 = 七
number-8 = 八
number-9 = 九

list-comma = { $a }、{ $b }
list-and = { $a }、{ $b }
list-or = { $a }或{ $b }

rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-2 = 2
rank-B = 小王
rank-R = 大王

ranks-3 = 3
ranks-4 = 4
ranks-5 = 5
ranks-6 = 6
ranks-7 = 7
ranks-8 = 8
ranks-9 = 9
ranks-T = 10
ranks-J = J
ranks-Q = Q
ranks-K = K
ranks-A = A
ranks-2 = 2
ranks-B = 小王
ranks-R = 大王

a_rank-3 = 一张3
a_rank-4 = 一张4
a_rank-5 = 一张5
a_rank-6 = 一张6
a_rank-7 = 一张7
a_rank-8 = 一张8
a_rank-9 = 一张9
a_rank-T = 一张10
a_rank-J = 一张J
a_rank-Q = 一张Q
a_rank-K = 一张K
a_rank-A = 一张A
a_rank-2 = 一张2
a_rank-B = 一张小王
a_rank-R = 一张大王

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

the_rank = { $rank }
some_ranks = { $n_word }张{ $ranks }

suit-d = 方块
suit-c = 梅花
suit-h = 红桃
suit-s = 黑桃
card-suited = { $suit }{ $rank }
the_card = { $card }

## 一手牌

play-single = 一张{ $rank }
play-single_joker = 一张{ $rank }
play-pair = 一对{ $ranks }
play-triple = 三张{ $ranks }
play-full_house = 三张{ $ranks }带一对{ $extras }
play-straight = { $low }到{ $high }的顺子
play-stair = { $low }到{ $high }的连对
play-plate = { $low }到{ $high }的飞机
play-bomb = { $n_word }张{ $ranks }的炸弹
play-joker_bomb = 王炸
play-four_jokers = 四大天王
play-pass = 过牌

type-single = 单张
type-pair = 对子
type-triple = 三张
type-full_house = 三带二
type-straight = 顺子
type-stair = 连对
type-plate = 飞机
type-bomb = 炸弹
type-joker_bomb = 王炸
type-four_jokers = 四大天王

follow-straight = { $n }张的顺子
follow-stair = { $n }张的连对
follow-plate = { $n }张的飞机

types-single = 单张
types-pair = 对子
types-triple = 三张
types-full_house = 三带二
types-straight = 至少{ $min }张的顺子
types-stair = 连对
types-plate = 飞机
types-bomb = 炸弹

## 名次

place = 第{ $n }名
title-upstream = 上游
title-downstream = 下游
title-middle = 中游
title-second_upstream = 二游
title-second_downstream-4 = 三游
title-second_downstream-5 = 四游
title-second_downstream-6 = 五游

the_ranks = { $ranks }
