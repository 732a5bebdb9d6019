import { spriteHref } from '#areas/wiki/widgets/sprites.rules.ts';
import { emblemOf } from '#lib/emblem/emblem.ts';
import { Mark } from '#ui/icons/Mark.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './Arena.module.css';

const CENTRE = 300;
const BASE_RADIUS = 58;
const FACETS = [0.36, 0.25, 0.17, 0.15, 0.22, 0.31];
const RINGS = [
  { radius: 286, className: css.outer },
  { radius: 212, className: css.path },
  { radius: 150, className: css.middle },
  { radius: 92, className: css.inner },
];
const CORNERS = [0, 1, 2, 3, 4, 5];

/** The map as a diagram: six bases around the centre, a hero in each. */
export function Arena({ heroes }: { heroes: readonly string[] }) {
  const words = useWords(text);
  return (
    <svg className={css.arena} viewBox="0 0 600 600" role="img" aria-label={words.arena}>
      <defs>
        <radialGradient id="arena-core">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset=".22" stopColor="#ffcf47" stopOpacity=".85" />
          <stop offset=".6" stopColor="#ff7a3c" stopOpacity=".18" />
          <stop offset="1" stopColor="#9e40b9" stopOpacity="0" />
        </radialGradient>
        {heroes.map((_, index) => (
          <radialGradient key={index} id={`arena-glow-${index}`} data-p={index + 1}>
            <stop className={css.glow} offset="0" stopOpacity=".5" />
            <stop className={css.glow} offset="1" stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      {RINGS.map(({ radius, className }) => (
        <path key={radius} className={className} d={hexagon(CENTRE, CENTRE, radius)} />
      ))}
      <path
        className={css.spokes}
        d={CORNERS.map((corner) => `M${point(corner * 60 - 60, 92)}L${point(corner * 60 - 60, 286)}`).join('')}
      />
      <circle cx={CENTRE} cy={CENTRE} r="150" fill="url(#arena-core)" opacity=".8" />
      {heroes.map((hero, index) => (
        <Base key={hero} hero={hero} index={index} />
      ))}
      <g transform="translate(226 226)">
        <Mark size={148} />
      </g>
    </svg>
  );
}

function Base({ hero, index }: { hero: string; index: number }) {
  const { hue, glowHue, glyph } = emblemOf('hero', hero);
  const angle = index * 60 - 90;
  const x = CENTRE + 212 * Math.cos(radians(angle));
  const y = CENTRE + 212 * Math.sin(radians(angle));
  return (
    <g data-p={index + 1} style={{ '--h': hue, '--h2': glowHue }}>
      <path className={css.lane} d={`M${point(angle, 92)}L${point(angle, 150)}`} />
      <circle cx={round(x)} cy={round(y)} r="92" fill={`url(#arena-glow-${index})`} />
      <path style={{ fill: 'oklch(0.2 0.05 var(--h))' }} d={hexagon(x, y, BASE_RADIUS)} />
      {FACETS.map((lightness, facet) => (
        <path
          key={facet}
          style={{ fill: `oklch(${lightness} 0.095 var(--h))` }}
          d={`M${round(x)} ${round(y)}L${corner(x, y, facet)}L${corner(x, y, facet + 1)}Z`}
        />
      ))}
      <path className={css.frame} d={hexagon(x, y, BASE_RADIUS - 1)} />
      {glyph ? (
        <svg x={round(x - 38)} y={round(y - 38)} width="76" height="76" viewBox="0 0 512 512">
          <use href={spriteHref(glyph)} />
        </svg>
      ) : null}
    </g>
  );
}

/** A pointy-top hexagon as a path. */
function hexagon(x: number, y: number, radius: number): string {
  return `M${CORNERS.map((index) => offset(x, y, index * 60 - 90, radius)).join('L')}Z`;
}

function corner(x: number, y: number, index: number): string {
  return offset(x, y, index * 60 - 90, BASE_RADIUS - 3);
}

function point(degrees: number, radius: number): string {
  return offset(CENTRE, CENTRE, degrees, radius);
}

function offset(x: number, y: number, degrees: number, radius: number): string {
  return `${round(x + radius * Math.cos(radians(degrees)))} ${round(y + radius * Math.sin(radians(degrees)))}`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const PLACES = 6;

/** Six different heroes for the arena: the best players' favourites in order, then any of `others`. */
export function arenaHeroes(favourites: readonly (string | null)[], others: readonly string[]): string[] {
  const known = favourites.filter((hero) => hero !== null);
  return [...new Set([...known, ...others])].slice(0, PLACES);
}
