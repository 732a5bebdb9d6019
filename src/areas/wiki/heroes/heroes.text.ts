import { formatNumber } from '#lib/format.ts';
import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  poll: { ru: 'Голосование за героя', en: 'The vote for a hero' },
  pollNote: { ru: 'Голосуют в игре, перед матчем', en: 'Votes are cast in the game, before a match' },
  pollOpen: { ru: 'идёт', en: 'open' },
  pollClosed: { ru: 'завершено', en: 'over' },
  pollShare: { ru: (percent: number) => `${percent} % голосов`, en: (percent: number) => `${percent}% of the votes` },
  pollTotal: {
    ru: (votes: number) => `Всего ${formatNumber(votes, 'ru')} ${pluralRu(votes, 'голос', 'голоса', 'голосов')}`,
    en: (votes: number) => `${formatNumber(votes, 'en')} ${pluralEn(votes, 'vote', 'votes')} in all`,
  },
  title: { ru: 'Герои', en: 'Heroes' },
  description: {
    ru: 'Все герои 1x6 по атрибутам: сила, ловкость, интеллект и универсальные.',
    en: 'Every hero of 1x6 by attribute: strength, agility, intellect and universal.',
  },
  lead: {
    ru: (count: number) =>
      `${count} ${pluralRu(count, 'герой играет', 'героя играют', 'героев играют')} в 1x6. У каждого свои оранжевые таланты.`,
    en: (count: number) => `${count} ${pluralEn(count, 'hero plays', 'heroes play')} in 1x6. Each has its own orange talents.`,
  },
  filters: { ru: 'Отбор героев', en: 'Filter heroes' },
  findHero: { ru: 'Найти героя', en: 'Find a hero' },
  attributes: { ru: 'Атрибуты', en: 'Attributes' },
  show: { ru: 'Показать', en: 'Show' },
  Strength: { ru: 'Сила', en: 'Strength' },
  Agility: { ru: 'Ловкость', en: 'Agility' },
  Intellect: { ru: 'Интеллект', en: 'Intellect' },
  All: { ru: 'Универсальные', en: 'Universal' },
  fresh: { ru: 'Новый', en: 'NEW' },
  found: {
    ru: (count: number) => `${pluralRu(count, 'Найден', 'Найдено', 'Найдено')} ${count} ${pluralRu(count, 'герой', 'героя', 'героев')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'hero', 'heroes')} found`,
  },
  noneTitle: { ru: 'Такого героя нет', en: 'No such hero' },
  noneLine: { ru: 'Проверьте имя или уберите отбор по атрибутам.', en: 'Check the name, or clear the attributes.' },
  showAll: { ru: 'Показать всех', en: 'Show everyone' },
});
