import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Запросы к данным', en: 'Query the data' },
  description: {
    ru: 'Отбор, подсчёт и средние по открытым данным 1x6 прямо в браузере, с выгрузкой в CSV.',
    en: 'Filter, count and average the open data of 1x6 right in the browser, and export it as CSV.',
  },
  lead: {
    ru: 'Браузер прочитает из файлов только нужные столбцы и посчитает сам. Запрос хранится в адресе: им можно поделиться.',
    en: 'Your browser reads only the columns it needs from the files and does the counting itself. The address holds the query, so you can share it.',
  },
  toFiles: { ru: 'Файлы и столбцы', en: 'Files and columns' },
  needsScript: {
    ru: 'Чтобы читать файлы здесь, нужен JavaScript. Без него их можно скачать:',
    en: 'Reading the files here needs JavaScript. Without it you can download them:',
  },
  none: { ru: 'Файлов пока нет: они появятся этой ночью.', en: 'No files yet: the first ones are made tonight.' },
  query: { ru: 'Запрос', en: 'Query' },
  table: { ru: 'Таблица', en: 'Table' },
  month: { ru: 'Месяц', en: 'Month' },
  lastMonth: { ru: 'последний', en: 'latest' },
  group: { ru: 'Сгруппировать по', en: 'Group by' },
  noGroup: { ru: 'без группировки', en: 'no grouping' },
  average: { ru: 'Среднее', en: 'Average of' },
  noAverage: { ru: 'не нужно', en: 'nothing' },
  condition: { ru: (number: number) => `Условие ${number}`, en: (number: number) => `Condition ${number}` },
  columnOf: { ru: (number: number) => `Столбец условия ${number}`, en: (number: number) => `Column of condition ${number}` },
  comparisonOf: { ru: (number: number) => `Сравнение условия ${number}`, en: (number: number) => `Comparison of condition ${number}` },
  valueOf: { ru: (number: number) => `Значение условия ${number}`, en: (number: number) => `Value of condition ${number}` },
  noCondition: { ru: 'нет', en: 'none' },
  comparisons: {
    ru: { eq: '=', ne: '≠', ge: '≥', le: '≤', has: 'содержит' },
    en: { eq: '=', ne: '≠', ge: '≥', le: '≤', has: 'contains' },
  },
  value: { ru: 'значение', en: 'value' },
  show: { ru: 'Показать', en: 'Show' },
  result: { ru: 'Результат', en: 'Result' },
  empty: { ru: 'Таких строк нет.', en: 'There are no such rows.' },
  failed: {
    ru: 'Файл не загрузился. Проверьте соединение и нажмите «Показать» ещё раз.',
    en: 'The file did not load. Check your connection and press “Show” again.',
  },
  found: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'строка', 'строки', 'строк')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'row', 'rows')}`,
  },
  shownFirst: { ru: (shown: string) => `показаны первые ${shown}`, en: (shown: string) => `the first ${shown} are shown` },
  savedFirst: { ru: (shown: string) => `в CSV первые ${shown}`, en: (shown: string) => `the CSV has the first ${shown}` },
  readIs: {
    ru: (size: string, seconds: string) => `${size} КБ за ${seconds} с`,
    en: (size: string, seconds: string) => `${size} KB in ${seconds} s`,
  },
  csv: { ru: 'Скачать CSV', en: 'Download CSV' },
  scroll: { ru: 'Таблица результата', en: 'Table of the result' },
});
