## 课里的牌桌是什么打法

text-step-rules = 第{ $id }步，{ $rules }
aim-opening = 由你先出，牌型不限，要带{ $card }。
