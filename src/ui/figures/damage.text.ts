import { words } from '#lib/words.ts';

export const text = words({
  parts: {
    ru: (physical: string, magical: string, pure: string) => `физический ${physical}, магический ${magical}, чистый ${pure}`,
    en: (physical: string, magical: string, pure: string) => `physical ${physical}, magical ${magical}, pure ${pure}`,
  },
  physical: { ru: 'физический', en: 'physical' },
  magical: { ru: 'магический', en: 'magical' },
  pure: { ru: 'чистый', en: 'pure' },
});
