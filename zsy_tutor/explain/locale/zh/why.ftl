## 规则从哪里来：`source`或`source-house`加上后面的一条，合成整句。

source = 出处：{ $source }。
source-house = 这桌的约定：{ $options }。没有这个约定时：{ $source }。
source-A = 介绍经典打法的文章
source-B = 介绍2最小打法的文章
source-AB = 介绍经典打法的文章和介绍2最小打法的文章
source-A-ruling = 介绍经典打法的文章，有一部分是本课程定的
source-B-ruling = 介绍2最小打法的文章，有一部分是本课程定的
source-AB-ruling = 介绍经典打法的文章和介绍2最小打法的文章，有一部分是本课程定的
source-ours = 两篇文章都没有讲，是本课程定的

## 离不成牌型的牌最近的牌型

near-only = 最接近的牌型是{ $play }：{ $how }。
near-one_of = 最接近的牌型之一是{ $play }：{ $how }。
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

## 还可以怎么出：按钮

ui-fix-next = 再看一种：第{ $n }种，共{ $count }种
ui-fix-cheapest = 看看最省的一手
ui-fix-nearest = 再看最接近的一手
ui-fix-only = 没有别的了
ui-fix-price = { $n ->
   *[other] 会看到答案，少{ $n }颗星
}

## 别的打法

ui-house = 换一种约定会怎样？
ui-house-close = 收起别的打法
ui-house-nothing = 先选好要问的牌
house-caption = 换一种约定：{ $cards }
house-caption-pass = 换一种约定：过牌
house-caption-nothing = 换一种约定：不选牌就出
house-caption-order = 换一种约定，大小顺序是怎样
house-caption-beats = 换一种约定，哪些压得过
house-table = 约定
house-says = 判定
house-column-order = 从小到大
house-column-beats = 压得过的
house-here = 这桌：{ $rules }
house-legal = 能出
house-illegal = 不能出
house-impossible = 不会出现
house-legal-name = 成牌型
house-illegal-name = 不成牌型
house-no-switch = 只改一条约定，结果都一样。
house-no-order = 这样约定，排不出一个顺序。
house-beats-none = 都压不过

## 对判定有疑问

ui-dispute = 我觉得不对
ui-dispute-done = 已经存好
ui-dispute-note = 存一个小文件，可以发给老师看
ui-dispute-saved = 已经存好了
dispute-saved = 已存为{ $name }，就在这个笔记本的文件夹里：有你看得到的牌、选的牌、规则和版本，没有姓名。可以发给老师看。
dispute-trouble-read_only = 没有存成：这个笔记本的文件夹不能写入。把笔记本复制到自己的文件夹里，再试一次。
dispute-trouble-full = 没有存成：磁盘满了。腾出空间，再试一次。
dispute-trouble-other = 没有存成：文件写不进去。系统的说明：{ $what }
