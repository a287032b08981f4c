## What a puzzle of the bank asks, in one sentence

bank-table = { $rules }: { $seat } has played { $table }; { $aim }.
bank-leads = { $rules }: you lead; { $aim }.
bank-beat-any = beat it, or pass if nothing in your hand does
bank-beat-cheapest = beat it with the play that costs you least
bank-which_beats = mark everything here that beats it
bank-repair = what is lifted cannot be played, so make a legal play of it with the fewest changes
bank-find_all-table = find every play that beats it
bank-find_all-lead = find every play you could lead
bank-find_all-type = find every play of this type: { $type }
bank-endgame-first = all hands are open, and you are to go out first, whatever the others do
bank-endgame-not_last = all hands are open, and you must not be last, whatever the others do
bank-name = { $rules }: say what these cards are, or why they are no combination.
bank-order = { $rules }: put these in order, the lowest first.
