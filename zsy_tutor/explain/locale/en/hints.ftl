## Hints of an exercise: a nudge, something narrower, the answer

hint-heading = Hint { $n } of 3
hint-stars = Stars left in this one: { $left } of 3.
hint-next-answer = The next hint is the answer.

hint-1-follow = { on_table }. Look for a higher { $follow }, or a bomb.
hint-1-bomb_only = { on_table }, and no { $follow } is higher. Look for a bomb.
hint-1-bomb = { on_table }. Only a stronger bomb beats it: have you one?
hint-1-top = { on_table }. Is there anything at all that beats that?
hint-2-above = { $count ->
    [one] It must be above { $rank }; not counting bombs, your hand has { $count } such play. Its cards are marked.
   *[other] It must be above { $rank }; not counting bombs, your hand has { $count } such plays. Their cards are marked.
}
hint-2-full_house = { $count ->
    [one] Its triple must be above { $rank }; not counting bombs, your hand has { $count } such play. Its cards are marked.
   *[other] Its triple must be above { $rank }; not counting bombs, your hand has { $count } such plays. Their cards are marked.
}
hint-2-run = { $count ->
    [one] It must end above { $rank }; not counting bombs, your hand has { $count } such play. Its cards are marked.
   *[other] It must end above { $rank }; not counting bombs, your hand has { $count } such plays. Their cards are marked.
}
hint-2-bombs = { $count ->
    [one] Only a bomb in your hand beats it, and there is { $count } way to play one.
   *[other] Only a bomb in your hand beats it, and there are { $count } ways to play one.
}
hint-2-none = Nothing of that type in your hand is high enough, and you hold no bomb.
hint-2-bomb = { $count ->
    [one] Your hand has { $count } play that beats it.
   *[other] Your hand has { $count } plays that beat it.
}
hint-2-bomb_none = Your hand holds no bomb that beats it.
hint-2-top = Nothing at all beats what lies there.
hint-3-only = The answer: { $play }. Nothing else in your hand does it.
hint-3-any = One answer: { $play }. Nothing cheaper does it.
hint-3-cheapest = The answer: { $play }. Nothing cheaper does it.
hint-3-pass = The answer: pass. Nothing in your hand beats { $table }.

hint-pass-1 = Who does not lead may pass, whatever cards are in the hand.
hint-pass-2 = You could beat { $table }, but this step asks you to pass.
hint-pass-3 = The answer: pass.

hint-lead-1 = Nothing lies on the table: you lead, and any combination counts.
hint-lead-1-opening = You lead the round, and any combination that contains { $card } counts.
hint-lead-2 = What you may lead from this hand: { $types }.
hint-lead-3 = One answer: { $play }.
hint-lead-3-only = The answer: { $play }. Nothing else can be led.
hint-lowest-1 = Nothing lies on the table: you lead. Look at the low end of your hand.
hint-lowest-2 = The lowest you can lead is of rank { $rank }; those cards are marked.
hint-lowest-3 = The answer: { $play }.

hint-refused-1 = Here the refusal is what you are after: do just what the task says.
hint-refused-2 = A refusal costs nothing: the cards stay in your hand.
hint-refused-3 = Choose what the task names, nothing more, and try to play it.

# Types as they stand in a list of what a hand can lead
lead-single = singles
lead-pair = pairs
lead-triple = triples
lead-full_house = full houses
lead-straight = straights
lead-stair = stairs
lead-plate = plates
lead-bomb = bombs
lead-joker_bomb = the joker bomb
lead-four_jokers = the four jokers
