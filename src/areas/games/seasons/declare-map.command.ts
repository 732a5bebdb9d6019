import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { AuditDetail } from '#areas/core/audit-log/audit-log.rules.ts';
import { modeOfMap, type RankGroup } from '#areas/games/protocol/modes.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { findListedMap, upsertMap, type ListedMap } from './maps.repo.ts';
import { lockSeasonsAndMaps } from './seasons.repo.ts';

/** A map as the owner declares it. Its mode follows from the name, as in the game. `ratesPlayed`: whether the matches played on it until now are rated. */
export type DeclaredMap = {
  name: string;
  rankGroup: RankGroup;
  ratingMin: number | null;
  ratingMax: number | null;
  ratesPlayed: boolean;
  /** One that is declared already is refused then. */
  isNew?: boolean;
};

/**
 * Declares a map, or changes one for the matches to come; the same again does nothing. What becomes of the matches played before is
 * decided the first time, for ever. Returns whether anything changed. Throws Refusal wrongMap, mapExists, mapDecided or mapBeingRated.
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

/** What declaring changes, before and after. */
function changesOf(known: ListedMap | undefined, map: DeclaredMap): AuditDetail {
  const before = known ?? { rankGroup: null, ratingMin: null, ratingMax: null };
  const both = {
    rankGroup: [before.rankGroup, map.rankGroup],
    ratingMin: [before.ratingMin, map.ratingMin],
    ratingMax: [before.ratingMax, map.ratingMax],
    ...(known ? {} : { ratesPlayed: [null, map.ratesPlayed] }),
  } satisfies Record<string, [unknown, unknown]>;
  return Object.fromEntries(Object.entries(both).filter(([, [one, other]]) => one !== other));
}
