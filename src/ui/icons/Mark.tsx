import { classes } from '#ui/style/classes.ts';
import css from './Mark.module.css';

/** The six blades of the mark on a 64 grid, clockwise from the first place at the top: the outline, and its lit half. */
export const markBlades: readonly { outline: string; lit: string }[] = [
  { outline: 'M18.79 5.95L46.57 5.95L43.05 29.61L38.37 21.51Z', lit: 'M18.79 5.95L46.57 5.95L38.37 21.51Z' },
  { outline: 'M47.95 7.54L61.84 31.6L39.59 40.37L44.27 32.27Z', lit: 'M47.95 7.54L61.84 31.6L44.27 32.27Z' },
  { outline: 'M61.16 33.59L47.27 57.64L28.54 42.76L37.9 42.76Z', lit: 'M61.16 33.59L47.27 57.64L37.9 42.76Z' },
  { outline: 'M45.21 58.05L17.43 58.05L20.95 34.39L25.63 42.49Z', lit: 'M45.21 58.05L17.43 58.05L25.63 42.49Z' },
  { outline: 'M16.05 56.46L2.16 32.4L24.41 23.63L19.73 31.73Z', lit: 'M16.05 56.46L2.16 32.4L19.73 31.73Z' },
  { outline: 'M2.84 30.41L16.73 6.36L35.46 21.24L26.1 21.24Z', lit: 'M2.84 30.41L16.73 6.36L26.1 21.24Z' },
];

/** The mark of six folded blades. `assembling` animates it while something loads. */
export function Mark({ size = 34, assembling = false }: { size?: number; assembling?: boolean }) {
  return (
    <svg className={classes(css.mark, assembling && css.assembling)} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {markBlades.map((blade, index) => (
        <path key={blade.outline} data-p={index + 1} d={blade.outline} />
      ))}
      <path className={css.lit} d={markBlades.map((blade) => blade.lit).join('')} />
    </svg>
  );
}
