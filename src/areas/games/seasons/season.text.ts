import { words } from '#lib/words.ts';

/** Seasons are named in English, as the owner opens them: "Season 14". */
export const text = words({
  named: { ru: (name: string) => name.replace('Season', 'Сезон'), en: (name: string) => name },
});
