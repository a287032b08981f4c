## Exercises in which a lead is looked for that nobody can beat

safe-aim = You lead. Only a lead counts that nobody can beat, whatever the others hold of the cards you have not seen.
safe-right = Right: nobody can beat { $play }.
safe-falls = Not safe yet: { $play }.
safe-more = { $n ->
    [one] That is not all: one more play may beat it.
   *[other] That is not all: { $n } more plays may beat it.
}
hint-safe-1 = Count what has gone and what you hold. The highest rank you have not seen all of is { $rank }.
hint-safe-2 = { $n ->
    [one] One of your leads is safe.
   *[other] { $n } of your leads are safe.
}
hint-safe-3 = The answer: { $plays }.
