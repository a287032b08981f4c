## A game that was typed or pasted

record-illegal = Action { $n } (line { $line }), { $seat } plays { $cards }: { $why }
record-illegal-nothing = Action { $n } (line { $line }), { $seat } plays no card: { $why }
record-illegal-pass = Action { $n } (line { $line }), { $seat } passes: { $why }
record-unreadable = Line { $line } cannot be read from column { $column } on.
record-unreadable-whole = This text cannot be read as a game.
record-impossible = The position in line { $line } cannot occur.
record-inconsistent = The record contradicts itself in line { $line }.
record-inconsistent-whole = The record contradicts itself.
record-complete = { $n ->
    [0] The round is over. The places: { $order }.
    [one] The one action is legal, and the round is over. The places: { $order }.
   *[other] All { $n } actions are legal, and the round is over. The places: { $order }.
}
record-incomplete = { $n ->
    [0] There is no action yet. The round is not over: it is { $seat }'s turn.
    [one] The one action is legal. The round is not over: it is { $seat }'s turn.
   *[other] All { $n } actions are legal. The round is not over: it is { $seat }'s turn.
}
