## Blocks of questions

form-copy = Copy
form-copied = Copied.
form-dead = No longer connected. Run the cell again.
form-time-left = { $n } seconds left.

## What can be chosen

drill-kind-beat = Beat it or pass
drill-kind-name = Name it
drill-kind-order = Put in order
drill-kind-which_beats = Which of these beat it
drill-kind-why_not = Why not
drill-kind-repair = Mend it
drill-kind-find_all = Find all
drill-kind-endgame = Endgame
drill-kind-safe_lead = Safe lead
drill-kind-pay = Pay tribute
drill-kind-give_back = Give back
drill-kind-count = Count
drill-kind-who = Who is it
drill-kind-verdicts = House rules
drill-any = any
drill-easy = easy
drill-medium = medium
drill-hard = hard
drill-theme-singles = singles
drill-theme-pairs = pairs
drill-theme-triples = triples
drill-theme-full_houses = full houses
drill-theme-straights = straights
drill-theme-stairs_and_plates = stairs and plates
drill-theme-bombs = bombs
drill-theme-no_combination = no combination
drill-theme-must_pass = nothing beats it
drill-theme-only_bombs = only bombs beat it
drill-theme-equal_rank = equal ranks
drill-theme-save_bomb = save the bomb
drill-theme-turned_ranks = where the 2 stands
drill-theme-house_rules = house rules
drill-theme-at_once = all cards at once
drill-theme-split_set = split a set
drill-theme-split_row = split a straight
drill-theme-split_house = split a full house
drill-theme-keep_bomb = keep the bomb
drill-theme-bomb_now = bomb now
drill-theme-hold_back = hold back and pass
drill-theme-not_lowest = not the lowest
drill-theme-dearer = the dearer play
drill-theme-lowest_first = lowest first
drill-theme-too_early = the strong play comes too early
drill-theme-their_gap = the type they lack
drill-theme-one_card_left = somebody has one card
drill-theme-row_first = straight first
drill-theme-shorter_row = the shorter straight
drill-theme-joker_waits = the joker waits
drill-theme-few_first = few cards first
drill-theme-not_last = do not be last
drill-theme-joker_kept = the joker stays
drill-theme-joker_owed = the joker is owed
drill-theme-paid_set = a set is split by paying
drill-theme-not_the_lowest = not the lowest cards
drill-theme-keep_row = keep the straight
drill-theme-open_hands = win after the exchange
drill-theme-none_left = none are left
drill-theme-jokers_out = jokers
drill-theme-two_packs = two packs
drill-theme-left_out = cards left out of the deal
drill-theme-own_copies = some in your own hand
drill-theme-jokers_gone = the jokers have gone
drill-theme-only_a_bomb = only a bomb is in the way
drill-theme-small_hands = their hands are too small
drill-theme-not_the_highest = not the highest card
drill-theme-safe_row = a safe straight
drill-theme-highest_left = the highest that is left

## Endgames

endgames-title = More endgames

## A streak

streak-title = A streak
streak-intro = As many as you can. Your first answer counts, and a hint counts as a miss. The order is new every time.
streak-timed = With a clock: three minutes
streak-start = Start
streak-stop = Stop here
streak-again = Again, in a new order
streak-score = { $n } right
streak-running = Your first answer to each counts.
streak-missed-one = Missed: read why, then go on with Next.
streak-right = { $n ->
    [0] None right this time.
    [one] One right.
   *[other] { $n } right.
}
streak-missed = { $n ->
    [0] None missed.
    [one] One missed.
   *[other] { $n } missed.
}
streak-longest = The longest run without a miss: { $n }.
streak-missed-below = The ones you missed are below, to be done in peace.
streak-all-done = That was every puzzle laid ready.
streak-text = As many puzzles as you can in three minutes.
streak-run = Run this cell to start.

## A set of one's own

set-title = Your own set
set-intro = Choose what you want to be asked. What you leave open may be anything.
set-kinds = Kinds
set-themes = Themes
set-difficulty = How hard
set-rules = Rules
set-number = How many
set-deal = Deal the puzzles
set-fits = { $n ->
    [0] No puzzle fits. Take away a theme or a kind.
    [one] One puzzle fits.
   *[other] { $n } puzzles fit.
}
set-dealt = { $n ->
    [one] One puzzle, below.
   *[other] { $n } puzzles, below.
}
set-text = Choose kinds, themes, difficulty and rules of the puzzles you want.
set-run = Run this cell to choose.

## A puzzle of one's own

own-title = A puzzle of your own
own-intro = Lay out a position, or write it down. It is checked, and what it asks is proved, before anybody has to solve it. You sit at seat 1 and are to act.
own-kind = What is asked
own-kind-any = Beat the table, or pass
own-kind-cheapest = Beat it with the cheapest play
own-kind-find = Find all plays
own-kind-first = Endgame: go out first
own-kind-not_last = Endgame: do not be last
own-rules = Rules
own-rules-help = { $classic } or { $two_low }, with house rules behind a comma: { $example }
own-hand = Your cards
own-others = The others, in turn
own-others-help = With commas between: how many cards each holds, or for an endgame the cards themselves.
own-table = On the table
own-table-help = Nothing, if you lead.
own-owner = Played by
own-show = Check and try it
own-save = Save
own-line = As one line
own-line-help = Send this line to somebody. It holds no answer: it is proved again where it arrives.
own-read = A line from somebody
own-read-help = Paste it here and press Open.
own-open-line = Open
own-mine = My saved puzzles
own-good = { $level ->
    [easy] A good puzzle, easy.
    [medium] A good puzzle, of medium difficulty.
   *[hard] A good puzzle, hard.
} Right answers: { $n }. Try it below.
own-saved = Saved as { $id } in { $file }.
own-saved-before = It is in { $file } already, as { $id }.
own-unsaved = It could not be saved: { $reason }. The line above still holds it.
own-none-saved = Nothing is saved yet.
own-text = Write a puzzle of your own, have it proved, and hand it on as one line of text.
own-run = Run this cell to write one.
own-no-hand = You need cards.
own-no-cards = Write cards here, such as { $example }.
own-seats = From 2 to { $most } may sit at a table. Write a hand, or a number of cards, for each of the others.
own-owner-nobody = Nobody of that number sits here.
own-others-number = After a question mark write how many cards: 1 to { $most }.
own-open = An endgame is played with open cards: write the others' cards, not how many.
own-not-proved = You cannot force that here: the others can always prevent it, or it could not be proved in time.
own-nothing-loses = Whatever you do first, it works: there is nothing to be found.
own-table-empty = Something must lie on the table to be beaten.
own-no-choice = { $n ->
    [0] Nothing in your hand beats the table.
   *[other] Only one play beats the table: there is no cheaper or dearer one to choose from.
}
own-to-find = There are { $n } plays to be found. Between 2 and { $most } can be asked for.
own-not-asked = This cannot be asked: no answer to it is right, or there is nothing to choose from.
own-line-wrong = This is no puzzle: paste the whole line, just as it was sent.
own-line-key = This is no puzzle: what stands at “{ $where }” cannot be.

## Notebooks of drills

nb-streak-intro = A little of everything, fast. It is never the same twice.
nb-set-intro = What would you like to practise?
nb-own-intro = Make a puzzle for somebody else. It is proved before it is asked.
nb-endgames-intro = Every card is open. You play to the end, and the others defend as well as anybody can. What you do first decides: if it loses, you see why, and take it back.
