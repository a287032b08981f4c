## 为什么不成牌型。写法同reasons.ftl。

full_house_not_in_rules = 这桌没有三带二，三张{ $ranks }不能带{ $extra }，只能单独出。
full_house_not_in_rules-plates = 这桌没有三带二，三张{ $ranks }不能带{ $extra }，只能单独出，或者连成飞机。
joker_pair_mixed_in = 你把大小王和{ $cards }放在一起了。王炸只能是一张小王加一张大王，不能带别的牌。
joker_not_wild = 这里没有百搭，{ $jokers }不能当别的牌用。一张王不能带普通牌。
joker_not_wild-pair = 这里没有百搭，{ $jokers }不能当别的牌用。要和普通牌一起出，只能当三带二里的那一对。
joker_not_wild-never = 这里没有百搭，{ $jokers }不能当别的牌用。这桌的王不能和普通牌一起出。
too_many_jokers = { $n_word }张王在这里不成牌型。一张小王加一张大王，才是王炸。
wraps_around = 顺子不能绕回来：{ $top }后面不能接{ $bottom }，所以{ $ranks }不是顺子。点数要从小到大一路连上去。
wraps_around-stair = 连对不能绕回来：{ $tops }后面不能接{ $bottoms }。对子要从小到大一路连上去。
wraps_around-plate = 飞机不能绕回来：{ $tops }后面不能接{ $bottoms }。三张要从小到大一路连上去。
two_in_straight = 这桌的顺子只能用3到A，{ $card }不能进顺子。要至少{ $min }张相连、不带{ $card }的牌。
straight_too_short = { $ranks }是连着的，可是只有{ $n }张。这里的顺子至少要{ $min }张。
straight_has_gap = { $n ->
   *[other] { $ranks }没有连上，中间缺{ $missing }。顺子至少要{ $min }张，点数一个接一个，中间不能断。
}
straight_has_gap-many = { $ranks }没有连上，{ $low }和{ $high }之间缺{ $n }个点数。顺子至少要{ $min }张，点数一个接一个，中间不能断。
two_in_stair-stair = 这桌的连对最大到A，{ $cards }不能进。换相连、不带2的对子。
two_in_stair-plate = 这桌的飞机最大到A，{ $cards }不能进。换相连、不带2的三张。
stair_not_in_rules = 从{ $low }到{ $high }相连的对子叫连对，这桌没有这种牌型。一次只能出一个对子。
plate_not_in_rules = 从{ $low }到{ $high }相连的三张叫飞机，这桌没有这种牌型。一次只能出一个三张。
stair_has_gap = { $n ->
   *[other] { $ranks }这几个对子没有连上，中间缺{ $missing }。连对的点数要一个接一个。
}
stair_has_gap-many = { $ranks }这几个对子没有连上，{ $low }和{ $high }之间缺{ $n }个点数。连对的点数要一个接一个。
plate_has_gap = { $n ->
   *[other] { $ranks }这几个三张没有连上，中间缺{ $missing }。飞机的点数要一个接一个。
}
plate_has_gap-many = { $ranks }这几个三张没有连上，{ $low }和{ $high }之间缺{ $n }个点数。飞机的点数要一个接一个。
two_pairs = { $ranks }是两个不同点数的对子，放在一起不成牌型。可以出一个对子；三张加另一个点数的一对，才是三带二。
two_pairs-no_full_house = { $ranks }是两个不同点数的对子，放在一起不成牌型。一次只能出一个对子。
two_pairs-many = { $ranks }是不同点数的对子，放在一起不成牌型。一次只能出一个对子。
straight_has_double = { $n ->
   *[other] 顺子里每个点数只能有一张，这里{ $ranks }重复了。每个点数只留一张，就是顺子。
}
four_with_extra = 炸弹不能带牌，{ $n_word }张{ $ranks }不能带{ $extra }。去掉多余的牌，就是炸弹。
triple_with_single = 三张{ $ranks }不能只带{ $extra }。要么不带，要么带一对。
triple_with_single-plates = 三张{ $ranks }不能只带{ $extra }。可以不带，可以带一对，也可以连成飞机。
triple_with_single-alone = 三张{ $ranks }不能带{ $extra }。这桌的三张只能单独出。
triple_with_single-alone_plates = 三张{ $ranks }不能带{ $extra }。这桌的三张只能单独出，或者连成飞机。
triple_with_wrong_extra = 除了三张{ $ranks }，你还选了{ $extra }，不是一对。三带二是三张同点的牌，加另一个点数的一对。
triple_with_wrong_extra-alone = 除了三张{ $ranks }，你还选了{ $extra }。这桌的三张只能单独出。
triple_with_wrong_extra-alone_plates = 除了三张{ $ranks }，你还选了{ $extra }。这桌的三张只能单独出，或者连成飞机。
not_equal-two = { $ranks }点数不同，不是对子。两张点数一样的牌才是对子。
not_equal-three = { $ranks }点数不全一样，凑不成三张。三张牌要都是同一个点数。
not_equal-three_bomb = { $ranks }点数不全一样，凑不成三张的炸弹。三张牌要都是同一个点数。
no_shape = { $ranks }放在一起不成牌型。这桌可以出的牌型有：{ $types }。
