## Buttons, and why one cannot be pressed

ui-play = Play
ui-pass = Pass
ui-clear = Clear
ui-hint = Hint
ui-why = Why?
ui-fix = Show the nearest legal play
ui-retry = Do it again
ui-next = Next
ui-back = Back
ui-hint-price = costs one star
ui-hint-price-answer = the next one is the answer, it costs a star
ui-hint-free = costs nothing more
ui-hint-none = the last hint was the answer
hint-free = This one costs nothing.
ui-note-solved = this one is done
ui-note-unsolved = only once it is done
ui-note-nothing-lifted = no card is lifted
ui-note-not-yet-refused = only after a play was refused
ui-note-first = this is the first
ui-note-last = this is the last

## The table

ui-your-hand = Your hand
ui-hand-cards = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
ui-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-to-beat = to beat
ui-passed = passed
ui-you = You
ui-played = { $seat } played { $play }
ui-you-played = You played { $play }
ui-you-passed = You passed
ui-you-lead = Nothing lies on the table: you lead
seat-name-1 = Lan
seat-name-2 = Bo
seat-name-3 = Mei
seat-name-4 = Tao
seat-name-5 = Yun
ui-rules-classic = Classic rules
ui-rules-two-low = Two-low rules: the 2 is the lowest card

## Choosing cards and typing

ui-typed = or type it
ui-typed-label = Type a play
ui-typed-placeholder = 9 or JJ
ui-selected = Selected: { $cards }
ui-selected-play = Selected: { $cards }, { $play }
ui-selected-none = No card is lifted. Click a card to lift it.

## Where am I, what is asked

ui-step-heading = Step { $n } of { $count } · { $title }
ui-puzzle-heading = Puzzle { $n } of { $count } · { $title }
ui-stars = { $max ->
    [one] { $n } of { $max } star
   *[other] { $n } of { $max } stars
}
ui-aim-any = Any legal play that beats it counts. If nothing does, pass.
ui-aim-cheapest = Only the cheapest play that does it counts.
ui-aim-lowest = You lead: play your lowest.
ui-aim-lead = You lead: any combination counts.
ui-aim-pass = Pass.
ui-aim-refused = Here the refusal is what you are after.
ui-aim-name = Choose what it is.
ui-aim-rules = { $rules }. { $aim }

## For a screen reader

ui-table-label = Card table
ui-table-help-no-pass = Arrow keys move over the cards, space lifts a card or puts it back, Enter plays, H asks for a hint, the question mark shows all keys, Escape leaves the cards.
ui-table-help = Arrow keys move over the cards, space lifts a card or puts it back, Enter plays, P passes, H asks for a hint, the question mark shows all keys, Escape leaves the cards.
ui-actions-label = Actions
ui-seats-label = Other players
ui-choices-label = Answers to choose from
ui-card-selected = { $card }, lifted
ui-card-hint = { $card }, marked by the hint
ui-card-fault = { $card }, at fault
ui-card-dim = { $card }, cannot be played now
live-lifted = { $card } lifted
live-put-back = { $card } put back
live-cleared = All cards put back
live-step = Step { $n } of { $count }
live-puzzle = Puzzle { $n } of { $count }
live-again = Once more from the start
live-right = Right
live-wrong = Not yet

## The same as text, for printing and for a reader without a canvas

text-beat = { $where }. Hand: { $hand }; on the table: { $table } ({ $seat }); to act: you.
text-lead = { $where }. Hand: { $hand }; on the table: nothing; you lead.
text-name = { $where }. What is this: { $cards }?
text-step = Step { $id }
text-puzzle = Puzzle { $n } of { $count }, { $rules }
text-passed = Passed: { $seats }.
text-solved = Solved with { $play }.
text-lifted = Lifted: { $cards }.
text-run = Run this cell to play at the table.

## When something is wrong with the page or the program

ui-guard-dead = This table is no longer connected. Run the cell again.
ui-guard-waiting = Waiting for the program to answer.
ui-error = Something broke in the program; it was nothing you did. Run the cell again. What it says: { $what }

## The ladder of ranks under a refusal

ladder-label = Order of the ranks, low to high
ladder-single = one of these beats it
ladder-pair = a pair of these beats it
ladder-triple = three of these beat it
ladder-full_house = a full house of three of these beats it
ladder-run = one that ends on one of these beats it
ladder-bomb = the same number of these beats it
ladder-you = you
ladder-table = table
ladder-both = table and you

## Notebooks: the lines around the tables, in Markdown

nb-lesson-title = { $n }. { $title }
nb-can-do = After this lesson you can { $can_do }. It takes about { $minutes } minutes.
nb-run-all = If a line of text stands where a table should be, choose *Run*, then *Run All Cells*, in the menu at the top.
nb-next = Next lesson: { $link }

## How one wants the cards

settings-title = How do you want your cards?
settings-intro = You can change this at any time. Tables in this notebook follow at once; in other open notebooks, when their cells run again.
settings-canvas = A painted table
settings-canvas-says = For mouse and touch. The keyboard works too.
settings-dom = Cards as buttons
settings-dom-says = For the keyboard and for a screen reader: each card is read out by its name.
settings-four = A colour for each suit
settings-four-says = Spades black, hearts red, diamonds blue, clubs green.
settings-saved = Saved. From now on new tables in every notebook are like this.
settings-unsaved = This could not be saved. It holds in this notebook until its kernel is restarted.
settings-unreadable = Your settings could not be read, so tables look as usual. Choose again at the top of lesson 0.
settings-no-canvas = No painted table here: the program { $program } is missing.
settings-text = How do you want your cards: a painted table, or cards as buttons for keyboard and screen reader; two colours of suits, or four.
settings-run = Run this cell to choose.
settings-dead = No longer connected. Run the cell again to choose.
