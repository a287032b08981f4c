## 不用出牌的题：排顺序、做标记、找原因

ui-check = 检查
ui-aim-order = 从小到大排，花色不算大小。
ui-aim-which_beats = 压得过桌上的都标出来，压不过的不要标。
ui-aim-why_not = 选出不能出的原因。
ui-note-not-all-placed = 还没有全部排好
ui-note-nothing-marked = 还没有标
ui-note-nothing-placed = 还没有排

order-label = 从小到大排成一行
order-tray = 还没放的
order-lowest = 最小
order-highest = 最大
order-next = 下一个
order-down = 往小移
order-up = 往大移
order-back = 拿回来
order-help = 点一下就放到下一个位置。排好的点一下可以再移，左右方向键也能移。
order-item-placed = { $item }，第{ $n }个，共{ $count }个
order-item-tray = { $item }，还没放
order-says-none = 还没有排。先点最小的。
order-says-some = 已经排好：{ $items }。还剩{ $left }个没放。
order-says-all = 都排好了：{ $items }。点“检查”。
order-says-done = 从小到大：{ $items }。
order-typed = 输入整行
order-typed-placeholder = 3、10、K
live-placed = { $item }放在第{ $n }个
live-taken = { $item }拿回来了

marks-label = 哪些压得过
marks-says-none = 还没有标。点一下就标上。
marks-says = 已标：{ $items }
marks-says-done = 压得过的：{ $items }
marks-item-marked = { $item }，已标
marks-item-right = { $item }，对
marks-item-wrong = { $item }，压不过
marks-item-hint = { $item }，提示给出
marks-typed = 输入压得过的
marks-typed-placeholder = 9、JJ
live-marked = 标了{ $item }
live-unmarked = { $item }不标了

why-question = 为什么不能出？
why-says = 想出，但是不能出：{ $cards }
why-says-play = 想出，但是不能出：{ $cards }，{ $play }
why-says-nothing = 没有选牌就点了“出牌”。
why-says-pass = 点了“不要”。
why-typed = 输入原因的编号
why-typed-placeholder = 1
why-number = { $n }、{ $reason }
why-and = { $a }；{ $b }

## 同样的内容写成文字

text-order = { $where }。从小到大排：{ $items }。
text-order-row = 已经排好：{ $items }。
text-which = { $where }。桌上：{ $table }（{ $seat }）。哪些压得过：{ $items }？
text-why = { $where }。桌上：{ $table }（{ $seat }）。不能出：{ $tried }。为什么？
text-why-lead = { $where }。桌上没有牌，由你先出。不能出：{ $tried }。为什么？
text-why-nothing = 没有选牌就点“出牌”
text-marked = 已标：{ $items }。
text-reasons = 可选的原因：{ $choices }。

## 排顺序

order-right = 对了，从小到大就是这样。
order-wrong = 还不对：{ $low }放得太小了。
order-wrong-body = 你把{ $low }放在{ $high }前面。可是{ $low }压得过{ $high }，应该放在后面。
order-rest = { $right ->
    [0] 别的相邻两个也再看看。
   *[other] 相邻两个放对的有{ $right }处，一共{ $count }处。
}
order-rest-fine = 别的相邻两个都放对了。
order-not-all = 还没有全部排好。
order-not-all-body = 还没放的：{ $items }。
hint-order-1 = 先找最小的：别的都压得过的那一个。
hint-order-2 = 最小的是{ $low }，最大的是{ $high }。
hint-order-3 = 答案从小到大是{ $items }。

## 哪些压得过

marks-right = 对了，压得过{ $table }的都找到了。
marks-right-these = 就是{ $plays }。
marks-right-one = 就是{ $plays }。
marks-other = { $item }：{ $verdict }
marks-wrong = 还不对：{ $item }压不过。
marks-so-far = { $right ->
    [0] 标的里面还没有对的。
   *[other] 标对了{ $right }个。
}
marks-missing = 标的都对，但还不全。
marks-missing-body = 找到了{ $right }个，压得过{ $table }的还有{ $missing }个。
marks-none = 还没有标。
marks-none-body = 标出压得过{ $table }的，再点“检查”。
hint-marks-2 = 这{ $count }个里面，压得过的有{ $right }个。
hint-marks-3 = 答案是{ $plays }。

## 为什么不能出

why-right = 对了：{ $reason }。
why-wrong = 不是这个：{ $reason }。
why-later = 这也没错，不过前面还有别的原因。
why-later-body = 判断有先后，说出来的是最先遇到的那个原因。
hint-why-1 = 判断的顺序是：轮没轮到你，牌在不在手里，成不成牌型，压不压得过桌上的牌。
hint-why-2-nothing = 看看选了什么牌。
hint-why-2-hand = 和手牌比一比：每张牌都有吗？
hint-why-2-shape = 只看这几张牌：不成牌型。
hint-why-2-play = 这是一种牌型：{ $play }。和桌上的{ $table }比一比。
hint-why-2-led = 桌上没有牌。看看先出有什么要求。
hint-why-2-turn = 看看轮到谁出牌。
hint-why-3 = 答案是：{ $reason }。
reason-round_over = 这一局已经打完
reason-already_passed = 这家已经过牌
reason-not_your_turn = 没有轮到你
reason-must_lead = 先出的人一定要出牌
reason-nothing_selected = 没有选牌
reason-not_in_hand = 手里没有这张牌
reason-missing_opening_card = 没有带上首出的那张牌
reason-bomb_not_longer = 是炸弹，但是张数没有更多
reason-bomb_too_low = 是炸弹，但是不够大
reason-needs_bomb = 炸弹要用炸弹压
reason-wrong_type = 牌型不同
reason-wrong_size = 张数不同
reason-too_low = 不够大
reason-shape-full_house_not_in_rules = 不成牌型：这桌没有三带二
reason-shape-joker_pair_mixed_in = 不成牌型：大小王不能带别的牌
reason-shape-joker_not_wild = 不成牌型：王不能当别的牌
reason-shape-too_many_jokers = 不成牌型：王太多了
reason-shape-wraps_around = 不成牌型：绕回来了
reason-shape-two_in_straight = 不成牌型：2不能进顺子
reason-shape-straight_too_short = 不成牌型：顺子张数太少
reason-shape-straight_has_gap = 不成牌型：中间断了
reason-shape-two_in_stair = 不成牌型：2不能这样连
reason-shape-stair_not_in_rules = 不成牌型：这桌没有连对
reason-shape-plate_not_in_rules = 不成牌型：这桌没有飞机
reason-shape-stair_has_gap = 不成牌型：对子没有连上
reason-shape-plate_has_gap = 不成牌型：三张没有连上
reason-shape-two_pairs = 不成牌型：对子的点数不同
reason-shape-straight_has_double = 不成牌型：有点数重复
reason-shape-four_with_extra = 不成牌型：炸弹不能带牌
reason-shape-triple_with_single = 不成牌型：三张不能带一张
reason-shape-triple_with_wrong_extra = 不成牌型：三张带的牌不对
reason-shape-not_equal = 不成牌型：点数不同
reason-shape-no_shape = 不成牌型：没有这种样子的
not-because-nothing = 一张牌也没选，没有什么可看的。
not-because-passed = 这是过牌，过牌不用出牌。
not-because-combination = 这几张牌成牌型：{ $play }。
not-because-other-shape = 确实不成牌型，不过原因不是这个。
not-because-in-hand = 这几张牌手里都有。
not-because-turn = 正轮到这一家。
not-because-not-passed = 这一圈这一家没有过牌。
not-because-pass-not-final = 这桌过了牌，再轮到时还可以出。
not-because-not-over = 这一局还没打完。
not-because-table = 桌上有牌，不是先出。
not-because-played = 出了牌，不是不肯先出。
not-because-selected = 牌是选了的。
not-because-opening = 这里不要求带首出的那张牌。
not-because-opening-there = 首出的那张牌带上了。
not-because-led = 桌上没有牌，不用比大小。
not-because-not-compared = 还没有到比大小那一步：这几张牌不成牌型。
not-because-no-bomb-there = 桌上的不是炸弹。
not-because-no-bomb = 出的不是炸弹。
not-because-bomb = 出的就是炸弹。
not-because-bomb-higher = 这个炸弹够大了，这里要的是别的。
not-because-bomb-lower = 按一般的比法，这个炸弹也压不过桌上的。
not-because-no-bombs = 两手都是炸弹，炸弹另有比法。
not-because-bomb-there = 桌上是炸弹，只有炸弹才和炸弹比。
not-because-no-joker = 里面没有王。
not-because-not-both-jokers = 大小王没有凑齐。
not-because-only-jokers = 选的都是王，没有带别的牌。
not-because-not-only-jokers = 里面不全是王。
not-because-no-two = 里面没有2。
not-because-in-row = 点数是连着的，中间不缺。
not-because-not-in-row = 点数没有连上。
not-because-enough = 张数够一个顺子了。
not-because-all-differ = 没有重复的点数。
not-because-full-houses-played = 这桌有三带二。
not-because-stairs-played = 这桌有连对。
not-because-plates-played = 这桌有飞机。
not-because-no-stairs = 这桌没有连对。
not-because-no-plates = 这桌没有飞机。
not-because-not-pairs = 不全是对子。
not-because-not-triples = 不全是三张。
not-because-no-four = 没有哪个点数有四张。
not-because-no-three = 没有哪个点数有三张。
not-because-not-one-extra = 选的不止四张。
not-because-more-than-three = 两三张牌才这么说，这里不止三张。
not-because-same-type = 两手牌的牌型是一样的。
not-because-types-first = 先比牌型，这里牌型就不同。
not-because-same-size = 张数是一样的。
not-because-size-first = 先比张数，这里张数就不同。
not-because-other = 这里是别的原因。

## 输入的答案

typed-item-error = “{ $text }”从第{ $column }个字起，在这些牌里找不到。
typed-item-help = 输入点数，中间空一格，比如{ $example }。
typed-reason-error = “{ $text }”不是这里的原因。
typed-reason-help = 输入编号，从1到{ $count }。
