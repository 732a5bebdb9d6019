import css from './Icon.module.css';

/** The marks of public/marks.svg. */
export const brandNames = ['steam', 'twitch', 'youtube', 'discord'] as const;
export type BrandName = (typeof brandNames)[number];

/** The mark of a network, in the colour of the text. Without a label it is decoration. */
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
