import * as v from 'valibot';
import { Social } from '#areas/players/socials/socials.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { oneOf, shortText, type Codec, type SearchOf } from '#contract/search.ts';
import { long, whole } from '#contract/whole.contract.ts';

/** A past season by its number; 0 is the open one. */
const seasonNumber: Codec<number> = {
  read: (raw) => (raw !== null && /^\d{1,6}$/.test(raw) ? Number(raw) : 0),
  write: (value) => (value > 0 ? String(value) : undefined),
};

/** The search parameters of the table: mode, a past season (0 is now), sort column, and a nickname to search for. */
export const leaderboardSearch = {
  mode: oneOf(['1x6', '2x8']),
  season: seasonNumber,
  sort: oneOf(['rating', 'games', 'average', 'firsts']),
  order: oneOf(['desc', 'asc']),
  q: shortText,
};
export type LeaderboardSearch = SearchOf<typeof leaderboardSearch>;

const LeaderboardRow = v.object({
  place: whole,
  playerId: long,
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  rating: whole,
  matchCount: whole,
  /** Ours: how often each place was taken, first place first. */
  places: v.array(whole),
  favoriteHero: v.nullable(v.string()),
  social: v.nullable(Social),
  /** Ours: places won since yesterday's table (negative: lost); null for a player who was not in it. */
  placeChange: v.nullable(whole),
});
export type LeaderboardRow = v.InferOutput<typeof LeaderboardRow>;

const SeasonInput = v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be the number of a season'), v.transform(Number)));

export const listLeaderboard = endpoint({
  method: 'GET',
  path: '/api/v2/leaderboard',
  summary: 'The hundred best players by rating, best first; now, or at the end of a past season',
  input: v.object({ isduo: flag, season: SeasonInput }),
  output: v.array(LeaderboardRow),
});

/** `lastLink`: the end of the chain of hashes over the season's rating changes in both modes, of so many `links`; null before it was made. */
const TableSeason = v.object({ number: whole, name: v.string(), links: whole, lastLink: v.nullable(v.string()) });
export type TableSeason = v.InferOutput<typeof TableSeason>;

export const listLeaderboardSeasons = endpoint({
  method: 'GET',
  path: '/api/v2/leaderboard/seasons',
  summary: 'The past seasons that have a table, newest first, with the last link of their chain of rating changes',
  input: v.object({ isduo: flag }),
  output: v.array(TableSeason),
});

const Standing = v.object({ place: whole, rating: whole, matchCount: whole });
export type Standing = v.InferOutput<typeof Standing>;

export const getOwnStanding = endpoint({
  method: 'GET',
  path: '/api/v2/leaderboard/own',
  summary: 'The caller’s place among all players of a mode; null without a counted match',
  input: v.object({ isduo: flag }),
  output: v.nullable(Standing),
});

const HeroPlayer = v.object({
  place: whole,
  playerId: long,
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** Counted matches with the hero. */
  matchCount: whole,
  avgPlace: v.number(),
  firstPlaces: whole,
  /** The dearest items of the last counted match with the hero, three at most; none for a player who hides. */
  items: v.array(v.string()),
});
export type HeroPlayer = v.InferOutput<typeof HeroPlayer>;

export const listHeroPlayers = endpoint({
  method: 'GET',
  path: '/api/v2/leaderboard/hero',
  summary: 'The twenty best players of a hero: five counted matches or more, by average place with ten average matches added',
  input: v.object({
    heroName: v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase()),
    isduo: flag,
  }),
  output: v.array(HeroPlayer),
});
