## 选项框

form-copy = 复制
form-copied = 已复制。
form-dead = 已经断开。请重新运行这个单元格。
form-time-left = 还剩{ $n }秒。

## 可以选什么

drill-kind-beat = 压牌或不要
drill-kind-name = 认牌型
drill-kind-order = 排大小
drill-kind-which_beats = 哪些压得过
drill-kind-why_not = 为什么不能出
drill-kind-repair = 改成能出的
drill-kind-find_all = 找全出法
drill-kind-endgame = 残局
drill-kind-safe_lead = 稳出
drill-kind-pay = 进贡
drill-kind-give_back = 还贡
drill-kind-count = 算数
drill-kind-who = 是哪一家
drill-kind-verdicts = 各家约定
drill-any = 不限
drill-easy = 容易
drill-medium = 中等
drill-hard = 难
drill-theme-singles = 单张
drill-theme-pairs = 对子
drill-theme-triples = 三张
drill-theme-full_houses = 三带二
drill-theme-straights = 顺子
drill-theme-stairs_and_plates = 连对和飞机
drill-theme-bombs = 炸弹
drill-theme-no_combination = 不成牌型
drill-theme-must_pass = 要不起
drill-theme-only_bombs = 只有炸弹压得过
drill-theme-equal_rank = 一样大
drill-theme-save_bomb = 留住炸弹
drill-theme-turned_ranks = 2排在哪儿
drill-theme-house_rules = 另有约定
drill-theme-at_once = 一手出完
drill-theme-split_set = 拆对子、拆三张
drill-theme-split_row = 拆顺子
drill-theme-split_house = 拆三带二
drill-theme-keep_bomb = 炸弹先留着
drill-theme-bomb_now = 该炸就炸
drill-theme-hold_back = 忍一手
drill-theme-not_lowest = 不出最小的
drill-theme-dearer = 用大的压
drill-theme-lowest_first = 先出最小的
drill-theme-too_early = 大牌出早了
drill-theme-their_gap = 出别家没有的牌型
drill-theme-one_card_left = 有人只剩一张
drill-theme-row_first = 先走顺子
drill-theme-shorter_row = 顺子出短些
drill-theme-joker_waits = 王先不出
drill-theme-few_first = 先出少的
drill-theme-not_last = 别当最后一个
drill-theme-joker_kept = 王留在手里
drill-theme-joker_owed = 王也要进贡
drill-theme-paid_set = 进贡拆牌
drill-theme-not_the_lowest = 不还最小的
drill-theme-keep_row = 留住顺子
drill-theme-open_hands = 还贡后必胜
drill-theme-none_left = 一张不剩
drill-theme-jokers_out = 数王
drill-theme-two_packs = 两副牌
drill-theme-left_out = 有牌不发
drill-theme-own_copies = 自己手里也有
drill-theme-jokers_gone = 王都出过了
drill-theme-only_a_bomb = 只怕炸弹
drill-theme-small_hands = 别家张数不够
drill-theme-not_the_highest = 不靠最大的单张
drill-theme-safe_row = 保险的顺子
drill-theme-highest_left = 剩下的牌里最大

## 残局

endgames-title = 更多残局

## 连做

streak-title = 看你能连续答对几题
streak-intro = 能做几题做几题。第一次的回答才算数，看了提示就算没做对。每次的顺序都不一样。
streak-timed = 计时：三分钟
streak-start = 开始
streak-stop = 到此为止
streak-again = 换个顺序再来
streak-score = 做对{ $n }题
streak-running = 每题只算第一次的回答。
streak-missed-one = 这题没做对：看看为什么，再点“下一题”。
streak-right = { $n ->
    [0] 这次还没有做对的。
   *[other] 做对{ $n }题。
}
streak-missed = { $n ->
    [0] 一题也没错。
   *[other] 没做对{ $n }题。
}
streak-longest = 最多连续答对{ $n }题。
streak-missed-below = 没做对的都在下面，可以慢慢做。
streak-all-done = 准备好的题都做完了。
streak-text = 三分钟里能做几题做几题。
streak-run = 运行这个单元格就开始。

## 自选一组题

set-title = 自选一组题
set-intro = 想练什么就选什么。没选的就是不限。
set-kinds = 题型
set-themes = 主题
set-difficulty = 难度
set-rules = 打法
set-number = 几道题
set-deal = 出题
set-fits = { $n ->
    [0] 没有合适的题。去掉一个主题或题型试试。
   *[other] 合适的题有{ $n }道。
}
set-dealt = 下面是{ $n }道题。
set-text = 自己选题型、主题、难度和打法。
set-run = 运行这个单元格就可以选。

## 自己出题

own-title = 自己出一道题
own-intro = 摆出一个局面，或者写下来。局面先要查对，题目先要证过，才拿给别人做。你坐1号位，轮到你出。
own-kind = 要做什么
own-kind-any = 压住桌上的牌，或者不要
own-kind-cheapest = 用最省的一手压住
own-kind-find = 找全出法
own-kind-first = 残局：第一个出完
own-kind-not_last = 残局：别当最后一个
own-rules = 打法
own-rules-help = { $classic }或{ $two_low }，另有约定就写在逗号后面：{ $example }
own-hand = 你的牌
own-others = 其他各家，按轮到的先后
own-others-help = 中间用逗号隔开：写各家还有几张；残局要写出各家的牌。
own-table = 桌上的牌
own-table-help = 由你先出就空着。
own-owner = 谁出的
own-show = 检查一下，试着做做
own-save = 保存
own-line = 写成一行
own-line-help = 把这一行发给别人就行。里面没有答案，到了那边会重新证一遍。
own-read = 别人发来的一行
own-read-help = 贴在这里，再点“打开”。
own-open-line = 打开
own-mine = 我保存的题
own-good = { $level ->
    [easy] 这题可以，比较容易。
    [medium] 这题可以，难度中等。
   *[hard] 这题可以，比较难。
}对的答案有{ $n }个。在下面试做一下。
own-saved = 已存进{ $file }，编号{ $id }。
own-saved-before = { $file }里已经有这题了，编号{ $id }。
own-unsaved = 没能保存：{ $reason }。上面那一行里还留着这道题。
own-none-saved = 还没有保存过题。
own-text = 自己出一道题，让程序证一遍，再写成一行发给别人。
own-run = 运行这个单元格就可以出题。
own-no-hand = 你手里得有牌。
own-no-cards = 这里要写牌，比如{ $example }。
own-seats = 一桌坐2到{ $most }家。其他各家都要写上牌，或者写上几张。
own-owner-nobody = 这个座位没有人。
own-others-number = 问号后面写张数，1到{ $most }。
own-open = 残局要摊开牌来打：请写出其他各家的牌，不能只写几张。
own-not-proved = 这里没法保证做到：别人总有办法不让你做成，也可能是来不及证完。
own-nothing-loses = 先出什么都行，没有什么可找的。
own-table-empty = 桌上得有牌，才谈得上压。
own-no-choice = { $n ->
    [0] 你手里没有压得过的牌。
   *[other] 压得过的只有一手，没有省不省的问题。
}
own-to-find = 能出的有{ $n }手。找全的题要有2到{ $most }手。
own-not-asked = 这题没法问：没有正确的答案，或者没什么可选的。
own-line-wrong = 这一行不是一道题：请把发来的整行原样贴上。
own-line-key = 这一行不是一道题：“{ $where }”那里写得不对。

## 练习用的笔记本

nb-streak-intro = 各种题都有一点，要快。每次都不一样。
nb-set-intro = 想练什么？
nb-own-intro = 给别人出一道题。先证过，再拿去问。
nb-endgames-intro = 各家的牌都摊开。你一直打到底，别家守得滴水不漏。第一手最要紧：出错了，会让你看到输在哪里，还可以收回来。
