import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Насколько мы были правы', en: 'How right we were' },
  description: {
    ru: 'Что сайт говорил о героях, талантах и предметах и что вышло через две недели. Как считаются цифры и где мы ошибались.',
    en: 'What the site said of heroes, talents and items, and what came of it two weeks later. How the figures are made and where we were wrong.',
  },
  lead: {
    ru: 'Каждую ночь записываем, что говорим, и больше не трогаем. Через две недели смотрим, что вышло.',
    en: 'Every night we write down what we say and never touch it again. Two weeks later we look at what came of it.',
  },
  held: { ru: 'из 100', en: 'of 100' },
  heldLine: {
    ru: 'Так часто новые игры подтверждали то, что мы обещали. Ждём 95.',
    en: 'So often new games agreed with what we had said. 95 is what to expect.',
  },
  dots: {
    ru: (held: number) => `Из ста точек закрашено ${held}`,
    en: (held: number) => `${held} of a hundred dots are filled`,
  },
  checks: {
    ru: (count: number, shown: string) =>
      `${shown} ${pluralRu(count, 'проверка', 'проверки', 'проверок')} за два месяца. Пустая точка: мы промахнулись.`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'check', 'checks')} in two months. An empty dot is a miss.`,
  },
  ofKinds: { ru: (parts: string) => `Сбылось: ${parts}.`, en: (parts: string) => `Held: ${parts}.` },
  talents: { ru: 'таланты', en: 'talents' },
  heroes: { ru: 'герои', en: 'heroes' },
  places: { ru: 'средние места', en: 'average places' },
  items: { ru: 'предметы', en: 'items' },
  ofCount: { ru: (held: string, all: string) => `${held} из ${all}`, en: (held: string, all: string) => `${held} of ${all}` },
  notYet: { ru: 'Пока ждём', en: 'Not yet' },
  notYetLine: {
    ru: 'Первые обещания проверим через две недели после первой ночи.',
    en: 'The first promises are checked two weeks after the first night.',
  },
  bestPlaces: { ru: 'места', en: 'places' },
  bestLine: {
    ru: 'Столько в среднем вышло у талантов, которые мы назвали лучшими.',
    en: 'That much came, on average, of the talents we had called the best.',
  },
  weSaid: { ru: 'обещали', en: 'said' },
  itCame: { ru: 'вышло', en: 'came' },
  noBest: { ru: 'Никого', en: 'Nobody' },
  noBestLine: {
    ru: 'Лучшим мы пока никого не называли: разницы было не видно.',
    en: 'We have called nobody the best yet: there was no difference to be seen.',
  },
  alarms: {
    ru: (count: number) => pluralRu(count, 'тревога', 'тревоги', 'тревог'),
    en: (count: number) => pluralEn(count, 'alarm', 'alarms'),
  },
  fairLine: {
    ru: (choices: string) => `Игра раздаёт таланты честно: богатым и бедным, сильным и слабым одинаково. Проверено выборов: ${choices}.`,
    en: (choices: string) => `The game deals talents fairly: alike to rich and poor, strong and weak. Choices checked: ${choices}.`,
  },
  unfairLine: {
    ru: (names: string) => `Эти таланты выпадают не всем одинаково, поэтому их цифрам верить пока нельзя: ${names}.`,
    en: (names: string) => `These talents are not dealt alike to everyone, so do not trust their figures yet: ${names}.`,
  },
  drawn: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'проверка', 'проверки', 'проверок')}. Считаем заново каждый час.`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'check', 'checks')}, made anew every hour.`,
  },
  promises: { ru: (day: string) => `Что мы обещали ${day}`, en: (day: string) => `What we said on ${day}` },
  untouched: { ru: 'С тех пор не менялось. Промахи сверху.', en: 'Not changed since. Misses first.' },
  promise: { ru: 'Обещание', en: 'Promise' },
  said: { ru: 'Обещали', en: 'Said' },
  came: { ru: 'Вышло', en: 'Came' },
  verdict: { ru: 'Итог', en: 'Verdict' },
  talentOf: { ru: (hero: string, talent: string) => `${hero}: «${talent}»`, en: (hero: string, talent: string) => `${hero}: ${talent}` },
  bestOf: {
    ru: (hero: string, talent: string) => `${hero}: «${talent}» лучший`,
    en: (hero: string, talent: string) => `${hero}: ${talent} is the best`,
  },
  heroWins: { ru: (hero: string) => `${hero}: выигрыш мест`, en: (hero: string) => `${hero}: places won` },
  heroPlace: { ru: (hero: string) => `${hero}: среднее место за неделю`, en: (hero: string) => `${hero}: average place in a week` },
  itemWins: {
    ru: (item: string, minute: string) => `${item} к ${minute}-й минуте`,
    en: (item: string, minute: string) => `${item} by minute ${minute}`,
  },
  isHeld: { ru: 'Сбылось', en: 'Held' },
  isMissed: { ru: 'Мимо', en: 'Missed' },
  few: { ru: 'Мало игр', en: 'Too few games' },
  corrections: { ru: 'Где мы ошиблись и исправили', en: 'Where we were wrong and mended it' },
});

/** What was wrong, and what is done instead. */
export const corrections = words({
  heroes: { ru: '«Против рейтинга» хвалило любимцев сильных', en: '“Against rating” flattered what the strong like' },
  heroesLine: {
    ru: 'Лобби и так собраны по рейтингу, поэтому поправка на него почти ничего не меняла. Теперь сравниваем игры одного и того же игрока на герое и без него.',
    en: 'Lobbies are matched by rating anyway, so correcting for it changed next to nothing. Now the same player’s games with and without the hero are compared.',
  },
  orange: { ru: 'Оранжевые таланты казались хуже, чем есть', en: 'Orange talents looked worse than they are' },
  orangeLine: {
    ru: 'Второй оранжевый талант берёт тот, кто дожил до второго выбора. Мы смешивали первый выбор со вторым, и талант терял до 0,15 места. Теперь первый сравниваем с первым.',
    en: 'A second orange talent is taken by those who lived to the second choice. We mixed first and second choices, and a talent lost up to 0.15 places. Now first is compared with first.',
  },
  talents: { ru: 'Таланты сравнивались нечестно', en: 'Talents were not compared fairly' },
  talentsLine: {
    ru: 'Мы сравнивали тех, кто талант взял, с теми, кто отказался. Но одно берут, когда выигрывают, а другое, когда горят. Теперь сравниваем игры, где талант выпал, с играми, где не выпал.',
    en: 'Those who took a talent were compared with those who did not. But people take one thing when winning and another when losing. Now games where it was dealt are compared with games where it was not.',
  },
  next: { ru: '«Лучший следующий» хвалил случайность', en: '“Best next” praised luck' },
  nextLine: {
    ru: 'Он показывал самую большую из десятка случайных разниц, даже когда все таланты одинаковы. Теперь молчит, пока не уверен.',
    en: 'It showed the largest of ten chance differences, even where all talents were alike. Now it is silent until it is sure.',
  },
  strongest: { ru: '«Из сильнейших» доставалось просто так', en: '“Strongest” was won by luck' },
  strongestLine: {
    ru: 'Значок пересчитывался каждый день, и за два месяца хоть раз доставался кому-то случайно в 64 сезонах из 100. Теперь не чаще чем в 5.',
    en: 'It was decided anew every day, and in 64 of 100 seasons of two months somebody got it by luck. Now in 5 at most.',
  },
});
