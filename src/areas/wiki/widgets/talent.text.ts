import { words } from '#lib/words.ts';

export const text = words({
  orange: { ru: 'оранжевый талант', en: 'orange talent' },
  purple: { ru: 'фиолетовый талант', en: 'purple talent' },
  blue: { ru: 'синий талант', en: 'blue talent' },
  white: { ru: 'белый талант', en: 'white talent' },
  counts: {
    ru: (purple: number, blue: number, white: number) => `фиолетовых: ${purple}, синих: ${blue}, белых: ${white}`,
    en: (purple: number, blue: number, white: number) => `purple: ${purple}, blue: ${blue}, white: ${white}`,
  },
});
