import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  effect: { ru: 'Что изменилось в мете', en: 'What it changed in the meta' },
  title: { ru: 'Обновления', en: 'Updates' },
  description: {
    ru: 'Все обновления 1x6: что изменилось в героях, талантах и предметах.',
    en: 'Every 1x6 update: what changed in heroes, talents and items.',
  },
  lead: {
    ru: 'Что менялось в 1x6, новое сверху.',
    en: 'What changed in 1x6, newest first.',
  },
  feeds: { ru: 'Подписаться', en: 'Subscribe' },
  major: { ru: 'Большое обновление', en: 'Major update' },
  minor: { ru: 'Обновление', en: 'Update' },
  fix: { ru: 'Исправления', en: 'Fixes' },
  heroCount: {
    ru: (count: number) => `${count} ${pluralRu(count, 'герой', 'героя', 'героев')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'hero', 'heroes')}`,
  },
  itemCount: {
    ru: (count: number) => `${count} ${pluralRu(count, 'предмет', 'предмета', 'предметов')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'item', 'items')}`,
  },
  noneTitle: { ru: 'Обновлений пока нет', en: 'No updates yet' },
  noneLine: { ru: 'Первое появится здесь в день выхода.', en: 'The first one shows up here on release day.' },
  noPageTitle: { ru: 'Такой страницы нет', en: 'No such page' },
  noPageLine: { ru: 'Обновлений не так много.', en: 'There are fewer updates than that.' },
  updateDescription: {
    ru: (name: string) => `Обновление 1x6 «${name}»: изменения героев, талантов и предметов.`,
    en: (name: string) => `1x6 update “${name}”: changes to heroes, talents and items.`,
  },
  notFoundTitle: { ru: 'Обновление не найдено', en: 'Update not found' },
  notFoundLine: { ru: 'Проверьте адрес или посмотрите все обновления.', en: 'Check the address, or see all updates.' },
  toUpdates: { ru: 'Все обновления', en: 'All updates' },
  contents: { ru: 'Содержание', en: 'Contents' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  corrected: { ru: 'исправлено', en: 'corrected' },
  heroHistory: { ru: 'История изменений', en: 'Change history' },
  historyNone: { ru: 'Обновления этого героя ещё не трогали.', en: 'No update has changed this hero yet.' },
});
