## 提示：先点一下，再说细一点，最后是答案

hint-heading = 提示{ $n }，共3条
hint-stars = 这一题还剩{ $left }颗星，最多3颗。
hint-next-answer = 下一条提示就是答案。

hint-1-follow = { on_table }，找找更大的{ $follow }，或者炸弹。
hint-1-bomb_only = { on_table }，没有更大的{ $follow }了，找找炸弹。
hint-1-bomb = { on_table }，只有更大的炸弹才能压，你有吗？
hint-1-top = { on_table }，有没有什么牌能压过？
hint-2-above = { $count ->
   *[other] 要比{ $rank }大；不算炸弹，手里有{ $count }种出法，牌已经标出。
}
hint-2-full_house = { $count ->
   *[other] 三张要比{ $rank }大；不算炸弹，手里有{ $count }种出法，牌已经标出。
}
hint-2-run = { $count ->
   *[other] 最大的点数要比{ $rank }大；不算炸弹，手里有{ $count }种出法，牌已经标出。
}
hint-2-bombs = { $count ->
   *[other] 手里只有炸弹压得过，有{ $count }种出法。
}
hint-2-none = 手里没有够大的同种牌型，也没有炸弹。
hint-2-bomb = { $count ->
   *[other] 手里压得过的有{ $count }种出法。
}
hint-2-bomb_none = 手里没有压得过的炸弹。
hint-2-top = 没有任何牌压得过。
hint-3-only = 答案是{ $play }，压得过的只有这一手。
hint-3-any = 可以出{ $play }，这样最省。
hint-3-cheapest = 答案是{ $play }，这样最省。
hint-3-pass = 答案是过牌：手里没有能压过{ $table }的牌，要不起。

hint-pass-1 = 不是先出的人，手里有什么牌都可以不要。
hint-pass-2 = 你压得过{ $table }，不过这一步要你过牌。
hint-pass-3 = 答案是过牌。

hint-lead-1 = 桌上没有牌，由你先出，什么牌型都行。
hint-lead-1-opening = 这一局由你先出，带{ $card }的牌型都行。
hint-lead-2 = 手里能先出的牌型：{ $types }。
hint-lead-3 = 可以出{ $play }。
hint-lead-3-only = 答案是{ $play }，能先出的只有这一手。
hint-lowest-1 = 桌上没有牌，由你先出。看看手里最小的牌。
hint-lowest-2 = 能先出的牌里，最小的是{ $rank }，已经标出。
hint-lowest-3 = 答案是{ $play }。

hint-refused-1 = 这里就是要看看为什么不能出：照题目做就行。
hint-refused-2 = 出不了也没有损失，牌还在手里。
hint-refused-3 = 只选题目说的牌，别的不选，再点“出牌”。

# 列举能先出的牌型时用
lead-single = 单张
lead-pair = 对子
lead-triple = 三张
lead-full_house = 三带二
lead-straight = 顺子
lead-stair = 连对
lead-plate = 飞机
lead-bomb = 炸弹
lead-joker_bomb = 王炸
lead-four_jokers = 四大天王
