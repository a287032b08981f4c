## Exercises in which players are tapped. Names fill in { $seat } and the like: the learner is none of them.

seat-name-0 = Hua
who-tie = A tie
who-none = Nobody yet
who-nobody = Nobody
who-team-of = the team of { $seats }
choice-place = place { $n }
who-label = Answers to tap
who-aim = Tap your answer.
who-aim-all = Tap everybody who belongs to the answer, then press Check.
who-aim-order = Tap all { $n } one after another, then press Check.
who-aim-next = Tap first who leads, then who deals; then press Check.
who-aim-filled = The answer is marked already: press Check.
who-says-none = Nobody is tapped yet.
who-says = Tapped: { $seats }
who-says-next = Leads: { $leads }. Deals: { $deals }
who-note-none = nobody is tapped yet
who-note-short = not all are tapped yet
who-typed = Type a name
who-rest = That is not all yet.
who-right = Right: { $seats }.
who-wrong = Not yet: { $seats }.
typed-who-error = I cannot use “{ $text }” here.
typed-who-help = Type names, as many as are asked for, with blanks between: { $names }.

## The same as text

full-stop = .
text-asked = { $where }. { $prompt }
text-row = { $head }: { $said }.
text-choices = Answers: { $choices }.

## What is to be known, as small tables

telling-so-far = What was played
telling-trick = Trick
telling-plays = Plays, in turn
telling-did = { $seat } { $cards }
telling-out = { $seat } { $cards } (last card)
telling-pass = passes
telling-then = { $first } · { $second }
telling-left = Cards left
telling-none = none
telling-seats = In playing order
telling-drawn = Drawn
telling-dealer = Dealer
telling-deals = { $seat } deals. The names stand in playing order.
telling-hands = Hands
telling-match = The match
telling-rounds = Round
telling-upstream = Upstream
telling-round = Round { $n }
telling-orders = In the order of going out
telling-order = Order of going out
telling-tied = Tied
telling-teams = Teams
telling-team = Team { $n }

## Turns

who-turn-next = On the table lies { $play } from { $owner }, and it may still be answered. After { $last } the turn comes to { $seat }.
who-turn-again = { $seat } has passed in this trick before. At this table that shuts nobody out.
who-turn-takes = The last play was { $play }. Nobody beat it, and everybody else who holds cards has passed. So { $seat } takes the trick and leads the next one.
who-turn-out = The last play was { $play }. Nobody beat it, and everybody else who holds cards has passed. But { $owner } has no cards left. Then the next player with cards leads: { $seat }.
who-turn-partner = The last play was { $play }. Nobody beat it, and everybody else who holds cards has passed. But { $owner } has no cards left. At this table a partner then takes the lead: { $seat }.
who-turn-skipped = { $seat } has no cards left and is skipped.
who-turn-final = { $seat } has passed, and at this table a pass is final until the trick ends.
who-turn-owner = What lies there, { $play }, is from { $seat }, and another player may still answer it.
who-turn-just = { $seat } has only just acted. Now it is for somebody else.
who-turn-between = After { $last }, another player comes before { $seat }.
who-turn-not-owner = The last play was { $play }. Nobody beat it, and it was not from { $seat }.
who-turn-not-partner = { $owner } has a partner who still holds cards, and that is not { $seat }.
who-turn-later = { $seat } holds cards, but after { $owner } another player with cards comes first.
hint-who-turn-1 = Look for the last play that is no pass. Then count who has passed since.
hint-who-turn-2-open = The last play is { $play }, and it may still be answered: the trick goes on.
hint-who-turn-2-over = The last play is { $play }, and everybody else who holds cards has passed: the trick is over.
hint-who-3 = The answer: { $seats }.

## Places and titles

who-title = { $seat }: { $title }
who-titles-right = Who runs out of cards earlier stands higher. { $titles }.
who-titles-last = { $seat } still held cards when the round ended, and so comes last.
who-titles-wrong = { $first } ran out of cards before { $second }.
hint-who-titles-1 = Look for the last card of each player. Whoever holds cards to the end comes last.
hint-who-titles-2 = First to go out: { $seat }.

## The next round

who-next-upstream = After the first round the last Upstream leads, with anything, and the last Downstream deals.
who-next-downstream = At this table the last Downstream leads after the first round, and deals as well.
who-next-right = { $leads } leads and { $deals } deals.
who-next-not-lead = { $seat } does not lead. After the first round no opening card is asked for: the titles of the last round decide.
who-next-not-deal = { $seat } does not deal. The last Downstream does.
hint-who-next-1 = Two things are asked: who leads, and who deals. Both go by the titles of the last round.

## The draw and the deal

who-drawn-right = The highest rank drawn is { $rank }: { $seats } deals.
who-drawn-again = The highest rank drawn is { $rank }, and { $seats } have it: they draw again.
who-drawn-lower = { $seat } drew { $rank }, and somebody drew higher.
who-drawn-more = Somebody else drew the same rank.
hint-who-drawn-1 = Only the rank counts, in the order of this table.
hint-who-drawn-2 = The highest rank drawn is { $rank }.
who-first-dealt = { $extra ->
    [0] { $n } cards for { $players } players: { $each } for each, and none is left over.
    [one] { $n } cards for { $players } players: { $each } for each, and one is left over.
   *[other] { $n } cards for { $players } players: { $each } for each, and { $extra } are left over.
}
who-first-rule = Cards are dealt one at a time, beginning with the player to the dealer's right, who is next in playing order. What is left over goes the same way.
who-first-nobody = The cards do not divide evenly here.
who-first-even = The cards divide evenly here.
who-first-dealer = { $seat } deals, and so gets the last card of every lap.
hint-who-first-1 = How many cards are dealt, and how many are left over when all have equally many?

## The first lead

who-opens-right = { $seat } holds the { $card }, and so leads the first trick.
who-opens-both = With two packs it is there twice: { $seats } hold the { $card }. Counted from the dealer's right, { $seat } comes first.
who-opens-not = { $seat } does not hold the { $card }.
who-opens-later = { $seat } holds the { $card }, but somebody else does, too, and comes first when you count from the dealer's right.
hint-who-opens-1 = Look for the { $card }: it decides who leads the first trick.
hint-who-opens-2 = { $n ->
    [one] One player holds the { $card }.
   *[other] { $n } players hold the { $card }. Of these the first from the dealer's right leads.
}

## The exchange

who-owes-second_downstream_pays = With four or more players the last but one pays one card to the second.
who-owes-second_upstream_pays = At this table the second pays one card to the last but one.
who-owes-none = At this table only Downstream and Upstream exchange cards.
who-owes-three = With three players only Downstream and Upstream exchange cards.
who-owes-main = Downstream, who was last, pays { $n } cards to Upstream, who was first.
who-owes-no-tribute = At this table no cards are exchanged.
who-owes-right = { $n ->
    [one] { $payer } gives { $receiver } one card.
   *[other] { $payer } gives { $receiver } { $n } cards.
}
who-owes-somebody = Somebody pays here: look at the order of going out.
who-owes-other = { $n ->
    [one] { $seat } pays one card, and it goes to { $receiver }.
   *[other] { $seat } pays { $n } cards, and they go to { $receiver }.
}
who-owes-receives = { $n ->
    [one] { $seat } receives a card.
   *[other] { $seat } receives { $n } cards.
}
who-owes-nothing = { $seat } exchanges nothing: the order of going out decides who does.
hint-who-owes-1 = Count the places: first, second, and from the end, last and last but one.

## The score

who-match-right-most_upstream = { $n ->
    [one] { $seat } was Upstream once, and nobody else was as often.
   *[other] { $seat } was Upstream { $n } times, and nobody else was as often.
}
who-match-right-fewest_downstream = { $n ->
    [0] { $seat } was never Downstream; everybody else was.
    [one] { $seat } was Downstream only once; everybody else was more often.
   *[other] { $seat } was Downstream { $n } times; everybody else was more often.
}
who-match-tie-most_upstream = { $n ->
    [one] { $seats } were Upstream once each, and nobody more often. So the whole table plays one more round.
   *[other] { $seats } were Upstream { $n } times each, and nobody more often. So the whole table plays one more round.
}
who-match-tie-fewest_downstream = { $n ->
    [0] { $seats } were never Downstream. So the whole table plays one more round.
    [one] { $seats } were Downstream once each, and nobody less often. So the whole table plays one more round.
   *[other] { $seats } were Downstream { $n } times each, and nobody less often. So the whole table plays one more round.
}
who-match-no-tie = No two stand equal at the top: count again.
who-match-not-as-often = { $seat } is not alone at the top.
who-match-not-most_upstream = { $n ->
    [0] { $seat } was never Upstream.
    [one] { $seat } was Upstream once, and somebody was more often.
   *[other] { $seat } was Upstream { $n } times, and somebody was more often.
}
who-match-not-fewest_downstream = { $n ->
    [one] { $seat } was Downstream once, and somebody was never.
   *[other] { $seat } was Downstream { $n } times, and somebody was less often.
}
hint-who-match-1-most_upstream = Count for each player how often they were Upstream. Other places do not count.
hint-who-match-1-fewest_downstream = Count for each player how often they were Downstream. Fewest wins.
hint-who-match-2-most_upstream = { $n ->
    [one] Nobody was Upstream more than once.
   *[other] Nobody was Upstream more than { $n } times.
}
hint-who-match-2-fewest_downstream = { $n ->
    [0] Somebody was never Downstream.
    [one] Nobody was Downstream less than once.
   *[other] Nobody was Downstream less than { $n } times.
}
who-tie-right = Only those who are tied can win: { $seats }. Of these { $seat } went out earliest.
who-tie-not = { $seat } plays this round, but was no part of the tie.
who-tie-later = { $seat } was tied, and somebody else of those tied went out earlier.
who-tie-decides = This round does decide: look at those who are tied, and who of them went out earlier.
hint-who-tie-1 = Everybody plays the extra round, but not everybody can win the match in it.
hint-who-tie-2 = The match is between { $seats } alone. Who of them went out earlier?
who-team-right = { $seat } went out first, and the round goes to the team of the Upstream, whatever the other places.
who-team-not = The Upstream is not in this team. The other places do not count.
who-team-nobody = A round always has a winner: the team of the Upstream.
hint-who-team-1 = One place alone decides which team has won the round.
hint-who-team-2 = The Upstream is { $seat }.
who-points-right = { $seat } has { $n } points, and nobody has as many.
who-points-low = The most points are { $n }. It takes { $target } to win.
who-points-tie = { $seats } have { $n } points each, and nobody has more. Another round is played, until one leads.
who-points-won = Somebody has { $target } points or more, and leads alone.
who-points-tied = { $n ->
    [one] { $seat } has { $n } point, and somebody else has as many.
   *[other] { $seat } has { $n } points, and somebody else has as many.
}
who-points-not = { $n ->
    [one] { $seat } has { $n } point. That does not win.
   *[other] { $seat } has { $n } points. That does not win.
}
who-points-of = { $seat } { $n }
hint-who-points-1 = First out scores 2, second 1, everybody else 0. It takes { $target } points, and nobody else may have as many.
hint-who-points-2 = The totals: { $totals }.

## Keys

keys-tap = tap an answer, or take it back
keys-tab-field = from field to field, back with Shift
keys-check = to the next empty field; where none is left, check
keys-leave-fields = leave the fields for the buttons
