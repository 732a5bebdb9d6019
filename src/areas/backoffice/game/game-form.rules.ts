import { meantBy } from '#areas/games/seasons/map-name.rules.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import type { AdminMap } from './game.contract.ts';

/** The form of a season. An empty day means now. */
export type SeasonFields = { name: string; startsOn: string; keptPercent: string; isSure: boolean };
type Season = { name: string; startsOn: string | null; keptPercent: number };
type SeasonWrong = Partial<Record<'startsOn' | 'keptPercent', 'wrongDay' | 'wrongPercent'>>;

/** The season from the form; without `season` while something is wrong or unconfirmed. */
export function readSeason(fields: SeasonFields, now: Date): { season: Season | undefined; wrong: SeasonWrong } {
  const keptPercent = /^\d{1,3}$/.test(fields.keptPercent) ? Number(fields.keptPercent) : 101;
  const { startsOn } = fields;
  const isAhead = startsOn === '' || (moscowDay(now) < startsOn && !Number.isNaN(moscowMidnight(startsOn).getTime()));
  const wrong: SeasonWrong = {
    ...(keptPercent > 100 ? { keptPercent: 'wrongPercent' } : {}),
    ...(isAhead ? {} : { startsOn: 'wrongDay' }),
  };
  const name = fields.name.trim();
  const isReady = Object.keys(wrong).length === 0 && name !== '' && fields.isSure;
  return { season: isReady ? { name, startsOn: startsOn || null, keptPercent } : undefined, wrong };
}

/** The form of a map. An empty upper bound means none. */
export type MapFields = { name: string; rankGroup: AdminMap['rankGroup']; ratingMin: string; ratingMax: string; ratesPlayed: boolean };
type Declared = {
  name: string;
  rankGroup: AdminMap['rankGroup'];
  ratingMin: number | null;
  ratingMax: number | null;
  ratesPlayed: boolean;
};
type MapWrong = Partial<Record<'name' | 'ratingMin' | 'ratingMax', 'wrongName' | 'wrongRating' | 'wrongRange'>>;

/** The form of a declared map, or for another map what its name suggests. */
export function writeMap(map: AdminMap | undefined): MapFields {
  if (!map) return { name: '', rankGroup: 'herald', ratingMin: '0', ratingMax: '', ratesPlayed: false };
  const { rankGroup, ratingMin, ratingMax } = map.isDeclared ? map : meantBy(map.name);
  const typed = (rating: number | null) => (rating === null ? '' : String(rating));
  return { name: map.name, rankGroup, ratingMin: typed(ratingMin), ratingMax: typed(ratingMax), ratesPlayed: false };
}

/** The map from the form; without `map` while something is wrong. */
export function readMap({ name, rankGroup, ratesPlayed, ...typed }: MapFields): { map: Declared | undefined; wrong: MapWrong } {
  const isRanked = rankGroup !== 'unranked';
  const [min, max] = [readRating(typed.ratingMin), readRating(typed.ratingMax)];
  const wrong: MapWrong = {
    ...(/^[\w.-]{1,100}$/.test(name) ? {} : { name: 'wrongName' }),
    ...(isRanked && (min === undefined || min === null) ? { ratingMin: 'wrongRating' } : {}),
    ...(isRanked && max === undefined ? { ratingMax: 'wrongRating' } : {}),
    ...(isRanked && typeof min === 'number' && typeof max === 'number' && max <= min ? { ratingMax: 'wrongRange' } : {}),
  };
  if (Object.keys(wrong).length > 0) return { map: undefined, wrong };
  const range = isRanked ? { ratingMin: min ?? null, ratingMax: max ?? null } : { ratingMin: null, ratingMax: null };
  return { map: { name, rankGroup, ...range, ratesPlayed: isRanked && ratesPlayed }, wrong };
}

/** A typed rating; null for an empty field, undefined if invalid. */
function readRating(typed: string): number | null | undefined {
  const plain = typed.trim();
  if (plain === '') return null;
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined;
}
