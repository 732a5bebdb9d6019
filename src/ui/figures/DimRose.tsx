import css from './Figures.module.css';

/** The grey rose of nothing yet. */
export function DimRose({ size }: { size: number }) {
  return <span className={css.dim} style={{ width: size, height: size }} />;
}
