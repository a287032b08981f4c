## Pages to read: the words, the house rules, the cousins

page-row = { $label }: { $what }

terms-title = The words of the game
terms-intro = What each word means, and what it is called in Chinese. Some tables use other words; the most common of those stand there too.
terms-head-en = English
terms-head-zh = Chinese
terms-head-means = Meaning
terms-also = also { $names }

nb-look-up = To look things up: { $terms }, { $house_rules }. What you have done: { $progress }, { $review }
nb-page-end = Back to the first lesson: { $start }
nb-folder-lessons = lessons
nb-folder-puzzles = puzzles
