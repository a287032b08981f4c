## 关于局面的事实。facts.py说成立的，这里说的就是真的。

fact-nothing_beats = 还能跟牌的人，手里都不可能有压得过{ $play }的牌。
fact-can_be_beaten = 别人手里可能有{ $how }，能压过{ $play }。
fact-still_out = { $n ->
    [0] 别人手里不可能再有{ $one }了。
    [1] 还有一张{ $rank }，你没有见过。
   *[other] 还有{ $n_word }张{ $ranks }，你没有见过。
}
fact-leaves_singles = { $n ->
    [1] 出了{ $play }，{ $ranks }只剩一张，成了单张。
   *[other] 出了{ $play }，{ $ranks }都只剩一张，都成了单张。
}
fact-breaks_bomb = 出{ $play }，就拆掉了{ $ranks }的炸弹。
fact-breaks_bomb-jokers = 出{ $play }，就拆掉了王炸。
fact-fewest_plays = { $n ->
    [0] 你的牌已经出完了。
    [1] 手里的牌合起来，正好是一手牌。
   *[other] 就算没人压，手里的牌也至少要{ $n }手才能出完。
}
fact-only_legal_play = 能出的只有{ $play }。
fact-only_legal_play-follow = 能压过桌上那手牌的只有{ $play }，不想出可以不要。
fact-must_pass = 手里没有能压过{ $table }的牌。要不起，只能过牌。
fact-pass_is_allowed = 可以不要，不过{ $play }压得过{ $table }。
fact-holds_answer = { $seat }手里有{ $how }，压得过{ $play }。
fact-nobody_holds_answer = 别人手里都没有能压过{ $play }的牌。
