import { iconPaths, type IconName } from './icon-paths.ts';
import css from './Icon.module.css';

/** A line icon in the text colour, 18 px by default. Decorative without a label. */
export function Icon({ name, size, label }: { name: IconName; size?: number; label?: string }) {
  return (
    <svg
      className={css.icon}
      viewBox="0 0 24 24"
      style={size === undefined ? undefined : { fontSize: size }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
