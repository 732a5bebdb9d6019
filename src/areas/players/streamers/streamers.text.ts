import { words } from '#lib/words.ts';

export const text = words({
  overlayTitle: { ru: (name: string) => `${name}: оверлей`, en: (name: string) => `${name}: overlay` },
  today: { ru: 'сегодня', en: 'today' },
  of: { ru: 'из', en: 'of' },
  changeToday: { ru: (change: string) => `${change} сегодня`, en: (change: string) => `${change} today` },
  placesToday: { ru: (places: string) => `места сегодня ${places}`, en: (places: string) => `places today ${places}` },
  inMatch: {
    ru: (clock: string, left: number, count: number) => `в игре ${clock} · ${left} из ${count}`,
    en: (clock: string, left: number, count: number) => `in a match ${clock} · ${left} of ${count}`,
  },
  noPlayer: { ru: 'Игрок не найден', en: 'No such player' },
});
