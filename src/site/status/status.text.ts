import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Состояние сайта', en: 'Status' },
  description: {
    ru: 'Когда сделана последняя резервная копия Sixfold и удалось ли её восстановить.',
    en: 'When Sixfold was last backed up, and whether that backup could be restored.',
  },
  lead: {
    ru: 'Сайт работает. Каждую ночь его данные копируются, и копия проверяется.',
    en: 'The site is up. Every night its data is backed up, and the backup is tested.',
  },
  backup: { ru: 'Последняя резервная копия', en: 'Last backup' },
  noBackup: { ru: 'Первая ещё впереди.', en: 'The first is still to come.' },
  madeAt: { ru: 'Сделана', en: 'Made' },
  size: { ru: 'Размер', en: 'Size' },
  megabytes: { ru: (size: string) => `${size} МБ`, en: (size: string) => `${size} MB` },
  rows: { ru: 'Строк', en: 'Rows' },
  lastMatch: { ru: 'Последний матч в ней завершён', en: 'Its last match ended' },
  drill: { ru: 'Последняя проверка копии', en: 'Last restore drill' },
  drillNote: {
    ru: 'Каждую ночь новейшая копия восстанавливается рядом с сайтом, и все её таблицы сравниваются с тем, что было сохранено.',
    en: 'Every night the newest backup is restored beside the site, and each of its tables is compared with what was saved.',
  },
  noDrill: { ru: 'Первая ещё впереди.', en: 'The first is still to come.' },
  result: { ru: 'Результат', en: 'Result' },
  passed: { ru: 'Копия восстановлена, всё совпало', en: 'The backup was restored and everything matched' },
  failed: { ru: 'Копия не прошла проверку, владелец знает об этом', en: 'The backup failed the test; the owner knows' },
  endedAt: { ru: 'Проверено', en: 'Tested' },
  of: { ru: 'Копия от', en: 'Backup of' },
  tables: { ru: 'Таблиц сравнено', en: 'Tables compared' },
  took: { ru: 'Заняла', en: 'Took' },
  seconds: { ru: (seconds: string) => `${seconds} с`, en: (seconds: string) => `${seconds} s` },
  structure: { ru: 'Структура таблиц и индексов', en: 'Structure of tables and indexes' },
  looked: { ru: 'проверена', en: 'checked' },
  notLooked: { ru: 'не проверялась', en: 'not checked' },
});
