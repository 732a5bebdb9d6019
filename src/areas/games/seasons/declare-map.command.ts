import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { AuditDetail } from '#areas/core/audit-log/audit-log.rules.ts';
import { modeOfMap, type RankGroup } from '#areas/games/protocol/modes.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { findListedMap, upsertMap, type ListedMap } from './maps.repo.ts';
import { lockSeasonsAndMaps } from './seasons.repo.ts';

/** The properties of a map that are declared and can be changed. */
type MapRange = { rankGroup: RankGroup; ratingMin: number | null; ratingMax: number | null };

/**
 * A map as the owner declares it. Its mode follows from the name, as in the game. `ratesPlayed`: whether matches already played on it are
 * rated.
 */
export type DeclaredMap = MapRange & {
  name: string;
  ratesPlayed: boolean;
  /** The owner means to declare a new map: one that is already declared is refused. */
  isNew?: boolean;
  /** What the owner saw before declaring, null for nothing; without it the map is declared whatever is stored. */
  was?: MapRange | null | undefined;
};

/**
 * Declares a map, or changes one for future matches; repeating it does nothing. Whether earlier matches are rated is decided the first
 * time, for good. Returns whether anything changed. Throws Refusal wrongMap, mapExists, mapDecided, mapBeingRated, or mapChanged if the
 * stored map differs from what the owner saw.
 */
export function declareMap(db: Db, map: DeclaredMap, author: string, at: Date): Promise<boolean> {
  refuseWrong(map);
  return inTransaction(db, async (transaction) => {
    await lockSeasonsAndMaps(transaction);
    const before = await findListedMap(transaction, map.name);
    if (!before && !/^[\w.-]{1,100}$/.test(map.name)) throw new Refusal('wrongMap');
    const known = before?.isDeclared ? before : undefined;
    if (known && map.isNew) throw new Refusal('mapExists');
    if (known && map.ratesPlayed && (known.lateRating ?? 'never') === 'never') throw new Refusal('mapDecided');
    const detail = changesOf(known, map);
    if (known && Object.keys(detail).length === 0) return false;
    if (map.was !== undefined && Object.keys(rangeChanges(map.was, known)).length > 0) throw new Refusal('mapChanged');
    if (known?.lateRating === 'running') throw new Refusal('mapBeingRated');
    const isRanked = map.rankGroup !== 'unranked';
    const declared = { ...map, mode: modeOfMap(map.name), isRanked };
    await upsertMap(transaction, declared, map.ratesPlayed ? 'running' : 'never', at);
    await insertAuditEntry(transaction, { author, action: known ? 'change map' : 'declare map', subject: `map:${map.name}`, detail, at });
    return true;
  });
}

function refuseWrong({ rankGroup, ratingMin, ratingMax, ratesPlayed }: DeclaredMap): void {
  const isUnranked = rankGroup === 'unranked';
  if (isUnranked && (ratingMin !== null || ratingMax !== null || ratesPlayed)) throw new Refusal('wrongMap');
  if (!isUnranked && (ratingMin === null || (ratingMax !== null && ratingMax <= ratingMin))) throw new Refusal('wrongMap');
}

/** The changes of a declaration, before and after. */
function changesOf(known: ListedMap | undefined, map: DeclaredMap): AuditDetail {
  return { ...rangeChanges(known, map), ...(known ? {} : { ratesPlayed: [null, map.ratesPlayed] }) };
}

function rangeChanges(before: MapRange | null | undefined, after: MapRange | undefined): AuditDetail {
  const names = ['rankGroup', 'ratingMin', 'ratingMax'] as const;
  const both = names.map((name) => [name, [before?.[name] ?? null, after?.[name] ?? null]] as const);
  return Object.fromEntries(both.filter(([, [one, other]]) => one !== other));
}
