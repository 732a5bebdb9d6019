import { placeCount, teamSize } from '#areas/games/protocol/modes.rules.ts';
import { classOf, strengthOf, type ForecastModel } from './forecast-model.rules.ts';
import type { ForecastMoment } from './forecast.contract.ts';
import { expectedPlace, pairedChances, placeChances } from './place-chances.rules.ts';
import {
  featuresOfSkill,
  momentsOf,
  standingsOf,
  teamsOf,
  type Moment,
  type RecordedMatch,
  type RecordedPlayer,
  type Standing,
  type Team,
} from './recorded-match.rules.ts';

/**
 * The chances of each place as far as the ends tell: a player who is out has 1 at their place, the others get chances from skill alone. In
 * 2x8 the game does not reveal the teams before the ends. Undefined if the ends do not leave as many places as there are teams in, or if
 * the model has not learned that number of teams.
 */
export function liveChances({ mode, players }: Pick<RecordedMatch, 'mode' | 'players'>, model: ForecastModel): number[][] | undefined {
  const size = teamSize[mode];
  const places = Array.from({ length: placeCount[mode] }, (_, index) => index + 1);
  const open = places.filter((place) => players.filter((player) => player.place === place).length < size);
  const standing = players.filter(({ place }) => place === null);
  if (open.length !== Math.ceil(standing.length / size)) return undefined;
  const weights = open.length < 2 ? [] : model.weights.get(classOf(undefined, open.length));
  if (!weights) return undefined;
  const strengths = standing.map((player) => strengthOf(featuresOfSkill([player]), weights));
  const half = open.findIndex((place) => players.some((player) => player.place === place));
  const found = size === 1 ? placeChances(strengths) : pairedChances(strengths, half < 0 ? undefined : half);
  return players.map((player) => {
    const chances = player.place === null ? (found[standing.indexOf(player)] ?? []) : [];
    return places.map((place) => (player.place === null ? (chances[open.indexOf(place)] ?? 0) : Number(place === player.place)));
  });
}

/** How the chances of a match in progress moved, as far as the ends tell: before its start, and whenever a player was out. */
export function lineSoFar(match: Pick<RecordedMatch, 'mode' | 'players'>, model: ForecastModel): ForecastMoment[] {
  const isOutBy = ({ place, endSeconds }: RecordedPlayer, seconds: number) => place !== null && (endSeconds ?? 0) <= seconds;
  const outs = new Set(match.players.flatMap(({ place, endSeconds }) => (place === null ? [] : (endSeconds ?? 0))));
  return [undefined, ...[...outs].toSorted((one, other) => one - other)].flatMap((at): ForecastMoment[] => {
    const until = at ?? -1;
    const players = match.players.map((player) => ({
      ...player,
      place: isOutBy(player, until) ? player.place : null,
      leaveSeconds: (player.leaveSeconds ?? Infinity) > until ? null : player.leaveSeconds,
    }));
    const chances = liveChances({ mode: match.mode, players }, model);
    if (!chances) return [];
    const of = match.players.flatMap(({ place, endSeconds }, player) => (place !== null && (endSeconds ?? 0) === at ? player : []));
    return [{ seconds: at ?? 0, kind: at === undefined ? 'start' : 'out', of, chances }];
  });
}

/** The forecast at a moment: the chances of those in, best place first, and what they rest on. */
export type Told = { moment: Moment; standing: Standing; chances: number[][] };

/** The model's forecast at every moment of a finished match; empty if anything it rests on is unknown. */
export function tellMatch(match: RecordedMatch, teams: readonly Team[], model: ForecastModel): Told[] {
  if (match.worths.length === 0) return [];
  const moments = momentsOf(match, teams);
  return standingsOf(match, teams, moments).flatMap((standing, index): Told[] => {
    const moment = moments[index];
    const weights = moment && model.weights.get(classOf(moment.look, standing.teams.length));
    if (!moment || (standing.teams.length > 1 && !weights)) return [];
    return [{ moment, standing, chances: placeChances(standing.features.map((features) => strengthOf(features, weights ?? []))) }];
  });
}

/** How the forecast of a finished match moved, with its players in their order. */
export function forecastLine(match: RecordedMatch, model: ForecastModel): ForecastMoment[] {
  const teams = teamsOf(match);
  if (!teams) return [];
  return tellMatch(match, teams, model).map(({ moment: { seconds, kind, of }, standing, chances }) => {
    const ofTeam = teams.map((team, number) => chancesOfTeam(team, chances[standing.teams.indexOf(number)], teams.length));
    return {
      seconds,
      kind,
      of: of.flatMap((team) => teams[team]?.players.map((player) => match.players.indexOf(player)) ?? []),
      chances: match.players.map(({ place }) => ofTeam[(place ?? 0) - 1] ?? []),
    };
  });
}

function chancesOfTeam({ place }: Team, found: readonly number[] | undefined, places: number): number[] {
  return Array.from({ length: places }, (_, index) => (found ? (found[index] ?? 0) : Number(index === place - 1)));
}

/** The moment from which on the winners were ahead of everybody else; undefined if they were from the beginning, or without moments. */
export function turnOf(moments: readonly Pick<ForecastMoment, 'chances'>[], isWinner: readonly boolean[]): number | undefined {
  const isBehind = ({ chances }: Pick<ForecastMoment, 'chances'>) => {
    const expected = chances.map(expectedPlace);
    const best = Math.min(...expected.filter((_, player) => isWinner[player]));
    return expected.some((place, player) => !isWinner[player] && place <= best);
  };
  const last = moments.findLastIndex(isBehind);
  return last < 0 || last + 1 >= moments.length ? undefined : last + 1;
}
