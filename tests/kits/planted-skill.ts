import { lobbySize, teamSize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { appliedChange, averageOf, earnedChange } from '#areas/games/protocol/rating.rules.ts';
import { firstBelief } from '#areas/games/protocol/skill.rules.ts';
import { rateLobby } from '#areas/games/protocol/skill.service.ts';
import { Random } from '#lib/random.ts';

const SKILL_DEVIATION = 0.55;
/** A lobby is drawn of the players whose ratings are nearest to one, give or take. */
const NEAREST = 40;
const GIVE_OR_TAKE = 60;

type Planted = { playerId: number; skill: number; rating: number; mu: number; sigma: number };
type Season = { mode: Mode; players: number; marks: readonly number[] };

/** Spearman's correlations with the true skill, and in how much of the players the belief's 95 % hold it. */
type Found = { believed: number; rating: number; held: number };

/**
 * Plays a season of players whose skill is known, in lobbies matched by the game's rating, as the model of Plackett and Luce has it: the
 * teams stand in the order of their skill and Gumbel's noise. Returns what is found when everybody has played so many games on
 * average as each of `marks` says.
 */
export function findSkill(seed: string, { mode, players, marks }: Season): Found[] {
  const random = new Random(seed);
  const all = Array.from({ length: players }, (_, playerId): Planted => {
    return { playerId, skill: random.normal(0, SKILL_DEVIATION), rating: 0, ...firstBelief };
  });
  let matches = 0;
  return marks.map((games) => {
    for (; matches < (games * players) / lobbySize[mode]; matches += 1) playMatch(mode, placesOf(random, mode, gather(random, mode, all)));
    return { believed: rankCorrelation(all, 'mu'), rating: rankCorrelation(all, 'rating'), held: shareHeld(all) };
  });
}

function gather(random: Random, mode: Mode, all: readonly Planted[]): Planted[] {
  const { rating } = random.pick(all);
  const near = all.map((player) => ({ player, distance: Math.abs(player.rating - rating) + random.between(0, GIVE_OR_TAKE) }));
  const nearest = near.toSorted((a, b) => a.distance - b.distance).slice(0, NEAREST);
  return random.sample(nearest, lobbySize[mode]).map(({ player }) => player);
}

type Placed = Planted & { place: number };

function placesOf(random: Random, mode: Mode, lobby: readonly Planted[]): Placed[] {
  const teams = [...Map.groupBy(lobby.entries(), ([seat]) => Math.floor(seat / teamSize[mode])).values()];
  return teams
    .map((seats) => seats.map(([, player]) => player))
    .map((team) => ({ team, performance: team.reduce((sum, { skill }) => sum + skill, random.gumbel()) }))
    .toSorted((a, b) => b.performance - a.performance)
    .flatMap(({ team }, index) => team.map((player) => Object.assign(player, { place: index + 1 })));
}

function playMatch(mode: Mode, lobby: readonly Placed[]): void {
  const averageRating = averageOf(lobby.map(({ rating }) => rating));
  const after = new Map(rateLobby(lobby, mode).map((row) => [row.playerId, row]));
  for (const player of lobby) {
    const earned = earnedChange({ mode, place: player.place, ratingBefore: player.rating, averageRating, isDouble: false });
    player.rating += appliedChange(player.rating, earned);
    Object.assign(player, after.get(player.playerId));
  }
}

/** Spearman's, with the truth. */
function rankCorrelation(all: readonly Planted[], by: 'mu' | 'rating'): number {
  const ranksBy = (key: 'mu' | 'rating' | 'skill') =>
    new Map(all.toSorted((a, b) => a[key] - b[key]).map(({ playerId }, rank) => [playerId, rank]));
  const [found, truth] = [ranksBy(by), ranksBy('skill')];
  const squares = all.reduce((sum, { playerId }) => sum + ((found.get(playerId) ?? 0) - (truth.get(playerId) ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (all.length * (all.length ** 2 - 1));
}

/** Beliefs have a scale of their own: the truth is what the straight line of beliefs over skills says. */
function shareHeld(all: readonly Planted[]): number {
  const meanOf = (value: (player: Planted) => number) => all.reduce((sum, player) => sum + value(player), 0) / all.length;
  const [mu, skill] = [meanOf((player) => player.mu), meanOf((player) => player.skill)];
  const slope = meanOf((player) => (player.mu - mu) * (player.skill - skill)) / meanOf((player) => (player.skill - skill) ** 2);
  return meanOf((player) => (Math.abs(player.mu - mu - slope * (player.skill - skill)) <= 1.96 * player.sigma ? 1 : 0));
}
