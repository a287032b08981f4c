## 点玩家的题。{ $seat }等处填名字，学的人不在其中。

seat-name-0 = 小华
who-tie = 平局
who-none = 还没有
who-nobody = 没有人
who-team-of = { $seats }一队
choice-place = 第{ $n }个
who-label = 可以点的答案
who-aim = 点一下你的答案。
who-aim-all = 该选的都点上，再点“检查”。
who-aim-order = 按顺序点完{ $n }家，再点“检查”。
who-aim-next = 先点谁先出，再点谁发牌，然后点“检查”。
who-aim-filled = 答案已经选好，点“检查”就行。
who-says-none = 还没有点。
who-says = 已点：{ $seats }
who-says-next = 先出：{ $leads }。发牌：{ $deals }
who-note-none = 还没有点
who-note-short = 还没有点完
who-typed = 输入名字
who-rest = 还没有点完。
who-right = 对，{ $seats }。
who-wrong = 还不对：{ $seats }。
typed-who-error = “{ $text }”在这里用不上。
typed-who-help = 输入名字，题目要几个就输几个，中间空一格：{ $names }。

## 同样的内容写成文字

full-stop = 。
text-asked = { $where }。{ $prompt }
text-row = { $head }：{ $said }。
text-choices = 可选：{ $choices }。

## 要知道的情况，用小表格

telling-so-far = 出牌经过
telling-trick = 第几圈
telling-plays = 依次出的牌
telling-did = { $seat }{ $cards }
telling-out = { $seat }{ $cards }（出完）
telling-pass = 过
telling-then = { $first }；{ $second }
telling-left = 剩的牌
telling-none = 没有
telling-seats = 出牌顺序
telling-drawn = 抽到的牌
telling-dealer = 发牌人
telling-deals = { $seat }发牌。名字按出牌顺序排。
telling-hands = 手牌
telling-match = 这场比赛
telling-rounds = 局
telling-upstream = 上游
telling-round = 第{ $n }局
telling-orders = 出完的顺序
telling-order = 出完的顺序
telling-tied = 打平的
telling-teams = 两队
telling-team = 第{ $n }队

## 轮到谁

who-turn-next = 桌上是{ $owner }的{ $play }，还有人可以压。{ $last }后面轮到{ $seat }。
who-turn-again = { $seat }这一圈过过牌。这桌过了牌还可以再出。
who-turn-takes = { $play }没有人压，手里有牌的别家都过了，这一圈归{ $seat }，下一圈由{ $seat }先出。
who-turn-out = { $play }没有人压，手里有牌的别家都过了，可是{ $owner }已经出完了，就由后面第一个手里有牌的先出：{ $seat }。
who-turn-partner = { $play }没有人压，手里有牌的别家都过了，可是{ $owner }已经出完了。这桌约定由搭档接风：{ $seat }。
who-turn-skipped = { $seat }已经出完了，要跳过。
who-turn-final = { $seat }过牌了，这桌约定这一圈不能再出。
who-turn-owner = 桌上的{ $play }就是{ $seat }出的，别家还可以压。
who-turn-just = { $seat }刚刚出过或过过，现在该别人了。
who-turn-between = { $last }后面，轮到{ $seat }之前还有别人。
who-turn-not-owner = { $play }没有人压，可那不是{ $seat }出的。
who-turn-not-partner = { $owner }有搭档手里还有牌，但不是{ $seat }。
who-turn-later = { $seat }手里有牌，可是{ $owner }后面还有别家手里有牌，排在前面。
hint-who-turn-1 = 找到最后出的那手牌，再数数后面谁过牌了。
hint-who-turn-2-open = 最后出的是{ $play }，还有人可以压，这一圈没完。
hint-who-turn-2-over = 最后出的是{ $play }，手里有牌的别家都过了，这一圈结束。
hint-who-3 = 答案是{ $seats }。

## 名次和称号

who-title = { $seat }是{ $title }
who-titles-right = 先出完的排在前面：{ $titles }。
who-titles-last = 这一局结束时{ $seat }手里还有牌，排在最后。
who-titles-wrong = { $first }比{ $second }先出完。
hint-who-titles-1 = 找找每一家的最后一手牌。到最后手里还有牌的排在最后。
hint-who-titles-2 = 第一个出完的是{ $seat }。

## 下一局

who-next-upstream = 第一局以后，由上一局的上游先出，什么牌都行；由上一局的下游发牌。
who-next-downstream = 这桌约定，第一局以后由上一局的下游先出，也由下游发牌。
who-next-right = { $leads }先出，{ $deals }发牌。
who-next-not-lead = 不是{ $seat }先出。第一局以后不看首出牌，看上一局的称号。
who-next-not-deal = 不是{ $seat }发牌。发牌的是上一局的下游。
hint-who-next-1 = 要答两件事：谁先出，谁发牌。都看上一局的称号。

## 抽牌和发牌

who-drawn-right = 抽到的牌里{ $rank }最大，由{ $seats }发牌。
who-drawn-again = 抽到的牌里{ $rank }最大，{ $seats }都抽到了，要再抽一次。
who-drawn-lower = { $seat }抽到{ $rank }，有人抽到的更大。
who-drawn-more = 还有人抽到同样的点数。
hint-who-drawn-1 = 只看点数，按这桌的大小顺序。
hint-who-drawn-2 = 抽到的牌里，{ $rank }最大。
who-first-dealt = { $extra ->
    [0] { $n }张牌分给{ $players }家，每家{ $each }张，正好分完。
   *[other] { $n }张牌分给{ $players }家，每家{ $each }张，还多{ $extra }张。
}
who-first-rule = 发牌一张一张地发，从发牌人右边的那一家开始，也就是发牌人的下家。多出来的牌也按这个顺序发。
who-first-nobody = 这里的牌不能平均分完。
who-first-even = 这里的牌正好分完。
who-first-dealer = { $seat }是发牌人，每一轮都是最后一个拿牌。
hint-who-first-1 = 一共发多少张？每家一样多以后，还多几张？

## 谁第一个出

who-opens-right = { $card }在{ $seat }手里，由{ $seat }先出。
who-opens-both = 两副牌里有两张：{ $seats }都有{ $card }。从发牌人的右边数起，{ $seat }在前面。
who-opens-not = { $seat }手里没有{ $card }。
who-opens-later = { $seat }有{ $card }，可是还有人也有，从发牌人的右边数起排在前面。
hint-who-opens-1 = 找找{ $card }：谁有这张牌，谁第一个出。
hint-who-opens-2 = { $n ->
    [1] 有{ $n }家拿着{ $card }。
   *[other] 有{ $n }家拿着{ $card }，从发牌人右边数起的第一家先出。
}

## 换牌

who-owes-second_downstream_pays = 四人以上时，倒数第二给第二个出完的进贡一张。
who-owes-second_upstream_pays = 这桌约定，第二个出完的给倒数第二进贡一张。
who-owes-none = 这桌只有下游和上游换牌。
who-owes-three = 三个人打，只有下游和上游换牌。
who-owes-main = 最后的下游给第一的上游进贡{ $n }张。
who-owes-no-tribute = 这桌不换牌。
who-owes-right = { $payer }给{ $receiver }{ $n }张牌。
who-owes-somebody = 这里有人要进贡，看看出完的顺序。
who-owes-other = { $seat }要进贡{ $n }张，是给{ $receiver }的。
who-owes-receives = { $seat }是收{ $n }张牌的一家。
who-owes-nothing = { $seat }不换牌。谁和谁换，看出完的顺序。
hint-who-owes-1 = 数一数名次：第一、第二，还有倒数第一、倒数第二。

## 计分

who-match-right-most_upstream = { $seat }当了{ $n }次上游，没有人有这么多。
who-match-right-fewest_downstream = { $n ->
    [0] { $seat }一次下游也没当，别人都当过。
   *[other] { $seat }只当了{ $n }次下游，别人都更多。
}
who-match-tie-most_upstream = { $seats }都当了{ $n }次上游，没有人更多，所以全桌再打一局。
who-match-tie-fewest_downstream = { $seats }都当了{ $n }次下游，没有人更少，所以全桌再打一局。
who-match-no-tie = 最好的只有一家，再数一数。
who-match-not-as-often = 最好的不止{ $seat }一家。
who-match-not-most_upstream = { $n ->
    [0] { $seat }没有当过上游。
   *[other] { $seat }当了{ $n }次上游，有人更多。
}
who-match-not-fewest_downstream = { $seat }当了{ $n }次下游，有人更少。
hint-who-match-1-most_upstream = 数一数每一家当了几次上游，别的名次不算。
hint-who-match-1-fewest_downstream = 数一数每一家当了几次下游，最少的赢。
hint-who-match-2-most_upstream = 当上游最多的有{ $n }次。
hint-who-match-2-fewest_downstream = 当下游最少的有{ $n }次。
who-tie-right = 只有打平的才能赢：{ $seats }。其中{ $seat }出完得早。
who-tie-not = { $seat }也打这一局，但不在打平的人里。
who-tie-later = { $seat }在打平的人里，不过还有打平的人出完得更早。
who-tie-decides = 这一局能定胜负：看看打平的人里谁先出完。
hint-who-tie-1 = 加打的一局大家都打，但不是谁都能赢这场比赛。
hint-who-tie-2 = 只在{ $seats }之间比，谁出完得早？
who-team-right = 第一个出完的是{ $seat }，上游在哪一队，这一局就归哪一队，别的名次不算。
who-team-not = 上游不在这一队。别的名次不算。
who-team-nobody = 一局总有赢家：上游的那一队。
hint-who-team-1 = 哪一队赢，只看一个名次。
hint-who-team-2 = 上游是{ $seat }。
who-points-right = { $seat }得了{ $n }分，没有人有这么多。
who-points-low = 最多的是{ $n }分，要{ $target }分才赢。
who-points-tie = { $seats }都有{ $n }分，没有人更多，要再打一局，直到分出先后。
who-points-won = 有人到了{ $target }分，而且是一家领先。
who-points-tied = { $seat }有{ $n }分，还有人也是这么多。
who-points-not = { $seat }有{ $n }分，这样赢不了。
who-points-of = { $seat }{ $n }
hint-who-points-1 = 第一个出完得2分，第二个1分，别人0分。要到{ $target }分，而且没有人一样多。
hint-who-points-2 = 总分：{ $totals }。

## 按键

keys-tap = 点一个答案，或取消
keys-tab-field = 在格子之间移动，按住Shift往回
keys-check = 到下一个空格；都填了就检查
keys-leave-fields = 离开格子，到按钮
