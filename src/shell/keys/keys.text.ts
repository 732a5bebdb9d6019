import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Клавиши', en: 'Keyboard' },
  everywhere: { ru: 'На любой странице', en: 'On any page' },
  find: { ru: 'Перейти к поиску', en: 'Go to the search' },
  list: { ru: 'Показать этот список', en: 'Show this list' },
  close: { ru: 'Закрыть окно, меню или подсказку', en: 'Close a window, a menu or a tooltip' },
  inFind: { ru: 'В поиске', en: 'In the search' },
  choose: { ru: 'Выбрать из найденного', en: 'Choose a result' },
  open: { ru: 'Открыть выбранное', en: 'Open it' },
  onTabs: { ru: 'На вкладках', en: 'On tabs' },
  nextTab: { ru: 'Соседняя вкладка', en: 'The next tab' },
  lastTab: { ru: 'Первая и последняя', en: 'The first and the last' },
  inShop: { ru: 'В магазине предметов', en: 'In the item shop' },
  nextItem: { ru: 'Соседний предмет', en: 'The next item' },
  onPick: { ru: 'На странице «Кого взять»', en: 'On “Who to pick”' },
  heroField: { ru: 'Перейти к выбору героев', en: 'Go to the hero field' },
  openHero: { ru: 'Открыть героя из ответа', en: 'Open a hero from the answer' },
});
