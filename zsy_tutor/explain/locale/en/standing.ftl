## Where one stands

standing-title = Where you stand
standing-rules = The rules
standing-rules-says = { $count } rules: { $known } known, { $shaky } shaky, { $new } new to you.
standing-rules-key = { $known } known, { $shaky } shaky; an empty frame is new. The table has the names.
standing-group-C = Cards and deal
standing-group-K = Combinations
standing-group-B = Beating
standing-group-P = The round
standing-group-T = The exchange
standing-group-S = Score and match
standing-group-H = Often told wrong
standing-days-1 = Your answers, day by day
standing-days-7 = Your answers, week by week
standing-days-30 = Your answers, thirty days a bar
standing-days-says = { $count ->
    [one] One answer so far: { $right } right, { $shown } right after it was shown, { $wrong } wrong.
   *[other] { $count } answers so far: { $right } right, { $shown } right after they were shown, { $wrong } wrong.
}
standing-days-key = Above the line right answers, hollow those right after they were shown; below the line wrong ones.
standing-mistakes = What goes wrong most often
standing-mistakes-says = { $n ->
    [one] Most often: “{ $what }”, once.
   *[other] Most often: “{ $what }”, { $n } times.
}
standing-examples = An example of each, the last one
standing-column-from = From
standing-column-right = Right
standing-column-shown = Right after it was shown
standing-column-wrong = Wrong
standing-column-mistake = Mistake
standing-column-times = Times
standing-you = You
standing-none = no card
standing-cards = Cards
standing-rather = It is: { $what }
standing-asked = Asked
standing-loses = A play that loses
standing-loses-says = After this the goal could be forced no longer.
page-as-table = As a table
nb-progress-intro = What you know, what is shaky, and what goes wrong most often. Nothing of it leaves this machine.
