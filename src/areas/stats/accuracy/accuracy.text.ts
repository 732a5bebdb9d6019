import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Насколько мы были правы', en: 'How right we were' },
  description: {
    ru: 'Что сайт говорил о талантах и что вышло через две недели. Как считаются цифры и где мы ошибались.',
    en: 'What the site said of talents and what came of it two weeks later. How the figures are made and where we were wrong.',
  },
  lead: {
    ru: 'Каждую ночь записываем, что говорим, и больше не трогаем. Через две недели смотрим, что вышло.',
    en: 'Every night we write down what we say and never touch it again. Two weeks later we look at what came of it.',
  },
  heldOf: { ru: (held: string) => `${held} из 100`, en: (held: string) => `${held} of 100` },
  heldLine: {
    ru: (count: number, shown: string) =>
      `Так часто новые игры подтверждали то, что мы обещали. ${shown} ${pluralRu(count, 'проверка', 'проверки', 'проверок')}, ждём 95.`,
    en: (count: number, shown: string) =>
      `So often new games agreed with what we had said. ${shown} ${pluralEn(count, 'check', 'checks')}, and 95 is what to expect.`,
  },
  notYet: { ru: 'Пока ждём', en: 'Not yet' },
  notYetLine: {
    ru: 'Первые обещания проверим через две недели после первой ночи.',
    en: 'The first promises are checked two weeks after the first night.',
  },
  bestCame: { ru: (places: string) => `${places} места`, en: (places: string) => `${places} places` },
  bestLine: {
    ru: (said: string) => `Столько вышло у талантов, которые мы назвали лучшими. Обещали ${said}.`,
    en: (said: string) => `That much came of the talents we had called the best. We had said ${said}.`,
  },
  noBest: { ru: 'Никого', en: 'Nobody' },
  noBestLine: {
    ru: 'Лучшим мы пока никого не называли: разницы было не видно.',
    en: 'We have called nobody the best yet: there was no difference to be seen.',
  },
  alarms: {
    ru: (count: number) => `${count} ${pluralRu(count, 'тревога', 'тревоги', 'тревог')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'alarm', 'alarms')}`,
  },
  fairLine: {
    ru: (choices: string) => `Игра раздаёт таланты честно: богатым и бедным, сильным и слабым одинаково. Проверено выборов: ${choices}.`,
    en: (choices: string) => `The game deals talents fairly: alike to rich and poor, strong and weak. Choices checked: ${choices}.`,
  },
  unfairLine: {
    ru: (names: string) => `Эти таланты выпадают не всем одинаково, поэтому их цифрам верить пока нельзя: ${names}.`,
    en: (names: string) => `These talents are not dealt alike to everyone, so do not trust their figures yet: ${names}.`,
  },
  promises: { ru: (day: string) => `Что мы обещали ${day}`, en: (day: string) => `What we said on ${day}` },
  promise: { ru: 'Обещание', en: 'Promise' },
  said: { ru: 'Обещали', en: 'Said' },
  came: { ru: 'Вышло', en: 'Came' },
  verdict: { ru: 'Итог', en: 'Verdict' },
  best: { ru: 'лучший', en: 'the best' },
  held: { ru: 'Сбылось', en: 'Held' },
  missed: { ru: 'Мимо', en: 'Missed' },
  few: { ru: 'Мало игр', en: 'Too few games' },
  corrections: { ru: 'Где мы ошиблись и исправили', en: 'Where we were wrong and mended it' },
  meanings: { ru: 'Что значат цифры', en: 'What the figures mean' },
});

/** What was wrong, by the day it was mended; newest first. */
export const corrections = words({
  talents: {
    ru: '«Выигрыш мест» у таланта сравнивал тех, кто его взял, с теми, кто отказался. Но одно берут, когда выигрывают, а другое, когда горят. Теперь сравниваем игры, где талант выпал, с играми, где не выпал.',
    en: 'A talent’s “places won” compared those who took it with those who did not. But people take one thing when winning and another when losing. Now games where it was dealt are compared with games where it was not.',
  },
  next: {
    ru: '«Лучший следующий» показывал самую большую из десятка случайных разниц, даже когда все таланты одинаковы. Теперь молчит, пока не уверен.',
    en: '“Best next” showed the largest of ten chance differences, even where all talents were alike. Now it is silent until it is sure.',
  },
  strongest: {
    ru: 'Значок «Из сильнейших» пересчитывался каждый день и за два месяца хоть раз доставался кому-то просто так в 64 сезонах из 100. Теперь не чаще чем в 5.',
    en: '“Strongest” was decided anew every day, and in 64 of 100 seasons of two months somebody got it by luck. Now in 5 at most.',
  },
});

/** What each figure means, in the words of a player. */
export const meanings = words({
  place: {
    ru: 'Среднее место. Складываем места героя во всех рейтинговых играх и делим на число игр. 3,5 – ровно середина, меньше – лучше. Игры с читами и неполные лобби не считаем.',
    en: 'Average place. The places of a hero in all ranked games, summed and divided by the games. 3.5 is the very middle, less is better. Games with cheats and short lobbies do not count.',
  },
  line: {
    ru: 'Полоска под числом. Игр всегда меньше, чем хотелось бы. Полоска показывает, где число может оказаться на самом деле: из 100 таких полосок правда попадает внутрь 95. Больше игр – уже полоска.',
    en: 'The line under a number. There are never as many games as one would like. The line shows where the number may truly be: of 100 such lines 95 hold the truth. More games make it shorter.',
  },
  worth: {
    ru: 'Выигрыш мест у таланта. Насколько выше заканчивают те, кому талант выпал, чем те, кому не выпал; в пересчёте на каждого взявшего. Что выпадет, решает случай, поэтому сравнение честное.',
    en: 'Places won by a talent. How much higher those end who were dealt it than those who were not, for each who took it. Chance decides what is dealt, so the comparison is fair.',
  },
  none: {
    ru: 'Разницы не видно. Полоски талантов заходят друг на друга, и лучшим может быть любой. Лучшим называем того, кто впереди хотя бы в 80 случаях из 100.',
    en: 'No difference that we can see. The lines overlap, and any of them may be the best. We call one the best when it is ahead in at least 80 cases of 100.',
  },
  ranks: {
    ru: '«1–9 из 36» у героя. Место героя в таблице, если убрать везение, где-то в этих пределах. Черта в таблице: ниже неё герои точно слабее первого из группы над ней.',
    en: '“1–9 of 36” at a hero. Without luck the hero’s rank is somewhere in that range. A line in the table: heroes below it are certainly weaker than the first of the group above.',
  },
  strongest: {
    ru: 'Из сильнейших. Настолько лучше среднего, что везение столько не даст, даже если смотреть каждый день два месяца подряд.',
    en: 'Strongest. So much better than average that luck would not bring it, even if you look every day for two months.',
  },
  rating: {
    ru: 'Против рейтинга. Сколько мест герой выигрывает сверх того, чего ждали от его игроков по рейтингу лобби.',
    en: 'Against rating. The places a hero wins beyond what the ratings in the lobby promise its players.',
  },
});
