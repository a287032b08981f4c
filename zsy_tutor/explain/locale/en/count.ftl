## Exercises in which numbers are typed

count-aim = Type the number, then press Check.
count-aim-several = Type a number in each field, then press Check.
count-aim-filled = The numbers stand there already: press Check.
count-label-one = Number
count-label-first = 1st to get cards
count-label-place = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
count-rest = { $n ->
    [one] Type a number first.
   *[other] All { $n } fields need a number.
}
count-right = Right: { $numbers }.
count-wrong = Not yet: { $numbers }.
count-so-far = { $right ->
    [0] None of them is right yet.
    [one] One of { $count } is right; the others are marked.
   *[other] { $right } of { $count } are right; the others are marked.
}
count-number-wrong = { $label }: not yet
count-number-right = { $label }: right
typed-count-error = I cannot read “{ $text }”.
typed-count-help = { $n ->
    [one] Type one number in digits.
   *[other] Type { $n } numbers in digits, with blanks between.
}
telling-your-hand = Your hand
telling-gone = Gone already
telling-left-hand = Left in hand
telling-left-hands = Left in hand when the round ends

count-dealt-total = { $packs ->
    [one] One pack has { $all } cards; { $out } stay out, so { $n } are dealt.
   *[other] { $packs } packs have { $all } cards; { $out } stay out, so { $n } are dealt.
}
count-dealt-whole = { $packs ->
    [one] One pack has { $all } cards, and all of them are dealt.
   *[other] { $packs } packs have { $all } cards, and all of them are dealt.
}
count-dealt-each = { $extra ->
    [0] { $players } players get { $each } each.
    [one] { $players } players get { $each } each, and the one card left over goes to the first.
   *[other] { $players } players get { $each } each, and the { $extra } cards left over go to the first { $extra }.
}
count-dealt-sum = Together that would be { $sum } cards, and { $n } are dealt.
count-dealt-where = The number of cards is right. What is left over is dealt the same way as the rest: to the first players first.
hint-count-dealt-1 = How many cards are dealt in all, and how many for each?

count-copies-right = { $out ->
    [0] All { $whole } of them are dealt.
   *[other] Of { $whole } in the pack { $out } stay out: { $cards }.
}
count-copies-all = That is how many the pack has, but with so many players some stay out.
count-copies-not = With so many players some of them stay out. Which ones is fixed.
count-copies-none = With so many players none of them stays out.
hint-count-copies-1 = How many of a rank are in the pack, and which cards stay out with so many players?
hint-count-copies-2 = { $out ->
    [0] With { $players } players no card of this rank stays out.
   *[other] With { $players } players these stay out: { $cards }.
}

count-out-right = { $whole } of them are in the pack, { $gone } have gone and you hold { $mine }.
count-out-mine = What you hold yourself, nobody else can hold.
count-out-gone = What has gone, nobody can hold any more.
count-out-not = Three numbers decide: how many the pack has, how many have gone, and how many you hold.
hint-count-out-1 = Take from all of them those that have gone and those you hold.
hint-count-out-2 = The pack has { $whole }; { $gone } have gone.

count-penalty-rule = Each card counts 1, a 2 counts 2 in all, each joker 3.
count-penalty-sum = { $sum } = { $n }
count-penalty-plain = Some of these cards weigh more than 1.
count-penalty-twos = A 2 counts 2 in all, not 1 and 2 more.
count-penalty-seat = Look again at what { $seat } has left: { $cards }.
hint-count-penalty-1 = How much does each card count: a plain one, a 2, a joker?

count-points-rule = First out scores 2, second 1, everybody else 0.
count-points-seat = Look again at { $seat }, round by round.
hint-count-points-1 = Only the first two of each round score.
hint-count-3 = The answer: { $numbers }.
