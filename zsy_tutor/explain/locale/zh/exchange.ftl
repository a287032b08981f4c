## 进贡和还贡的题：按钮，要做什么

ui-pay = 进贡
ui-give-back = 还贡
pay-aim = 你要进贡{ $n }张。选好牌，点“进贡”。
back-aim-any = 你收到了{ $n }张，也要还{ $n }张。选好牌，点“还贡”。
back-aim-fewest = 你收到了{ $n }张，也要还{ $n }张。找找还哪几张，剩下的牌出完用的手数最少。
back-aim-wins = 你收到了{ $n }张，也要还{ $n }张，然后由你先出。找找还哪几张，能保证你第一个出完。
exchange-open = 摊开的牌
exchange-nothing = 不交牌
exchange-says = 已选：{ $cards }（{ $n }张，共{ $number }张）
pay-says-done = 你进贡了{ $cards }
back-says-done = 你还了{ $cards }
pay-listed = 进贡的牌
back-listed = 还的牌

## 同样的内容写成文字

text-pay = { $where }。手牌：{ $hand }。要进贡：{ $n }张。
text-back = { $where }。手牌：{ $hand }。要还：{ $n }张。
text-open = { $seat }的手牌：{ $hand }。

## 对了

right-pay = 对，进贡{ $cards }。
right-back = 对，还{ $cards }。
pay-free = { $n ->
    [1] 你手里有{ $held }，交哪一张都行，花色随你挑。
    [2] 你手里有{ $held }，交哪两张都行，花色随你挑。
   *[other] 你手里有{ $held }，交哪{ $n }张都行，花色随你挑。
}
pay-jokers-stay = 这桌进贡不用交王，{ $jokers }留着。
back-wins = 接下来由你先出，不管别人怎么出，你都能第一个出完。
back-stays = { $n ->
    [1] 剩下的牌一手就能出完：{ $plays }。
   *[other] 剩下的牌最少要{ $n }手：{ $plays }。
}
back-fewer = { $n ->
    [1] 有一种还法，剩下的牌一手就够。
   *[other] 有一种还法，剩下的牌{ $n }手就够。
}
back-also = 还{ $cards }也一样对。

## 可以，但不是题目要的

exchange-no-pass = 这里不能过牌。
info-more-plays = 可以这样还，不过剩下的牌手数多了。
info-not-winning = 可以这样还，不过这样就没有必胜的打法了。
back-helps = { $seat }手里本来有{ $held }，这样就有{ $then }了。
back-stopped = 这样还了以后，你先出什么都不能保证第一个出完：比如你出{ $play }，{ $seat }就出{ $reply }压住。
back-stopped-pass = 这样还了以后，你先出什么都不能保证第一个出完：比如你出{ $play }，{ $seat }先过牌，后面再压住你。
pay-why-allowed = 要进贡的正是{ $cards }。
back-why-allowed = 可以还{ $cards }。

## 提示

hint-pay-1-jokers = 先把王放在一边：这桌进贡不用交王。看看别的牌。
hint-pay-1-all = 这桌进贡也要交王。从手里最大的牌看起。
hint-pay-1-ranks = 从手里最大的牌看起。这里只看点数，不看花色。
hint-pay-2 = 要交的牌里，最大的是{ $rank }。不够的话，再往下找。
hint-pay-2-one = 能交的牌里，没有比{ $rank }更大的。
hint-pay-2-none = 手里还有别的牌吗？
hint-pay-3 = 答案是{ $cards }。这些点数的牌已经标出。
hint-pay-3-none = 答案是没有牌可以进贡。不选牌，直接点“进贡”。
hint-back-1 = 什么牌都可以还，刚收到的也行。
hint-back-1-limit = 这桌还贡不能超过{ $rank }。
hint-back-2 = 要还{ $n }张，不算花色有{ $ways }种还法。
hint-back-1-fewest = { $n ->
    [1] 现在这手牌一手就能出完。找找和别的牌搭不上的牌。
   *[other] 现在这手牌最少要{ $n }手。找找和别的牌搭不上的牌。
}
hint-back-2-fewest = { $n ->
    [1] 有一种还法，剩下的牌一手就能出完。
   *[other] 有一种还法，剩下的牌{ $n }手就能出完。
}
hint-back-1-wins = 每张牌问两件事：你用不用得上？{ $seat }拿到了有什么用？
hint-back-2-wins = 不算花色，能必胜的还法有{ $n }种。
hint-back-3 = 答案是{ $cards }。
hint-back-3-one = 有一个答案是{ $cards }。

## 输入和按键

exchange-typed = 输入牌
exchange-typed-placeholder = 59
exchange-table-help = 方向键在牌之间移动，空格选牌或放回，回车等于点“{ $label }”，H键看提示，问号键看全部按键，Esc键离开手牌。
