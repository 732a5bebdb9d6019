import { words } from '#lib/words.ts';

export const text = words({
  editLinks: { ru: 'Изменить', en: 'Edit' },
  privacy: { ru: 'Приватность', en: 'Privacy' },
});
