## House rules: every option, who says what about it, and what it changes

switch-next_leader = Leader of later rounds
switch-tribute = Tribute
switch-jokers_exempt = Jokers exempt
switch-return_limit = Limit on returns
switch-middle_exchange = Middle exchange
switch-scoring = Scoring
switch-match_goal = Goal of the match

rule_page-straight_top-says = What a straight may end on. Without 2s in straights there are none in stairs and plates either.
rule_page-straight_top-a = A straight may not go past the 2. Whether it may end on the 2 is left open; its advice that an ace-high straight is safe once the 2s are gone makes sense only if it may.
rule_page-straight_top-b = The 2 is the lowest card, and runs hold no 2s at all.
rule_page-straight_top-else = Most keep 2s out of straights.
rule_page-min_straight-says = The fewest cards that make a straight.
rule_page-min_straight-a = Five.
rule_page-min_straight-b = Three.
rule_page-min_straight-else = Three and five are both common.
rule_page-full_houses-says = Whether three of a rank may take a pair along.
rule_page-full_houses-a = They may.
rule_page-full_houses-b = They may, and the three decide.
rule_page-full_houses-else = The full house always goes by its three.
rule_page-stairs-says = Whether pairs in a row may be played together.
rule_page-stairs-b = Two or more pairs in a row may.
rule_page-stairs-else = Some tables play them. In Dou Dizhu it takes three pairs.
rule_page-plates-says = Whether triples in a row may be played together.
rule_page-plates-b = Two or more triples in a row may.
rule_page-plates-else = Some tables play them.
rule_page-triple_bomb-says = Whether three of a rank are a bomb already, the smallest one.
rule_page-triple_bomb-a = A bomb has four cards at least.
rule_page-triple_bomb-b = A bomb has four cards.
rule_page-triple_bomb-else = At some tables a triple is the smallest bomb.
rule_page-four_jokers-says = Whether all four jokers of two packs are a bomb together.
rule_page-four_jokers-a = Large tables use two packs, but of four jokers nothing is said.
rule_page-four_jokers-b = There is only one pack.
rule_page-bomb_over_bomb-says = Which bomb beats a bomb.
rule_page-bomb_over_bomb-a = The larger one. Which of two is larger when both have four cards is not said. A house rule for the player who was bombed is named too, and not recommended.
rule_page-bomb_over_bomb-b = The higher one.
rule_page-bomb_over_bomb-else = The number of cards always comes before the rank.
rule_page-opening_card-says = Who holds this card leads the first round.
rule_page-opening_card-a = The 3 of diamonds.
rule_page-opening_card-b = The 2 of spades.
rule_page-opening_card-else = The 3 of diamonds, of spades or of hearts.
rule_page-opening_required-says = Whether the first play must contain the opening card.
rule_page-opening_required-a = It must.
rule_page-opening_required-b = It need not.
rule_page-opening_required-else = It is disputed.
rule_page-next_leader-says = Who leads from the second round on.
rule_page-next_leader-a = The last Upstream, after the exchange.
rule_page-next_leader-b = Whoever holds the 2 of spades, as in every round.
rule_page-pass_is_final-says = Whether a pass holds until the end of the trick.
rule_page-pass_is_final-a = It does not: who is asked again may play.
rule_page-pass_is_final-b = It does not.
rule_page-pass_is_final-else = At some tables who has passed is out of the trick.
rule_page-tribute-says = How many cards Downstream pays.
rule_page-tribute-a = Two. It also knows three, which it calls double although it is one and a half times as many, and none.
rule_page-tribute-b = There is no exchange.
rule_page-jokers_exempt-says = Whether jokers are kept when tribute is paid.
rule_page-jokers_exempt-a = Where it describes the exchange, jokers are left out. Where it speaks of titles, the two best cards go, whatever they are.
rule_page-jokers_exempt-b = There is no exchange.
rule_page-jokers_exempt-else = Jokers are usually owed like other high cards.
rule_page-return_limit-says = How high a card may be that goes back.
rule_page-return_limit-a = Any cards may go back.
rule_page-return_limit-b = There is no exchange.
rule_page-return_limit-else = Some tables set a limit.
rule_page-middle_exchange-says = Who of the second and the second-to-last pays one card, with four players or more.
rule_page-middle_exchange-a = It gives three answers. Describing the exchange: the second pays. In the list of titles: the second-to-last pays. In its glossary: neither does.
rule_page-middle_exchange-b = There is no exchange.
rule_page-middle_exchange-else = The lower place always pays the higher one.
rule_page-scoring-says = What counts in a match.
rule_page-scoring-a = Titles. Penalty points for cards left in hand are a second way.
rule_page-scoring-b = If one counts at all: two points for the first out, one for the second, up to six.
rule_page-match_goal-says = Whether it counts who was Upstream most often, or who was Downstream least often.
rule_page-match_goal-a = Most often Upstream, it says where it speaks of winning. Where it names the aim of the game, it may as well be never to be Downstream.
rule_page-match_goal-b = There are no titles; points decide.
rule_page-round_ends-says = When a round is over.
rule_page-round_ends-a = When one player alone has cards left.
rule_page-round_ends-b = The first out wins, it says of the aim. But the second scores a point, so play has to go on.
rule_page-teams-says = Whether two teams play against each other, sitting alternately.
rule_page-teams-a = Four or six may. How many teams six players make it does not say.
rule_page-partner_takes_lead-says = Who leads when a player goes out with the play that takes the trick.
rule_page-partner_takes_lead-else = In partnerships the partner often takes over; otherwise it is the next player.
rule_page-packs-says = How many packs of 54 cards are used. This is for studies and single questions; a deal goes by the number of players.
rule_page-packs-a = One for three or four players, two for five or six.
rule_page-packs-b = One.

rule_page-title = House rules
rule_page-intro = No two tables play quite alike. This course follows two sources: A, a page on the classic game, and B, a page on a simpler game in which the 2 is low. Where they leave something open, or contradict each other or themselves, one has to choose. Below stands every choice that a table can make here, with a position in which it matters. Agree on house rules before the deal.
rule_page-voices = Who says what
rule_page-head-who = Who
rule_page-head-says = Says
rule_page-a = Source A
rule_page-b = Source B
rule_page-else = Other tables
rule_page-here = Here
rule_page-silent = Nothing about it.
rule_page-here-both = Classic: { $classic }. Two-low: { $low }.
rule_page-here-same = In both games: { $classic }.
rule_page-here-classic = Classic: { $classic }. In two-low this cannot be chosen.
rule_page-preset-title = The two games
rule_page-preset-says = The two games of this course, and one position judged in each.
rule_page-packs-auto = one pack for three or four players, two for five or six

flip-hand = Hand
flip-table = On the table
flip-open = Must contain
flip-tried = Tried
flip-back = Given back
flip-order = Out in order
flip-played = Then
flip-round = Round { $n }
flip-move = { $seat } { $cards }
flip-move-pass = { $seat } passes
flip-left = { $order }; { $last } has left: { $cards }
flip-totals-and = { $a }; { $b }

flip-caption-play = May this be played?
flip-caption-list = What may be played?
flip-caption-actions = What comes of it?
flip-caption-pays = Three players. What does Downstream pay?
flip-caption-gives = Upstream has received two cards. May these go back?
flip-caption-owes = Who pays whom before the next round?
flip-caption-leads = Who leads the next round?
flip-caption-rounds = { $n ->
    [one] After this one round: who has won?
   *[other] After { $n } rounds: who has won?
}
flip-under = { $rules }. { $question }

flip-plays = { $n ->
    [one] One play.
   *[other] { $n } plays.
}
flip-turn = It is { $seat }'s turn.
flip-turn-on = The last play, by { $owner }: { $play }.
flip-leads-trick = { $seat } leads the next trick.
flip-over = The round is over.
flip-pays-list = To pay: { $cards }.
flip-pays-none = Nothing is paid.
flip-back-legal = These may go back.
flip-owes = { $n ->
    [one] { $payer } pays { $receiver } one card.
   *[other] { $payer } pays { $receiver } { $n_word } cards.
}
flip-owes-none = Nobody pays.
flip-leader = { $seat } leads.
flip-won = { $who } has won.
flip-won-team = { $who } have won.
flip-won-none = Nobody has won yet.
flip-totals-upstream = Times Upstream: { $totals }.
flip-totals-downstream = Times Downstream: { $totals }.
flip-totals-penalty = Penalty points: { $totals }.
flip-totals-places = Points: { $totals }. It takes six, and nobody else with as many.
flip-totals-teams = Rounds won: { $totals }.
flip-total = { $who } { $n }
flip-plays-are = Namely { $plays }.
input-house_rule = There is no option “{ $text }”. There are: { $allowed }.
