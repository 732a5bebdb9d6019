import css from './Figures.module.css';

/** The grey placeholder rose for empty states. */
export function DimRose({ size }: { size: number }) {
  return <span className={css.dim} style={{ width: size, height: size }} />;
}
