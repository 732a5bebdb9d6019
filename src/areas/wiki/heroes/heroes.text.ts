import { formatNumber } from '#lib/format.ts';
import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  poll: { ru: 'Голосование за героя', en: 'Hero vote' },
  pollNote: { ru: 'Голосовать можно в игре, перед матчем', en: 'Vote in the game, before a match' },
  pollOpen: { ru: 'идёт', en: 'open' },
  pollClosed: { ru: 'завершено', en: 'over' },
  pollShare: { ru: (percent: number) => `${percent}% голосов`, en: (percent: number) => `${percent}% of the votes` },
  pollTotal: {
    ru: (votes: number) => `Всего ${formatNumber(votes, 'ru')} ${pluralRu(votes, 'голос', 'голоса', 'голосов')}`,
    en: (votes: number) => `${formatNumber(votes, 'en')} ${pluralEn(votes, 'vote', 'votes')} in total`,
  },
  title: { ru: 'Герои', en: 'Heroes' },
  description: {
    ru: 'Все герои 1x6 по атрибутам: сила, ловкость, интеллект и универсальные.',
    en: 'Every 1x6 hero by attribute: strength, agility, intelligence and universal.',
  },
  lead: {
    ru: (count: number) => `${count} ${pluralRu(count, 'герой', 'героя', 'героев')} в 1x6, у каждого свои оранжевые таланты.`,
    en: (count: number) => `${count} ${pluralEn(count, 'hero', 'heroes')} in 1x6, each with its own orange talents.`,
  },
  filters: { ru: 'Фильтры героев', en: 'Filter heroes' },
  findHero: { ru: 'Найти героя', en: 'Find a hero' },
  attributes: { ru: 'Атрибуты', en: 'Attributes' },
  show: { ru: 'Показать', en: 'Show' },
  Strength: { ru: 'Сила', en: 'Strength' },
  Agility: { ru: 'Ловкость', en: 'Agility' },
  Intellect: { ru: 'Интеллект', en: 'Intelligence' },
  All: { ru: 'Универсальные', en: 'Universal' },
  fresh: { ru: 'Новый', en: 'New' },
  found: {
    ru: (count: number) => `${pluralRu(count, 'Найден', 'Найдено', 'Найдено')} ${count} ${pluralRu(count, 'герой', 'героя', 'героев')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'hero', 'heroes')} found`,
  },
  noneTitle: { ru: 'Такого героя нет', en: 'No such hero' },
  noneLine: { ru: 'Проверьте имя или сбросьте атрибуты.', en: 'Check the name, or clear the attributes.' },
  showAll: { ru: 'Показать всех', en: 'Show all' },
});
