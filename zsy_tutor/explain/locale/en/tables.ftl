## Exercises in which one play is judged at several tables

tables-aim = Mark every table at which this may be played, then press Check.
tables-label = Tables
tables-classic = Classic rules
tables-two-low = Two-low rules
tables-number = table { $n }
tables-says = Tried: { $cards }.
tables-marked = Marked: { $tables }.
tables-typed = Type the numbers of the tables
tables-note-none = no table is marked yet
tables-none = No table is marked.
tables-none-body = At one table at least this may be played.
tables-right = Right. What each table says:
tables-verdict = Table { $n }: { $said }
tables-wrong = Not at { $table }.
tables-missing = That is not all yet.
tables-missing-body = { $right ->
    [one] One mark is right.
   *[other] All { $right } marks are right.
} { $missing ->
    [one] It may be played at one more table.
   *[other] It may be played at { $missing } more tables.
}
tables-so-far = { $right ->
    [0] No mark is right yet.
    [one] One mark is right.
   *[other] { $right } marks are right.
}
typed-tables-error = I cannot use “{ $text }” here.
typed-tables-help = Type numbers from 1 to { $count }, with blanks between.
hint-tables-1 = Take one table after another. Is it a combination there, and if something lies on the table, does it beat that?
hint-tables-2 = { $n ->
    [one] Of { $count } tables one allows it.
   *[other] Of { $count } tables { $n } allow it.
}
hint-tables-3 = The answer: { $tables }.
