import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Кого взять', en: 'Who to pick' },
  description: {
    ru: 'Отметьте занятых и забаненных героев 1x6, и видно трёх лучших из оставшихся. Работает и без сети.',
    en: 'Mark the heroes of 1x6 that are taken or banned and see the three best that are left. Works without a network too.',
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
  noHits: { ru: 'Такого героя нет', en: 'There is no such hero' },
  enterTakes: { ru: (name: string) => `Enter: ${name} занят`, en: (name: string) => `Enter: ${name} is taken` },
  bestNow: { ru: 'Лучшие для вас сейчас', en: 'The best for you now' },
  bestLeft: { ru: 'Лучшие из оставшихся', en: 'The best of those left' },
  bestOfWeek: { ru: 'Лучшие прошлой недели', en: 'The best of last week' },
  aboveAverage: { ru: 'выше среднего на', en: 'above average by' },
  nobodyKnown: { ru: 'По оставшимся героям пока мало игр.', en: 'There are too few games of the heroes left.' },
  spoken: { ru: (names: string) => `Лучшие: ${names}`, en: (names: string) => `The best: ${names}` },
  places: { ru: 'места', en: 'places' },
  expected: { ru: (place: string) => `Ждём место ${place}`, en: (place: string) => `Expected place ${place}` },
  range: { ru: (low: string, high: string) => `от ${low} до ${high}`, en: (low: string, high: string) => `${low} to ${high}` },
  own: {
    ru: (games: number, shown: string, place: string) => `у вас ${shown} ${pluralRu(games, 'игра', 'игры', 'игр')}, ${place}`,
    en: (games: number, shown: string, place: string) => `you: ${shown} ${pluralEn(games, 'game', 'games')}, ${place}`,
  },
  ofAll: { ru: (place: string) => `у всех ${place}`, en: (place: string) => `all: ${place}` },
  games: {
    ru: (games: number, shown: string) => `${shown} ${pluralRu(games, 'игра', 'игры', 'игр')} у всех`,
    en: (games: number, shown: string) => `${shown} ${pluralEn(games, 'game', 'games')} of everyone`,
  },
  withoutYou: {
    ru: (from: string, to: string) => `Без ваших игр, ${from} – ${to}`,
    en: (from: string, to: string) => `Without your games, ${from} – ${to}`,
  },
  signIn: { ru: 'Войти', en: 'Sign in' },
  freshInPlus: { ru: 'Свежее в Plus', en: 'Fresher with Plus' },
  byYourGames: {
    ru: (at: string) => `Ваши игры и последние четыре дня, данные от ${at}`,
    en: (at: string) => `Your games and the last four days, as of ${at}`,
  },
  offline: { ru: (at: string) => `Нет сети. Данные от ${at}`, en: (at: string) => `No network. Figures of ${at}` },
});
