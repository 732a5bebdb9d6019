import * as v from 'valibot';
import { PlayerIdText } from '#areas/core/accounts/accounts.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { readMatchId } from '#contract/match-id.ts';
import { paged, PlainPage } from '#contract/paged.contract.ts';
import { long, whole } from '#contract/whole.contract.ts';

const SiteFigures = v.object({
  /** The finished matches among those that began in the last 24 hours, of both modes. */
  matchesLastDay: whole,
  /** Players with a counted match in the season that is on. */
  playersThisSeason: whole,
  heroCount: whole,
  seasonName: v.string(),
});
export type SiteFigures = v.InferOutput<typeof SiteFigures>;

export const getSiteFigures = endpoint({
  method: 'GET',
  path: '/api/v2/matches/figures',
  summary: 'How much is played: matches of the last 24 hours, players of the season, heroes',
  input: v.object({}),
  output: SiteFigures,
});

/** A match id in a query: a whole number from 1 to 2^63-1, kept as text. */
const MatchIdText = v.pipe(
  v.string(),
  v.transform((text) => readMatchId(text) ?? '0'),
  v.check((id) => id !== '0', 'must be a whole number above 0'),
);
/** `until`: the newest match of a list when its first page was read. An unknown one leaves out nothing. */
export const PageInput = { ...PlainPage, until: v.optional(MatchIdText) };
/** Where a player is live now, and how many watch; null if that is not known. */
export const LiveStream = v.object({ url: v.string(), viewers: v.nullable(whole) });

export const RankGroup = v.picklist(['herald', 'legend', 'immortal', 'unranked']);

/**
 * Ours: why a match stays out of the statistics, known by its end at the latest; null where nothing keeps it out. Of these reasons, only
 * `earlyLeave` lets ratings change.
 */
const WhyUncounted = v.nullable(v.picklist(['cheats', 'unranked', 'smallLobby', 'earlyLeave']));

const Damage = v.object({ total: whole, physical: whole, magical: whole, pure: whole });

const MatchPlayer = v.object({
  id: long,
  name: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** Ours: where a player who is still in is live now. */
  stream: v.nullable(LiveStream),
  teamId: v.nullable(whole),
  place: v.nullable(whole),
  /** Whether this player's game has ended: eliminated, won or left. */
  isFinished: v.boolean(),
  isLeaver: v.boolean(),
  heroName: v.nullable(v.string()),
  talents: v.object({
    main: v.nullable(v.string()),
    secondMain: v.nullable(v.string()),
    purpleCount: whole,
    blueCount: whole,
    whiteCount: whole,
  }),
  kills: v.nullable(whole),
  deaths: v.nullable(whole),
  assists: v.nullable(whole),
  level: v.nullable(v.number()),
  networth: v.nullable(whole),
  lastHits: v.nullable(whole),
  aggregatedDealtDamage: v.nullable(Damage),
  aggregatedReceivedDamage: v.nullable(Damage),
  receivedDamages: v.array(v.object({ heroName: v.string(), damage: Damage })),
  towerDamage: v.nullable(whole),
  items: v.array(v.string()),
  ratingStart: v.nullable(whole),
  ratingChange: v.nullable(whole),
  /** Ours: the rating right after the player's end, which may differ by more than the change from that at the start; null until then. */
  ratingAfter: v.nullable(whole),
  /** Ours: what each place would change the rating by, the first place first; null where the game has ended, or no rating changes. */
  ratingByPlace: v.nullable(v.array(whole)),
  isDoubleRating: v.boolean(),
  endAtSeconds: v.nullable(whole),
  /** The number of the player's base on the map, 1 to 6. */
  towerPosition: v.nullable(whole),
});
export type MatchPlayer = v.InferOutput<typeof MatchPlayer>;

export const MatchDetail = v.object({
  matchId: long,
  meta: v.object({
    map: v.string(),
    rankGroup: RankGroup,
    season: v.string(),
    /** UTC, without a zone. */
    createdAt: v.string(),
    isFinished: v.boolean(),
    /** Ours: not finished, and begun too long ago to be played still. */
    isAbandoned: v.boolean(),
    /** Ours: somebody left early and safely, and it was not played to an end. */
    isCalledOff: v.boolean(),
    whyUncounted: WhyUncounted,
    durationAtSeconds: v.nullable(whole),
    isDuo: v.boolean(),
    averageRating: v.number(),
    /** Ours: how it went is in the archive: it has no destroyed buildings and no forecast here. */
    isArchived: v.boolean(),
  }),
  /** Those who still play first, then by place; those who left without one last. */
  players: v.array(MatchPlayer),
  /** A row per player in the order of the pick; `ban` is the hero that this player banned. */
  picks: v.array(v.object({ heroName: v.nullable(v.string()), number: whole, ban: v.nullable(v.string()) })),
  buildingsDestroyed: v.array(
    v.object({ pusherHeroes: v.array(v.string()), type: v.string(), pushedHeroes: v.array(v.string()), pushedAtSeconds: v.number() }),
  ),
});
export type MatchDetail = v.InferOutput<typeof MatchDetail>;

export const getMatch = endpoint({
  method: 'GET',
  path: '/api/v2/matches',
  summary: 'A whole match',
  input: v.object({ dotaMatchId: MatchIdText }),
  output: MatchDetail,
});

const MatchShort = v.object({
  matchId: long,
  mapName: v.string(),
  heroes: v.array(v.string()),
  isDuo: v.boolean(),
  createdAtUtc: v.string(),
  isFinished: v.boolean(),
  isAbandoned: v.boolean(),
  isCalledOff: v.boolean(),
  endAtSeconds: v.nullable(whole),
});
export type MatchShort = v.InferOutput<typeof MatchShort>;

export const getMatchShort = endpoint({
  method: 'GET',
  path: '/api/v2/matches/short',
  summary: 'A match in one line',
  input: v.object({ dotaMatchId: MatchIdText }),
  output: MatchShort,
});

const HistoryRow = v.object({
  matchId: long,
  heroName: v.nullable(v.string()),
  talent: v.nullable(v.string()),
  /** Ours, as all down to `items`: null and none until the player's game has ended. */
  secondTalent: v.nullable(v.string()),
  kills: v.nullable(whole),
  deaths: v.nullable(whole),
  assists: v.nullable(whole),
  /** How long the player was in the match. */
  endAtSeconds: v.nullable(whole),
  items: v.array(v.string()),
  isFinished: v.boolean(),
  isAbandoned: v.boolean(),
  isCalledOff: v.boolean(),
  whyUncounted: WhyUncounted,
  mapName: v.string(),
  place: v.nullable(whole),
  ratingStart: v.nullable(whole),
  ratingChange: v.nullable(whole),
  isDoubleRating: v.boolean(),
  createdAtUtc: v.string(),
});
export type HistoryRow = v.InferOutput<typeof HistoryRow>;

export const MatchHistory = paged(HistoryRow);

/** What a player's matches can be sorted by; the first is the default. */
export const historyOrders = ['date', 'place', 'kda', 'duration', 'rating'] as const;
export type HistoryOrder = (typeof historyOrders)[number];

/** Which matches of a player, and in what order. `mode`: both without it. */
export const HistoryInput = {
  heroName: v.optional(v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase())),
  mode: v.optional(v.picklist(['solo', 'duo'], 'must be solo or duo')),
  place: v.optional(v.pipe(v.string(), v.regex(/^[1-6]$/, 'must be 1 to 6'), v.transform(Number))),
  season: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number))),
  sort: v.optional(v.picklist(historyOrders, 'must be date, place, kda, duration or rating')),
  order: v.optional(v.picklist(['desc', 'asc'], 'must be desc or asc')),
};

export const listMatchHistory = endpoint({
  method: 'GET',
  path: '/api/v2/matches/history',
  summary: 'The matches of a player, newest first, or of one hero, mode, place or season in another order',
  input: v.object({ playerId: PlayerIdText, ...PageInput, ...HistoryInput }),
  output: MatchHistory,
});

export const searchMatches = endpoint({
  method: 'GET',
  path: '/api/v2/matches/search',
  summary: 'Finished matches with a hero and its orange talent, newest first',
  input: v.object({
    heroName: v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase()),
    talentName: v.optional(v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase()), ''),
    ...PlainPage,
    /** The moment as of which the list is read, in milliseconds: what page 1 said. Without it, now. */
    endedBy: v.optional(v.pipe(v.string(), v.regex(/^\d{1,14}$/, 'must be milliseconds'), v.transform(Number))),
  }),
  output: v.object({
    ...paged(v.object({ ...HistoryRow.entries, playerId: long, nickname: v.string() })).entries,
    /** Ours: when the last of the matches ended; null without any. Further pages asked with it neither repeat nor lose rows. */
    endedBy: v.nullable(long),
  }),
});
