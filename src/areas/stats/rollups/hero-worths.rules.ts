import { varianceOf, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { spreadWithin } from '#areas/stats/talents/best.rules.ts';
import { samePlayer } from './same-player.rules.ts';

/** A player's games with a hero and talent in a map group: how many, and the sum of their places less what the others in them foretold. */
export type PlayedRow = { rankGroup: string | null; player: number; hero: string; talent: string; games: number; places: number };

/**
 * What a hero, or a hero with a talent, wins its players in a map group, with the variance of what is true of the rows beside it: heroes, or the
 * talents of a hero, which is learned over all heroes.
 */
export type HeroWorth = { rankGroup: string; hero: string; talent: string; spread: number } & Estimate;

/** What heroes, and heroes with an orange talent, win their players, in each map group and in all ('*'). */
export function heroWorths(rows: readonly PlayedRow[]): HeroWorth[] {
  const groups = Map.groupBy(rows, ({ rankGroup }) => rankGroup);
  return [...groups, ['*', rows] as const].flatMap(([rankGroup, of]) =>
    rankGroup === null ? [] : [...worthsOf(rankGroup, of, false), ...worthsOf(rankGroup, of, true)],
  );
}

function worthsOf(rankGroup: string, rows: readonly PlayedRow[], withTalents: boolean): HeroWorth[] {
  const cells = new Map<string, { player: number; hero: string; games: number; places: number }>();
  for (const { player, hero, talent, games, places } of rows) {
    // Who took no talent was out before there was one: against that any talent would win.
    if (withTalents && talent === '') continue;
    const of = withTalents ? `${hero} ${talent}` : hero;
    const cell = cells.get(`${player} ${of}`);
    cells.set(`${player} ${of}`, { player, hero: of, games: games + (cell?.games ?? 0), places: places + (cell?.places ?? 0) });
  }
  const worths = [...samePlayer([...cells.values()])].map(([of, estimate]) => {
    const [hero = '', talent = '*'] = of.split(' ');
    return { rankGroup, hero, talent, ...estimate };
  });
  const beside = Map.groupBy(worths, ({ hero }) => (withTalents ? hero : 'all'));
  const spread = spreadWithin(
    [...beside.values()].map((pool) => pool.map((worth) => ({ value: worth.value, variance: varianceOf(worth) }))),
  );
  return worths.map((worth) => ({ ...worth, spread }));
}
