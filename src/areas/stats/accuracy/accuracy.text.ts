import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Насколько мы были правы', en: 'How right we were' },
  description: {
    ru: 'Что сайт говорил о героях, талантах и предметах и что вышло через две недели. Как считаются цифры и где мы ошибались.',
    en: 'What the site said about heroes, talents and items, and how it turned out two weeks later. How they are calculated and where we were wrong.',
  },
  lead: {
    ru: 'Каждую ночь записываем наши прогнозы и через две недели сверяем с тем, что вышло.',
    en: 'Every night we write down our predictions, and two weeks later we check how they turned out.',
  },
  held: { ru: 'из 100', en: 'of 100' },
  heldLine: {
    ru: 'Столько прогнозов подтвердили новые матчи. Так и надо: ждём 95.',
    en: 'That many predictions held in new matches. We aim for 95.',
  },
  dots: {
    ru: (held: number) => `Из ста точек закрашено ${held}`,
    en: (held: number) => `${held} of a hundred dots are filled`,
  },
  checks: {
    ru: (count: number, shown: string) =>
      `${shown} ${pluralRu(count, 'проверка', 'проверки', 'проверок')} за два месяца. Пустая точка\u00a0— промах.`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'check', 'checks')} in two months. An empty dot is a miss.`,
  },
  ofKinds: { ru: (parts: string) => `Сбылось: ${parts}.`, en: (parts: string) => `Held: ${parts}.` },
  talents: { ru: 'таланты', en: 'talents' },
  heroes: { ru: 'герои', en: 'heroes' },
  places: { ru: 'средние места', en: 'average places' },
  items: { ru: 'предметы', en: 'items' },
  ofCount: {
    ru: (held: string, all: string) => `${held}\u00a0из\u00a0${all}`,
    en: (held: string, all: string) => `${held}\u00a0of\u00a0${all}`,
  },
  notYet: { ru: 'Пока ждём', en: 'Not yet' },
  notYetLine: {
    ru: 'Первые прогнозы проверим через две недели.',
    en: 'The first predictions get checked in two weeks.',
  },
  bestPlaces: { ru: 'места', en: 'places' },
  bestLine: {
    ru: 'Столько в среднем дали таланты, которые мы назвали лучшими.',
    en: 'What the talents we called the best gave on average.',
  },
  weSaid: { ru: 'прогноз', en: 'predicted' },
  itCame: { ru: 'вышло', en: 'actual' },
  zero: { ru: 'Черта\u00a0— ноль, как без таланта.', en: 'The tick is zero: no better than without the talent.' },
  noBest: { ru: 'Лучшего пока нет', en: 'No best talent yet' },
  noBestLine: {
    ru: 'Мы ещё ни один талант не назвали лучшим: разницы не видно.',
    en: 'We have not named one so far: no clear difference.',
  },
  notChecked: { ru: 'Пока не проверено', en: 'Not checked yet' },
  notCheckedLine: {
    ru: 'Честно ли игра раздаёт таланты, проверим, когда матчей станет больше.',
    en: 'Whether the game deals talents evenly gets checked once there are more matches.',
  },
  alarms: {
    ru: (count: number) => pluralRu(count, 'тревога', 'тревоги', 'тревог'),
    en: (count: number) => pluralEn(count, 'alarm', 'alarms'),
  },
  fairLine: {
    ru: (choices: string) => `Игра раздаёт таланты честно: богатым и бедным, сильным и слабым. Проверено выборов: ${choices}.`,
    en: (choices: string) => `The game deals talents fairly: to rich and poor, strong and weak alike. Choices checked: ${choices}.`,
  },
  unfairLine: {
    ru: (names: string) => `Эти таланты выпадают не всем одинаково, их цифрам пока не верьте: ${names}.`,
    en: (names: string) => `These talents are not dealt to everyone equally, so do not trust their numbers yet: ${names}.`,
  },
  drawn: {
    ru: (count: number, shown: string) =>
      `Шестиугольник\u00a0— таланты одного цвета в одном патче. Всего ${shown} ${pluralRu(count, 'проверка', 'проверки', 'проверок')}, пересчитываем каждый час.`,
    en: (count: number, shown: string) =>
      `Each hexagon is one colour of talents in one patch: ${shown} ${pluralEn(count, 'check', 'checks')} in all, recalculated every hour.`,
  },
  promises: { ru: (day: string) => `Прогнозы от ${day}`, en: (day: string) => `Predictions of ${day}` },
  untouched: {
    ru: 'С тех пор не менялись. Промахи сверху. Прогноз сбылся, если с учётом обеих погрешностей число могло быть тем же.',
    en: 'Unchanged since. Misses first. A prediction held if both numbers agree within their margins of error.',
  },
  promise: { ru: 'О чём', en: 'What' },
  said: { ru: 'Прогноз', en: 'Predicted' },
  came: { ru: 'Вышло', en: 'Actual' },
  verdict: { ru: 'Итог', en: 'Verdict' },
  talentOf: { ru: (hero: string, talent: string) => `${hero}: «${talent}»`, en: (hero: string, talent: string) => `${hero}: ${talent}` },
  bestOf: {
    ru: (hero: string, talent: string) => `${hero}: «${talent}» лучший`,
    en: (hero: string, talent: string) => `${hero}: ${talent} is the best`,
  },
  heroWins: { ru: (hero: string) => `${hero}: плюс мест`, en: (hero: string) => `${hero}: places gained` },
  heroPlace: { ru: (hero: string) => `${hero}: среднее место за неделю`, en: (hero: string) => `${hero}: average place over a week` },
  itemWins: {
    ru: (item: string, minute: string) => `${item} к ${minute}-й минуте`,
    en: (item: string, minute: string) => `${item} by minute ${minute}`,
  },
  isHeld: { ru: 'Сбылось', en: 'Held' },
  isMissed: { ru: 'Мимо', en: 'Missed' },
  few: { ru: 'Мало матчей', en: 'Too few matches' },
  corrections: { ru: 'Где мы ошиблись и исправили', en: 'Where we were wrong and fixed it' },
  forecast: { ru: 'Прогноз места в матче', en: 'Place forecast' },
  forecastBetter: {
    ru: (share: string) => `На ${share} точнее, чем просто по золоту.`,
    en: (share: string) => `${share} more accurate than going by gold alone.`,
  },
  forecastWorse: {
    ru: 'Пока не точнее, чем просто по золоту.',
    en: 'Not more accurate than gold alone yet.',
  },
  forecastMatches: {
    ru: (count: number, shown: string) =>
      `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')} за два месяца. Ни на одном из них прогноз не учился.`,
    en: (count: number, shown: string) =>
      `${shown} ${pluralEn(count, 'match', 'matches')} in two months, none of which the forecast learned from.`,
  },
  forecastSteps: { ru: 'Прогноз и что вышло', en: 'Predicted and actual' },
  forecastStepsLine: {
    ru: 'Какие шансы на каждое место мы давали и как часто они сбывались.',
    en: 'The chances we gave of each place, and how often they came true.',
  },
  forecastOff: {
    ru: (points: string) => `В среднем шансы на каждое место расходятся с тем, что вышло, не больше чем на ${points} п. п.`,
    en: (points: string) => `On average, the chances of each place are off by no more than ${points} percentage points.`,
  },
  forecastLooks: { ru: 'По минутам', en: 'By minute' },
  forecastLooksLine: {
    ru: 'Насколько прогноз точнее золота. В первые минуты исход не виден ни по прогнозу, ни по золоту.',
    en: 'How much more accurate than gold. The first minutes tell next to nothing either way.',
  },
  forecastMinute: {
    ru: (seconds: number) => (seconds < 60 ? `${seconds} с` : `${seconds / 60} мин`),
    en: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  },
  times: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'раз', 'раза', 'раз')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'time', 'times')}`,
  },
});

/** What was wrong, and what is done now instead. */
export const corrections = words({
  ownMiddle: { ru: 'Прогноз среднего места почти не мог не сбыться', en: 'The prediction of an average place could hardly miss' },
  ownMiddleLine: {
    ru: 'Его мы сверяли со следующим таким же прогнозом, а оба подтянуты к середине. Теперь сверяем со средним местом, которое вышло.',
    en: 'We checked it against the next prediction of the same kind, and both are pulled to the middle. Now we check it against the actual average place.',
  },
  alike: { ru: 'Разница между талантами казалась меньше, чем есть', en: 'Talents looked more alike than they are' },
  alikeLine: {
    ru: 'Чем меньше матчей с талантом, тем сильнее мы подтягиваем его к остальным талантам героя. Подтягивали лишнее: разброс шести талантов выходил на шестую часть меньше настоящего. Теперь выходит верно.',
    en: 'The fewer matches a talent has, the more we pull it towards the hero’s other talents. We pulled too hard: talents looked a sixth closer to each other than they are. Now the differences are right.',
  },
  heroes: { ru: '«Против рейтинга» завышало героев, которых берут сильные', en: '“Against rating” flattered strong players’ favourites' },
  heroesLine: {
    ru: 'Лобби и так собраны по рейтингу, и поправка на него почти ничего не меняла. Теперь сравниваем матчи одного и того же игрока на герое и на других.',
    en: 'Lobbies are matched by rating anyway, so correcting for it changed next to nothing. Now we compare the same player’s matches on the hero and on others.',
  },
  orange: { ru: 'Оранжевые таланты казались хуже, чем есть', en: 'Orange talents looked worse than they are' },
  orangeLine: {
    ru: 'Второй оранжевый берёт тот, кто до него дожил. Мы смешивали первый выбор со вторым, и талант терял до 0,15 места. Теперь сравниваем первый с первым.',
    en: 'Only those who survive long enough get a second orange talent. We mixed first and second choices, and a talent lost up to 0.15 places. Now first is compared with first.',
  },
  talents: { ru: 'Таланты сравнивались нечестно', en: 'Talents were not compared fairly' },
  talentsLine: {
    ru: 'Мы сравнивали тех, кто талант взял, с теми, кто отказался. Но одно берут, когда выигрывают, а другое, когда горят. Теперь сравниваем матчи, где талант выпал, с матчами, где не выпал.',
    en: 'We compared those who took a talent with those who passed. But people take one thing when winning and another when losing. Now we compare matches where it was offered with matches where it was not.',
  },
  next: { ru: '«Лучший следующий» хвалил случайность', en: '“Best next” praised luck' },
  nextLine: {
    ru: 'Он показывал самую большую из десятка случайных разниц, даже когда все таланты равны. Теперь молчит, пока не уверен.',
    en: 'It showed the largest of ten random differences, even when all talents were equal. Now it stays silent until it is sure.',
  },
  strongest: { ru: '«Топ-герой» доставался случайно', en: '“Top hero” was handed out by luck' },
  strongestLine: {
    ru: 'Значок пересчитывался каждый день и за два месяца хоть раз доставался кому-то случайно в 64 случаях из 100. Теперь\u00a0— не чаще чем в 5.',
    en: 'It was recalculated every day, and over two months somebody got it by luck in 64 cases out of 100. Now in 5 at most.',
  },
});
