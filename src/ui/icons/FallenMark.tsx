import { classes } from '#ui/style/classes.ts';
import { markBlades } from './Mark.tsx';
import css from './Mark.module.css';

const fallenIndex = 2;
const greys = [0.3, 0.27, 0.7, 0.23, 0.21, 0.24];

/** The site's mark with its third blade fallen out, for things that are gone. */
export function FallenMark() {
  const standing = markBlades.filter((_, index) => index !== fallenIndex);
  const fallen = markBlades[fallenIndex];
  return (
    <svg className={classes(css.mark, css.broken)} viewBox="-14 -4 92 78" aria-hidden="true">
      {markBlades.map((blade, index) =>
        index === fallenIndex ? null : <path key={blade.outline} style={{ '--c': `oklch(${greys[index]} 0.03 272)` }} d={blade.outline} />,
      )}
      <path className={css.lit} d={standing.map((blade) => blade.lit).join('')} />
      <g className={css.fallen} transform="translate(15 13) rotate(24 45 45)">
        <path data-p={fallenIndex + 1} d={fallen?.outline} />
        <path className={css.lit} d={fallen?.lit} />
      </g>
    </svg>
  );
}
