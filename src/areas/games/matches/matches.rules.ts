import { ratingChangeOf, type Building } from '#areas/games/protocol/end.rules.ts';
import { isRated, whyUncounted, type MatchPlayer as PlayedRow, type Match } from '#areas/games/protocol/match.rules.ts';
import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { matchIdNumber } from '#contract/match-id.ts';
import { utcText } from '#lib/dates.ts';
import { HOUR_MS } from '#lib/durations.ts';
import type { HistoryOrder, MatchDetail, MatchPlayer } from './matches.contract.ts';

/** A player of a match with data from other tables: how everybody sees the player, and the change booked for the match. */
type PlayedMatchRow = PlayedRow & {
  listedId: number;
  nickname: string;
  avatarUrl: string | null;
  stream: MatchPlayer['stream'];
  /** The current rating, to which a change will be applied. */
  rating: number | null;
  change: number | null;
  /** The rating after the change. */
  ratingAfter: number | null;
};
export type MatchParts = {
  match: Match;
  seasonName: string;
  isArchived: boolean;
  players: readonly PlayedMatchRow[];
  buildings: readonly Building[];
  ratingFloor: number | undefined;
};

/** A match that has not ended after this long was abandoned by its server. */
export const LONGEST_MATCH_MS = 3 * HOUR_MS;

/** Whether the end of a match is no longer expected. A late end still counts and finishes it. */
export function isAbandoned(isFinished: boolean, startedAt: Date, now: Date): boolean {
  return !isFinished && now.getTime() - startedAt.getTime() > LONGEST_MATCH_MS;
}

/**
 * Whether a match was called off: a player left early and safely, and then nobody's game ended. Of a match that is no stats match the
 * script posts no ends at all, so that everybody left says nothing about it.
 */
function isCalledOff(
  match: Pick<Match, 'finishedAt' | 'isStats' | 'isSafeToLeave'>,
  players: readonly Pick<PlayedRow, 'endedAt'>[],
): boolean {
  return match.finishedAt !== null && match.isStats && match.isSafeToLeave && players.every(({ endedAt }) => endedAt === null);
}

/** A match as its page shows it: those still playing first, then by place. */
export function matchDetail({ match, seasonName, isArchived, players, buildings, ratingFloor }: MatchParts, now: Date): MatchDetail {
  const calledOff = isCalledOff(match, players);
  const ordered = players.toSorted((a, b) => standingOrder(standingOf(a), standingOf(b)));
  return {
    matchId: matchIdNumber(match.id),
    meta: {
      map: match.mapName,
      rankGroup: match.rankGroup,
      season: seasonName,
      createdAt: utcText(match.startedAt),
      isFinished: match.finishedAt !== null,
      isAbandoned: isAbandoned(match.finishedAt !== null, match.startedAt, now),
      isCalledOff: calledOff,
      whyUncounted: whyUncounted(match),
      durationAtSeconds: wholeSeconds(match.durationSeconds),
      isDuo: match.mode === 'duo',
      averageRating: match.averageRating,
      isArchived,
    },
    players: ordered.map((row) => ({
      ...matchPlayer(row),
      isLeaver: isLeaver(match, row, calledOff ? players : []),
      ratingByPlace: match.finishedAt === null ? ratingByPlace(match, row, ratingFloor) : null,
    })),
    picks: draftOf(players),
    buildingsDestroyed: destroyedBuildings(buildings, players),
  };
}

/** Seconds as whole numbers, as programs read them. The stored value stays as the game posted it. */
export function wholeSeconds(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds);
}

const LEFT_WITHOUT_PLACE = 100;

type StandingOfPlayer = { place: number | null; hasLeft: boolean; teamId: number | null; slot: number };

/** The order of a match's players: those still playing before any place, those who left without a place last. */
export function standingOrder(one: StandingOfPlayer, other: StandingOfPlayer): number {
  const rank = ({ place, hasLeft }: StandingOfPlayer) => place ?? (hasLeft ? LEFT_WITHOUT_PLACE : 0);
  return rank(one) - rank(other) || (one.teamId ?? 0) - (other.teamId ?? 0) || one.slot - other.slot;
}

function standingOf({ place, leftAt, teamId, slot }: PlayedRow): StandingOfPlayer {
  return { place, hasLeft: leftAt !== null, teamId, slot };
}

/**
 * Whether a player is a leaver. In a match that was called off (its players are in `calledOff`) only the first to leave is; in one that is
 * no stats match nobody is unless an end said so.
 */
function isLeaver({ isStats }: Pick<Match, 'isStats'>, row: PlayedRow, calledOff: readonly PlayedRow[]): boolean {
  if (calledOff.length === 0) return row.isLeaver ?? (isStats && row.leftAt !== null);
  const leftAt = ({ leftAt: at }: PlayedRow) => at?.getTime() ?? Infinity;
  // By the game's clock: posts overtake each other, and parked ones are all booked at the match's start.
  const [first] = calledOff.toSorted((a, b) => (a.leaveSeconds ?? 0) - (b.leaveSeconds ?? 0) || leftAt(a) - leftAt(b));
  return row === first;
}

/** What is at stake for a player who is still in: the change that each place would book. */
function ratingByPlace(match: Match, row: PlayedMatchRow, floor: number | undefined): number[] | null {
  if (row.endedAt !== null || !isRated(match)) return null;
  const places = Array.from({ length: placeCount[match.mode] }, (_, index) => index + 1);
  const standing = { rating: row.rating ?? row.ratingBefore, floor };
  return places.map((place) => ratingChangeOf(match, row, { place, ...standing }, match.startedAt)?.change ?? 0);
}

function matchPlayer(row: PlayedMatchRow): Omit<MatchPlayer, 'isLeaver' | 'ratingByPlace'> {
  const hasEnded = row.endedAt !== null;
  return {
    id: row.listedId,
    name: row.nickname,
    avatarUrl: row.avatarUrl,
    stream: row.stream,
    teamId: row.teamId,
    place: row.place,
    isFinished: hasEnded || row.leftAt !== null,
    heroName: row.hero,
    talents: {
      main: row.talent,
      secondMain: row.secondTalent,
      purpleCount: row.purpleCount ?? 0,
      blueCount: row.blueCount ?? 0,
      whiteCount: row.whiteCount ?? 0,
    },
    kills: row.kills,
    deaths: row.deaths,
    assists: row.assists,
    level: row.level,
    networth: row.networth,
    lastHits: row.lastHits,
    aggregatedDealtDamage: hasEnded ? damageOf(row.dealtPhysical, row.dealtMagical, row.dealtPure) : null,
    aggregatedReceivedDamage: hasEnded ? damageOf(row.receivedPhysical, row.receivedMagical, row.receivedPure) : null,
    receivedDamages: (row.receivedByHero ?? []).map(({ heroName, physical, magical, pure }) => ({
      heroName,
      damage: damageOf(physical, magical, pure),
    })),
    towerDamage: row.towerDamage,
    items: row.items ?? [],
    ratingStart: row.ratingBefore,
    ratingChange: hasEnded ? (row.change ?? 0) : null,
    ratingAfter: hasEnded ? (row.ratingAfter ?? row.ratingBefore) : null,
    isDoubleRating: row.isDouble,
    endAtSeconds: wholeSeconds(row.endSeconds ?? row.leaveSeconds),
    towerPosition: row.base,
  };
}

function damageOf(physical: number | null, magical: number | null, pure: number | null) {
  const kinds = { physical: physical ?? 0, magical: magical ?? 0, pure: pure ?? 0 };
  return { total: kinds.physical + kinds.magical + kinds.pure, ...kinds };
}

/** A row per player in pick order: the hero played, if known, and the first hero that the player banned. */
export function draftOf(players: readonly Pick<PlayedRow, 'pickOrder' | 'slot' | 'hero' | 'bans'>[]): MatchDetail['picks'] {
  return players
    .toSorted((a, b) => (a.pickOrder ?? 99) - (b.pickOrder ?? 99) || a.slot - b.slot)
    .map(({ hero, bans }, index) => ({ heroName: hero, number: index + 1, ban: bans?.[0] ?? null }));
}

const SAME_MOMENT_SECONDS = 1;
type Fall = { type: string; victimIds: number[]; atSeconds: number; pusherIds: number[] };

/**
 * Destroyed buildings in the order they fell. Every player reports those that they or their team destroyed: rows of the same type and
 * victims within a second are one building with several pushers; two rows of one player never are.
 */
export function mergeBuildings(rows: readonly Omit<Building, 'matchId' | 'position'>[]): Fall[] {
  const falls: Fall[] = [];
  for (const { type, atSeconds, pusherId, victimIds } of rows.toSorted((a, b) => a.atSeconds - b.atSeconds || a.pusherId - b.pusherId)) {
    const victims = victimIds.toSorted((a, b) => a - b);
    const same = falls.findLast(
      (fall) =>
        fall.type === type &&
        atSeconds - fall.atSeconds <= SAME_MOMENT_SECONDS &&
        String(fall.victimIds) === String(victims) &&
        !fall.pusherIds.includes(pusherId),
    );
    if (same) same.pusherIds.push(pusherId);
    else falls.push({ type, victimIds: victims, atSeconds, pusherIds: [pusherId] });
  }
  return falls;
}

/** The buildings with heroes in place of players; a player without a known hero is left out. */
function destroyedBuildings(rows: readonly Building[], players: readonly PlayedRow[]): MatchDetail['buildingsDestroyed'] {
  const heroes = new Map(players.map(({ playerId, hero }) => [playerId, hero]));
  const heroesOf = (ids: readonly number[]) => ids.flatMap((id) => heroes.get(id) ?? []);
  return mergeBuildings(rows).map(({ type, atSeconds, pusherIds, victimIds }) => ({
    pusherHeroes: heroesOf(pusherIds),
    type,
    pushedHeroes: heroesOf(victimIds),
    pushedAtSeconds: atSeconds,
  }));
}

/** `until`: the match up to which the list is read; without it everything up to the newest. */
export type Page = { page: number; count: number; until?: string | undefined };

/** Which matches of a player, and in what order; newest first by default. */
export type HistoryWish = {
  heroName?: string | undefined;
  mode?: Mode | undefined;
  place?: number | undefined;
  /** The number of a season. */
  season?: number | undefined;
  sort?: HistoryOrder | undefined;
  order?: 'asc' | 'desc' | undefined;
};
