import css from './Icon.module.css';

/** The logos in public/marks.svg. */
export const brandNames = ['steam', 'twitch', 'youtube', 'discord'] as const;
export type BrandName = (typeof brandNames)[number];

/** A network's logo in the text colour. Decorative without a label. */
export function BrandMark({ name, size, label }: { name: BrandName; size?: number; label?: string }) {
  return (
    <svg
      className={css.mark}
      style={size === undefined ? undefined : { fontSize: size }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <use href={`/marks.svg#${name}`} />
    </svg>
  );
}
