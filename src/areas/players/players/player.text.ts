import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  description: {
    ru: (name: string) => `${name} в 1x6: рейтинг в обоих режимах и последние игры.`,
    en: (name: string) => `${name} in 1x6: rating in both modes and the last games.`,
  },
  copyId: { ru: (id: string) => `ID ${id}`, en: (id: string) => `ID ${id}` },
  socials: { ru: 'Ссылки игрока', en: "The player's links" },
  ratings: { ru: 'Рейтинг по режимам', en: 'Rating by mode' },
  solo: { ru: '1x6 · соло', en: '1x6 · solo' },
  duo: { ru: '2x8 · пары', en: '2x8 · duo' },
  playsLike: {
    ru: (rating: string, doubt: string) => `играет на ${rating}\u00a0±\u00a0${doubt}`,
    en: (rating: string, doubt: string) => `plays like ${rating}\u00a0±\u00a0${doubt}`,
  },
  playsLikeMeans: {
    ru: 'На какой рейтинг похожи места игрока с учётом силы соперников. Сам рейтинг от этого не меняется.',
    en: 'The rating that these places look like, given how strong the opponents were. The rating itself stays as it is.',
  },
  lastGames: { ru: 'Последние игры', en: 'Last games' },
  matches: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  heroAndTalent: { ru: 'Герой и талант', en: 'Hero and talent' },
  calledOff: { ru: 'Матч отменён', en: 'Called off' },
  unknownHero: { ru: 'Герой неизвестен', en: 'Hero not known yet' },
  left: { ru: 'Вышел из матча', en: 'Left the match' },
  abandoned: { ru: 'Прерван', en: 'Abandoned' },
  running: { ru: 'Матч идёт', en: 'In progress' },
  emptyTitle: { ru: 'Игр пока нет', en: 'No games yet' },
  emptyLine: { ru: 'Первая появится здесь, как только начнётся.', en: 'The first one shows up here the moment it starts.' },
  notFoundTitle: { ru: 'Игрок не найден', en: 'Player not found' },
  notFoundLine: {
    ru: 'Такого номера у нас нет. Возможно, этот игрок ещё не сыграл ни одного матча 1x6.',
    en: 'We know nobody by that number. The player may not have played a single match of 1x6 yet.',
  },
  home: { ru: 'На главную', en: 'To the home page' },
  toSearch: { ru: 'Искать игрока', en: 'Find a player' },
  noPageTitle: { ru: 'Такой страницы игр нет', en: 'There is no such page of games' },
  noPageLine: { ru: 'У игрока меньше игр, чем нужно для этой страницы.', en: 'The player has fewer games than that page would need.' },
  toProfile: { ru: 'К профилю', en: 'To the profile' },
});
