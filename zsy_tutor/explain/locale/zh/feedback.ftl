## 一句话的判定，写在说明上面

verdict-round_over = 这一局已经结束。
verdict-not_your_turn = 现在没轮到你。
verdict-already_passed = 这一圈你过牌了。
verdict-must_lead = 由你先出，不能不要。
verdict-nothing_selected = 还没有选牌。
verdict-not_in_hand = 手里没有这些牌。
verdict-not_a_combination = 不成牌型。
verdict-missing_opening_card = 没有带首出牌。
verdict-bomb_not_longer = 张数一样还不够。
verdict-bomb_too_low = 这个炸弹压不过。
verdict-needs_bomb = 这手牌压不过炸弹。
verdict-wrong_type = 牌型不同。
verdict-wrong_size = 张数不同。
verdict-too_low = 太小了。
verdict-too_low-equal = 一样大，压不过。
verdict-wrong_count = 张数不对。
verdict-joker_not_owed = 不用交王。
verdict-not_highest = 还不是最大的。
verdict-above_limit = 超过还贡上限。

## 对了

right-beats = 对，{ $play }压得过{ $table }。
right-cheapest = 这样最省。
right-lead = 对，你先出{ $play }。
right-lowest = 对，{ $play }是你能先出的最小的牌。
right-pass = 对，手里没有能压过{ $table }的牌，要不起。
right-pass-asked = 对，你过牌了。
right-also = 这些也对：{ $plays }。
right-named = 对，这是{ $play }。
right-named-none = 对，这不成牌型。
right-refused = 出不了，本来就该这样。出不了也没有损失，牌还在手里。

## 可以，但不是题目要的

info-dearer = 能出，但不是最省的。
info-dearer-body = { $play }压得过{ $table }，不过还有更省的一手，再找找。
info-not-lowest = 能出，但不是最小的。
info-not-lowest-body = 先出{ $play }可以，不过手里还有更小的，再找找。
info-pass = 可以不要。
info-pass-body = 不过手里有牌压得过{ $table }，再看看。
info-refused-first = 这样出是可以的。
info-refused-first-body = 不过这一步先照题目做，看看为什么不能出。
info-pass-asked = { $play }能出，不过这一题要你过牌。

## 问为什么，怎样才行

why-legal = 这样能出：{ $play }压得过{ $table }。
why-legal-lead = 这样能出：由你先出，{ $play }是一种牌型。
why-nothing = 先选好要问的牌。
why-note = 这是提问，不算作答。
fix-shown = 可以出{ $play }。
fix-nearest-only = 能出的牌里，这一手和你选的最接近。
fix-nearest = 能出的牌里，没有哪一手比这更接近你选的牌。
fix-cheapest = 压过{ $table }，这一手最省。
fix-lifted = 牌已经升起来，还没有出：答案由你来定。
fix-none = 手里没有能压过{ $table }的牌。要不起，只能过牌。

## 输入的牌

typed-error = “{ $text }”从第{ $column }个字起看不懂。
typed-error-help = 输入点数就行，比如9、10、JJ；不想出就输入“过”。

## 认牌型

hint-name-1 = 先数一数，每个点数有几张。
hint-name-2 = 一共{ $n }张，点数是{ $ranks }。
hint-name-3 = 答案是{ $answer }。
name-question = 这是什么牌型？
name-not = 不是这个：{ $choice }。
name-is-combination = 这些牌能组成一种牌型。
name-other-reason = 确实不成牌型，不过原因不是这个。
choice-single = 单张
choice-pair = 对子
choice-triple = 三张
choice-full_house = 三带二
choice-straight = 顺子
choice-stair = 连对
choice-plate = 飞机
choice-bomb = 炸弹
choice-joker_bomb = 王炸
choice-four_jokers = 四大天王
choice-none = 不成牌型
choice-none-full_house_not_in_rules = 不成牌型：这桌没有三带二
choice-none-joker_pair_mixed_in = 不成牌型：大小王不能带别的牌
choice-none-joker_not_wild = 不成牌型：没有百搭
choice-none-too_many_jokers = 不成牌型：王太多了
choice-none-wraps_around = 不成牌型：绕回来了
choice-none-two_in_straight = 不成牌型：2不能进顺子
choice-none-straight_too_short = 不成牌型：张数太少
choice-none-straight_has_gap = 不成牌型：中间断了
choice-none-two_in_stair = 不成牌型：2不能这样连
choice-none-stair_not_in_rules = 不成牌型：这桌没有连对
choice-none-plate_not_in_rules = 不成牌型：这桌没有飞机
choice-none-stair_has_gap = 不成牌型：对子没有连上
choice-none-plate_has_gap = 不成牌型：三张没有连上
choice-none-two_pairs = 不成牌型：对子的点数不同
choice-none-straight_has_double = 不成牌型：有点数重复
choice-none-four_with_extra = 不成牌型：炸弹不能带牌
choice-none-triple_with_single = 不成牌型：三张不能带一张
choice-none-triple_with_wrong_extra = 不成牌型：三张带的牌不对
choice-none-not_equal = 不成牌型：点数不同
choice-none-no_shape = 不成牌型：没有这种样子的

## 做完了

done-lesson = 第{ $n }课学完了，得{ $stars }颗星（最多{ $max }颗）。
done-pack = { $n }道题都做完了，得{ $stars }颗星（最多{ $max }颗）。
done-next-lesson = 下一课：{ $title }。
done-go-on = 下面接着做下一步。
done-still-open = 还没做的：{ $steps }。
done-press-next = 点“下一步”接着做。

