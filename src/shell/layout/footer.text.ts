import { words } from '#lib/words.ts';

/** Separate from the header's texts, which every page loads at once. */
export const text = words({
  about: {
    ru: 'Фанатский сайт о 1x6, пользовательской игре в Dota\u00a02. Не связан с Valve.',
    en: 'A fan site for 1x6, a Dota\u00a02 custom game. Not affiliated with Valve.',
  },
  support: { ru: 'Поддержка', en: 'Support' },
  discord: { ru: 'Сервер в Discord', en: 'Discord server' },
  telegram: { ru: 'Канал в Telegram', en: 'Telegram channel' },
  plusNote: { ru: 'Сборки и мета по всем рейтинговым матчам.', en: 'Builds and meta from every ranked match.' },
  icons: { ru: 'Значки: game-icons.net (CC BY 3.0).', en: 'Icons: game-icons.net (CC BY 3.0).' },
  status: { ru: 'Состояние сайта', en: 'Status' },
  data: { ru: 'Данные для скачивания', en: 'Open data' },
  accuracy: { ru: 'Насколько мы были правы', en: 'How right we were' },
  credits: { ru: 'Авторы', en: 'Credits' },
  trademark: {
    ru: 'Dota 2 является товарным знаком Valve Corporation.',
    en: 'Dota 2 is a trademark of Valve Corporation.',
  },
  cards: { ru: 'Принимаем к оплате', en: 'We accept' },
  mir: { ru: 'Мир', en: 'Mir' },
});
