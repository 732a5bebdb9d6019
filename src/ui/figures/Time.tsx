import { formatDate, formatDateTime, formatFullTime, readInstant, type Instant } from '#lib/format-time.ts';
import type { Language } from '#lib/words.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useLanguage } from '#ui/text/language.tsx';

type TimeProps = {
  /** UTC: text with or without a zone, or epoch milliseconds. A missing time shows a dash. */
  at: Instant | null | undefined;
  dateOnly?: boolean;
};

/**
 * A time in the viewer's zone. The server does not know the zone and renders UTC in the same tabular width, so the digits may change after
 * loading but nothing moves. A date alone appears in sentences, where tabular figures would leave gaps. The title has the full time and the
 * zone.
 */
export function Time(props: TimeProps) {
  return drawTime(props, useHydrated(), useLanguage());
}

/** The same for a list, which checks only once whether the page is hydrated. */
export function drawTime({ at, dateOnly = false }: TimeProps, isHydrated: boolean, language: Language) {
  const time = at === null || at === undefined ? Number.NaN : readInstant(at);
  if (Number.isNaN(time)) return <span>—</span>;
  return (
    <time
      className={dateOnly ? 'nowrap' : 'num'}
      dateTime={new Date(time).toISOString()}
      title={formatFullTime(time, offsetAt(time, isHydrated), language)}
    >
      {timeText({ at: time, dateOnly }, isHydrated)}
    </time>
  );
}

/** The text only, for a place where the time appears a second time. */
export function timeText({ at, dateOnly = false }: TimeProps, isHydrated: boolean): string {
  if (at === null || at === undefined) return '—';
  const time = readInstant(at);
  const offset = offsetAt(time, isHydrated);
  return dateOnly ? formatDate(time, offset) : formatDateTime(time, offset);
}

/** How many minutes the viewer's clock was ahead of UTC; 0 on the server. */
function offsetAt(time: number, isHydrated: boolean): number {
  return isHydrated ? -new Date(time).getTimezoneOffset() : 0;
}
