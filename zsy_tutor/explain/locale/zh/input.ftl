## 笔记本里的调用没法显示：哪个参数、从哪里起、该怎么写

input-unreadable = { $field }：从第{ $column }个字起看不懂。
input-impossible = { $field }：不会有这个局面。
input-wrong = { $field }：{ $reason }
input-failed = 没法显示：{ $message }
input-example = 例如：{ $example }

input-card = 这里写的不是牌。点数有{ $ranks }；带花色写成{ $suited }；小王写{ $black }，大王写{ $red }。
input-one_way = 花色要紧挨着点数；同一段文字里，花色要么都写在点数前面，要么都写在后面。
input-joker_suit = 王没有花色。
input-joker_colour = 是哪张王？小王写{ $black }，大王写{ $red }。
input-which_joker = 是哪张王？小王写{ $black }，大王写{ $red }。
input-write_joker = 小王只写{ $black }，大王只写{ $red }。后面要是跟着J，中间空一格。
input-ten = 没有1这个点数，10要写全。
input-pass_alone = “过”要单独写，不能和牌写在一起。
input-suits_mixed = 花色要么每张都写（王除外），要么都不写。
input-too_many = 哪张牌桌都没有这么多牌：最多{ $n }张，同一点数最多{ $of_rank }张。
input-copies = 没有这么多：这张牌桌上，{ $card }最多{ $n }张。
input-cards_or_none = 这里要写牌，没有牌就写{ $none }。
input-rank = 这里要写点数：{ $strict }。10写{ $ten }，小王写{ $black }，大王写{ $red }。
input-rank_or_suit = 这里要写点数（{ $strict }，10写{ $ten }），或者花色（{ $suits }）。
input-game = 一局牌先写局面，下面每一手牌、每次过牌各写一行。
input-after_seat = 座位后面要有空格或者冒号，再写出的牌。
input-play_or_pass = 座位后面要写出的牌，或者写“过”。
input-fields = 局面分六段，每段之间空一格：规则、各家的手牌、轮到谁、要压的牌、谁过了牌、谁出完了。
input-hidden = 问号后面写张数，1到{ $n }。
input-seats = 这里要写座位，比如{ $seats }，没有就写{ $none }。
input-one_seat = 这里只写一个座位，或者写{ $none }。
input-trick = 这里要写该压的牌，前面写明是谁出的，比如{ $trick }；由谁先出的时候写{ $none }。
input-trick_cards = 冒号后面要写该压的牌。
input-open = 后面只能再写首出牌，比如{ $open }。
input-ranks_only = 手牌没有写花色，这里也只写点数。

input-preset = 没有“{ $text }”这种打法。有：{ $allowed }。
input-option_form = “{ $part }”不是规则选项。先写逗号，再写名称、等号、取值，中间不空格。
input-option_twice = 规则选项{ $name }写了两次。
input-option_name = { $preset }没有“{ $name }”这个规则选项。有：{ $allowed }。
input-option_value = 规则选项{ $name }没有“{ $value }”这个取值。有：{ $allowed }。
input-option_card = 规则选项{ $name }没有“{ $value }”这个取值。要写一张带花色的普通牌。
input-option_pair = 规则选项{ $option }只能和{ $needed }一起用。

input-seat = 这张牌桌没有“{ $text }”这个座位。座位是{ $first }到{ $last }。
input-lesson = 没有“{ $text }”这一课。有：{ $allowed }。
input-step = 没有“{ $text }”这一步。第{ $lesson }课有{ $first }到{ $last }。
input-pack = 没有“{ $text }”这组题。有：{ $allowed }。
input-lang = 没有“{ $text }”这种语言。有：{ $allowed }。
input-kind = 没有“{ $text }”这种牌桌。有：{ $allowed }。
input-not_position = 这里要写局面：可以写文字，也可以用{ $call }得到的局面。
input-not_cards = 这里要写牌：可以写文字，也可以用{ $hand }或{ $play }。
input-not_rules = 这里要写规则：可以写文字，也可以用{ $rules }。
input-not_text = 这里要写文字。
input-no_cards = 这里要写牌，至少一张。
input-names = 有{ $n }个座位，就要有{ $n }个名字，写成列表，不能有空的。
input-not_held = 手牌里没有{ $cards }。
input-hand_hidden = { $seat }的手牌是扣着的，不能让其中的牌升起来。

## 为什么不会有这个局面

problem-wrong_number_of_seats = 局面要有2到6个座位，2最小打法是2到4个。
problem-teams_seats = 这么多座位，不能组队。
problem-unknown_seat = 写了这张牌桌没有的座位。
problem-seat_twice = 过牌的或者出完的里面，同一个座位写了两次。
problem-nobody_holds_cards = 谁手里都没有牌。
problem-too_many_copies = 有的牌比这张牌桌用的牌里还多。
problem-too_many_cards = 牌的总数超过了这张牌桌用的牌。
problem-mover_has_no_cards = 轮到的那家手里没有牌。
problem-owner_is_mover = 要压的牌就是轮到的那家自己出的。
problem-trick_is_no_combination = 按这种规则，要压的牌不成牌型。
problem-passed_without_trick = 写了谁过牌，可是桌上没有要压的牌。
problem-passed_wrong = 过牌的要正好是出牌那家和轮到的那家之间还有牌的几家，按出牌顺序写；约定过牌后不能再出的，要写这一圈所有过牌的。
problem-passed_seat_acts = 过了牌的又轮到。
problem-passed_seat_owns = 过牌的里面有出要压的牌的那家。
problem-passed_seat_is_out = 过牌的里面有已经出完的。
problem-out_seat_holds_cards = 写了出完，手里却还有牌。
problem-empty_hand_not_out = 手里没有牌的一家，没有写在出完的里面。
problem-owner_out_not_last = 出要压的牌的那家要是出完了，就得写在出完的最后。
problem-opening_not_allowed = 首出牌只在一场的第一局、约定第一手必须带首出牌的时候才写，而且要和规则里的一样。
problem-opening_card_not_held = 先出的那家手里没有首出牌。
problem-turn_missing = 没有写轮到谁，可是这一局还没有结束。
problem-round_is_over = 这一局已经结束，不再轮到谁，也没有要压的牌，没有谁过牌。
problem-too_many_out = 这张牌桌约定，第一个人出完，这一局就结束。
