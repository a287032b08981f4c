## 规则从哪里来：`source`或`source-house`加上后面的一条，合成整句。

source = 出处：{ $source }。
source-house = 这桌的约定：{ $options }。没有这个约定时：{ $source }。
source-A = 介绍经典打法的网页
source-B = 介绍2最小打法的网页
source-AB = 介绍经典打法的网页和介绍2最小打法的网页
source-A-ruling = 介绍经典打法的网页，有一部分是本教程定的
source-B-ruling = 介绍2最小打法的网页，有一部分是本教程定的
source-AB-ruling = 介绍经典打法的网页和介绍2最小打法的网页，有一部分是本教程定的
source-ours = 两个网页都没有讲，是本教程定的

## 离不成牌型的牌最近的牌型

near-only = 最接近的牌型是{ $play }：{ $how }。
near-one_of = 很接近的一种牌型是{ $play }：{ $how }。
near-add = 再加{ $add }
near-drop = 去掉{ $drop }
near-swap = 用{ $add }换掉{ $drop }

## 收起来的其他原因

others-reasons = { $n ->
   *[other] 还有{ $n }个原因
}
others-items = { $n ->
   *[other] 另外{ $n }手牌
}
