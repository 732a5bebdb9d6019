import { pluralEn, pluralRu, words } from '#lib/words.ts';

/** What people may type for 2x8, in either alphabet. */
export const duoTyped = /^2[xх]8$/i;

export const text = words({
  about: {
    ru: 'Статистика 1x6, пользовательской игры в Dota 2.',
    en: 'Stats of 1x6, a custom game in Dota 2.',
  },
  meWhat: { ru: 'ваш профиль (в первый раз добавьте ID или ник)', en: 'your profile (add your ID or name the first time)' },
  playerWhat: { ru: 'профиль игрока', en: 'a player’s profile' },
  heroWhat: { ru: 'как герой показал себя на прошлой неделе', en: 'how a hero did last week' },
  topWhat: { ru: 'лучшие игроки 1x6 или 2x8', en: 'the best players of 1x6 or 2x8' },
  followWhat: { ru: 'следить за игроком: напишу, чем закончился матч', en: 'follow a player and hear how their matches end' },
  unfollowWhat: { ru: 'перестать следить за игроком', en: 'stop following a player' },
  playerNeeded: { ru: 'ник или ID', en: 'name or ID' },
  heroNeeded: { ru: 'имя героя', en: 'the hero’s name' },
  modeNeeded: { ru: '1x6 или 2x8', en: '1x6 or 2x8' },
  playerCommand: { ru: 'игрок', en: 'player' },
  heroCommand: { ru: 'герой', en: 'hero' },
  topCommand: { ru: 'топ', en: 'top' },
  nameOption: { ru: 'имя', en: 'name' },
  modeOption: { ru: 'режим', en: 'mode' },
  noCommand: { ru: 'Такой команды нет', en: 'No such command' },
  thereAre: { ru: 'Вот что я умею:', en: 'Here is what I can do:' },
  failed: { ru: 'Не получилось. Попробуйте ещё раз чуть позже.', en: 'That did not work. Please try again a little later.' },
  askPlayer: {
    ru: (command: string) => `Напишите ник или ID игрока: ${command} 118734206`,
    en: (command: string) => `Send a player’s name or ID: ${command} 118734206`,
  },
  askHero: { ru: (command: string) => `Напишите имя героя: ${command} Axe`, en: (command: string) => `Send a hero’s name: ${command} Axe` },
  askSelf: {
    ru: (command: string) => `Кто вы? Один раз напишите свой ID или ник: ${command} 118734206`,
    en: (command: string) => `Who are you? Send your ID or name, just this once: ${command} 118734206`,
  },
  noPlayer: { ru: 'Игрок не найден', en: 'No such player' },
  noHero: { ru: 'Герой не найден', en: 'No such hero' },
  whichPlayer: {
    ru: 'Нашлось несколько игроков. Повторите команду с нужным ID:',
    en: 'Several players match. Repeat the command with the right ID:',
  },
  alsoFound: { ru: (names: string) => `Ещё нашлись: ${names}`, en: (names: string) => `Also found: ${names}` },
  placeInTable: { ru: (place: string) => `${place}-е место в таблице 1x6`, en: (place: string) => `No. ${place} on the 1x6 leaderboard` },
  follows: {
    ru: (name: string) => `Готово: когда ${name} закончит матч, напишу сюда.`,
    en: (name: string) => `Done: when ${name} finishes a match, I’ll tell you here.`,
  },
  followsNoMore: {
    ru: (name: string) => `Готово: об игроке ${name} больше не пишу.`,
    en: (name: string) => `Done: no more messages about ${name}.`,
  },
  notFollowed: { ru: 'За этим игроком вы не следите.', en: 'You don’t follow this player.' },
  followsNobody: { ru: 'Вы пока ни за кем не следите.', en: 'You don’t follow anyone yet.' },
  followed: { ru: 'Вы следите за игроками:', en: 'You follow:' },
  tooMany: {
    ru: (most: number) => `Следить можно не больше чем за ${most} ${pluralRu(most, 'игроком', 'игроками', 'игроками')}.`,
    en: (most: number) => `You can follow ${most} ${pluralEn(most, 'player', 'players')} at most.`,
  },
  nthPlace: { ru: (place: number) => `${place}-е место`, en: (place: number) => `${place}${englishEnding(place)} place` },
});

function englishEnding(place: number): string {
  return { 1: 'st', 2: 'nd', 3: 'rd' }[place] ?? 'th';
}
