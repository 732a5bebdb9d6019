import { words } from '#lib/words.ts';

export const bodyText = words({
  wasNone: { ru: 'не было', en: 'none' },
  removed: { ru: 'убрано', en: 'removed' },
  cooldown: { ru: 'Перезарядка', en: 'Cooldown' },
  seconds: { ru: (figures: string) => `${figures}\u00a0с`, en: (figures: string) => `${figures}\u00a0s` },
  mana: { ru: (figures: string) => `${figures}\u00a0маны`, en: (figures: string) => `${figures}\u00a0mana` },
  recipe: { ru: 'Рецепт', en: 'Recipe' },
  boughtWhole: { ru: 'Покупается целиком.', en: 'No recipe.' },
  usedIn: { ru: 'Собирается в', en: 'Builds into' },
  usedInNothing: {
    ru: (name: string) => `Из ${name} ничего не собирают.`,
    en: (name: string) => `Nothing is built from ${name}.`,
  },
  nothingKnown: { ru: 'Описания пока нет.', en: 'No description yet.' },
});
