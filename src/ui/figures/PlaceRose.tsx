import css from './Figures.module.css';

type PlaceRoseProps = {
  /** How often each place was taken, first place first. */
  shares: readonly number[];
  size?: number;
  /** The radius of a place that was never taken, out of 96; above zero where something covers the centre. */
  least?: number;
};

const centre = 100;
const reach = 96;
const inner = 7;

/** The places as a rose with one sector per place. The radius grows with the square root of the share, so that areas compare honestly. */
export function PlaceRose({ shares, size = 170, least = 12 }: PlaceRoseProps) {
  const largest = Math.max(...shares, Number.MIN_VALUE);
  const step = 360 / shares.length;
  const outer = outerOf(shares.length);
  const sectors = shares.map((share, index) => {
    const radius = least + (outer - least) * Math.sqrt(Math.max(0, share) / largest);
    const angle = index * step - 90;
    const half = step / 2 - 1.4;
    const from = point(angle - half, radius);
    const to = point(angle + half, radius);
    const middle = point(angle, radius * Math.cos((half * Math.PI) / 180));
    const apex = point(angle, inner);
    return { whole: `M${apex}L${from}L${to}Z`, lit: `M${apex}L${from}L${middle}Z` };
  });
  return (
    <svg viewBox="0 0 200 200" width={size} height={size} aria-hidden>
      <path className={css.grid} d={gridPath(shares.length)} />
      {sectors.map(({ whole }, index) => (
        <path key={index} className={css.sector} data-p={index + 1} d={whole} />
      ))}
      <path className={css.sheen} d={sectors.map(({ lit }) => lit).join('')} />
    </svg>
  );
}

/** The distance of the corners from the centre: a hexagon touches the frame with its corners, the square of four places with its sides. */
function outerOf(count: number): number {
  return count === 4 ? reach * Math.SQRT2 : reach;
}

/** Three rings and the spokes. */
function gridPath(count: number): string {
  const outer = outerOf(count);
  const corners = Array.from({ length: count }, (_, index) => (index + 0.5) * (360 / count) - 90);
  const rings = [1, 0.66, 0.33].map((scale) => `M${corners.map((angle) => point(angle, outer * scale)).join('L')}Z`);
  const spokes = corners.map((angle) => `M${centre} ${centre}L${point(angle, outer)}`);
  return [...rings, ...spokes].join('');
}

function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
}
