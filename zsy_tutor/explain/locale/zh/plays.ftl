## 改牌和找牌的题

ui-as-at-first = 恢复原样
ui-that-is-all = 就这些
note-nothing-changed = 还没有改动
aim-repair = 改动的牌越少越好，改好了点“出牌”。
aim-find = 手里现在能出的，一手一手都出一遍，花色不同不算两种。
aim-find-type = 手里现在能出的{ $what }，一手一手都出一遍，花色不同不算两种。
aim-find-count = 一共有{ $n }种。

## 改了什么，找到了什么

changed-label = { $n ->
    [0] 还没有改动
   *[other] 改动了{ $n }张
}
changed-added = 加上{ $card }
changed-taken = 去掉{ $card }
found-label = { $n ->
    [0] 还没有找到
   *[other] 找到了{ $n }种
}
found-label-of = 找到了{ $n }种，共{ $count }种
found-hinted = { $item }，还没找到
found-done = 找到了：{ $plays }
found-typed = 输入要出的牌；都找到了就输入“就这些”
found-typed-placeholder = JJ或就这些

## 同样的内容写成文字

text-repair = 要改的牌：{ $cards }。
text-changed = 改动：{ $changes }。
text-found = 找到了：{ $plays }。

## 改牌

repair-enough = 改动{ $n }张就够了，不能更少。
repair-also = 改动同样少的还有：{ $plays }。
repair-more = 能出，但是改得多了。
repair-more-body = { $play }能出。和原来选的牌相比，你改动了{ $n }张。
repair-more-enough = 其实改动{ $n }张就够了。
repair-pass-body = 不过这几张牌能改好：改到能出为止。
hint-repair-1 = 原来这样不能出。{ $reason }
hint-repair-2-add = 一张也不用去掉，再加{ $n }张就行。
hint-repair-2-take = 去掉{ $n }张就行，不用再加。
hint-repair-2-both = 要去掉{ $m }张，另外加上{ $n }张。
hint-repair-2-ways = 改动{ $n }张就够了，改法不止一种。
hint-repair-3-only = 答案是{ $play }。
hint-repair-3 = 这样都行：{ $plays }。

## 都找出来

found-one = 对，{ $play }。
found-so-far-of = 找到了{ $n }种，一共{ $count }种。
found-so-far = 找到了{ $n }种。再找找，没有了就点“就这些”。
found-all = { $n ->
    [1] 对，只有这一种。
   *[other] 对，{ $n }种都找到了。
}
found-these = 全部就是{ $plays }。
found-already = 这一手已经有了。
found-already-body = 看看找到的牌，{ $play }已经在里面了。花色不同不算另一种。
find-other-type = 可以出，但不是要的牌型。
find-other-type-body = { $play }能出，不过这里要找的是{ $what }。
find-pass-body = 不过这里要找能出的牌：出一手，没有了就点“就这些”。
find-not-all = 还不全，还差{ $n }种。
find-not-all-body = 接着找，或者看看提示。
hint-find-1 = 一种牌型一种牌型地找：先把单张从小到大看一遍，再看对子，一直看下去。
hint-find-1-type = 从小到大看一遍手牌，找找{ $what }。
hint-find-2 = { $count ->
    [1] 一共只有{ $count }种，牌已经标出。
   *[other] 一共{ $count }种，还差{ $left }种，牌已经标出。
}
hint-find-2-none = 一共{ $count }种，你都找到了。
hint-find-3 = 还差{ $plays }。
hint-find-3-none = 没有了，点“就这些”就行。
