import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Подарок игроку 1x6', en: 'A gift for a 1x6 player' },
  description: {
    ru: 'Подарите Dota Plus или осколки без входа на сайт: найдите игрока по никнейму и оплатите картой.',
    en: 'Give Dota Plus or shards without signing in: find the player by nickname and pay by card.',
  },
  lead: {
    ru: 'Выберите подарок, найдите игрока и оплатите. Можно без входа на сайт.',
    en: 'Choose a gift, find the player and pay; no need to sign in. Prices are in roubles, for Russian cards, SBP or YooMoney.',
  },
});
