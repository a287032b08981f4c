## 自己出题时摆牌的桌子

board-title = 在这里摆牌
board-help = 先选放在哪里，再点点数，就摆上一张；点桌上的牌就收回来。也可以在下面写。
board-place = 下一张放在哪里
board-at = 下一张放到：{ $place }
board-ranks = 摆一张牌
board-add = 摆{ $card }
board-take = 收回{ $place }的{ $card }
board-more = { $place }：多一张暗牌
board-fewer = { $place }：少一张暗牌
board-seat_more = 加一家
board-seat_fewer = 少一家
board-players = 共{ $n }家
board-empty = 还没有牌
board-none-left = { $rank }都摆出来了，一张也不剩。
board-full = 一手最多{ $most }张。
board-unread = 那里写的看不懂，请在下面的格子里改。
