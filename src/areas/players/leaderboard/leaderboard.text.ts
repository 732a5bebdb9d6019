import { words, pluralEn, pluralRu } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Таблица лидеров', en: 'Leaderboard' },
  description: {
    ru: 'Сто лучших игроков 1x6 по рейтингу: место, матчи и любимый герой. Соло и пары отдельно.',
    en: 'The top hundred 1x6 players by rating: place, matches and favourite hero. Solo and duo separately.',
  },
  lead: {
    ru: 'Сто лучших по рейтингу. Обновляется сразу после каждого матча.',
    en: 'The top hundred by rating, updated the moment a match ends.',
  },
  mode: { ru: 'Режим рейтинга', en: 'Rating mode' },
  solo: { ru: 'соло', en: 'solo' },
  duo: { ru: 'пары', en: 'duo' },
  topThree: { ru: 'Первая тройка', en: 'Top three' },
  allPlayers: { ru: 'Все игроки', en: 'All players' },
  place: { ru: 'Место', en: 'Place' },
  player: { ru: 'Игрок', en: 'Player' },
  rating: { ru: 'Рейтинг', en: 'Rating' },
  games: { ru: 'Матчи', en: 'Matches' },
  favouriteHero: { ru: 'Любимый герой', en: 'Favourite hero' },
  media: { ru: 'Медиа', en: 'Media' },
  onSite: { ru: (name: string, site: string) => `${name} на ${site}`, en: (name: string, site: string) => `${name} on ${site}` },
  liveOnSite: {
    ru: (name: string, site: string) => `${name} на ${site}, сейчас в эфире`,
    en: (name: string, site: string) => `${name} on ${site}, live now`,
  },
  emptyTitle: { ru: 'Здесь пока пусто', en: 'Nobody here yet' },
  emptyLine: { ru: 'Таблица заполнится после первого рейтингового матча.', en: 'The table fills up after the first ranked match.' },
  bestTitle: { ru: 'Лучшие игроки', en: 'Best players' },
  note: {
    ru: 'Режим 1x6, от 5 матчей. Учитываем среднее место и число матчей.',
    en: '1x6, 5 matches or more. Average place and number of matches both count.',
  },
  figures: {
    ru: (count: number, matches: string, place: string) => `${matches} ${pluralRu(count, 'матч', 'матча', 'матчей')} · место ${place}`,
    en: (count: number, matches: string, place: string) => `${matches} ${pluralEn(count, 'match', 'matches')} · place ${place}`,
  },
  none: { ru: 'Пяти матчей на этом герое пока никто не сыграл.', en: 'Nobody has played five matches on this hero yet.' },
});
