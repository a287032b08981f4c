## 找谁也压不过的出牌的题

safe-aim = 由你先出。没见过的牌不管在谁手里，都没人压得过，才算对。
safe-right = 对，{ $play }谁也压不过。
safe-falls = { $play }还不保险。
safe-more = 不止这一种，还有{ $n }种出法也能压。
hint-safe-1 = 数一数出过的牌和你手里的牌。还没见全的点数里，最大的是{ $rank }。
hint-safe-2 = 你有{ $n }种出法是保险的。
hint-safe-3 = 答案是{ $plays }。
