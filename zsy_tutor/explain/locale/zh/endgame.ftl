## 残局：各家摊牌，一直打到分出结果

endgame-aim-first = 各家的牌都摊开。不管别人怎么防守，都要第一个出完。
endgame-aim-not_last = 各家的牌都摊开。不管别人怎么出，都不能最后一个剩牌。

endgame-plays = { $seat }出{ $play }。
endgame-leads = { $seat }先出{ $play }。
endgame-passes = { $seat }过牌。
endgame-all-pass = 其他几家都过牌。
endgame-you-lead = 由你先出。
endgame-your-turn = 轮到你。

## 能赢的一手，或者还没算清的一手

endgame-keeps = 到这里都对：{ $play }。
endgame-unproven = 没有算清：{ $play }。
endgame-unproven-body = 一秒钟里算不清这手能不能赢。接着打，不算错。
endgame-reached-first = 对，你第一个出完。
endgame-reached-not_last = 对，你出完了，不是最后一个。
endgame-your-plays = 你的出法：{ $plays }。
endgame-also = 第一手出{ $plays }也能赢。

## 会输的一手

endgame-loses-out-first = 这样会输：{ $seat }出{ $play }，第一个出完。
endgame-loses-out-first-led = 这样会输：{ $seat }先出{ $play }，第一个出完。
endgame-loses-out-not_last = 这样会输：{ $seat }出{ $play }，只剩你手里有牌。
endgame-loses-out-not_last-led = 这样会输：{ $seat }先出{ $play }，只剩你手里有牌。
endgame-loses-beaten = 这样会输：{ $seat }用{ $play }压过。
endgame-loses-played = 这样会输：{ $seat }出{ $play }。
endgame-loses-led = 这样会输：{ $seat }先出{ $play }。
endgame-loses-passed = 这样会输，没人压也一样。
endgame-loses-let = 这样会输：别人都不再出牌。
endgame-no-answer = 你手里没有能压过的牌。
endgame-then-leads = 接着{ $seat }先出{ $play }。
endgame-then-no-answer = 接着{ $seat }先出{ $play }，你还是压不过。
endgame-then-out-first = 接着{ $seat }先出{ $play }，就出完了。
endgame-then-out-not_last = 接着{ $seat }先出{ $play }，只剩你手里有牌。
endgame-lead-again = 还是由你先出，手里剩{ $cards }。
endgame-lost-first = 这以后不管你怎么出，总有一家能比你先出完。
endgame-lost-first-two = 这以后不管你怎么出，{ $seat }都能比你先出完。
endgame-lost-not_last = 这以后不管你怎么出，别人都能让你最后一个剩牌。
endgame-taken-back = 这一手已经收回，换个出法试试。

## 收回与演示

endgame-undone = 已收回：{ $play }。
endgame-restarted = 回到开头了。
endgame-line = 演示：{ $play }。
endgame-line-end-first = 演示完了：你第一个出完。
endgame-line-end-not_last = 演示完了：你出完了，不是最后一个。
endgame-line-end-body = 重新开始，自己打一遍。
endgame-line-none = 这里没有算出一定能赢的出法。
endgame-line-stars = 这一题没有星了。

ui-undo = 收回一手
ui-restart = 重新开始
ui-line = 演示打法
ui-line-next = 演示下一手
ui-line-price = 替你出一手能赢的牌，之后就没有星了
ui-line-free = 再替你出一手能赢的牌
ui-note-nothing-made = 你还没有出过牌
ui-note-leads = 由你先出，不能不要
ui-note-line-over = 已经打到最后

## 出过的牌，列成一行

endgame-so-far = 已经出过
endgame-so-far-none = 还没有出过牌
endgame-goes-on = 接下来会这样
endgame-entry = { $seat }：{ $play }
endgame-entry-passes = 过牌
endgame-out = 你手里没有牌，已经出完。

## 提示

endgame-hint-1 = 这里你有{ $n }种出法，其中{ $m }种能赢。
endgame-hint-1-unproven = 这里的出法还没有全部算清。
endgame-hint-threat = { $seats }手里的牌正好是一手：只要轮到先出，就出完了。
endgame-hint-threats = { $seats }手里的牌都正好是一手：只要轮到先出，就出完了。
endgame-hint-2 = 能赢的是{ $what }。
endgame-hint-2-pass = 想想这一手不要会怎么样。
endgame-hint-2-both = 能赢的是{ $what }，或者不要。
endgame-hint-3 = 答案是{ $play }。
endgame-hint-3-safe = 答案是{ $play }，没有人压得过。
endgame-hint-3-out = 答案是{ $play }，出了就出完了。
endgame-hint-3-pass = 答案是不要。
endgame-hint-none = 这里没有算出一定能赢的出法，收回几手吧。

endgame-one-single = 单张
endgame-one-pair = 对子
endgame-one-triple = 三张
endgame-one-full_house = 三带二
endgame-one-straight = { $n }张的顺子
endgame-one-stair = { $n }张的连对
endgame-one-plate = { $n }张的飞机
endgame-one-bomb = 炸弹
endgame-one-joker_bomb = 王炸
endgame-one-four_jokers = 四大天王

## 给读屏软件的文字

spoken-open = { $seat }；摊开：{ $cards }
endgame-line-of-play = { $label }：{ $moves }。
endgame-text-seat = { $seat }，{ $count }，摊开：{ $cards }。
endgame-text-out = { $seat }出完了：{ $title }。
endgame-text-over = { $where }。残局已经分出结果，你出完了。
