## 输入或粘贴的一局牌

record-illegal = 第{ $n }步（第{ $line }行），{ $seat }出{ $cards }：{ $why }
record-illegal-nothing = 第{ $n }步（第{ $line }行），{ $seat }没有选牌：{ $why }
record-illegal-pass = 第{ $n }步（第{ $line }行），{ $seat }过牌：{ $why }
record-unreadable = 第{ $line }行从第{ $column }个字起看不懂。
record-unreadable-whole = 这段文字不是一局牌的记录，看不懂。
record-impossible = 第{ $line }行的局面不会有。
record-inconsistent = 这份记录第{ $line }行和别处对不上。
record-inconsistent-whole = 这份记录前后对不上。
record-complete = { $n ->
    [0] 这一局已经结束。名次：{ $order }。
   *[other] 一共{ $n }步，都符合规则，这一局打完了。名次：{ $order }。
}
record-incomplete = { $n ->
    [0] 还没有人出牌。这一局没打完，轮到{ $seat }。
   *[other] 一共{ $n }步，都符合规则。这一局没打完，轮到{ $seat }。
}
