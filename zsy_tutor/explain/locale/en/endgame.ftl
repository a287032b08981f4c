## Endgames: an open position, played to its end

endgame-aim-first = All hands are open. Be the first to go out, however well the others defend.
endgame-aim-not_last = All hands are open. Do not be the last one with cards, however well the others play.

endgame-plays = { $seat } plays { $play }.
endgame-leads = { $seat } leads { $play }.
endgame-passes = { $seat } passes.
endgame-all-pass = All others pass.
endgame-you-lead = You lead.
endgame-your-turn = It is your turn.

## An action that keeps the goal, or of which nothing is proved

endgame-keeps = Right so far: { $play }.
endgame-unproven = Not proved: { $play }.
endgame-unproven-body = Whether this wins could not be worked out in a second. It is played on, and it counts as no mistake.
endgame-reached-first = Right: you are out first.
endgame-reached-not_last = Right: you are out, and not the last.
endgame-your-plays = Your plays: { $plays }.
endgame-also = To begin with { $plays } would have won too.

## An action that loses

endgame-loses-out-first = That loses: { $seat } plays { $play } and is out first.
endgame-loses-out-first-led = That loses: { $seat } leads { $play } and is out first.
endgame-loses-out-not_last = That loses: { $seat } plays { $play }, and you are the last one with cards.
endgame-loses-out-not_last-led = That loses: { $seat } leads { $play }, and you are the last one with cards.
endgame-loses-beaten = That loses: { $seat } beats it with { $play }.
endgame-loses-played = That loses: { $seat } plays { $play }.
endgame-loses-led = That loses: { $seat } leads { $play }.
endgame-loses-passed = That loses, even if nobody beats it.
endgame-loses-let = That loses: nobody else plays.
endgame-no-answer = You hold nothing that beats it.
endgame-then-leads = Then { $seat } leads { $play }.
endgame-then-no-answer = Then { $seat } leads { $play }, and you cannot beat that either.
endgame-then-out-first = Then { $seat } leads { $play } and is out.
endgame-then-out-not_last = Then { $seat } leads { $play }, and only you hold cards.
endgame-lead-again = You lead again and hold { $cards }.
endgame-lost-first = Whatever you do then, one of the others can be out before you.
endgame-lost-first-two = Whatever you do then, { $seat } can be out before you.
endgame-lost-not_last = Whatever you do then, the others can leave you last.
endgame-taken-back = It is taken back: try another way.

## Taking back and being shown

endgame-undone = Taken back: { $play }.
endgame-restarted = Back at the beginning.
endgame-line = Shown: { $play }.
endgame-line-end-first = Shown to the end: you are out first.
endgame-line-end-not_last = Shown to the end: you are out, and not the last.
endgame-line-end-body = Start over and play it yourself.
endgame-line-none = No play is proved to win here.
endgame-line-stars = No star is left for this one.

ui-undo = Take back
ui-restart = Start over
ui-line = Show the line
ui-line-next = Show the next play
ui-line-price = a winning play is made for you, and no star is left
ui-line-free = one more winning play is made for you
ui-note-nothing-made = you have not played yet
ui-note-leads = you lead, so you must play
ui-note-line-over = it is played to the end

## What was played, as a list

endgame-so-far = Played so far
endgame-so-far-none = Nothing has been played yet
endgame-goes-on = How it goes on
endgame-entry = { $seat }: { $play }
endgame-entry-passes = pass
endgame-out = Out: you hold no cards.

## Hints

endgame-hint-1 = { $n ->
    [one] There is one thing that you can do here.
   *[other] There are { $n } things that you can do here.
} { $m ->
    [one] One of them wins.
   *[other] { $m } of them win.
}
endgame-hint-1-unproven = Not everything that you can do here is worked out.
endgame-hint-threat = The whole hand of { $seats } is one play: to get the lead is all it takes to be out.
endgame-hint-threats = The whole hands of { $seats } are one play each: to get the lead is all it takes to be out.
endgame-hint-2 = What wins is { $what }.
endgame-hint-2-pass = See what happens if you let this one go.
endgame-hint-2-both = What wins is { $what }, or a pass.
endgame-hint-3 = The answer: { $play }.
endgame-hint-3-safe = The answer: { $play }. Nobody can beat it.
endgame-hint-3-out = The answer: { $play }. With it you are out.
endgame-hint-3-pass = The answer: a pass.
endgame-hint-none = No play is proved to win here. Take something back.

endgame-one-single = a single
endgame-one-pair = a pair
endgame-one-triple = three of a rank
endgame-one-full_house = a full house
endgame-one-straight = a straight of { $n } cards
endgame-one-stair = a stair of { $n } cards
endgame-one-plate = a plate of { $n } cards
endgame-one-bomb = a bomb
endgame-one-joker_bomb = the joker bomb
endgame-one-four_jokers = the four jokers

## For a screen reader and as text

spoken-open = { $seat }; face up: { $cards }
endgame-line-of-play = { $label }: { $moves }.
endgame-text-seat = { $seat }, { $count }, face up: { $cards }.
endgame-text-out = { $seat } is out: { $title }.
endgame-text-over = { $where }. The endgame is decided; you are out.
