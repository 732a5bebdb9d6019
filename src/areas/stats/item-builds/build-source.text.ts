import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: (name: string) => `Откуда сборка: ${name}`, en: (name: string) => `Where the build comes from: ${name}` },
  counted: {
    ru: 'Завершённые рейтинговые матчи без читов и с полным лобби, в которых герой играл с этим талантом',
    en: 'Finished ranked matches without cheats and with a full lobby, in which the hero had this talent',
  },
  formula: {
    ru: 'Шесть предметов, которые чаще всего были в сумке около этой минуты; доля — от игр, которые до неё дошли. Из предметов, что заменяют друг друга (все сапоги; предмет и то, что из него собирают), показан самый частый. Скипетр и осколок отмечены, когда они есть хотя бы у половины.',
    en: 'The six items most often in the bag about that minute; shares are of the games that lasted so long. Of items that replace one another (boots of any kind; an item and what it is built into) the most common is shown. Scepter and shard are marked when at least half have them.',
  },
  days: {
    ru: (from: string, to: string) => `${from} – ${to}, дни по Москве`,
    en: (from: string, to: string) => `${from} – ${to}, Moscow days`,
  },
});
