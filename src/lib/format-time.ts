import { MINUTE_MS } from './durations.ts';
import type { Language } from './words.ts';

/** An instant as the site's APIs send it: UTC text (with or without a zone), or epoch milliseconds. */
export type Instant = string | number;

/** Epoch milliseconds of an instant; a text without a zone is UTC. NaN when it is not a time. */
export function readInstant(instant: Instant): number {
  if (typeof instant === 'number') return instant;
  const hasZone = /(?:z|[+-]\d\d:?\d\d)$/i.test(instant);
  const text = instant.includes('T') || instant.length <= 10 ? instant : instant.replace(' ', 'T');
  return Date.parse(hasZone || text.length <= 10 ? text : `${text}Z`);
}

/** '20.11.25' in the time zone `offsetMinutes` ahead of UTC; a dash when there is no time. */
export function formatDate(instant: Instant | null | undefined, offsetMinutes = 0): string {
  const date = shifted(instant, offsetMinutes);
  return date ? dayOf(date) : '—';
}

/** '20.11.25' in the viewer's time zone: only for parts that are drawn in the browser. */
export function formatOwnDate(instant: Instant): string {
  const at = readInstant(instant);
  return formatDate(at, -new Date(at).getTimezoneOffset());
}

/** '20.11.25 22:57' in the time zone `offsetMinutes` ahead of UTC; a dash when there is no time. */
export function formatDateTime(instant: Instant | null | undefined, offsetMinutes = 0): string {
  const date = shifted(instant, offsetMinutes);
  if (!date) return '—';
  return `${dayOf(date)} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The full time: '20.11.2025 22:57:03 UTC+3', in English '20 Nov 2025 …', in the time zone `offsetMinutes` ahead of UTC. Not by Intl, which
 * would take some hundredths of a second on a phone.
 */
export function formatFullTime(instant: Instant, offsetMinutes = 0, language: Language = 'ru'): string {
  const date = shifted(instant, offsetMinutes);
  if (!date) return '—';
  const month = language === 'en' ? ` ${MONTHS[date.getUTCMonth()]} ` : `.${two(date.getUTCMonth() + 1)}.`;
  const day = `${language === 'en' ? date.getUTCDate() : two(date.getUTCDate())}${month}${date.getUTCFullYear()}`;
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} ${zoneOf(offsetMinutes)}`;
}

function dayOf(date: Date): string {
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${two(date.getUTCFullYear() % 100)}`;
}

/** 'UTC', 'UTC+3', 'UTC−3:30'. */
function zoneOf(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'UTC';
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60;
  return `UTC${offsetMinutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}${minutes === 0 ? '' : `:${two(minutes)}`}`;
}

function shifted(instant: Instant | null | undefined, offsetMinutes: number): Date | undefined {
  if (instant === null || instant === undefined) return undefined;
  const time = readInstant(instant);
  return Number.isNaN(time) ? undefined : new Date(time + offsetMinutes * MINUTE_MS);
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
