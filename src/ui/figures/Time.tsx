import { formatDate, formatDateTime, formatFullTime, readInstant, type Instant } from '#lib/format-time.ts';
import type { Language } from '#lib/words.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useLanguage } from '#ui/text/language.tsx';

type TimeProps = {
  /** UTC: text with or without a zone, or epoch milliseconds. Missing is a dash. */
  at: Instant | null | undefined;
  dateOnly?: boolean;
};

/**
 * A moment in the viewer's zone. The server cannot know the zone and writes UTC in the same tabular width,
 * so the digits may change after load but nothing moves. A date alone stands in sentences, where figures of one width leave
 * holes. The title says the full time and the zone.
 */
export function Time(props: TimeProps) {
  return drawTime(props, useHydrated(), useLanguage());
}

/** The same for a list, which asks once whether the page is hydrated. */
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

/** Only its words, for where the time stands a second time. */
export function timeText({ at, dateOnly = false }: TimeProps, isHydrated: boolean): string {
  if (at === null || at === undefined) return '—';
  const time = readInstant(at);
  const offset = offsetAt(time, isHydrated);
  return dateOnly ? formatDate(time, offset) : formatDateTime(time, offset);
}

/** By how many minutes the viewer's clock was ahead of UTC; none on the server. */
function offsetAt(time: number, isHydrated: boolean): number {
  return isHydrated ? -new Date(time).getTimezoneOffset() : 0;
}
