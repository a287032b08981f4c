## 同一手牌在几桌上判断的题

tables-aim = 哪几桌能这样出，就点哪几桌，再点“检查”。
tables-label = 牌桌
tables-classic = 经典打法
tables-two-low = 2最小打法
tables-number = 第{ $n }桌
tables-says = 要出的牌：{ $cards }。
tables-marked = 已点：{ $tables }。
tables-typed = 输入牌桌的号码
tables-note-none = 还没有点
tables-none = 还没有点牌桌。
tables-none-body = 至少有一桌能这样出。
tables-right = 对。每一桌是这样说的：
tables-verdict = 第{ $n }桌：{ $said }
tables-wrong = { $table }不行。
tables-missing = 还不全。
tables-missing-body = { $right ->
   *[other] 点的{ $right }桌都对。
}{ $missing ->
   *[other] 还有{ $missing }桌也能这样出。
}
tables-so-far = { $right ->
    [0] 还没有点对的。
   *[other] 点对了{ $right }桌。
}
typed-tables-error = “{ $text }”在这里用不上。
typed-tables-help = 输入1到{ $count }的号码，中间空一格。
hint-tables-1 = 一桌一桌地看：在那里成不成牌型？桌上有牌的话，压不压得过？
hint-tables-2 = { $count }桌里有{ $n }桌能这样出。
hint-tables-3 = 答案是{ $tables }。
