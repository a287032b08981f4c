## 没有轮到的一家想出牌，或者一局已经打完

text-why-empty = { $where }。桌上没有牌。不能出：{ $tried }。为什么？
text-out = 出完了：{ $seats }。
hint-why-2-over = 数一数还有几家手里有牌。
hint-why-2-passed = 看看这一圈谁过了牌，再看看这桌对过牌是怎么约定的。
not-because-over = 这一局已经结束，别的都不用看了。
not-because-others-lead = 这里由别人先出。
not-because-beats = 这手牌压得过桌上的。
