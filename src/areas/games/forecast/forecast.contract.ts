import * as v from 'valibot';
import { getMatch } from '#areas/games/matches/matches.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { long, whole } from '#contract/whole.contract.ts';

/** The chance of each place from the first on, from 0 to 1: six in 1x6, four in 2x8. A player who is out has 1 at their place. */
export const Chances = v.array(v.number());

const Basis = v.object({
  /** The Moscow day at whose beginning the forecast was fitted, and to how many matches that had finished before. */
  fittedOn: v.string(),
  matches: whole,
});

export const ForecastMoment = v.object({
  /** Seconds of the game. */
  seconds: v.number(),
  /** What is new: the match began, the game looked at what everybody owns, a building fell, somebody is out. */
  kind: v.picklist(['start', 'look', 'building', 'out']),
  /** Whose building fell, or who is out, by their position among the players. */
  of: v.array(whole),
  /** The chances as they were then, of the players in their order. */
  chances: v.array(Chances),
});
export type ForecastMoment = v.InferOutput<typeof ForecastMoment>;

const Forecast = v.object({
  matchId: long,
  isDuo: v.boolean(),
  /**
   * Null if nothing can be told: too few matches had been seen, the lobby was not full, there were cheats, or the course of the match is
   * unknown.
   */
  basis: v.nullable(Basis),
  /** In the order of the match's players. */
  players: v.array(
    v.object({
      /** 0 for a player who hides. */
      id: long,
      teamId: v.nullable(whole),
      /** Null while in. */
      place: v.nullable(whole),
      /** As things stand. Null without a basis. */
      chances: v.nullable(Chances),
    }),
  ),
  /** Whether the match is over: then the moments follow from everything that the game has told. */
  isFinished: v.boolean(),
  /** How the forecast moved: of a match in progress before it began and whenever somebody was out; empty while nothing is told. */
  moments: v.array(ForecastMoment),
  /** The moment, by its position, from which on the winner was expected to be before everybody else; null without, or if from the beginning. */
  turn: v.nullable(whole),
});
export type Forecast = v.InferOutput<typeof Forecast>;

export const getForecast = endpoint({
  method: 'GET',
  path: '/api/v2/matches/forecast',
  summary: 'The chances of each place for everyone in a match, and how they moved',
  input: getMatch.input,
  output: Forecast,
});

const LiveForecast = v.object({
  matchId: long,
  /** In the order of the lobby, as `matches/live` lists the players. */
  players: v.array(v.object({ playerId: long, chances: Chances })),
});
export type LiveForecast = v.InferOutput<typeof LiveForecast>;

export const listLiveForecasts = endpoint({
  method: 'GET',
  path: '/api/v2/matches/forecast/live',
  summary: 'The chances of each place in the matches that are being played, of those of which anything can be told',
  input: v.object({}),
  output: v.array(LiveForecast),
});
