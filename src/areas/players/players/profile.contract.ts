import * as v from 'valibot';
import { PlayerIdText } from '#areas/core/accounts/accounts.contract.ts';
import { HistoryInput, MatchHistory, PageInput } from '#areas/games/matches/matches.contract.ts';
import { Social } from '#areas/players/socials/socials.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/flag.contract.ts';
import { long, whole } from '#contract/whole.contract.ts';

const Person = { playerId: long, nickname: v.string(), avatarUrl: v.nullable(v.string()) };
const count = whole;
/** How often each place was taken, first place first. */
const Counts = v.array(count);

const Figures = v.object({
  rating: whole,
  /** On the leaderboard; null below the first thousand and without a counted match. */
  place: v.nullable(whole),
  /** The share of the mode's players who stand as high or higher, 0 to 1, in hundredths below the first thousand; null without a counted match. */
  topShare: v.nullable(v.number()),
  matchCount: count,
  /** 0 without a counted match, and so is avgGpm. */
  avgPlace: v.number(),
  avgGpm: v.number(),
  places: Counts,
  favoriteHero: v.nullable(v.string()),
  /**
   * The best by average place, with ten average matches added, of the heroes with five counted matches or more; null with fewer than two
   * such heroes.
   */
  bestHero: v.nullable(v.string()),
  /** The rating that goes with how the player has placed against these opponents, and how far off it may be; null before the tenth game, and while that is more than 500. */
  playsLike: v.nullable(v.object({ value: whole, doubt: whole })),
});
export type Figures = v.InferOutput<typeof Figures>;

const RatingLine = v.object({
  /** The ledger, thinned out evenly; the first, the highest, the lowest and the last row are always there. `place` is of the match that changed the rating. */
  points: v.array(v.object({ at: v.string(), rating: whole, place: v.nullable(whole) })),
  /** Seasons that began within the line. */
  seasons: v.array(v.object({ name: v.string(), startsAt: v.string() })),
  /** Over the last matches, thirty at most. */
  recent: v.object({ matches: count, change: whole }),
});
export type RatingLine = v.InferOutput<typeof RatingLine>;

/** Moscow days with counted matches, of the half a year that ends with the day `until`. */
const Activity = v.object({ until: v.string(), days: v.array(v.object({ day: v.string(), matches: count })) });
export type Activity = v.InferOutput<typeof Activity>;

const HeroPlayed = v.object({
  heroName: v.string(),
  matchCount: count,
  places: Counts,
  kills: count,
  deaths: count,
  ratingChange: whole,
});
export type HeroPlayed = v.InferOutput<typeof HeroPlayed>;

const Streak = v.object({ current: count, longest: count });
export type Streak = v.InferOutput<typeof Streak>;

/** `percentile`: the share of the season's other players with a lower rating, 0 to 1. */
const Closing = v.object({ season: v.string(), rating: whole, place: whole, playerCount: whole, percentile: v.number() });
export type Closing = v.InferOutput<typeof Closing>;

/** `isduo`: the records of 2x8 instead of those of 1x6. */
const PlayerInMode = v.object({
  playerId: PlayerIdText,
  isduo: flag,
});

/** The match that began last, in either mode; it may still go on. */
const LastMatch = v.object({
  matchId: long,
  isDuo: v.boolean(),
  place: v.nullable(whole),
  heroName: v.nullable(v.string()),
  createdAtUtc: v.string(),
});
export type LastMatch = v.InferOutput<typeof LastMatch>;

const Profile = v.object({
  ...Person,
  /** Whether lists and files name the player; if not, only the profile does. */
  isListed: v.boolean(),
  /** Whether nobody but the player gets this. */
  isPrivate: v.boolean(),
  rating: whole,
  duoRating: whole,
  /** For how many whole years the player has paid for Dota Plus, for themselves and others. */
  supporterYears: count,
  social: v.nullable(Social),
  figures: Figures,
  lastMatch: v.nullable(LastMatch),
  line: RatingLine,
  activity: Activity,
  heroes: v.array(HeroPlayed),
  /** `top`: in the first half of the places. */
  streaks: v.object({ first: Streak, top: Streak }),
  closings: v.array(Closing),
  /** A page of the matches of both modes, newest first, or of those and in the order that were asked for. */
  games: MatchHistory,
  /** What the matches can be narrowed down to: heroes played, and seasons by number, the last first. */
  choices: v.object({ heroes: v.array(v.string()), seasons: v.array(v.object({ number: whole, name: v.string() })) }),
});
export type Profile = v.InferOutput<typeof Profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v2/players/profile',
  summary: 'A whole profile in one mode: figures, rating line, activity, heroes, streaks, seasons, and a page of its matches',
  input: v.object({ ...PlayerInMode.entries, ...PageInput, ...HistoryInput }),
  output: Profile,
});

const Partner = v.object({ ...Person, matchCount: count, avgPlace: v.number(), firstPlaces: count });
export type Partner = v.InferOutput<typeof Partner>;

/** `times`: how often this player finished above (or below) the owner of the profile in `matchCount` matches against each other: in most of five or more. */
const Rival = v.object({ ...Person, matchCount: count, times: count });
export type Rival = v.InferOutput<typeof Rival>;

export const getMet = endpoint({
  method: 'GET',
  path: '/api/v2/players/met',
  summary: 'Whom a player met in the last 500 counted matches: 2x8 partners, and opponents who mostly finished above or below in a mode',
  input: PlayerInMode,
  output: v.object({
    /** Of 2x8, whatever the mode of the rest. */
    partners: v.array(Partner),
    above: v.array(Rival),
    below: v.array(Rival),
  }),
});

/** Every hero of the content, with the matches won with it and with each of its orange talents. */
const Collected = v.object({ heroName: v.string(), wins: count, talents: v.array(v.object({ name: v.string(), wins: count })) });
export type Collected = v.InferOutput<typeof Collected>;

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/v2/players/collection',
  summary: 'What a player has won with in one mode: every hero and its orange talents',
  input: PlayerInMode,
  output: v.object({ heroes: v.array(Collected) }),
});
