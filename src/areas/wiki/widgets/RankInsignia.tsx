import { classes } from '#ui/style/classes.ts';
import css from '#ui/figures/Figures.module.css';

export type Rank = 'herald' | 'legend' | 'immortal' | 'none';

const litSegments: Record<Rank, number> = { none: 0, herald: 2, legend: 4, immortal: 6 };
const segments = [
  'M9.19 2.63L22.81 2.63L19.04 9.47L12.96 9.47Z',
  'M24.17 3.42L30.98 15.21L23.17 15.37L20.13 10.1Z',
  'M30.98 16.79L24.17 28.58L20.13 21.9L23.17 16.63Z',
  'M22.81 29.37L9.19 29.37L12.96 22.53L19.04 22.53Z',
  'M7.83 28.58L1.02 16.79L8.83 16.63L11.87 21.9Z',
  'M1.02 15.21L7.83 3.42L11.87 10.1L8.83 15.37Z',
];
const core = 'M16 12L19.46 14L19.46 18L16 20L12.54 18L12.54 14Z';

/** Six segments around a core, lit by the group of the rank. */
export function RankInsignia({ rank, size }: { rank: Rank; size: number }) {
  const lit = litSegments[rank];
  return (
    <svg className={classes(css.rank, css[rank])} viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <path className={css.lit} d={segments.slice(0, lit).join('') + core} />
      {lit < segments.length ? <path d={segments.slice(lit).join('')} /> : null}
    </svg>
  );
}
