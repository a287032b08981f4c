## 复习：用新的牌来问

review-title = 复习
review-beat = 压过桌上的牌，压不过就过牌。
review-lead = 桌上没有牌，由你先出。出一手能出的牌。
review-name = 在这张牌桌上，这些牌是什么牌型？
review-order = 把这些牌从小到大排好。
review-order-plays = 把这几手牌从小到大排好。
review-which = 压得过桌上的，都标出来。
review-why = 这样不能出。为什么？
review-why-seat = 你想这样出，但是不能出。为什么？
review-repair = 选好的牌出不了。改成能出的。
review-find-pair = 把手里的对子都找出来。
review-find-triple = 把手里的三张都找出来。
review-pay = { $n ->
   *[other] 你要进贡{ $n }张牌。选好要交的牌。
}
review-last = 手里只剩这些牌了。压过桌上的牌，压不过就过牌。
review-pay-first = { $n ->
   *[other] 你要进贡{ $n }张牌，对方打算还你{ $rank }。选好要交的牌。
}
review-give_back = { $n ->
   *[other] 你收到了{ $n }张贡牌。选好要还的牌。
}

## 复习：该复习什么，有什么变化

review-nothing-yet = 还没有做过题。先做几道课里的练习，再运行这个单元格。
review-due-title = 该复习的
review-due = { $n ->
   *[other] 有{ $n }条规则该复习了。下面的复习会用新的牌来问。
}
review-none-due = 现在没有该复习的。接下来轮到这些；想现在复习也可以。
review-asked = ：{ $when }问过
review-comes = ：{ $when }
review-within-a-day = 不到一天前
review-days-ago = { $n ->
   *[other] { $n }天前
}
review-now = 现在
review-in-an-hour = 一小时内
review-in-hours = { $n ->
   *[other] { $n }小时后
}
review-in-days = { $n ->
   *[other] { $n }天后
}
review-changed-title = 有什么变化
review-unchanged = 这次没有给任何规则记分。
review-column-rule = 规则
review-column-before = 以前
review-column-after = 现在
review-column-next = 下次
standing-known = 掌握了
standing-shaky = 还不牢
standing-new = 没学过

## 复习的笔记本

nb-review-intro = 做错的会再来，快要忘的也会再来。每次十道题，用的都是没见过的牌。

## 复习：牌桌上的问题

review-who-turn = 你在旁边看别人打牌。现在轮到谁？
review-who-titles = 把大家按称号排好，上游在前。
review-who-next = 上一局是这样出完的。下一局谁先出，谁发牌？
review-who-dealer = 每人抽了一张牌。谁发牌，或者谁要再抽？
review-who-first-dealt = 牌一张一张发完。谁会比别人多一张？
review-who-payer = { $n ->
   *[other] 这一局是这样出完的。谁进贡{ $n }张？
}
review-who-match = 约好打{ $n }局，每局的上游是这样。这场谁赢？
review-who-tie = 打平了，加赛的一局是这样出完的。这场谁赢？
review-who-teams = 这一局哪一队赢？
review-count-totals = 按名次得分，总分各是多少？
review-count-deal = { $n }个人打：每家几张牌？从发牌人的下家开始。
review-count-copies = { $n }个人打：点数{ $rank }的牌发几张？
review-count-penalty = 手里剩下这些牌，罚几分？
review-count-still-out = 别人手里还可能有几张点数{ $rank }的牌？
