import { Random } from '#lib/random.ts';
import { liveliness } from '../season/calendar.ts';

const LIVELY = 7;
const QUIET = 2.5;
/** Streams begin and end at the bounds of slots of this length; a stream may last several slots. */
const STREAM_HOURS = 3;
const HOUR_MS = 3600 * 1000;
const LONGEST_STREAM = 4;
const FULLEST = 13;
/** How often viewers come and go. */
const WAVE_MS = 5 * 60 * 1000;

/** How many matches are in progress at an instant: three at night, five in the evening. */
export function matchesWanted(at: Date): number {
  const lively = liveliness(at.getTime());
  return lively >= LIVELY ? 5 : lively >= QUIET ? 4 : 3;
}

/** Whether a channel of the demo streams at an instant, and since when; more of them do in the evening. */
export function streamAt(channel: string, usualViewers: number, at: Date): { since: string; viewers: number } | undefined {
  const lengthMs = STREAM_HOURS * HOUR_MS;
  const shiftMs = new Random(channel).whole(0, lengthMs);
  const turn = Math.floor((at.getTime() + shiftMs) / lengthMs);
  const startOf = (index: number) => index * lengthMs - shiftMs;
  const isOn = (index: number) =>
    new Random(`${channel}/${index}`).chance(0.2 + (0.7 * liveliness(startOf(index) + lengthMs / 2)) / FULLEST);
  if (!isOn(turn)) return undefined;
  let first = turn;
  while (turn - first < LONGEST_STREAM && isOn(first - 1)) first -= 1;
  const wave = new Random(`${channel}/viewers/${Math.floor(at.getTime() / WAVE_MS)}`).between(0.7, 1.3);
  return { since: new Date(startOf(first)).toISOString(), viewers: Math.max(1, Math.round(usualViewers * wave)) };
}
