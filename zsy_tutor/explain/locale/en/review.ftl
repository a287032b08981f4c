## Review: what is asked, with fresh cards

review-title = Review
review-beat = Beat what lies there, or pass if nothing does.
review-lead = Nothing lies there, and you lead. Play something you may.
review-name = What are these cards at this table?
review-order = Put these cards in order, the lowest first.
review-order-plays = Put these plays in order, the lowest first.
review-which = Mark everything that beats what lies there.
review-why = This is refused. Why?
review-why-seat = You have tried this, and it is refused. Why?
review-repair = What is lifted cannot be played. Mend it.
review-find-pair = Find every pair in this hand.
review-find-triple = Find every triple in this hand.
review-pay = { $n ->
    [one] You owe one card. Pay.
   *[other] You owe { $n } cards. Pay.
}
review-last = These are your last cards. Beat what lies there, or pass if nothing does.
review-pay-first = { $n ->
    [one] You owe one card, and { $rank } is to come back to you. Pay.
   *[other] You owe { $n } cards, and { $rank } is to come back to you. Pay.
}
review-give_back = { $n ->
    [one] You have received one card. Give one back.
   *[other] You have received { $n } cards. Give as many back.
}

## Review: what is due, and what has changed

review-nothing-yet = Nothing has been answered yet. Do a few exercises of a lesson, then run this cell again.
review-due-title = What is due
review-due = { $n ->
    [one] One rule is due. The session below asks for it with fresh cards.
   *[other] { $n } rules are due. The session below asks for them with fresh cards.
}
review-none-due = Nothing is due now. These come next; you may review all the same.
review-asked = : last asked { $when }
review-comes = : { $when }
review-within-a-day = less than a day ago
review-days-ago = { $n ->
    [one] a day ago
   *[other] { $n } days ago
}
review-now = now
review-in-an-hour = within the hour
review-in-hours = { $n ->
    [one] in an hour
   *[other] in { $n } hours
}
review-in-days = { $n ->
    [one] in a day
   *[other] in { $n } days
}
review-changed-title = What has changed
review-unchanged = No rule was rated in this session.
review-column-rule = Rule
review-column-before = Before
review-column-after = Now
review-column-next = Next time
standing-known = known
standing-shaky = shaky
standing-new = new

## The notebook

nb-review-intro = What you got wrong comes back, and so does what you may be about to forget. Ten exercises a time, with cards you have not seen before.

## Review: questions about the table

review-who-turn = You look on at a round. Whose turn is it now?
review-who-titles = Put everybody in order of their titles, Upstream first.
review-who-next = That is how the last round went out. Who leads the next one, and who deals it?
review-who-dealer = Everybody has drawn a card. Who deals, or draws again?
review-who-first-dealt = All cards are dealt one by one. Who gets one more than somebody else?
review-who-payer = { $n ->
    [one] That is how the round went out. Who pays a single card?
   *[other] That is how the round went out. Who pays { $n } cards?
}
review-who-match = { $n } rounds were agreed, and this is who was Upstream. Who wins the match?
review-who-tie = They are tied, and the extra round went like this. Who wins the match?
review-who-teams = Which team wins the round?
review-count-totals = Points for places: what are the totals?
review-count-deal = { $n } players: how many cards does each get, the player to the dealer’s right first?
review-count-copies = { $n } players: how many cards of the rank { $rank } are dealt?
review-count-penalty = These cards are left. How many penalty points are they?
review-count-still-out = How many cards of the rank { $rank } can the others still hold?
