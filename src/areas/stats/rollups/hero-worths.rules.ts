import { varianceOf, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { spreadWithin } from '#areas/stats/talents/best.rules.ts';
import { samePlayer } from './same-player.rules.ts';

/** A player's games with a hero and talent in a map group: how many, and the sum of their places minus what the other players predict. */
export type PlayedRow = { rankGroup: string | null; player: number; hero: string; talent: string; games: number; places: number };

/**
 * The places that a hero, or a hero with a talent, gains its players in a map group, with the variance of the true gains of the rows beside
 * it: of heroes, or of a hero's talents, which is learned over all heroes.
 */
export type HeroWorth = { rankGroup: string; hero: string; talent: string; spread: number } & Estimate;

/** The places that heroes, and heroes with an orange talent, gain their players, in each map group and in all ('*'). */
export function heroWorths(rows: readonly PlayedRow[]): HeroWorth[] {
  const groups = Map.groupBy(rows, ({ rankGroup }) => rankGroup);
  return [...groups, ['*', rows] as const].flatMap(([rankGroup, of]) =>
    rankGroup === null ? [] : [...worthsOf(rankGroup, of, false), ...worthsOf(rankGroup, of, true)],
  );
}

function worthsOf(rankGroup: string, rows: readonly PlayedRow[], withTalents: boolean): HeroWorth[] {
  const cells = new Map<string, { player: number; hero: string; games: number; places: number }>();
  for (const { player, hero, talent, games, places } of rows) {
    // Players without a talent were out before their first choice: compared with them any talent would gain.
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
