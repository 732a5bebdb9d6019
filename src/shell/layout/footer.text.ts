import { words } from '#lib/words.ts';

export const text = words({
  about: {
    ru: 'Фанатский сайт о пользовательской игре 1x6. Не связан с Valve.',
    en: 'A fan site for the 1x6 custom game. Not affiliated with Valve.',
  },
  support: { ru: 'Поддержка', en: 'Support' },
  plusNote: { ru: 'Сборки и мета по всем рейтинговым играм.', en: 'Builds and meta from every ranked game.' },
  icons: { ru: 'Значки: game-icons.net (CC BY 3.0).', en: 'Icons: game-icons.net (CC BY 3.0).' },
  credits: { ru: 'Авторы', en: 'Credits' },
  trademark: {
    ru: 'Dota 2 является товарным знаком Valve Corporation.',
    en: 'Dota 2 is a trademark of Valve Corporation.',
  },
  cards: { ru: 'Принимаем к оплате', en: 'We accept' },
  mir: { ru: 'Мир', en: 'Mir' },
});
