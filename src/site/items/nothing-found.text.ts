import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Такого предмета нет', en: 'No such item' },
  line: { ru: 'Проверьте название или сбросьте фильтры.', en: 'Check the name, or clear the filters.' },
  showAll: { ru: 'Показать все', en: 'Show all' },
});
