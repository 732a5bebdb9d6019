import { words } from '#lib/words.ts';

export const text = words({
  links: { ru: 'Ссылки профиля', en: 'Profile links' },
  discordName: { ru: 'Имя в Discord', en: 'Discord username' },
  clearHint: { ru: 'Пустое поле убирает ссылку.', en: 'An empty field removes the link.' },
  save: { ru: 'Сохранить', en: 'Save' },
  cancel: { ru: 'Отмена', en: 'Cancel' },
  saved: { ru: 'Ссылки сохранены', en: 'Links saved' },
  notSaved: { ru: 'Не удалось сохранить', en: 'Could not save' },
  notSavedLine: { ru: 'Сервер не отвечает. Попробуйте ещё раз.', en: 'The server is not responding. Try again.' },
});
