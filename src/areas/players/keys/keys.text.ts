import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Ключи API', en: 'API keys' },
  lead: {
    ru: 'С ключом ваш бот или другая программа обращается к сайту от вашего имени и может делать это чаще.',
    en: 'A key lets your bot or another program call the site on your behalf, and more often.',
  },
  more: { ru: 'Как им пользоваться', en: 'How to use it' },
  none: { ru: 'Ключей пока нет.', en: 'No keys yet.' },
  purpose: { ru: 'Для чего ключ', en: 'What the key is for' },
  sample: { ru: 'Например, бот в чате', en: 'A chat bot, for example' },
  make: { ru: 'Создать ключ', en: 'Create a key' },
  full: {
    ru: 'Ключей уже десять, больше не создать. Отзовите ненужный.',
    en: 'You have ten keys, which is the most. Revoke one to create another.',
  },
  made: { ru: 'Ваш новый ключ', en: 'Your new key' },
  once: { ru: 'Скопируйте его сейчас: больше он нигде не покажется.', en: 'Copy it now: it is not shown again.' },
  copy: { ru: 'Скопировать', en: 'Copy' },
  unnamed: { ru: 'Без названия', en: 'No name' },
  createdAt: { ru: 'создан', en: 'created' },
  usedAt: { ru: 'последний запрос', en: 'last used' },
  unused: { ru: 'Ключ, которым не пользуются год, перестаёт работать.', en: 'A key that is not used for a year stops working.' },
  revoke: { ru: 'Отозвать', en: 'Revoke' },
  sure: { ru: 'Точно отозвать', en: 'Yes, revoke' },
  revoked: { ru: 'Ключ отозван', en: 'Key revoked' },
  failed: { ru: 'Не получилось', en: 'That did not work' },
  noAnswer: { ru: 'Сервер не отвечает. Попробуйте ещё раз.', en: 'The server is not responding. Try again.' },
});
