import type { RankGroup } from '#areas/games/protocol/modes.rules.ts';

export type MeantMap = { rankGroup: RankGroup; ratingMin: number | null; ratingMax: number | null };

/** What a map's name suggests, for the owner to confirm: its range, and the rank group of such ranges. */
export function meantBy(name: string): MeantMap {
  if (!/^ranked/i.test(name)) return { rankGroup: 'unranked', ratingMin: null, ratingMax: null };
  const [, min = '0', max = 'x'] = /_(\d{1,6})-(\d{1,6}|x)(?!\d)/i.exec(name) ?? [];
  const ratingMin = Number(min);
  const isDuo = /duo/i.test(name);
  const rankGroup = isDuo || (ratingMin >= 500 && ratingMin < 800) ? 'legend' : ratingMin >= 800 ? 'immortal' : 'herald';
  return { rankGroup, ratingMin, ratingMax: /^x$/i.test(max) ? null : Number(max) };
}
