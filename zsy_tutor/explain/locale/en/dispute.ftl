## A verdict in doubt, judged again

dispute-what = { $seat } wants to play { $cards }.
dispute-what-nothing = { $seat } has chosen no card.
dispute-what-pass = { $seat } wants to pass.
dispute-same = Judged again, the verdict is the same.
dispute-changed = Judged again, the verdict is another than the one that was given.
dispute-was = In the file, for version { $version }: { $verdict }
dispute-now = Version { $version } says: { $verdict }
dispute-legal = This is legal: { $play } beats { $table }.
dispute-legal-lead = This is legal: { $seat } leads with { $play }.
dispute-legal-pass = Passing is legal: who does not lead may always pass.
