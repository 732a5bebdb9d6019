import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Для стрима', en: 'For your stream' },
  overlay: { ru: 'Оверлей в OBS', en: 'Overlay in OBS' },
  size: { ru: 'Размер', en: 'Size' },
  copy: { ru: 'Скопировать', en: 'Copy' },
  steps: {
    ru: (size: string) => [
      'В OBS добавьте источник «Браузер» и вставьте этот адрес.',
      `Ширина и высота: ${size.replace('×', ' и ')}.`,
      'Обе галочки про видимость источника можно оставить: оверлей сразу покажет то, что есть сейчас.',
    ],
    en: (size: string) => [
      'In OBS, add a “Browser” source and paste this address.',
      `Width and height: ${size.replace('×', ' and ')}.`,
      'Both visibility boxes can stay checked: the overlay catches up at once.',
    ],
  },
  styles: {
    ru: 'Свой вид: .sixfold-name, .sixfold-rating, .sixfold-today, .sixfold-places, .sixfold-clock, .sixfold-left, .sixfold-forecast и .sixfold-gain в поле «Пользовательский CSS».',
    en: 'Your own look: .sixfold-name, .sixfold-rating, .sixfold-today, .sixfold-places, .sixfold-clock, .sixfold-left, .sixfold-forecast and .sixfold-gain in the “Custom CSS” field.',
  },
  chat: { ru: 'Команда для чата', en: 'Command for chat' },
  hidden: {
    ru: 'Пока профиль видите только вы, оверлей и команда ничего не покажут.',
    en: 'While your profile is visible only to you, the overlay and the command show nothing.',
  },
});
