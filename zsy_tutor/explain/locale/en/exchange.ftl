## Exercises of paying tribute and giving back: buttons, and what is asked

ui-pay = Pay
ui-give-back = Give back
pay-aim = { $n ->
    [one] You owe { $n } card. Lift it, then press Pay.
   *[other] You owe { $n } cards. Lift what you pay, then press Pay.
}
back-aim-any = { $n ->
    [one] You received { $n } card. Lift the one you give back, then press Give back.
   *[other] You received { $n } cards. Lift as many to give back, then press Give back.
}
back-aim-fewest = { $n ->
    [one] You received { $n } card and give one back. Look for the return after which your hand takes the fewest plays.
   *[other] You received { $n } cards and give back as many. Look for the return after which your hand takes the fewest plays.
}
back-aim-wins = { $n ->
    [one] You received { $n } card, give one back, and then you lead. Look for the return after which you can force going out first.
   *[other] You received { $n } cards, give back as many, and then you lead. Look for the return after which you can force going out first.
}
exchange-open = Cards that lie open
exchange-nothing = nothing
exchange-says = Selected: { $cards } ({ $n } of { $number })
pay-says-done = You paid { $cards }
back-says-done = You gave back { $cards }
pay-listed = Paid
back-listed = Given back

## The same as text

text-pay = { $where }. Hand: { $hand }. To be paid: { $n }.
text-back = { $where }. Hand: { $hand }. To be given back: { $n }.
text-open = { $seat } holds { $hand }.

## Right

right-pay = Right: you pay { $cards }.
right-back = Right: you give back { $cards }.
pay-free = { $n ->
    [1] You hold { $held }, and any one of them would have done: the suit is your choice.
    [2] You hold { $held }, and any two of them would have done: the suits are your choice.
   *[other] You hold { $held }, and any { $n } of them would have done: the suits are your choice.
}
pay-jokers-stay = Jokers are not owed at this table, so you keep { $jokers }.
back-wins = You lead now, and whatever the others do, you can go out first.
back-stays = { $n ->
    [one] What stays goes down in one play: { $plays }.
   *[other] What stays takes at least { $n } plays: { $plays }.
}
back-fewer = { $n ->
    [one] There is a return after which one play is enough.
   *[other] There is a return after which { $n } plays are enough.
}
back-also = It would have been just as right to give back { $cards }.

## Allowed, but not what was asked

exchange-no-pass = There is no passing here.
info-more-plays = That may go back, but it leaves more plays than it has to.
info-not-winning = That may go back, but then you cannot force it.
back-helps = { $seat } holds { $held } already and would then have { $then }.
back-stopped = After it no lead of yours wins by force: { $seat } would answer { $play }, for example, with { $reply }.
back-stopped-pass = After it no lead of yours wins by force: on { $play }, for example, { $seat } would pass and stop you later.
pay-why-allowed = That is what you owe: { $cards }.
back-why-allowed = That may go back: { $cards }.

## Hints

hint-pay-1-jokers = Leave the jokers out: at this table they are not owed. What counts is the rest.
hint-pay-1-all = At this table jokers are owed like any other card. Start from the highest card you hold.
hint-pay-1-ranks = Start from the highest card you hold. Only the rank counts here, not the suit.
hint-pay-2 = The highest rank you owe is { $rank }. Where that is not enough, the next one below follows.
hint-pay-2-one = Nothing you could owe is higher than { $rank }.
hint-pay-2-none = Is there any other card in your hand?
hint-pay-3 = The answer: { $cards }. Cards of these ranks are marked.
hint-pay-3-none = The answer: nothing can be paid. Press Pay with no card lifted.
hint-back-1 = Any cards may go back, even those you have just received.
hint-back-1-limit = At this table only cards up to { $rank } may go back.
hint-back-2 = { $n ->
    [one] { $n } card goes back, and { $ways ->
        [one] there is only one way.
       *[other] there are { $ways } ways, suits not counted.
    }
   *[other] { $n } cards go back, and { $ways ->
        [one] there is only one way.
       *[other] there are { $ways } ways, suits not counted.
    }
}
hint-back-1-fewest = { $n ->
    [one] As it is, your hand goes down in one play. Look for cards that go with nothing else.
   *[other] As it is, your hand takes at least { $n } plays. Look for cards that go with nothing else.
}
hint-back-2-fewest = { $n ->
    [one] There is a return after which one play empties your hand.
   *[other] There is a return after which { $n } plays empty your hand.
}
hint-back-1-wins = Ask of each card two things: do you need it, and what would { $seat } do with it?
hint-back-2-wins = { $n ->
    [one] Only one return wins by force.
   *[other] There are { $n } returns that win by force, suits not counted.
}
hint-back-3 = The answer: { $cards }.
hint-back-3-one = One right answer: { $cards }.

## Typing, and the keys

exchange-typed = Type the cards
exchange-typed-placeholder = 59
exchange-table-help = Arrow keys move over the cards, space lifts a card or puts it back, Enter presses { $label }, H asks for a hint, the question mark shows all keys, Escape leaves the cards.
