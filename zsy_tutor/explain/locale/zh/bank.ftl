## 题库里的题，一句话说清要做什么

bank-table = { $rules }：{ $seat }出了{ $table }，{ $aim }。
bank-leads = { $rules }：由你先出，{ $aim }。
bank-beat-any = 能压就压，压不过就不要
bank-beat-cheapest = 用最省的一手压住
bank-which_beats = 把下面压得过的都标出来
bank-repair = 选好的牌不能出，用最少的改动改成能出的
bank-find_all-table = 把压得过的出法都找出来
bank-find_all-lead = 把能出的都找出来
bank-find_all-type = 把能出的“{ $type }”都找出来
bank-endgame-first = 各家的牌都摊开，不管别人怎么出，你都要第一个出完
bank-endgame-not_last = 各家的牌都摊开，不管别人怎么出，你都不能最后一个剩牌
bank-name = { $rules }：说出这些牌是什么牌型，或者为什么不成牌型。
bank-order = { $rules }：从小到大排一排。
bank-pay = { $rules }：你要进贡{ $n }张，选出要交的牌。
bank-back-fewest = { $rules }：你收了{ $n }张贡牌，要还{ $n }张，还完以后手里的牌要用最少的手数出完。
bank-back-wins = { $rules }：你要还{ $n }张，然后由你先出，各家的牌都摊开；选好还哪些，不管别人怎么出，你都能第一个出完。
bank-count = { $rules }：看看自己的手牌和已经出过的牌，说出别人手里一共还有几张{ $ranks }。
bank-safe_lead = 出过的牌都列出来了，找一手牌，不管别人手里是什么都压不过
