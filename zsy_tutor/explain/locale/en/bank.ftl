## What a puzzle of the bank asks, in one sentence

bank-table = { $rules }: { $seat } has played { $table }; { $aim }.
bank-leads = { $rules }: you lead; { $aim }.
bank-beat-any = beat it, or pass if nothing in your hand does
bank-beat-cheapest = beat it with the play that costs you least
bank-which_beats = mark everything here that beats it
bank-repair = what is lifted cannot be played, so make a legal play of it with the fewest changes
bank-find_all-table = find every play that beats it
bank-find_all-lead = find every play you could lead
bank-find_all-type = find every { $type } that you could play
bank-endgame-first = all hands are open, and you are to go out first, whatever the others do
bank-endgame-not_last = all hands are open, and you must not be last, whatever the others do
bank-name = { $rules }: say what these cards are, or why they are no combination.
bank-order = { $rules }: put these in order, the lowest first.
bank-pay = { $n ->
    [one] { $rules }: you owe one card of tribute; lift what you pay.
   *[other] { $rules }: you owe { $n } cards of tribute; lift what you pay.
}
bank-back-fewest = { $n ->
    [one] { $rules }: you have received one card and give one back; choose it so that your hand then takes the fewest plays.
   *[other] { $rules }: you have received { $n } cards and give { $n } back; choose them so that your hand then takes the fewest plays.
}
bank-back-wins = { $n ->
    [one] { $rules }: you give one card back and then lead, with all hands open; choose it so that you can go out first, whatever the others do.
   *[other] { $rules }: you give { $n } cards back and then lead, with all hands open; choose them so that you can go out first, whatever the others do.
}
bank-count = { $rules }: you see your hand and what has been played; say how many { $ranks } the others still hold together.
bank-safe_lead = all cards you have seen go are listed, so find a lead that nobody can beat, whatever the others hold
