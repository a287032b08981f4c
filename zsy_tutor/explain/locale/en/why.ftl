## Where a rule comes from. Whole sentences are put together from `source` or `source-house` and one of the others.

source = Source: { $source }.
source-house = A house rule of this table: { $options }. Without it: { $source }.
source-A = a published page on the classic game
source-B = a published page on two-low
source-AB = a published page on the classic game and one on two-low
source-A-ruling = a published page on the classic game, in part our ruling
source-B-ruling = a published page on two-low, in part our ruling
source-AB-ruling = a published page on the classic game and one on two-low, in part our ruling
source-ours = the published pages are silent, the ruling is ours

## The nearest combination to cards that are none

near-only = The nearest combination is { $play }: { $how }.
near-one_of = One of the nearest combinations is { $play }: { $how }.
near-add = with { $add } added
near-drop = without { $drop }
near-swap = with { $add } in place of { $drop }

## Further reasons, folded

others-reasons = { $n ->
    [one] One more reason
   *[other] { $n } more reasons
}
others-items = { $n ->
    [one] About the other one
   *[other] About the other { $n }
}
