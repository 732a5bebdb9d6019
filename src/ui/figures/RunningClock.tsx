import { SECOND_MS } from '#lib/durations.ts';
import { readInstant, type Instant } from '#lib/format-time.ts';
import { formatDuration } from '#lib/format.ts';
import { useNow } from '#ui/hooks/use-now.ts';

type ClockProps = {
  since: Instant;
  /** When the page was rendered, in ms. */
  loadedAt: number;
};

/** The elapsed time, updated every second; only the text changes. */
export function RunningClock({ since, loadedAt }: ClockProps) {
  const now = useNow(loadedAt);
  return <time className="num">{formatDuration((now - readInstant(since)) / SECOND_MS)}</time>;
}
