## A play tried by a seat that is not to act, or after the end of the round

text-why-empty = { $where }. Nothing lies on the table. Refused: { $tried }. Why?
text-out = Out: { $seats }.
hint-why-2-over = Count the players who still hold cards.
hint-why-2-passed = Look at who has passed in this trick, and at what this table says of a pass.
not-because-over = The round is over, so nothing else is looked at.
not-because-others-lead = Another player leads here.
not-because-beats = These cards do beat what lies there.
