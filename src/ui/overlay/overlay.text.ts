import { words } from '#lib/words.ts';

export const text = words({
  close: { ru: 'Закрыть', en: 'Close' },
  notices: { ru: 'Уведомления', en: 'Notifications' },
});
