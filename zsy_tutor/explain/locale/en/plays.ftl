## Exercises of changing cards and of finding plays

ui-as-at-first = As at first
ui-that-is-all = That is all
note-nothing-changed = nothing is changed yet
aim-repair = Change as few cards as you can, then press Play.
aim-find = Play everything this hand could play now, one after another. Suits do not matter.
aim-find-type = Play all { $what } this hand could play now, one after another. Suits do not matter.
aim-find-count = { $n ->
    [one] There is one.
   *[other] There are { $n }.
}

## What was changed, what was found

changed-label = { $n ->
    [0] Nothing changed yet
    [one] Changed: 1 card
   *[other] Changed: { $n } cards
}
changed-added = { $card } lifted
changed-taken = { $card } put back
found-label = { $n ->
    [0] Nothing found yet
   *[other] Found: { $n }
}
found-label-of = Found: { $n } of { $count }
found-hinted = { $item }, still missing
found-done = Found: { $plays }
found-typed = Type a play, or “all” when you have them all
found-typed-placeholder = JJ, or all

## The same as text

text-repair = To be mended: { $cards }.
text-changed = Changed: { $changes }.
text-found = Found: { $plays }.

## Mending

repair-enough = { $n ->
    [one] One change was enough.
   *[other] { $n } changes, and fewer would not have done.
}
repair-also = Just as near: { $plays }.
repair-more = Legal, but with more changes than it takes.
repair-more-body = Yes, { $play } could be played. From the cards that were lifted at first, you changed { $n }.
repair-more-enough = { $n ->
    [one] One change is enough.
   *[other] { $n } changes are enough.
}
repair-pass-body = But these cards can be mended: change them until they may be played.
hint-repair-1 = Refused as it stands. { $reason }
hint-repair-2-add = { $n ->
    [one] No card need be put back. Lift one more.
   *[other] No card need be put back. Lift { $n } more.
}
hint-repair-2-take = { $n ->
    [one] Put one card back and lift no other.
   *[other] Put { $n } cards back and lift no other.
}
hint-repair-2-both = Put { $m ->
    [one] one card
   *[other] { $m } cards
} back, and lift { $n ->
    [one] one other
   *[other] { $n } others
}.
hint-repair-2-ways = { $n ->
    [one] One change is enough, and there is more than one way.
   *[other] { $n } changes are enough, and there is more than one way.
}
hint-repair-3-only = The answer: { $play }.
hint-repair-3 = Each of these will do: { $plays }.

## Finding all

found-one = Right: { $play }.
found-so-far-of = { $n } of { $count } found.
found-so-far = { $n ->
    [one] One is found. Look for another, or say that this is all.
   *[other] { $n } are found. Look for another, or say that this is all.
}
found-all = { $n ->
    [one] Right: there is only this one.
   *[other] Right: you found all { $n }.
}
found-these = All there is: { $plays }.
found-already = You have that one already.
found-already-body = Look at your list: { $play } is on it. Other suits do not make it another play.
find-other-type = Legal, but not the type that is asked for.
find-other-type-body = Yes, { $play } could be played. Here { $what } are asked for.
find-pass-body = But here plays are looked for: play one, or say that this is all.
find-not-all = { $n ->
    [one] That is not all yet: one is still missing.
   *[other] That is not all yet: { $n } are still missing.
}
find-not-all-body = Go on looking, or ask for a hint.
hint-find-1 = Take one type after another: first the singles from low to high, then the pairs, and so on.
hint-find-1-type = Go through your hand from low to high and look for { $what }.
hint-find-2 = { $count ->
    [one] There is one in all, and its cards are marked.
   *[other] There are { $count } in all. Still missing: { $left }; their cards are marked.
}
hint-find-2-none = { $count ->
    [one] There is one in all, and you have it.
   *[other] There are { $count } in all, and you have them.
}
hint-find-3 = Still missing: { $plays }.
hint-find-3-none = Nothing is missing: say that this is all.
