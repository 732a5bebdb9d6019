import { formatNumber } from '#lib/format.ts';
import { pluralEn, pluralRu, words } from '#lib/words.ts';

/** Words of the page of the difference. */
export const text = words({
  title: { ru: 'Что изменилось между версиями', en: 'What changed between versions' },
  description: {
    ru: 'Чем отличаются любые две версии героев, талантов и предметов 1x6, в том числе то, о чём обновления промолчали.',
    en: 'How any two versions of 1x6 heroes, talents and items differ, including what no update mentioned.',
  },
  lead: {
    ru: 'Каждое изменение в данных игры и обновление, в котором о нём написали.',
    en: 'Every change in the game’s data, and the update that announced it.',
  },
  updates: { ru: 'Обновления', en: 'Updates' },
  blameTitle: { ru: (name: string) => `Откуда числа: ${name}`, en: (name: string) => `Where the numbers come from: ${name}` },
  blameDescription: {
    ru: (name: string) => `${name}: когда каждое число стало таким и какое обновление об этом сказало.`,
    en: (name: string) => `${name}: when each number became what it is, and which update announced it.`,
  },
  blameNote: {
    ru: 'Когда каждое значение стало таким и где об этом сказано.',
    en: 'When each value became what it is, and where that was announced.',
  },
  unchanged: {
    ru: (count: number) =>
      `Не менялось с самого начала: ${formatNumber(count, 'ru')} ${pluralRu(count, 'значение', 'значения', 'значений')}`,
    en: (count: number) => `${formatNumber(count, 'en')} ${pluralEn(count, 'value', 'values')} unchanged since the very start`,
  },
  versions: { ru: 'Версии', en: 'Versions' },
  from: { ru: 'От', en: 'From' },
  to: { ru: 'До', en: 'To' },
  which: { ru: 'Какие изменения', en: 'Which changes' },
  all: { ru: 'Все изменения', en: 'Every change' },
  untold: { ru: 'Только без упоминания', en: 'Only unmentioned' },
  show: { ru: 'Показать', en: 'Show' },
  version: { ru: (id: number) => `Версия ${id}`, en: (id: number) => `Version ${id}` },
  start: { ru: 'Самое начало', en: 'The very start' },
  counted: {
    ru: (count: number, untold: number) =>
      `${formatNumber(count, 'ru')} ${pluralRu(count, 'изменение', 'изменения', 'изменений')}, без упоминания в обновлениях: ${formatNumber(untold, 'ru')}`,
    en: (count: number, untold: number) =>
      `${formatNumber(count, 'en')} ${pluralEn(count, 'change', 'changes')}, ${formatNumber(untold, 'en')} not mentioned in any update`,
  },
  notTold: { ru: 'Не упоминалось', en: 'Not mentioned' },
  perhaps: { ru: 'возможно,', en: 'perhaps' },
  added: { ru: 'Добавлено', en: 'Added' },
  removed: { ru: 'Убрано', en: 'Removed' },
  was: { ru: 'было', en: 'was' },
  became: { ru: 'стало', en: 'is now' },
  sameTitle: { ru: 'Разницы нет', en: 'No difference' },
  sameLine: { ru: 'Между этими версиями ничего не изменилось.', en: 'Nothing changed between these versions.' },
  allToldTitle: { ru: 'Обо всём написали', en: 'Nothing went unmentioned' },
  allToldLine: {
    ru: 'Обновления упомянули каждое изменение между этими версиями.',
    en: 'Updates mentioned every change between these versions.',
  },
  oneTitle: { ru: 'Пока есть только одна версия', en: 'Only one version so far' },
  oneLine: {
    ru: 'Сравнить её можно будет после следующего обновления игры.',
    en: 'After the next game update there will be something to compare it with.',
  },
  absentTitle: { ru: 'Такой версии нет', en: 'No such version' },
  absentLine: { ru: 'Выберите другую или посмотрите последние изменения.', en: 'Choose another, or see the latest changes.' },
  noHeroTitle: { ru: 'Такого героя нет', en: 'No such hero' },
  noItemTitle: { ru: 'Такого предмета нет', en: 'No such item' },
  checkLine: { ru: 'Проверьте адрес или посмотрите последние изменения.', en: 'Check the address, or see the latest changes.' },
  toLatest: { ru: 'Последние изменения', en: 'Latest changes' },
});
