import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Кого взять', en: 'Who to pick' },
  description: {
    ru: 'Отметьте взятых и забаненных героев и увидите трёх лучших из оставшихся. Работает и без сети.',
    en: 'Mark the heroes that are picked or banned and see the three best that are left. Works offline too.',
  },
  mode: { ru: 'Режим', en: 'Mode' },
  gone: { ru: 'Кто занят или забанен', en: 'Who is taken or banned' },
  giveBack: {
    ru: (name: string, isBanned: boolean) => `${name}, ${isBanned ? 'забанен' : 'занят'}. Вернуть`,
    en: (name: string, isBanned: boolean) => `${name}, ${isBanned ? 'banned' : 'taken'}. Give back`,
  },
  me: { ru: 'Вы', en: 'You' },
  startOver: { ru: 'Начать заново', en: 'Start over' },
  field: { ru: 'Герой, три буквы', en: 'Hero, three letters' },
  heroes: {
    ru: 'Все герои: нажмите, и герой занят, ещё раз: забанен, в третий раз: свободен',
    en: 'All heroes: press once for taken, twice for banned, a third time for free',
  },
  taken: { ru: ', занят', en: ', taken' },
  banned: { ru: ', забанен', en: ', banned' },
  noHits: { ru: 'Такого героя нет', en: 'No such hero' },
  enterTakes: { ru: (name: string) => `Enter: ${name} занят`, en: (name: string) => `Enter: ${name} is taken` },
  bestNow: { ru: 'Лучшие для вас сейчас', en: 'Best for you now' },
  bestLeft: { ru: 'Лучшие из оставшихся', en: 'Best of those left' },
  bestOfWeek: { ru: 'Лучшие прошлой недели', en: 'Best of last week' },
  aboveAverage: { ru: 'выше среднего на', en: 'above average by' },
  nobodyKnown: { ru: 'По оставшимся героям пока мало матчей.', en: 'Too few matches on the heroes left.' },
  spoken: { ru: (names: string) => `Лучшие: ${names}`, en: (names: string) => `The best: ${names}` },
  places: { ru: 'места', en: 'places' },
  expected: { ru: (place: string) => `Ждём место ${place}`, en: (place: string) => `Expected place ${place}` },
  range: { ru: (low: string, high: string) => `от ${low} до ${high}`, en: (low: string, high: string) => `${low} to ${high}` },
  own: {
    ru: (games: number, shown: string, place: string) => `у вас ${shown} ${pluralRu(games, 'матч', 'матча', 'матчей')}, ${place}`,
    en: (games: number, shown: string, place: string) => `you: ${shown} ${pluralEn(games, 'match', 'matches')}, ${place}`,
  },
  ofAll: { ru: (place: string) => `у всех ${place}`, en: (place: string) => `all: ${place}` },
  games: {
    ru: (games: number, shown: string) => `${shown} ${pluralRu(games, 'матч', 'матча', 'матчей')} всех игроков`,
    en: (games: number, shown: string) => `${shown} ${pluralEn(games, 'match', 'matches')} in all`,
  },
  withoutYou: {
    ru: (from: string, to: string) => `Без ваших матчей, ${from} – ${to}`,
    en: (from: string, to: string) => `Without your matches, ${from} – ${to}`,
  },
  signIn: { ru: 'Войти', en: 'Sign in' },
  freshInPlus: { ru: 'Свежие данные\u00a0— в Plus', en: 'Fresh data with Plus' },
  byYourGames: {
    ru: (at: string) => `Ваши матчи и последние четыре дня, данные от ${at}`,
    en: (at: string) => `Your matches and the last four days, as of ${at}`,
  },
  offline: { ru: (at: string) => `Нет сети. Данные от ${at}`, en: (at: string) => `Offline. Data as of ${at}` },
});
