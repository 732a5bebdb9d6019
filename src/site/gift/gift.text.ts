import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Подарок игроку 1x6', en: 'A gift for a 1x6 player' },
  description: {
    ru: 'Подарите Dota Plus или осколки без входа на сайт: найдите игрока по никнейму и оплатите картой.',
    en: 'Give Dota Plus or shards without signing in: find the player by nickname and pay by card.',
  },
  lead: {
    ru: 'Выберите подарок, найдите игрока и оплатите. Входить на сайт не нужно.',
    en: 'Choose a gift, find the player and pay, without signing in. In roubles, by Russian card, SBP or YooMoney.',
  },
});
