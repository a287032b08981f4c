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

## What could be played instead: the button

ui-fix-next = Show another: { $n } of { $count }
ui-fix-cheapest = Show the cheapest that beats it
ui-fix-nearest = Show the nearest again
ui-fix-only = there is no other
ui-fix-price = { $n ->
    [one] shows a right answer, costs one star
   *[other] shows a right answer, costs { $n } stars
}

## Other tables

ui-house = What if the table plays it differently?
ui-house-close = Close the other tables
ui-house-nothing = lift the cards you want to ask about
house-caption = At other tables: { $cards }
house-caption-pass = At other tables: a pass
house-caption-nothing = At other tables: playing no card
house-caption-order = The order at other tables
house-caption-beats = What beats it at other tables
house-table = Table
house-says = Verdict
house-column-order = Lowest first
house-column-beats = Beats it
house-here = This table: { $rules }
house-legal = Legal
house-illegal = Not legal
house-impossible = Cannot occur
house-legal-name = A combination
house-illegal-name = No combination
house-no-switch = No single house rule changes this.
house-no-order = Here they cannot be put in one order.
house-beats-none = none of them

## Disputing a verdict

ui-dispute = I doubt this
ui-dispute-done = Saved
ui-dispute-note = saves a small file that you can send to your teacher
ui-dispute-saved = already saved
dispute-saved = Saved as { $name }, in the folder of this notebook: the cards you could see, what was chosen, the rules and the version, no name. Send it to your teacher.
dispute-trouble-read_only = Nothing was saved: this program may not write into the folder of this notebook. Copy the notebook into a folder of your own and try again.
dispute-trouble-full = Nothing was saved: the disk is full. Make room and try again.
dispute-trouble-other = Nothing was saved: the file could not be written. The system says: { $what }
