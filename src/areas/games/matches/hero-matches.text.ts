import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Последние матчи', en: 'Recent matches' },
  count: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  byTalent: { ru: 'Оранжевый талант', en: 'Orange talent' },
  any: { ru: 'Любой', en: 'Any' },
  talentAndPlayer: { ru: 'Талант и игрок', en: 'Talent and player' },
  noTalent: { ru: 'Без оранжевого таланта', en: 'No orange talent' },
  noneTitle: { ru: 'Таких матчей ещё не было', en: 'No such matches yet' },
  noneLine: { ru: 'Здесь появятся завершённые матчи с этим героем.', en: 'Finished matches with this hero will be listed here.' },
  noneTalent: { ru: 'С этим талантом ещё никто не доиграл матч.', en: 'Nobody has finished a match with this talent yet.' },
  place: { ru: 'Место', en: 'Place' },
  mode: { ru: 'Режим', en: 'Mode' },
  rating: { ru: 'Рейтинг', en: 'Rating' },
  items: { ru: 'Предметы', en: 'Items' },
  kda: { ru: 'У/С/П', en: 'K/D/A' },
  time: { ru: 'Время', en: 'Time' },
  unranked: { ru: 'Без рейтинга', en: 'Unranked' },
  uncounted: { ru: 'Не в статистике', en: 'Not in stats' },
  date: { ru: 'Дата', en: 'Date' },
  openMatch: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
});
