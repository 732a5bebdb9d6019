import type { RefusalCode } from '#contract/refusals.ts';
import type { EndPost } from './game-match.contract.ts';
import { isRated, type Match, type PlayerResult, type PlayerState, type ReceivedDamage } from './match.rules.ts';
import { placeCount, teamSize } from './modes.rules.ts';
import { appliedChange, earnedChange } from './rating.rules.ts';

export type Verdict =
  | { kind: 'apply'; player: PlayerState; place: number }
  | { kind: 'repeat'; player: PlayerState }
  | { kind: 'refuse'; code: RefusalCode; detail?: string };

/** Whether an `/end` fits its match in its current state. `digest` identifies the content of the post. */
export function judgeEnd(match: Match, players: readonly PlayerState[], post: EndPost, digest: string): Verdict {
  const player = players.find(({ playerId }) => playerId === post.playerId);
  if (!player) return { kind: 'refuse', code: 'playerNotInMatch' };
  if (player.endedAt) return player.endDigest === digest ? { kind: 'repeat', player } : { kind: 'refuse', code: 'differentEnd' };
  const { place } = post;
  if (place === null || place < 1 || place > placeCount[match.mode])
    return { kind: 'refuse', code: 'impossiblePlace', detail: `place ${place ?? 'missing'}` };

  const others = players.filter((other) => other !== player && other.endedAt);
  const samePlace = others.filter((other) => other.place === place);
  if (samePlace.length >= teamSize[match.mode]) return { kind: 'refuse', code: 'placeTaken', detail: `place ${place}` };
  if (match.mode === 'duo' && post.teamId !== null) {
    const isForeign = samePlace.some(({ teamId }) => teamId !== null && teamId !== post.teamId);
    if (isForeign) return { kind: 'refuse', code: 'placeTaken', detail: `place ${place} is another team's` };
    const mate = others.find(({ teamId }) => teamId === post.teamId);
    if (mate && mate.place !== place)
      return { kind: 'refuse', code: 'impossiblePlace', detail: `team ${post.teamId} has place ${mate.place}` };
  }
  return { kind: 'apply', player, place };
}

/** The most shards for one match, whatever a post says. */
const MOST_SHARDS = 10_000;

export type EarnedShards = { amount: number; note: string };

/** The shards that a player earns with the end of a match; undefined if none: lobbies that do not count earn nothing. */
export function earnedShards(match: Pick<Match, 'isStats'>, post: Pick<EndPost, 'shardsReceipts'>): EarnedShards | undefined {
  const amount = post.shardsReceipts.reduce((sum, receipt) => sum + receipt.amount, 0);
  if (!match.isStats || amount <= 0) return undefined;
  const note = post.shardsReceipts.map((receipt) => `${receipt.desc ?? ''} ${receipt.amount}`.trim()).join(', ');
  return { amount: Math.min(amount, MOST_SHARDS), note: note.slice(0, 300) };
}

const PHYSICAL = 1;
const MAGICAL = 2;
const PURE = 4;

/** The result of a player from an `/end`, ready to be stored. */
export function resultOf(post: EndPost, place: number, digest: string, at: Date): PlayerResult {
  const dealt = (kind: number) => sumOf(post.DealtDamages.filter(({ DamageType }) => DamageType === kind).map(({ Damage }) => Damage));
  const receivedByHero = receivedDamages(post);
  return {
    endedAt: at,
    endSeconds: post.endTime,
    endDigest: digest,
    teamId: post.teamId,
    partyId: post.partyId,
    place,
    hero: post.heroName,
    talent: post.mainTalent,
    secondTalent: post.SecondMainTalent,
    purpleCount: post.PurpleTalentsCount,
    blueCount: post.BlueTalentsCount,
    whiteCount: post.WhiteTalentsCount,
    kills: post.kills,
    deaths: post.deaths,
    assists: post.assists,
    level: post.level,
    networth: post.networth,
    gpm: post.gpm,
    xpm: post.xpm,
    lastHits: post.LastHits,
    dealtPhysical: dealt(PHYSICAL),
    dealtMagical: dealt(MAGICAL),
    dealtPure: dealt(PURE),
    receivedPhysical: sumOf(receivedByHero.map(({ physical }) => physical)),
    receivedMagical: sumOf(receivedByHero.map(({ magical }) => magical)),
    receivedPure: sumOf(receivedByHero.map(({ pure }) => pure)),
    receivedByHero,
    towerDamage: post.TowerDamage,
    items: itemsAtEnd(post),
    base: post.base,
    pickOrder: post.pickOrder,
    bans: post.bans,
    killer: post.killer,
    isLeaver: post.isLeaver,
    isWrongMap: post.isWrongMap,
    extra: post.extra,
  };
}

/** Items whose effect stays with a player after they are gone; its modifier begins with `modifier_` and the item's name. */
const consumables = ['item_aghanims_shard', 'item_ultimate_scepter', 'item_moon_shard'] as const;

/** A player's items at the end: the slots, then consumed items, which have no slot. */
function itemsAtEnd({ items, totalBuffs }: Pick<EndPost, 'items' | 'totalBuffs'>): string[] {
  const consumed = consumables.filter((item) => totalBuffs.some(({ name }) => name?.startsWith(`modifier_${item}`)));
  return [...items, ...consumed.filter((item) => !items.includes(item))];
}

const LARGEST_SUM = 2_147_483_647;

function sumOf(values: readonly number[]): number {
  return Math.min(LARGEST_SUM, Math.round(values.reduce((sum, value) => sum + value, 0)));
}

/** Received damage, one row per hero, in whole points. */
function receivedDamages(post: EndPost): ReceivedDamage[] {
  const byHero = Map.groupBy(post.ReceivedDamages, ({ HeroName }) => HeroName ?? '');
  return [...byHero].map(([heroName, rows]) => ({
    heroName,
    physical: sumOf(rows.map(({ Physical }) => Physical)),
    magical: sumOf(rows.map(({ Magical }) => Magical)),
    pure: sumOf(rows.map(({ Pure }) => Pure)),
  }));
}

export type RatingChange = {
  matchId: string;
  playerId: number;
  mode: Match['mode'];
  seasonId: number;
  ratingBefore: number;
  change: number;
  ratingAfter: number;
  isDouble: boolean;
  /** Null for a row that the opening of a season booked. */
  place: number | null;
  createdAt: Date;
};

type Standing = { place: number; rating: number; floor: number | undefined };

/**
 * The ledger row of a player's end; undefined if ratings do not change. The formula uses the rating at the match's start. The change is
 * applied to the current `rating`, which it cannot bring below 0, nor in 1x6 below `floor`, if there is one and it was reached.
 */
export function ratingChangeOf(match: Match, player: PlayerState, { place, rating, floor }: Standing, at: Date): RatingChange | undefined {
  if (!isRated(match)) return undefined;
  const earned = earnedChange({
    mode: match.mode,
    place,
    ratingBefore: player.ratingBefore,
    averageRating: match.averageRating,
    isDouble: player.isDouble,
  });
  const change = appliedChange(rating, earned, match.mode === 'solo' ? floor : undefined);
  return {
    matchId: match.id,
    playerId: player.playerId,
    mode: match.mode,
    seasonId: match.seasonId,
    ratingBefore: rating,
    change,
    ratingAfter: rating + change,
    isDouble: player.isDouble,
    place,
    createdAt: at,
  };
}

export type Building = { matchId: string; pusherId: number; position: number; type: string; atSeconds: number; victimIds: number[] };

/** The buildings that the player destroyed, according to an `/end`. */
export function buildingsOf(post: EndPost): Building[] {
  return post.buildingsDestroyed.map(({ pushedPlayerIds, type, time }, position) => ({
    matchId: post.matchId,
    pusherId: post.playerId,
    position,
    type: type ?? '',
    atSeconds: time,
    victimIds: pushedPlayerIds,
  }));
}
