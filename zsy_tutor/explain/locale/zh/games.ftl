## 课里跟着打的一局：上次轮到你之后发生了什么

game-since = 刚才
game-entry = { $seat }：{ $play }。
game-did = { $seat }：{ $play }
game-then = { $first }；{ $second }
game-passes = 过牌
ui-aim-as_played = 跟着这一局打：按题目说的出牌。
info-played-otherwise = 这样出也可以。
info-played-otherwise-body = 不过这一局不是这样打的。要跟着打下去，就按题目说的出。
