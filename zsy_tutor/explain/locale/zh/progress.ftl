## 以前做到哪里

progress-before = { $n ->
    [0] 以前做过，没有得星
   *[other] 以前做过，得了{ $n }颗星（满分{ $max }颗）
}

## 学习进度的文件出了问题

progress-broken = 学习进度的文件读不出来了，已经改名为{ $file }放在一边，另外建了新文件。可以照常往下做。
progress-stuck = 学习进度的文件读不出来，也没能改名放在一边：{ $file }。可以往下做，这次做的只记到重启内核为止。
progress-locked = 别的程序占着学习进度的文件：{ $file }。可以往下做，等文件空出来，做过的就会保存。
progress-full = 磁盘满了，做过的题现在存不下。可以往下做，有了空间就会保存。文件是{ $file }。
progress-newer = 学习进度是用这个程序的新版本记下的。可以往下做，但这次做的只记到重启内核为止。文件是{ $file }。
progress-unwritable = 学习进度没法保存到{ $file }：打不开，或者写不进去。可以往下做，这次做的只记到重启内核为止。

## 把做过的题带走，或者全部删掉

progress-exported = { $n ->
   *[other] { $n }次作答已写入{ $file }。
}
progress-exported-none = 还没有做过题；{ $file }还是写好了。
progress-unexported = 没能写入{ $file }：{ $why }。
progress-erased = 学习进度已删除。开着的练习在下一次变化时就会照新的显示；导出的文件还在原处。
progress-erased-none = 没有学习进度可删。
progress-unerased = 没能全部删除：{ $file }（{ $why }）。
input-file_ending = “{ $text }”的结尾不对。可用的结尾：{ $allowed }。
