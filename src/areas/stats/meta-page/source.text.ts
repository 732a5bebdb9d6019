import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Откуда числа', en: 'Where the numbers come from' },
  days: {
    ru: (from: string, to: string) => `${from} – ${to}, дни по Москве`,
    en: (from: string, to: string) => `${from} – ${to}, Moscow days`,
  },
  counted: {
    ru: 'Завершённые рейтинговые матчи без читов и с полным лобби; место вышедшего считается',
    en: 'Finished ranked matches without cheats and with a full lobby; the place of who left counts',
  },
  gamesHead: { ru: 'Игр', en: 'Games' },
  workedOut: { ru: 'Посчитано', en: 'Worked out' },
  raw: { ru: 'Среднее место как есть', en: 'Raw average place' },
  estimate: { ru: 'Оценка', en: 'Estimate' },
  gained: { ru: 'Тот же игрок с героем и без', en: 'The same player with and without it' },
  lessSkill: { ru: 'Сверх силы игроков', en: 'Beyond the players’ skill' },
  strong: {
    ru: 'Среднее место лучше, чем заслужил герой: его берут сильные игроки.',
    en: 'The average place flatters the hero: strong players pick it.',
  },
  weak: {
    ru: 'Герой лучше своего среднего места: его берут слабые игроки.',
    en: 'The hero is better than its average place: weaker players pick it.',
  },
  places: { ru: (shown: string) => `${shown} места`, en: (shown: string) => `${shown} places` },
  formulaLine: {
    ru: 'Оценка сдвинута к середине тем сильнее, чем меньше игр и игроков: дисперсия среднего = разброс игр ÷ игры + разброс игроков × Σn² ÷ игры². Интервал содержит настоящее среднее в 95 случаях из 100. Ожидание по рейтингу: середина + наклон × (рейтинг − средний рейтинг лобби).',
    en: 'The estimate is drawn to the middle the more, the fewer games and players there are: variance of the mean = spread of games ÷ games + spread of players × Σn² ÷ games². The interval holds the true mean 95 times of 100. Expected by rating: the middle + slope × (rating − average rating of the lobby).',
  },
  survival: { ru: 'Кто ещё в игре', en: 'Still in the game' },
  survivalLine: {
    ru: (minute: number, share: string) => `${minute} мин: ${share}`,
    en: (minute: number, share: string) => `${minute} min: ${share}`,
  },
  picks: { ru: 'По очереди выбора', en: 'By order of the pick' },
  pick: { ru: 'Выбор', en: 'Pick' },
  offers: { ru: 'Таланты по предложениям', en: 'Talents by offers' },
  offersNote: {
    ru: 'За две недели, все ранги. Выигрыш мест: игры, где талант был в выборе, против игр, где его не было. Это решает случай, поэтому сравнение честное.',
    en: 'Over two weeks, all ranks. Places won: games with the talent in the offer against games without it. Chance decides which, so the comparison is fair.',
  },
  withinNote: {
    ru: 'Здесь всем предлагают одно и то же, случая нет. Поэтому сравниваются игры одного и того же игрока: с талантом и без.',
    en: 'Everyone is offered the same here, so there is no chance to lean on. Instead the same player’s games are compared, with the talent and without.',
  },
  bestOf: {
    ru: (name: string, chance: string) => `Лучший – «${name}», уверенность ${chance}.`,
    en: (name: string, chance: string) => `The best is “${name}”, ${chance} sure.`,
  },
  noDifference: {
    ru: 'Какой лучше, пока не видно: берите тот, что по душе.',
    en: 'No difference that we can see yet: take the one you like.',
  },
  sure: { ru: (chance: string) => `уверенность ${chance}`, en: (chance: string) => `${chance} sure` },
  offeredFilter: {
    ru: (name: string) => `предложен талант «${name}»`,
    en: (name: string) => `“${name}” was offered`,
  },
  heldFilter: {
    ru: (name: string, held: string) => `предложен талант «${name}», когда уже взят «${held}»`,
    en: (name: string, held: string) => `“${name}” was offered after “${held}” was taken`,
  },
  offersFormula: {
    ru: 'Среднее место в играх, где талант не предложили, минус среднее место, где предложили, делённое на то, как часто его берут. Из мест вычтено то, что и так следовало из силы игрока, золота и числа живых до выбора. К этому подмешано сравнение взявших с отказавшимися, насколько ему можно верить. Не меньше 15 игр с каждой стороны.',
    en: 'The average place where it was not offered, less that where it was, divided by how often it is taken. What skill, gold and the number alive before the choice foretold is taken off first. A comparison of who took it with who did not is mixed in, as far as it can be trusted. At least 15 games on each side.',
  },
  choices: { ru: 'Предложений', en: 'Times offered' },
  orange: { ru: 'Оранжевые', en: 'Orange' },
  purple: { ru: 'Фиолетовые', en: 'Purple' },
  blue: { ru: 'Синие', en: 'Blue' },
  talent: { ru: 'Талант', en: 'Talent' },
  taken: { ru: 'Берут', en: 'Taken' },
  ofOffers: {
    ru: (share: string, offered: string) => `${share} из ${offered}`,
    en: (share: string, offered: string) => `${share} of ${offered}`,
  },
  place: { ru: 'Место', en: 'Place' },
  won: { ru: 'Выигрыш мест', en: 'Places won' },
  next: { ru: 'Лучший следующий', en: 'Best next' },
  nextNote: {
    ru: 'Только там, где один талант лучше остальных почти наверняка.',
    en: 'Only where one talent is almost certainly better than the rest.',
  },
  afterHeld: { ru: (held: string) => `после ${held}`, en: (held: string) => `after ${held}` },
  patch: { ru: (name: string) => `Патч ${name}`, en: (name: string) => `Patch ${name}` },
  patchLine: {
    ru: 'Семь дней после против семи до, за вычетом того, что изменилось у нетронутых героев.',
    en: 'Seven days after against seven before, less what changed for the heroes left alone.',
  },
  untouched: { ru: 'Герой не менялся', en: 'The hero was left alone' },
  gamesCount: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'игра', 'игры', 'игр')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'game', 'games')}`,
  },
  items: { ru: 'Что дают предметы', en: 'What items are worth' },
  itemsNote: {
    ru: 'Кто купил предмет между двумя замерами, против тех, кто жив и без него; у всех столько же живых соперников, равное золото до покупки и равный рейтинг, а сила героя вычтена. Серым: все владельцы против остальных, где богатые покупают больше, потому что уже выигрывают.',
    en: 'Who bought the item between two looks against who is alive without it: with as many alive, equal net worth before the purchase and equal rating, less what the hero is worth. In grey: all holders against the rest, where the rich buy more because they are winning already.',
  },
  boughtBetween: {
    ru: (since: number, minute: number) => `Куплен между ${since}-й и ${minute}-й минутой`,
    en: (since: number, minute: number) => `Bought between minutes ${since} and ${minute}`,
  },
  leadersOf: { ru: (name: string) => `Лучшие: ${name}`, en: (name: string) => `The best on ${name}` },
  span: { ru: (from: string, to: string) => `${from} – ${to}`, en: (from: string, to: string) => `${from} – ${to}` },
  leadersCounted: {
    ru: 'Завершённые рейтинговые матчи без читов и с полным лобби; игроки, у которых их не меньше 20 на герое',
    en: 'Finished ranked matches without cheats and with a full lobby; players with at least 20 of them on the hero',
  },
  leadersFormula: {
    ru: '(Сумма мест + 10 × середина) ÷ (игры + 10): чем меньше игр, тем ближе к середине. Предметы: самые частые в последних двадцати играх от 31 минуты; из тех, что заменяют друг друга, самый частый.',
    en: '(Sum of places + 10 × the middle) ÷ (games + 10): the fewer games, the nearer to the middle. Items: the most common of the last twenty games of 31 minutes or more; of those that replace one another the most common.',
  },
  whereFrom: { ru: (name: string) => `Откуда числа: ${name}`, en: (name: string) => `Where the numbers come from: ${name}` },
  bought: { ru: (since: number, minute: number) => `${since}–${minute}`, en: (since: number, minute: number) => `${since}–${minute}` },
  item: { ru: 'Предмет', en: 'Item' },
  minute: { ru: 'Куплен, мин', en: 'Bought, min' },
  rawWon: { ru: 'Без поправки', en: 'Uncorrected' },
  noItems: { ru: 'Пока мало игр', en: 'Not enough games yet' },
});
