## Facts about a position. Each is true wherever `facts.py` says that it holds.

fact-nothing_beats = Nobody who may still answer can hold anything that beats { $play }.
fact-can_be_beaten = Another player may hold { $how }, and that beats { $play }.
fact-still_out = { $n ->
    [0] Nobody else can hold { $one } any more.
    [one] There is one { $rank } that you have not seen yet.
   *[other] There are { $n_word } { $ranks } that you have not seen yet.
}
fact-leaves_singles = { $n ->
    [one] Only one of your { $ranks } is left if you play { $play }.
   *[other] Only one each of your { $ranks } is left if you play { $play }.
}
fact-breaks_bomb = Your bomb of { $ranks } breaks if you play { $play }.
fact-breaks_bomb-jokers = Your joker bomb breaks if you play { $play }.
fact-fewest_plays = { $n ->
    [0] Your hand is empty.
    [one] All the cards of your hand together are one combination.
   *[other] Emptying your hand takes at least { $n } plays, even if nobody answers.
}
fact-only_legal_play = The only play you can make: { $play }.
fact-only_legal_play-follow = The only play of yours that beats the table: { $play }. You may also pass.
fact-must_pass = Nothing in your hand beats { $table }. You can only pass.
fact-pass_is_allowed = Passing is allowed, but { $play } would beat { $table }.
fact-holds_answer = { $seat } holds { $how }, and that beats { $play }.
fact-nobody_holds_answer = No other hand holds anything that beats { $play }.
