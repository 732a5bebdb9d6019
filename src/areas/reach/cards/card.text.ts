import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  match: { ru: 'Матч', en: 'Match' },
  profile: { ru: 'Профиль', en: 'Profile' },
  hero: { ru: 'Герой', en: 'Hero' },
  update: { ru: 'Обновление', en: 'Update' },
  meta: { ru: 'Мета героев', en: 'Hero meta' },
  metaTitle: { ru: 'Лучшие герои недели', en: 'Best heroes of the week' },
  metaLine: { ru: '1x6, среднее место за прошлую неделю', en: '1x6, average place last week' },
  siteTitle: { ru: 'Шестеро входят. Остаётся один.', en: 'Six walk in. One walks out.' },
  siteLine: { ru: 'Статистика и вики 1x6, пользовательской игры в Dota 2', en: 'Stats and wiki for 1x6, a custom game in Dota 2' },
  inProgress: { ru: 'идёт', en: 'in progress' },
  unfinished: { ru: 'не доигран', en: 'not played to the end' },
  anonymous: { ru: 'Аноним', en: 'Anonymous' },
  rating: { ru: 'Рейтинг 1x6', en: '1x6 rating' },
  duoRating: { ru: 'Рейтинг 2x8', en: '2x8 rating' },
  games: { ru: 'Матчи', en: 'Matches' },
  soloAveragePlace: { ru: 'Среднее место 1x6', en: 'Average place in 1x6' },
  averagePlace: { ru: 'Среднее место', en: 'Average place' },
  pickRate: { ru: 'Как часто берут', en: 'Pick rate' },
  playsMost: { ru: (hero: string) => `Чаще всего играет на ${hero}`, en: (hero: string) => `Plays ${hero} the most` },
  lastWeek: { ru: '1x6, прошлая неделя', en: '1x6, last week' },
  notPlayed: { ru: 'За прошлую неделю не играли', en: 'Not played last week' },
  heroesChanged: {
    ru: (count: number) => `${count} ${pluralRu(count, 'герой', 'героя', 'героев')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'hero', 'heroes')}`,
  },
  itemsChanged: {
    ru: (count: number) => `${count} ${pluralRu(count, 'предмет', 'предмета', 'предметов')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'item', 'items')}`,
  },
});
