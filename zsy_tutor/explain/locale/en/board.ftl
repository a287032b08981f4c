## The table on which a puzzle of one's own is laid

board-title = Lay the cards here
board-help = Choose a place and press ranks: a card of each is laid there. Press a card to take it away. You may type below instead.
board-place = Where the next card goes
board-at = Next card to: { $place }
board-ranks = Lay a card
board-add = Lay { $card }
board-take = Take away: { $card }, { $place }
board-more = { $place }: one hidden card more
board-fewer = { $place }: one hidden card fewer
board-seat_more = One more player
board-seat_fewer = One player fewer
board-players = { $n } players
board-empty = no cards yet
board-none-left = No { $rank } is left: all of them lie here already.
board-full = A hand has { $most } cards at most.
board-unread = What is written there cannot be read. Mend it in the field below.
