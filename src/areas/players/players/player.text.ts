import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  description: {
    ru: (name: string) => `${name} в 1x6: рейтинг в обоих режимах и последние матчи.`,
    en: (name: string) => `${name} in 1x6: rating in both modes and recent matches.`,
  },
  copyId: { ru: (id: string) => `ID ${id}`, en: (id: string) => `ID ${id}` },
  ourMatches: { ru: 'Наши матчи', en: 'Our matches' },
  sharedRating: {
    ru: (name: string, mode: string, rating: string) => `${name}: рейтинг ${rating} в ${mode}`,
    en: (name: string, mode: string, rating: string) => `${name}: rating ${rating} in ${mode}`,
  },
  sharedPlace: { ru: (place: string) => `${place}-е место в таблице`, en: (place: string) => `no. ${place} on the leaderboard` },
  sharedAverage: { ru: (place: string) => `среднее место ${place}`, en: (place: string) => `average place ${place}` },
  socials: { ru: 'Ссылки игрока', en: 'The player’s links' },
  ratings: { ru: 'Рейтинг по режимам', en: 'Rating by mode' },
  solo: { ru: '1x6 · соло', en: '1x6 · solo' },
  duo: { ru: '2x8 · пары', en: '2x8 · duo' },
  playsLike: {
    ru: (rating: string, doubt: string) => `играет на ${rating}\u00a0±\u00a0${doubt}`,
    en: (rating: string, doubt: string) => `plays like ${rating}\u00a0±\u00a0${doubt}`,
  },
  playsLikeMeans: {
    ru: 'На какой рейтинг похожа его игра с учётом соперников. На сам рейтинг не влияет.',
    en: 'The rating these results look like, given the opponents. Does not change the rating itself.',
  },
  lastGames: { ru: 'Последние матчи', en: 'Recent matches' },
  matches: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  heroAndTalent: { ru: 'Герой и талант', en: 'Hero and talent' },
  calledOff: { ru: 'Матч отменён', en: 'Called off' },
  unknownHero: { ru: 'Герой неизвестен', en: 'Hero not known yet' },
  untoldHero: { ru: 'Герой неизвестен', en: 'Hero not known' },
  left: { ru: 'Вышел из матча', en: 'Left the match' },
  abandoned: { ru: 'Прерван', en: 'Abandoned' },
  running: { ru: 'Матч идёт', en: 'In progress' },
  emptyTitle: { ru: 'Матчей пока нет', en: 'No matches yet' },
  emptyLine: { ru: 'Первый появится здесь, как только начнётся.', en: 'The first one shows up here the moment it starts.' },
  notFoundTitle: { ru: 'Игрок не найден', en: 'Player not found' },
});
