import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Откуда цифры', en: 'Where the numbers come from' },
  days: {
    ru: (from: string, to: string) => `${from} – ${to}, время московское`,
    en: (from: string, to: string) => `${from} – ${to}, days in Moscow time`,
  },
  counted: {
    ru: 'Завершённые рейтинговые матчи: полное лобби, без читов; место тех, кто вышел, тоже считается',
    en: 'Finished ranked matches: full lobby, no cheats; leavers’ places count',
  },
  gamesHead: { ru: 'Матчей', en: 'Matches' },
  workedOut: { ru: 'Посчитано', en: 'Calculated' },
  raw: { ru: 'Среднее место как есть', en: 'Raw average place' },
  estimate: { ru: 'С поправкой на мало матчей', en: 'Adjusted for few matches' },
  gained: { ru: 'Тот же игрок: этот герой против других', en: 'Same player, this hero vs others' },
  lessSkill: { ru: 'По сравнению с ожидаемым', en: 'Compared with expectations' },
  strong: {
    ru: 'Среднее место завышено: героя берут сильные игроки.',
    en: 'The average place looks better than the hero is: strong players pick it.',
  },
  weak: {
    ru: 'Среднее место занижено: героя берут слабые игроки.',
    en: 'The average place looks worse than the hero is: weaker players pick it.',
  },
  /** How many places higher or lower a player finishes; `shown` has no sign. */
  places: {
    ru: (sign: number, shown: string) => (sign === 0 ? 'места те же' : `на ${shown} места ${sign > 0 ? 'лучше' : 'хуже'}`),
    en: (sign: number, shown: string) => (sign === 0 ? 'same places' : `${shown} places ${sign > 0 ? 'better' : 'worse'}`),
  },
  formulaLine: {
    ru: 'Среднее место\u00a0— по всем матчам как есть; с поправкой оно ближе к середине, если матчей или игроков мало. «По сравнению с ожидаемым»\u00a0— на сколько мест герой финиширует выше или ниже, чем предсказывает сила игроков. «Тот же игрок»\u00a0— на сколько мест выше или ниже один и тот же человек финиширует на этом герое, чем на других.',
    en: 'The raw average counts all matches as they are; the adjusted one sits closer to the middle when there are few matches or players. “Compared with expectations” is how many places higher or lower the hero finishes than the players’ skill predicts. “Same player” is how many places higher or lower the same person finishes on this hero than on others.',
  },
  survival: { ru: 'Ещё в игре', en: 'Still alive' },
  survivalLine: {
    ru: (minute: number, share: string) => `${minute} мин: ${share}`,
    en: (minute: number, share: string) => `${minute} min: ${share}`,
  },
  minuteHead: { ru: 'Минута', en: 'Minute' },
  range: { ru: 'Вероятно, между', en: 'Likely between' },
  picks: { ru: 'По очереди пика', en: 'By pick order' },
  pick: { ru: 'Пик', en: 'Pick' },
  offers: { ru: 'Какие таланты дают и берут', en: 'Talents offered and taken' },
  offersNote: {
    ru: 'За две недели. Плюс мест считаем по всем рангам: матчи, где талант выпал, против матчей, где не выпал. Выпадает он случайно, поэтому сравнение честное.',
    en: 'Over two weeks. Places gained cover all ranks: matches where the talent was offered against matches where it was not. Offers are random, so the comparison is fair.',
  },
  withinNote: {
    ru: 'Оранжевые предлагают всем одинаково, поэтому сравниваем матчи одного и того же игрока: с талантом и без.',
    en: 'Everyone is offered the same orange talents, so we compare the same player’s matches with the talent and without.',
  },
  bestOf: {
    ru: (name: string, chance: string) => `Лучший\u00a0— «${name}», уверенность ${chance}.`,
    en: (name: string, chance: string) => `Best: “${name}”, ${chance} sure.`,
  },
  noDifference: {
    ru: 'Какой лучше, пока не видно: берите любой.',
    en: 'No clear winner yet: take the one you like.',
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
    ru: 'Среднее место, когда талант не выпал, минус среднее место, когда выпал, в пересчёте на каждого взявшего. Сила игрока, золото и число живых до выбора уже учтены. Не меньше 15 матчей с каждой стороны.',
    en: 'Average place when the talent was not offered minus average place when it was, scaled to those who took it. Skill, gold and players alive before the choice are accounted for. At least 15 matches on each side.',
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
  won: { ru: 'Плюс мест', en: 'Places gained' },
  next: { ru: 'Что брать следом', en: 'Best next talent' },
  nextNote: {
    ru: 'Только если один талант почти наверняка лучше остальных.',
    en: 'Only when one talent is almost certainly better than the rest.',
  },
  afterHeld: { ru: (held: string) => `после ${held}`, en: (held: string) => `after ${held}` },
  patch: { ru: (name: string) => `Патч ${name}`, en: (name: string) => `Patch ${name}` },
  patchLine: {
    ru: 'Семь дней после патча против семи до, за вычетом того, как сдвинулись остальные герои.',
    en: 'Seven days after the patch vs seven before, minus how the other heroes moved meanwhile.',
  },
  untouched: { ru: 'Героя не меняли', en: 'Hero unchanged' },
  gamesCount: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  items: { ru: 'Что дают предметы', en: 'What items are worth' },
  itemsNote: {
    ru: 'На сколько мест выше финишируют купившие по сравнению с похожими игроками: то же золото, сила и число живых соперников. Серым\u00a0— без этой поправки.',
    en: 'How many places higher buyers finish than similar players: same gold, skill and rivals alive. Grey: without that correction.',
  },
  boughtBetween: {
    ru: (since: number, minute: number) => `Куплен между ${since}-й и ${minute}-й минутой`,
    en: (since: number, minute: number) => `Bought between minutes ${since} and ${minute}`,
  },
  leadersOf: { ru: (name: string) => `Лучшие: ${name}`, en: (name: string) => `Best on ${name}` },
  span: { ru: (from: string, to: string) => `${from} – ${to}`, en: (from: string, to: string) => `${from} – ${to}` },
  leadersCounted: {
    ru: 'Завершённые рейтинговые матчи: полное лобби, без читов; игроки от 20 матчей на герое',
    en: 'Finished ranked matches: full lobby, no cheats; players with 20 or more on the hero',
  },
  leadersFormula: {
    ru: 'К матчам игрока добавили ещё десять средних: двадцать удачных не обгонят сотню хороших. Предметы\u00a0— самые частые в последних двадцати матчах от 31 минуты.',
    en: 'Ten average matches are added to the player’s own: twenty lucky ones do not beat a hundred good ones. Items are the most common of the last twenty matches of 31 minutes or more.',
  },
  whereFrom: { ru: (name: string) => `Откуда цифры: ${name}`, en: (name: string) => `Where the numbers come from: ${name}` },
  bought: { ru: (since: number, minute: number) => `${since}–${minute}`, en: (since: number, minute: number) => `${since}–${minute}` },
  item: { ru: 'Предмет', en: 'Item' },
  minute: { ru: 'Куплен, мин', en: 'Bought, min' },
  rawWon: { ru: 'Без поправки', en: 'Raw' },
  noItems: { ru: 'Пока мало матчей', en: 'Not enough matches yet' },
});
