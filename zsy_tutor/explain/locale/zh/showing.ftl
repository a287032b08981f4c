## 只给人看的牌桌或手牌，不是练习

show-hand = 手牌
show-hand-cards = 手牌，{ $n }张
show-hand-of = { $name }的手牌
show-line = { $rules }。{ $turn }
show-turn-you = 轮到你。
show-turn = 轮到{ $seat }。
show-over = 这一局已经结束。
show-opening = 第一手必须带{ $card }。
show-leads = 桌上没有牌，由{ $seat }先出
show-on-table = 桌上：{ $table }（{ $seat }）。
show-nothing = 桌上没有牌。
show-seat = { $name }，{ $count }：{ $cards }
show-seat-hidden = { $name }：{ $count }
show-seat-passed = { $count }，过牌
show-seat-out = { $name }出完了：{ $title }
show-you-out = 你出完了：{ $title }
show-seats = 其他几家的手牌
show-lift = 点一下牌，牌就会升起来。
show-help = 方向键在牌之间移动，空格选牌或放回，退格全部放回，Esc键离开手牌。
text-run-show = 运行这个单元格，就能看到牌。
