## 按键说明：键名和用处

keys-name = 按键
keys-opened = 按键说明已显示在牌桌上方，按Esc收起。
keys-closed = 按键说明已收起。
keys-space = 空格
keys-enter = 回车
keys-tab = Tab
keys-backspace = 退格
keys-escape = Esc

keys-move = 在牌之间移动
keys-lift = 选牌，或放回
keys-play = 出选好的牌
keys-press = 按“{ $label }”
keys-type = 输入要出的牌
keys-help = 显示或收起按键说明
keys-leave = 离开手牌，到后面的按钮
keys-tab-on = 到下一个按钮，加Shift往回
keys-tab-card = 到下一张牌，加Shift往回
keys-tab-play = 到下一手牌，加Shift往回
keys-tab-choice = 到下一个答案，加Shift往回
keys-place = 把牌排进去，或选中排好的牌
keys-shift = 移动排好的牌
keys-take = 把排好的牌拿回来
keys-mark = 标上一手牌，或去掉标记
keys-choose = 选一个答案
keys-leave-items = 离开这些牌，到后面的按钮
keys-leave-choices = 离开这些答案

## 画出来的牌桌，给读屏

spoken-cards = { $what }：{ $cards }
spoken-canvas = { $name }：{ $lies }。{ $hand }
spoken-table = 桌上
spoken-seats = 玩家
spoken-seat = { $seat }：{ $cards }
spoken-seat-passed = { $seat }：{ $cards }，过牌
spoken-seat-acts = { $seat }：{ $cards }，轮到出牌
spoken-seat-out = { $seat }：已经出完，{ $title }
