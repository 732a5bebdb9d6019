import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Такого предмета нет', en: 'No such item' },
  line: { ru: 'Проверьте название или сбросьте фильтры.', en: 'Check the name, or clear the filters.' },
  absentTitle: { ru: 'Предмет не найден', en: 'Item not found' },
  absentLine: { ru: 'В этой версии магазина такого предмета нет.', en: 'This version of the shop has no such item.' },
  toShop: { ru: 'В магазин', en: 'To the shop' },
  showAll: { ru: 'Показать все', en: 'Show all' },
});
