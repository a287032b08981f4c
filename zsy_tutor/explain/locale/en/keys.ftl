## The help with the keys: what they are called, and what they do

keys-name = Keys
keys-opened = The keys are shown above the table. Escape hides them.
keys-closed = The keys are hidden.
keys-space = Space
keys-enter = Enter
keys-tab = Tab
keys-backspace = Backspace
keys-escape = Esc

keys-move = from card to card
keys-lift = lift a card or put it back
keys-play = play what is lifted
keys-press = press “{ $label }”
keys-type = type a play in the field
keys-help = show or hide the keys
keys-leave = leave the cards for the buttons
keys-tab-on = to the next button, back with Shift
keys-tab-card = from card to card, back with Shift
keys-tab-play = from play to play, back with Shift
keys-tab-choice = from answer to answer, back with Shift
keys-place = put a card into the row, or pick one there
keys-shift = move a card of the row
keys-take = take a card of the row back
keys-mark = mark a play, or take the mark away
keys-choose = choose an answer
keys-leave-items = leave these for the buttons
keys-leave-choices = leave the answers

## What is on the painted table, for a screen reader

spoken-cards = { $what }: { $cards }
spoken-canvas = { $name }: { $lies }. { $hand }
spoken-table = On the table
spoken-seats = Players
spoken-seat = { $seat }: { $cards }
spoken-seat-passed = { $seat }: { $cards }, passed
spoken-seat-acts = { $seat }: { $cards }, to act
spoken-seat-out = { $seat }: out, { $title }
