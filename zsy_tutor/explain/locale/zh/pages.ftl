## 阅读页：名词、约定规则、相近的游戏

page-row = { $label }：{ $what }

terms-title = 名词表
terms-intro = 每个词的意思，以及英文的叫法。各地叫法不同，常见的也列在旁边。
terms-head-en = 英文
terms-head-zh = 中文
terms-head-means = 意思
terms-also = 也叫{ $names }

nb-look-up = 随时可以查：{ $terms }、{ $house_rules }。做过的：{ $progress }、{ $review }
nb-page-end = 回到第一课：{ $start }
nb-folder-lessons = 课程
nb-folder-puzzles = 题目
