## 按钮，以及为什么按不了

ui-play = 出牌
ui-pass = 不要
ui-clear = 重选
ui-hint = 提示
ui-why = 为什么？
ui-fix = 看看最接近的出法
ui-retry = 再做一次
ui-next = 下一步
ui-back = 上一步
ui-hint-price = 用一次少一颗星
ui-hint-price-answer = 下一条就是答案，少一颗星
ui-hint-free = 不再扣星
ui-hint-none = 上一条提示就是答案
hint-free = 这一条不扣星。
ui-note-solved = 这一题做完了
ui-note-unsolved = 做完才能用
ui-note-nothing-lifted = 还没有选牌
ui-note-not-yet-refused = 出牌不成时才能用
ui-note-first = 这是第一个
ui-note-last = 这是最后一个

## 牌桌

ui-your-hand = 你的手牌
ui-hand-cards = 你的手牌，{ $n }张
ui-cards = { $n }张
ui-to-beat = 要压的牌
ui-passed = 过牌
ui-you = 你
ui-played = { $seat }出了{ $play }
ui-you-played = 你出了{ $play }
ui-you-passed = 你过牌了
ui-you-lead = 桌上没有牌，由你先出
seat-name-1 = 小兰
seat-name-2 = 阿博
seat-name-3 = 小梅
seat-name-4 = 阿涛
seat-name-5 = 小云
ui-rules-classic = 经典打法
ui-rules-two-low = 2最小打法：2是最小的牌

## 选牌和输入

ui-typed = 或者输入
ui-typed-label = 输入要出的牌
ui-typed-placeholder = 9或JJ
ui-selected = 已选：{ $cards }
ui-selected-play = 已选：{ $cards }，{ $play }
ui-selected-none = 还没有选牌。点一下牌，牌就会升起来。

## 做到哪里，要做什么

ui-step-heading = 第{ $n }步，共{ $count }步 · { $title }
ui-puzzle-heading = 第{ $n }题，共{ $count }题 · { $title }
ui-stars = { $n }颗星（最多{ $max }颗）
ui-aim-any = 只要能出、压得过，都算对。压不过就点“不要”。
ui-aim-cheapest = 要出压得过的牌里最省的一手。
ui-aim-lowest = 由你先出，出最小的一手。
ui-aim-lead = 由你先出，什么牌型都行。
ui-aim-pass = 这次点“不要”。
ui-aim-refused = 这里就是要看看为什么不能出。
ui-aim-name = 选一选，这是什么牌型。
ui-aim-rules = { $rules }。{ $aim }

## 读屏

ui-table-label = 牌桌
ui-table-help-no-pass = 方向键在牌之间移动，空格选牌或放回，回车出牌，H键看提示，问号键看全部按键，Esc键离开手牌。
ui-table-help = 方向键在牌之间移动，空格选牌或放回，回车出牌，P键不要，H键看提示，问号键看全部按键，Esc键离开手牌。
ui-actions-label = 操作
ui-seats-label = 其他玩家
ui-choices-label = 可选的答案
ui-card-selected = { $card }，已选
ui-card-hint = { $card }，提示标出
ui-card-fault = { $card }，问题在这里
ui-card-dim = { $card }，现在不能出
live-lifted = 选了{ $card }
live-put-back = { $card }放回了
live-cleared = 选的牌都放回了
live-step = 第{ $n }步，共{ $count }步
live-puzzle = 第{ $n }题，共{ $count }题
live-again = 从头再做一次
live-right = 对了
live-wrong = 还不对

## 同样的内容写成文字

text-beat = { $where }。手牌：{ $hand }；桌上：{ $table }（{ $seat }）；轮到你。
text-lead = { $where }。手牌：{ $hand }；桌上没有牌，由你先出。
text-name = { $where }。这是什么牌型：{ $cards }？
text-step = 第{ $id }步
text-puzzle = 第{ $n }题，共{ $count }题，{ $rules }
text-passed = 过牌：{ $seats }。
text-solved = 答案：{ $play }。
text-lifted = 已选：{ $cards }。
text-run = 运行这个单元格，就能上桌出牌。

## 页面或程序出了问题

ui-guard-dead = 这张牌桌已经断开。请重新运行这个单元格。
ui-guard-waiting = 正在等程序回答。
ui-error = 程序出了问题，和你的操作无关。请重新运行这个单元格。程序的说明：{ $what }

## 点数的大小顺序

ladder-label = 点数从小到大
ladder-single = 这些点数的一张牌压得过
ladder-pair = 这些点数的对子压得过
ladder-triple = 这些点数的三张压得过
ladder-full_house = 三张是这些点数的三带二压得过
ladder-run = 最大到这些点数的压得过
ladder-bomb = 张数相同、点数是这些的压得过
ladder-you = 你
ladder-table = 桌上
ladder-both = 桌上和你

## 笔记本：牌桌前后的说明，用Markdown

nb-lesson-title = 第{ $n }课：{ $title }
nb-can-do = 学完这一课，你能做到：{ $can_do }。大约{ $minutes }分钟。
nb-run-all = 如果该有牌桌的地方只有一行字，请在上面的菜单里选“运行”，再选“运行所有单元格”。
nb-next = 下一课：{ $link }

## 牌怎么显示

settings-title = 想要什么样的牌？
settings-intro = 随时可以改。这个笔记本里的牌桌马上跟着变；别的笔记本如果开着，重新运行单元格就会变。
settings-canvas = 画出来的牌桌
settings-canvas-says = 适合鼠标和触屏，键盘也能用。
settings-dom = 一张牌一个按钮
settings-dom-says = 适合键盘和读屏：每张牌都会读出名字。
settings-four = 一种花色一个颜色
settings-four-says = 黑桃黑色，红桃红色，方块蓝色，梅花绿色。
settings-saved = 已保存。以后每个笔记本里新开的牌桌都是这样。
settings-unsaved = 没能保存。在这个笔记本里有效，直到重启内核。
settings-unreadable = 读不出以前的设置，牌桌先按平常的样子显示。请在第0课的开头重新选。
settings-no-canvas = 这里没有画出来的牌桌：缺少程序{ $program }。
settings-text = 想要什么样的牌：画出来的牌桌，还是适合键盘和读屏的一张牌一个按钮；花色用两种颜色，还是四种。
settings-run = 运行这个单元格就能选。
settings-dead = 已经断开。请重新运行这个单元格再选。
