import { words } from '#lib/words.ts';

/** Words of the links to feeds: apart, since pages with no code to spare have them too. */
export const text = words({
  updates: { ru: 'Обновления', en: 'Updates' },
  feeds: { ru: 'Подписаться', en: 'Subscribe' },
  feedsOf: { ru: (name: string) => `Подписаться на ${name}`, en: (name: string) => `Subscribe to ${name}` },
  changesOf: { ru: (name: string) => `${name} в обновлениях`, en: (name: string) => `${name} in updates` },
});
