import { around, type Estimate } from '#areas/stats/sources/estimate.rules.ts';

/** How places vary beyond the worth of the hero: within a player's games on a hero, between players, and between a player's heroes. */
export type OwnSpread = { within: number; players: number; heroes: number };

/**
 * Sums over all players of one mode, of places minus the mean of their hero: by game, by player and hero, and by player (docs/statistics.md
 * "Pick helper").
 */
export type SpreadSums = {
  /** Residual squares within a player's games on a hero, and their degrees of freedom. */
  withinSquares: number;
  withinFree: number;
  /** Over players and heroes: Σ sum² ÷ games, and how many there are. */
  cellSquares: number;
  cells: number;
  /** Over players: Σ sum² ÷ games, how many there are, all their games, and Σ over them of Σ games² of each hero ÷ games. */
  playerSquares: number;
  players: number;
  games: number;
  heroGames: number;
};

/** The three variances, by the method of moments; never negative. */
export function ownSpread(sums: SpreadSums): OwnSpread {
  const within = sums.withinFree > 0 ? sums.withinSquares / sums.withinFree : 0;
  const between = sums.cellSquares - sums.playerSquares - (sums.cells - sums.players) * within;
  const heroes = sums.games > sums.heroGames ? Math.max(0, between / (sums.games - sums.heroGames)) : 0;
  const rest = sums.playerSquares - sums.players * within - heroes * sums.heroGames;
  return { within, heroes, players: sums.games > 0 ? Math.max(0, rest / sums.games) : 0 };
}

/** A player's games on a hero: how many, and by how much their places exceed those of an average player on it. */
export type OwnGames = { games: number; beyond: number };

/** The expected deviation of a player on a hero from an average player on it; below 0 is better. */
export type OwnDeviation = { value: number; variance: number };

/**
 * A player's deviation from an average one: `general` on any hero, and on each requested hero. The deviation on a played hero is shrunk
 * towards the player's general level, the more the less is known (the best linear prediction); an unplayed hero is at that level.
 */
export function ownDeviations(
  played: ReadonlyMap<string, OwnGames>,
  { within, players, heroes }: OwnSpread,
): { general: number; of: (hero: string) => OwnDeviation } {
  const known = [...played.values()].filter(({ games }) => games > 0);
  const weightOf = ({ games }: OwnGames) => 1 / Math.max(heroes + within / games, Number.EPSILON);
  const weights = known.reduce((sum, row) => sum + weightOf(row), 0);
  const doubt = players > 0 ? 1 / (1 / players + weights) : 0;
  const general = known.reduce((sum, row) => sum + row.beyond * weightOf(row), 0) * doubt;
  return {
    general,
    of(hero) {
      const row = played.get(hero);
      if (!row || row.games === 0) return { value: general, variance: heroes + doubt };
      const noise = within / row.games;
      const trust = heroes > 0 ? heroes / (heroes + noise) : 0;
      return { value: general + trust * (row.beyond - general), variance: heroes * (1 - trust) + (1 - trust) ** 2 * doubt };
    },
  };
}

/** A place with its 95 % interval, within the places of the mode. */
export function expectedPlace(value: number, variance: number, last: number): Estimate {
  const inside = (place: number) => Math.min(last, Math.max(1, place));
  const { low, high } = around(value, Math.sqrt(variance));
  return { value: inside(value), low: inside(low), high: inside(high) };
}
