import { words } from '#lib/words.ts';

/** Texts of updates rendered by the server: feeds and announcements. */
export const text = words({
  feedTitle: { ru: 'Sixfold: обновления 1x6', en: 'Sixfold: 1x6 updates' },
  feedDescription: { ru: 'Что изменилось в героях, талантах и предметах', en: 'What changed in heroes, talents and items' },
  feedTitleOf: { ru: (name: string) => `Sixfold: ${name} в обновлениях 1x6`, en: (name: string) => `Sixfold: ${name} in 1x6 updates` },
  feedDescriptionOf: {
    ru: (name: string) => `Все изменения ${name}`,
    en: (name: string) => `Every change to ${name}`,
  },
  feedShared: { ru: 'Общее', en: 'General' },
  feedItems: { ru: 'Предметы', en: 'Items' },
  feedScepter: { ru: 'Aghanim’s Scepter', en: 'Aghanim’s Scepter' },
  feedShard: { ru: 'Aghanim’s Shard', en: 'Aghanim’s Shard' },
  feedInnate: { ru: 'Врождённая способность', en: 'Innate ability' },
  feedHeroWide: { ru: 'Общие таланты героя', en: 'Hero-wide talents' },
  cooldown: { ru: 'Перезарядка', en: 'Cooldown' },
  manaCost: { ru: 'Расход маны', en: 'Mana cost' },
  cost: { ru: 'Цена', en: 'Cost' },
  recipeCost: { ru: 'Цена рецепта', en: 'Recipe cost' },
  madeOf: { ru: 'Собирается из', en: 'Built from' },
  soldWhole: { ru: 'Больше не собирается из частей: покупается целиком.', en: 'No longer built from parts: no recipe.' },
  addedHero: { ru: 'Герой добавлен в игру.', en: 'Hero added to the game.' },
  addedItem: { ru: 'Новый предмет.', en: 'New item.' },
  removed: { ru: 'Убрано из игры.', en: 'Removed from the game.' },
  gone: { ru: 'Больше не действует', en: 'No longer works' },
  read: { ru: 'Читать обновление', en: 'Read the update' },
  corrected: { ru: 'Исправлено', en: 'Corrected' },
  moscow: { ru: 'по Москве', en: 'Moscow time' },
  changedHeroes: { ru: 'Герои', en: 'Heroes' },
  changedItems: { ru: 'Предметы', en: 'Items' },
  more: { ru: (count: number) => `и ещё ${count}`, en: (count: number) => `and ${count} more` },
});
