## A table or a hand that is shown, without an exercise

show-hand = Hand
show-hand-cards = { $n ->
    [one] Hand, { $n } card
   *[other] Hand, { $n } cards
}
show-hand-of = Hand of { $name }
show-line = { $rules }. { $turn }
show-turn-you = Your turn.
show-turn = { $seat } is to act.
show-over = The round is over.
show-opening = The lead must contain { $card }.
show-leads = Nothing lies on the table: { $seat } leads
show-on-table = On the table: { $table } ({ $seat }).
show-nothing = On the table: nothing.
show-seat = { $name }, { $count }: { $cards }
show-seat-hidden = { $name }: { $count }
show-seat-passed = { $count }, passed
show-seat-out = { $name } is out: { $title }
show-you-out = You are out: { $title }
show-seats = The other hands
show-lift = Click a card to lift it.
show-help = Arrow keys move over the cards, space lifts a card or puts it back, Backspace puts all cards back, Escape leaves the cards.
text-run-show = Run this cell to see the cards.
