import { pluralEn, pluralRu } from '#lib/plural.ts';
import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Лучшие игроки', en: 'Best players' },
  note: { ru: '1x6, от 5 матчей: по среднему месту и числу матчей', en: '1x6, 5 matches or more: by average place and number of matches' },
  figures: {
    ru: (count: number, matches: string, place: string) => `${matches} ${pluralRu(count, 'матч', 'матча', 'матчей')} · место ${place}`,
    en: (count: number, matches: string, place: string) => `${matches} ${pluralEn(count, 'match', 'matches')} · place ${place}`,
  },
  none: { ru: 'Пяти матчей на этом герое пока никто не сыграл.', en: 'Nobody has played five matches on this hero yet.' },
});
