## 有疑问的判定，再判一次

dispute-what = { $seat }要出{ $cards }。
dispute-what-nothing = { $seat }没有选牌。
dispute-what-pass = { $seat }要过牌。
dispute-same = 再判一次，结果一样。
dispute-changed = 再判一次，结果和原来的不一样。
dispute-was = 文件里写的{ $version }版的判定：{ $verdict }
dispute-now = { $version }版的判定：{ $verdict }
dispute-legal = 这样能出：{ $play }压得过{ $table }。
dispute-legal-lead = 这样能出：由{ $seat }先出，{ $play }是一种牌型。
dispute-legal-pass = 可以过牌：不是先出的人，都可以不要。
