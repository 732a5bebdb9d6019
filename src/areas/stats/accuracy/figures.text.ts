import { words } from '#lib/words.ts';

/** What each figure of the site means, in the words of a player, and how it is worked out; docs/statistics.md has the whole of it. */
export const figures = words({
  heading: { ru: 'Что значат цифры', en: 'What the figures mean' },
  how: { ru: 'Как считаем', en: 'How it is worked out' },
  place: { ru: 'Среднее место', en: 'Average place' },
  placePlain: {
    ru: 'Складываем места героя во всех рейтинговых играх и делим на число игр. 3,5 – ровно середина, меньше – лучше. Игры с читами и неполные лобби не считаем, а место того, кто вышел, считаем.',
    en: 'The places of a hero in all ranked games, summed and divided by the games. 3.5 is the very middle, less is better. Games with cheats and short lobbies do not count; the place of somebody who left does.',
  },
  placeHow: {
    ru: 'В 2x8 середина 2,5. Порядок в таблице – по среднему как есть. Оценка под ним сдвинута к середине тем сильнее, чем меньше игр и игроков: разброс среднего складывается из разброса игр, делённого на их число, и разброса игроков, умноженного на Σn² ÷ игры², где n – сколько игр у каждого. Если играл один человек, это не герой хорош, а человек.',
    en: 'In 2x8 the middle is 2.5. The table goes by the average as it is. The estimate under it is drawn to the middle the more, the fewer games and players there are: the variance of the average is that of games over their number, plus that of players times Σn² ÷ games², where n is how many games each has. If one person played all of them, it may be the person who is good.',
  },
  line: { ru: 'Полоска под числом', en: 'The line under a number' },
  linePlain: {
    ru: 'Игр всегда меньше, чем хотелось бы. Полоска показывает, где число может оказаться на самом деле. Больше игр – уже полоска.',
    en: 'There are never as many games as one would like. The line shows where the number may truly be. More games make it shorter.',
  },
  lineHow: {
    ru: 'Из 100 таких полосок правда попадает внутрь 95. Игры одного человека похожи друг на друга, поэтому сто игр одного игрока говорят меньше, чем по одной игре ста разных. Там, где игроков меньше десяти, полоски нет: её ширину просто не из чего узнать.',
    en: 'Of 100 such lines 95 hold the truth. Games of one person are alike, so a hundred games of one player tell less than one game of each of a hundred. Where there are fewer than ten players there is no line: nothing tells how long it should be.',
  },
  won: { ru: 'Выигрыш мест у героя', en: 'Places won by a hero' },
  wonPlain: {
    ru: 'Насколько выше один и тот же игрок заканчивает на этом герое, чем на других. Так не важно, кто героя берёт: сильные или слабые. «Берут сильные» пишем, когда среднее место хвалит героя больше, чем эти игры.',
    en: 'How much higher the same player finishes on this hero than on others. So it does not matter whether strong or weak players pick it. “Strong players pick it” stands where the average place flatters the hero against these games.',
  },
  wonHow: {
    ru: 'Место считаем суммой двух неизвестных: чего стоит игрок и чего стоит герой. Их находит метод наименьших квадратов по всем играм периода. Сначала вычитаем то, что следует из силы остальных в лобби и из их героев: героя, которого у тебя нет, часто взял соперник. Нужно не меньше десяти человек, игравших и на герое, и без него. В окне героя есть и два других взгляда: место как есть и место за вычетом силы игроков.',
    en: 'A place is taken for the sum of two unknowns: what the player is worth and what the hero is. Least squares over all games of the period find both. What the skill of the others in the lobby and their heroes foretell is taken off first: the hero that you do not have is often an opponent’s. It takes at least ten people who played with the hero and without it. The hero’s window has two other views: the place as it is, and the place less the players’ skill.',
  },
  ranks: { ru: '«1–9 из 36» у героя', en: '“1–9 of 36” at a hero' },
  ranksPlain: {
    ru: 'Место героя в таблице, если убрать везение, где-то в этих пределах. Черта в таблице: ниже неё герои точно слабее первого из группы над ней. Двух героев из одной группы лучше считать равными.',
    en: 'Without luck the hero’s rank is somewhere in this range. A line in the table: heroes below it are certainly weaker than the first of the group above. Take two heroes of one group for equals.',
  },
  ranksHow: {
    ru: 'Сравниваем каждого с каждым и держим шанс хоть одной ошибки во всей таблице на 5 % (поправка Холма). В 95 таблицах из 100 все пределы сразу верны.',
    en: 'Everyone is compared with everyone, and the chance of a single wrong order in the whole table is held at 5 % (Holm’s correction). In 95 tables of 100 all the ranges are right at once.',
  },
  strongest: { ru: '«Из сильнейших»', en: '“Strongest”' },
  strongestPlain: {
    ru: 'Герой настолько лучше среднего, что везение столько не даст. Даже если смотреть на таблицу каждый день два месяца подряд.',
    en: 'The hero is so much better than average that luck would not bring it. Even if you look at the table every day for two months.',
  },
  strongestHow: {
    ru: 'Среднее должно уйти от середины на 4,4 своей ошибки: при 36 героях и окне в четыре дня так бывает случайно не чаще чем в 5 сезонах из 100. Потом остаются те, кого нельзя отличить от лучшего.',
    en: 'The average must be 4.4 of its errors away from the middle: with 36 heroes and a window of four days luck brings that in at most 5 seasons of 100. Then those stay who cannot be told from the best.',
  },
  talent: { ru: 'Выигрыш мест у таланта', en: 'Places won by a talent' },
  talentPlain: {
    ru: 'Насколько выше заканчивают те, кому талант выпал, чем те, кому не выпал; в пересчёте на каждого взявшего. Что выпадет, решает случай, поэтому сравнение честное. Оранжевые предлагают всем одинаково, там сравниваем игры одного игрока с талантом и без.',
    en: 'How much higher those end who were dealt it than those who were not, for each who took it. Chance decides what is dealt, so the comparison is fair. Orange ones are offered to everyone alike; there one player’s games with and without the talent are compared.',
  },
  talentHow: {
    ru: 'Из мест вычитаем то, что и так следовало из силы игрока, золота и числа живых до выбора. Такое сравнение верно всегда, но шумит, поэтому к нему подмешано сравнение взявших с отказавшимися: точное, но с ошибкой, которую мы узнаём по всем талантам сразу. Чем меньше игр, тем ближе число к своим соседям.',
    en: 'What skill, gold and the number alive before the choice foretold is taken off the places. This comparison is always right but noisy, so one of those who took it with those who did not is mixed in: precise, but off by something that is learned over all talents at once. The fewer games, the nearer the number is to its neighbours.',
  },
  best: { ru: '«Лучший» и «разницы не видно»', en: '“The best” and “no difference”' },
  bestPlain: {
    ru: 'Лучшим называем того, кто впереди остальных хотя бы в 80 случаях из 100. Иначе полоски заходят друг на друга, и лучшим может быть любой. Тогда берите, что нравится.',
    en: 'One is called the best when it is ahead of the rest in at least 80 cases of 100. Otherwise the lines overlap and any may be the best. Take the one you like then.',
  },
  bestHow: {
    ru: 'Самое большое из десяти чисел почти всегда больше, чем заслужило: ему ещё и повезло. Поэтому числа сначала притягиваются друг к другу, и только потом выбирается лучшее.',
    en: 'The largest of ten numbers is nearly always larger than it deserves: it was lucky too. So the numbers are first drawn to one another, and only then the best is chosen.',
  },
  item: { ru: 'Что даёт предмет', en: 'What an item is worth' },
  itemPlain: {
    ru: 'Те, кто купил предмет между двумя замерами, против тех, кто жив и без него. У всех поровну золота до покупки, живых соперников и силы.',
    en: 'Those who bought it between two looks against those alive without it. All had as much gold before the purchase, as many opponents alive and as much skill.',
  },
  itemHow: {
    ru: 'Замеры на 10-й, 15-й, 20-й и 30-й минуте. Из места вычтено то, чего стоит сам герой. Золото берём до покупки: то, что предмет заработал потом, и есть его польза. Серым показаны все владельцы против остальных: богатые покупают больше, потому что уже выигрывают.',
    en: 'The looks are at minutes 10, 15, 20 and 30. What the hero is worth is taken off the place. Gold is that before the purchase: what the item earns later is its use. In grey stand all holders against the rest: the rich buy more because they are winning already.',
  },
  patch: { ru: 'Что сделал патч', en: 'What a patch did' },
  patchPlain: {
    ru: 'Среднее место за семь дней до патча минус за семь дней после. И минус то же у героев, которых патч не тронул.',
    en: 'The average place of the seven days before a patch less that of the seven after. And less the same of the heroes that the patch left alone.',
  },
  patchHow: {
    ru: 'Эти полоски шире обычных в 1,6 раза: их можно смотреть каждый день недели, и ошибки от этого не копятся.',
    en: 'These lines are 1.6 times as long as usual: you may look on every day of the week and the errors do not pile up.',
  },
  leaders: { ru: 'Лучшие игроки на герое', en: 'The best players of a hero' },
  leadersPlain: {
    ru: 'Не меньше 20 игр на герое. По среднему месту, к которому прибавили ещё десять средних игр: так двадцать удачных игр не обгонят сотню хороших.',
    en: 'At least 20 games on the hero. By average place with ten average games added: so twenty lucky games do not pass a hundred good ones.',
  },
  leadersHow: {
    ru: '(Сумма мест + 10 × середина) ÷ (игры + 10). Предметы – самые частые в последних двадцати играх от 31 минуты.',
    en: '(Sum of places + 10 × the middle) ÷ (games + 10). The items are the most common of the last twenty games of 31 minutes or more.',
  },
  builds: { ru: 'Сборки', en: 'Builds' },
  buildsPlain: {
    ru: 'Шесть предметов, которые чаще всего были в сумке около 4-й, 12-й, 25-й минуты и под конец. Доля – от игр, которые до этой минуты дошли.',
    en: 'The six items most often in the bag about minutes 4, 12, 25 and at the end. Shares are of the games that lasted so long.',
  },
  buildsHow: {
    ru: 'Две последние недели. Из предметов, что заменяют друг друга, показан самый частый; все сапоги – один предмет. Скипетр и осколок отмечены, когда они есть хотя бы у половины.',
    en: 'The last two weeks. Of items that replace one another the most common is shown; boots of any kind are one. Scepter and shard are marked when at least half have them.',
  },
  skill: { ru: '«Играет на 1 040 ± 90»', en: '“Plays like 1,040 ± 90”' },
  skillPlain: {
    ru: 'На сколько очков рейтинга похожи последние места игрока, если учесть, против кого он играл. Это не рейтинг и на него не влияет.',
    en: 'What rating a player’s places look like, given the opponents. It is not the rating and does not change it.',
  },
  skillHow: {
    ru: 'Модель Плакетта – Люса (openskill): за победу над сильными прибавка больше. После 20 игр она угадывает порядок игроков точнее рейтинга: 0,86 против 0,73. Видна с десятой игры.',
    en: 'The model of Plackett and Luce (openskill): beating the strong counts for more. After 20 games it tells the order of players better than the rating: 0.86 against 0.73. Shown from the tenth game on.',
  },
  draw: { ru: 'Честная ли раздача', en: 'Is the deal fair' },
  drawPlain: {
    ru: 'Богатым и бедным, сильным и слабым таланты должны выпадать одинаково. Проверяем каждый час, каждый талант и каждый патч.',
    en: 'Talents must be dealt alike to rich and poor, strong and weak. Checked every hour, for every talent and patch.',
  },
  drawHow: {
    ru: 'Сравниваем силу, золото и число живых до выбора у тех, кому талант выпал, и у остальных. Проверок сотни, поэтому ложных тревог среди тревог держим не больше одной из двадцати. Тревога значит, что выигрышу мест у таланта верить нельзя.',
    en: 'Skill, gold and the number alive before the choice are compared between those who were dealt the talent and the rest. There are hundreds of checks, so of the alarms at most one in twenty is held to be false. An alarm means that the talent’s places won cannot be trusted.',
  },
});
