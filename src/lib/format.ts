import type { Language } from './words.ts';

const missing = '—';
const minus = '\u2212';
const noBreak = '\u00a0';
const groups: Record<Language, string> = { ru: noBreak, en: ',' };
const points: Record<Language, string> = { ru: ',', en: '.' };
/** JavaScript writes smaller numbers with an exponent. */
const SMALLEST_PLAIN = 1e-6;

type Maybe = number | null | undefined;

/** '2 204' and '2,204'; a dash when the value is missing. */
export function formatNumber(value: Maybe, language: Language): string {
  return formatDecimal(value, 0, language);
}

/** '3,04' and '3.04' for two digits. */
export function formatDecimal(value: Maybe, digits: number, language: Language): string {
  if (value === null || value === undefined) return missing;
  const units = Math.round(digits === 0 ? Math.abs(value) : shifted(Math.abs(value), digits));
  const figures = String(units).padStart(digits + 1, '0');
  const whole = groupThousands(figures.slice(0, figures.length - digits), language);
  const fraction = digits === 0 ? '' : points[language] + figures.slice(-digits);
  return (value < 0 && units > 0 ? minus : '') + whole + fraction;
}

/** Uses non-breaking spaces so that figures by level, a figure and its seconds, and an arrow and the figure before it stay on one line. */
export function holdFigures(text: string): string {
  return text.replace(/(?<=\d%?) (?=\/ \d|→|[sс](?!\p{L}))|(?<=\d%? \/) (?=\d)/gu, noBreak);
}

/** Shifts the decimal point in the number's text, so that 1.005 becomes 100.5 and not 100.49999999999999. */
function shifted(value: number, digits: number): number {
  return value < SMALLEST_PLAIN ? 0 : Number(`${value}e${digits}`);
}

/**
 * Formats like Intl at a tenth of the cost: tables print hundreds of numbers, and loading Intl's data takes a phone some hundredths of a
 * second.
 */
function groupThousands(figures: string, language: Language): string {
  let rest = figures;
  let text = '';
  while (rest.length > 3) {
    text = groups[language] + rest.slice(-3) + text;
    rest = rest.slice(0, -3);
  }
  return rest + text;
}

/** A share from 0 to 1 as '24,6%' and '24.6%'. */
export function formatShare(share: Maybe, language: Language, digits = 1): string {
  if (share === null || share === undefined) return missing;
  return `${formatDecimal(Math.sign(share) * shifted(Math.abs(share), 2), digits, language)}%`;
}

const LEAST_TOP_SHARE = 0.001;

/** The top share that somebody belongs to, like '0,4%'; never '0,0%', which would be nobody. */
export function formatTopShare(share: number, language: Language): string {
  return formatShare(Math.max(share, LEAST_TOP_SHARE), language);
}

/** '+48', '−31' (U+2212) and a bare '0'. */
export function formatSigned(value: Maybe, language: Language): string {
  const text = formatNumber(value, language);
  return value && value > 0 ? `+${text}` : text;
}

/** Thousands with one decimal, '41,3к' and '41.3k'; below one thousand the whole number. */
export function formatShort(value: Maybe, language: Language): string {
  if (value === null || value === undefined) return missing;
  if (Math.abs(value) < 999.5) return formatNumber(value, language);
  return formatDecimal(value / 1000, 1, language) + (language === 'ru' ? 'к' : 'k');
}

/** Seconds as '46:12', '04:15', '72:05'. */
export function formatDuration(seconds: Maybe): string {
  if (seconds === null || seconds === undefined) return missing;
  const whole = Math.max(0, Math.floor(seconds));
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}

export type Currency = 'rub' | 'usd' | 'eur';

/** Minor units as money: '2 690 ₽', '$9.99', '9,99 $' in Russian. Kopecks appear only when they are not zero, cents always. */
export function formatMoney(minorUnits: Maybe, currency: Currency, language: Language): string {
  if (minorUnits === null || minorUnits === undefined) return missing;
  const sign = { rub: '₽', usd: '$', eur: '€' }[currency];
  const isWhole = minorUnits % 100 === 0;
  const digits = currency === 'rub' && isWhole ? 0 : 2;
  const amount = formatDecimal(Math.abs(minorUnits) / 100, digits, language);
  const negative = minorUnits < 0 ? minus : '';
  if (language === 'ru' || currency === 'rub') return `${negative}${amount}${noBreak}${sign}`;
  return `${negative}${sign}${amount}`;
}

function pad(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
