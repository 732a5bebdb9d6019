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
    ru: 'Среднее место – по всем играм, как есть. Оценка сдвинута к середине, если игр или игроков мало. «Тот же игрок» – насколько выше один и тот же человек заканчивает на этом герое, чем на других.',
    en: 'The average place is over all games, as it is. The estimate is drawn to the middle where there are few games or players. “The same player” is how much higher one and the same person finishes on this hero than on others.',
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
  ranks: {
    ru: (from: number, to: number, all: number) => (from === to ? `${from}-й из ${all}` : `${from}–${to} из ${all}`),
    en: (from: number, to: number, all: number) => (from === to ? `${from} of ${all}` : `${from}–${to} of ${all}`),
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
    ru: 'Среднее место в играх, где талант не выпал, минус среднее место, где выпал, в пересчёте на каждого взявшего. То, что следовало из силы, золота и числа живых, заранее вычтено. Не меньше 15 игр с каждой стороны.',
    en: 'The average place where it was not dealt, less that where it was, for each who took it. What skill, gold and the number alive foretold is taken off first. At least 15 games on each side.',
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
    ru: 'Кто купил предмет между двумя замерами, против тех, кто жив и без него, при равном золоте до покупки и равной силе. То, чего стоит сам герой, вычтено. Серым: все владельцы против остальных, а богатые покупают больше.',
    en: 'Who bought it between two looks against who is alive without it, with equal gold before the purchase and equal skill. What the hero is worth is taken off. In grey: all holders against the rest, and the rich buy more.',
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
    ru: 'Среднее место, к которому прибавили ещё десять средних игр: двадцать удачных игр не обгонят сотню хороших. Предметы – самые частые в последних двадцати играх от 31 минуты.',
    en: 'The average place with ten average games added: twenty lucky games do not pass a hundred good ones. The items are the most common of the last twenty games of 31 minutes or more.',
  },
  whereFrom: { ru: (name: string) => `Откуда числа: ${name}`, en: (name: string) => `Where the numbers come from: ${name}` },
  bought: { ru: (since: number, minute: number) => `${since}–${minute}`, en: (since: number, minute: number) => `${since}–${minute}` },
  item: { ru: 'Предмет', en: 'Item' },
  minute: { ru: 'Куплен, мин', en: 'Bought, min' },
  rawWon: { ru: 'Без поправки', en: 'Uncorrected' },
  noItems: { ru: 'Пока мало игр', en: 'Not enough games yet' },
});
