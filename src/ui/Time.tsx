import { formatDate, formatDateTime, formatFullTime, readInstant, type Instant } from '#lib/format-time.ts';
import { useHydrated } from './hydrated.ts';

type TimeProps = {
  /** UTC: text with or without a zone, or epoch milliseconds. Missing is a dash. */
  at: Instant | null | undefined;
  dateOnly?: boolean;
};

/**
 * A moment in the viewer's zone. The server cannot know the zone and writes UTC in the same tabular width,
 * so the digits may change after load but nothing moves. The title says the full time and the zone.
 */
export function Time(props: TimeProps) {
  return drawTime(props, useHydrated());
}

/** The same for a list, which asks once whether the page is hydrated. */
export function drawTime({ at, dateOnly = false }: TimeProps, isHydrated: boolean) {
  const time = at === null || at === undefined ? Number.NaN : readInstant(at);
  if (Number.isNaN(time)) return <span>—</span>;
  const date = new Date(time);
  const offsetMinutes = isHydrated ? -date.getTimezoneOffset() : 0;
  return (
    <time className="num" dateTime={date.toISOString()} title={formatFullTime(time, offsetMinutes)}>
      {dateOnly ? formatDate(time, offsetMinutes) : formatDateTime(time, offsetMinutes)}
    </time>
  );
}
