import { words } from '#lib/words.ts';

/** The meaning of each figure in a player's words, and its calculation; docs/statistics.md has the full account. */
export const figures = words({
  heading: { ru: 'Что значат цифры', en: 'What the numbers mean' },
  how: { ru: 'Как считаем', en: 'How it is calculated' },
  place: { ru: 'Среднее место', en: 'Average place' },
  placePlain: {
    ru: 'Средний результат героя по всем рейтинговым матчам. 3,5\u00a0— ровно середина, меньше\u00a0— лучше. Матчи с читами и неполные лобби не считаем, а место тех, кто вышел, считаем.',
    en: 'The hero’s average result over all ranked matches. 3.5 is the exact middle, lower is better. Matches with cheats or without a full lobby do not count; leavers’ places do.',
  },
  placeHow: {
    ru: 'В 2x8 середина 2,5. Таблица упорядочена по среднему как есть. Оценка под ним ближе к середине, если матчей и игроков мало: дисперсия среднего = дисперсия матчей ÷ их число + дисперсия игроков × Σn² ÷ матчи², где n\u00a0— сколько матчей у каждого. Если все матчи сыграл один человек, хорош может быть он, а не герой.',
    en: 'In 2x8 the middle is 2.5. The table is sorted by the raw average. The estimate under it sits closer to the middle when matches and players are few: variance of the average = variance of matches ÷ their number + variance of players × Σn² ÷ matches², where n is how many matches each has. If one person played them all, it may be the player who is good, not the hero.',
  },
  line: { ru: 'Полоска под числом', en: 'The line under a number' },
  linePlain: {
    ru: 'Где число может быть на самом деле. Больше матчей\u00a0— уже полоска.',
    en: 'Where the true number may be. More matches make the line shorter.',
  },
  lineHow: {
    ru: 'Из 100 таких полосок правда попадает внутрь 95. Матчи одного человека похожи, поэтому сто матчей одного игрока говорят меньше, чем по одному матчу ста разных. Если игроков меньше десяти, полоски нет: для неё мало данных.',
    en: 'Of 100 such lines 95 contain the true value. One person’s matches are alike, so a hundred by one player tell less than one each by a hundred players. With fewer than ten players there is no line: too little data to draw one.',
  },
  won: { ru: 'Плюс мест у героя', en: 'Places gained by a hero' },
  wonPlain: {
    ru: 'На сколько мест выше тот же игрок финиширует на этом герое, чем на других. Так неважно, кто героя берёт: сильные или слабые. Если среднее место завышено, рядом стоит «Берут сильные».',
    en: 'How many places higher the same player finishes on this hero than on others, so it does not matter who picks it. When the average place looks too good, it says “Strong players pick it”.',
  },
  wonHow: {
    ru: 'Место = вклад игрока + вклад героя; оба находит метод наименьших квадратов по всем матчам периода. Сила остальных в лобби и их герои уже вычтены: героя, которого не взяли вы, часто берёт соперник. Нужно не меньше десяти человек, игравших и на герое, и на других. В окне героя есть ещё два числа: среднее место как есть и «По сравнению с ожидаемым»\u00a0— за вычетом силы игроков.',
    en: 'Place = the player’s part + the hero’s part; least squares over all matches of the period finds both. The skill of the others in the lobby and their heroes are taken off first: a hero you did not take is often on an opponent. It takes at least ten people who played this hero and others. The hero’s window has two more numbers: the raw average place and “Compared with expectations”, with the players’ skill taken off.',
  },
  ranks: { ru: '«1–9 из 36» у героя', en: '“1–9 of 36” beside a hero' },
  ranksPlain: {
    ru: 'Место героя в мете с поправкой на везение. Черта в таблице: первый герой под ней достоверно слабее лучшего над ней. Если места двух героев не пересекаются, достоверно сильнее тот, у кого они выше.',
    en: 'The hero’s rank in the meta, allowing for luck. A line in the table: the first hero below it is significantly weaker than the best above it. Where the ranks of two heroes do not overlap, the one with the higher ranks is significantly stronger.',
  },
  ranksHow: {
    ru: 'Сравниваем каждого с каждым; шанс хоть одной ошибки во всей таблице\u00a0— 5% (поправка Холма). В 95 таблицах из 100 верны все пределы сразу.',
    en: 'Everyone is compared with everyone; the chance of even one mistake in the whole table is 5% (Holm’s correction). In 95 tables of 100 all the ranges are right at once.',
  },
  strongest: { ru: '«Топ-герой»', en: '“Top hero”' },
  strongestPlain: {
    ru: 'Достоверно лучше среднего и не уступает первому: одним везением это не объяснить.',
    en: 'Significantly above average and tied with the best: luck alone does not explain it.',
  },
  strongestHow: {
    ru: 'Среднее должно отойти от середины на 4,4 стандартной ошибки: при 36 героях и окне в четыре дня случайно так бывает не чаще чем в 5 сезонах из 100, даже если смотреть каждый день. Из таких остаются те, кто не отличим от лучшего.',
    en: 'The average must be 4.4 standard errors away from the middle: with 36 heroes and a four-day window that happens by luck in at most 5 seasons of 100, even if you look every day. Of those, the ones tied with the best remain.',
  },
  talent: { ru: 'Плюс мест у таланта', en: 'Places gained by a talent' },
  talentPlain: {
    ru: 'На сколько мест выше финишируют с этим талантом. Таланты выпадают случайно, поэтому сравнение честное. Оранжевые предлагают всем, там сравниваем матчи одного игрока с талантом и без.',
    en: 'How many places higher players finish with this talent. Offers are random, so the comparison is fair. Orange talents are offered to everyone; there we compare one player’s matches with the talent and without.',
  },
  talentHow: {
    ru: 'Сравниваем тех, кому талант выпал, с теми, кому не выпал, в пересчёте на каждого взявшего; сила игрока, золото и число живых до выбора учтены. Это верно всегда, но шумит, поэтому подмешано сравнение взявших с отказавшимися: оно точнее, но со сдвигом, который мы оцениваем по всем талантам сразу. Чем меньше матчей, тем ближе число к соседним.',
    en: 'Those who were offered the talent are compared with those who were not, scaled to those who took it; skill, gold and players alive before the choice are accounted for. This is always right but noisy, so a comparison of takers with passers is mixed in: more precise, but with a shift that we estimate over all talents at once. The fewer matches, the closer the number is to its neighbours.',
  },
  best: { ru: '«Лучший» и «разницы не видно»', en: '“The best” and “no clear winner”' },
  bestPlain: {
    ru: 'Лучший впереди остальных хотя бы в 80 случаях из 100. Иначе лучшим может быть любой: берите, что нравится.',
    en: 'The best is ahead of the rest in at least 80 cases of 100. Otherwise any may be the best: take the one you like.',
  },
  bestHow: {
    ru: 'Самое большое из десяти чисел почти всегда завышено: ему ещё и повезло. Поэтому числа сначала сближаются, и только потом выбирается лучшее.',
    en: 'The largest of ten numbers is nearly always inflated: it was lucky too. So the numbers are first pulled together, and only then the best is chosen.',
  },
  item: { ru: 'Что даёт предмет', en: 'What an item is worth' },
  itemPlain: {
    ru: 'На сколько мест выше финишируют купившие по сравнению с похожими игроками: то же золото, сила и число живых соперников.',
    en: 'How many places higher buyers finish than similar players: same gold, skill and rivals alive.',
  },
  itemHow: {
    ru: 'Сравниваем купивших между двумя замерами (10-я, 15-я, 20-я и 30-я минута) с живыми без предмета; вклад героя вычтен. Золото берём до покупки: то, что предмет заработал потом, и есть его польза. Серым\u00a0— все владельцы против остальных: богатые покупают больше, потому что уже выигрывают.',
    en: 'Those who bought between two snapshots (minutes 10, 15, 20 and 30) are compared with those alive without the item; the hero’s part is taken off. Gold is counted before the purchase: what the item earns later is part of its worth. Grey shows all owners against the rest: the rich buy more because they are already winning.',
  },
  patch: { ru: 'Что сделал патч', en: 'What a patch did' },
  patchPlain: {
    ru: 'Насколько изменилось среднее место: семь дней до патча против семи после. Общий сдвиг меты вычтен.',
    en: 'How the average place changed: seven days before the patch against seven after. The general shift of the meta is taken off.',
  },
  patchHow: {
    ru: 'Общий сдвиг\u00a0— то, как изменились герои, которых патч не тронул. Полоски здесь в 1,6 раза шире обычных, чтобы на них можно было смотреть каждый день.',
    en: 'The general shift is how the heroes the patch left alone moved. Lines here are 1.6 times as long as usual, so that you can check every day.',
  },
  leaders: { ru: 'Лучшие игроки на герое', en: 'Best players on a hero' },
  leadersPlain: {
    ru: 'Не меньше 20 матчей на герое. По среднему месту с поправкой: двадцать удачных матчей не обгонят сотню хороших.',
    en: 'At least 20 matches on the hero. By average place, adjusted for few matches: twenty lucky ones do not beat a hundred good ones.',
  },
  leadersHow: {
    ru: '(Сумма мест + 10 × середина) ÷ (матчи + 10). Предметы\u00a0— самые частые в последних двадцати матчах от 31 минуты.',
    en: '(Sum of places + 10 × the middle) ÷ (matches + 10). Items are the most common of the last twenty matches of 31 minutes or more.',
  },
  builds: { ru: 'Сборки', en: 'Builds' },
  buildsPlain: {
    ru: 'Шесть самых частых предметов около 4-й, 12-й и 25-й минуты и после 31-й. Процент\u00a0— от матчей, которые до неё дожили.',
    en: 'The six most common items around minutes 4, 12 and 25, and after minute 31. Percentages are of matches that lasted that long.',
  },
  buildsHow: {
    ru: 'Две последние недели. Из взаимозаменяемых предметов показан самый частый; все сапоги считаются одним. Aghanim отмечен, если он есть хотя бы у половины.',
    en: 'The last two weeks. Of interchangeable items the most common is shown; all boots count as one. Scepter and shard are marked when at least half have them.',
  },
  skill: { ru: '«Играет на 1 040 ± 90»', en: '“Plays like 1,040 ± 90”' },
  skillPlain: {
    ru: 'На какой рейтинг похожа игра с учётом соперников. На сам рейтинг не влияет.',
    en: 'The rating these results look like, given the opponents. Does not change the rating itself.',
  },
  skillHow: {
    ru: 'Модель Плакетта\u00a0— Люса (openskill): за победу над сильными прибавка больше. После 20 матчей она угадывает порядок игроков точнее рейтинга: 0,86 против 0,73. Показываем её с десятого матча.',
    en: 'The Plackett–Luce model (openskill): beating strong players counts for more. After 20 matches it predicts the order of players better than the rating: 0.86 against 0.73. Shown from the tenth match on.',
  },
  draw: { ru: 'Честно ли выпадают таланты', en: 'Are talents dealt fairly?' },
  drawPlain: {
    ru: 'Богатым и бедным, сильным и слабым таланты должны выпадать одинаково. Проверяем каждый час.',
    en: 'Rich and poor, strong and weak should get the same offers. We check every hour.',
  },
  drawHow: {
    ru: 'Для каждого таланта и патча сравниваем силу, золото и число живых до выбора у тех, кому он выпал, и у остальных. Проверок сотни, поэтому ложной бывает не больше одной тревоги из двадцати. Тревога значит, что цифрам таланта верить нельзя.',
    en: 'For every talent and patch we compare skill, gold and players alive before the choice between those who were offered it and the rest. There are hundreds of checks, so at most one alarm in twenty is false. An alarm means that the talent’s numbers cannot be trusted.',
  },
  forecast: { ru: 'Прогноз места', en: 'Place forecast' },
  forecastPlain: {
    ru: 'С каким шансом игрок займёт каждое место. Пока матч идёт, учитываем силу игроков и кто выбыл, после матча\u00a0— ещё золото и постройки по минутам.',
    en: 'How likely a player is to take each place. During the match it counts skill and who is out; afterwards also gold and buildings, minute by minute.',
  },
  forecastHow: {
    ru: 'Модель Плакетта\u00a0— Люса среди тех, кто ещё в игре: сила, кто вышел, золото против среднего, какие святилища пали и как давно. Веса свои для каждой минуты замера (20 с … 40 мин), подобраны по прошлым матчам и обновляются по понедельникам. Шансы считаются точно, по всем исходам. До 200 матчей прогноза нет. Кто с кем играет в 2x8, игра сообщает только в конце, поэтому во время матча все пары равновероятны.',
    en: 'The Plackett–Luce model among those still in: skill, who left, gold against the average, which shrines fell and how long ago. Each snapshot (20 s … 40 min) has its own weights, fitted to past matches and updated on Mondays. Chances are exact, over all outcomes. There is no forecast before 200 matches. In 2x8 the game reports who plays with whom only at the end, so during a match all pairs are equally likely.',
  },
});
