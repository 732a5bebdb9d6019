import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './PlaceBadge.module.css';

export type PlaceSize = 's' | 'm' | 'l' | 'xl';

type PlaceBadgeProps = { place: number | null | undefined; size?: PlaceSize };

/** A hexagon with a place. Places 1 to 6 have their own colours; lower ranks and a missing place are grey. */
export function PlaceBadge({ place, size = 'm' }: PlaceBadgeProps) {
  const isColoured = place !== null && place !== undefined && place >= 1 && place <= 6;
  return (
    <span
      className={classes(css.place, css[size], !isColoured && css.none, (size === 'l' || size === 'xl') && 'lands')}
      data-p={isColoured ? place : undefined}
    >
      {place ?? '—'}
    </span>
  );
}

/** The same badge with the visually hidden word "place", for use where no heading says it. */
export function NamedPlaceBadge(props: PlaceBadgeProps) {
  const words = useWords(text);
  return (
    <>
      <span className="sr">{words.place} </span>
      <PlaceBadge {...props} />
    </>
  );
}
