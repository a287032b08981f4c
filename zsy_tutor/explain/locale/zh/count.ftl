## 填数字的题

count-aim = 填上数字，点“检查”。
count-aim-several = 每一格都填上数字，再点“检查”。
count-aim-filled = 数字已经填好，点“检查”就行。
count-label-one = 数字
count-label-first = 第1个拿牌的
count-label-place = 第{ $n }个
count-rest = { $n ->
    [1] 先填上数字。
   *[other] { $n }格都要填。
}
count-right = 对，{ $numbers }。
count-wrong = 还不对：{ $numbers }。
count-so-far = { $right ->
    [0] 还没有填对的，共{ $count }个。
   *[other] { $count }个里对了{ $right }个，不对的已经标出。
}
count-number-wrong = { $label }：还不对
count-number-right = { $label }：对
typed-count-error = “{ $text }”看不懂。
typed-count-help = { $n ->
    [1] 用数字填一个数。
   *[other] 用数字填{ $n }个数，中间空一格。
}
telling-your-hand = 你的手牌
telling-gone = 已经出过的牌
telling-left-hand = 剩的牌
telling-left-hands = 这一局结束时剩的牌

count-dealt-total = { $packs }副牌有{ $all }张，拿掉{ $out }张，发{ $n }张。
count-dealt-whole = { $packs }副牌有{ $all }张，全部发完。
count-dealt-each = { $extra ->
    [0] { $players }家每家{ $each }张。
   *[other] { $players }家每家{ $each }张，多出来的{ $extra }张发给最前面的{ $extra }家。
}
count-dealt-sum = 这样加起来是{ $sum }张，可是要发{ $n }张。
count-dealt-where = 总数对了。多出来的牌也按顺序发，先发给前面的。
hint-count-dealt-1 = 一共发多少张？每家多少张？

count-copies-right = { $out ->
    [0] { $whole }张都要发。
   *[other] 一共{ $whole }张，拿掉{ $out }张：{ $cards }。
}
count-copies-all = 一副里是有这么多，可是这个人数要拿掉几张。
count-copies-not = 这个人数要拿掉几张，拿掉哪几张是定好的。
count-copies-none = 这个人数一张也不拿掉。
hint-count-copies-1 = 一副牌里这个点数有几张？这个人数要拿掉哪几张？
hint-count-copies-2 = { $out ->
    [0] { $players }个人打，这个点数一张也不拿掉。
   *[other] { $players }个人打，要拿掉{ $cards }。
}

count-out-right = 一共{ $whole }张，出过{ $gone }张，你手里有{ $mine }张。
count-out-mine = 你自己手里的，别人不会有。
count-out-gone = 出过的，别人手里不会再有。
count-out-not = 看三个数：一共几张，出过几张，你手里几张。
hint-count-out-1 = 从总数里去掉出过的，再去掉你手里的。
hint-count-out-2 = 一共{ $whole }张，出过{ $gone }张。

count-penalty-rule = 每张牌算1分，2一共算2分，王每张算3分。
count-penalty-sum = { $sum }={ $n }
count-penalty-plain = 这里有的牌不止1分。
count-penalty-twos = 一张2一共算2分，不是1分再加2分。
count-penalty-seat = 再看看{ $seat }剩的牌：{ $cards }。
hint-count-penalty-1 = 普通牌、2、王，各算几分？

count-points-rule = 第一个出完得2分，第二个1分，别人0分。
count-points-seat = 一局一局地再看看{ $seat }。
hint-count-points-1 = 每一局只有前两个得分。
hint-count-3 = 答案是{ $numbers }。
