import { classes } from '#ui/style/classes.ts';
import css from './Bars.module.css';

/** A thin line for a share from 0 to 1. Decorative: the number is printed beside it. */
export function Meter({ share }: { share: number }) {
  return (
    <span
      className={classes(css.meter, 'grows')}
      style={{ '--w': `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%` }}
      aria-hidden="true"
    />
  );
}
