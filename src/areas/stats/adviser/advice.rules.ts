import { lobbySize, teamSize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { survivalOf, type EndMinute } from '#areas/stats/hero-stats/hero-insight.rules.ts';
import { varianceOf, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { chancesOfBest, SURE } from '#areas/stats/talents/best.rules.ts';
import { moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';

/** A talent's worth on sight (`held` is empty) or after another of its rarity, seen in this many offers. */
export type KnownWorth = { rarity: string; held: string; name: string; offered: number; taken: number } & Estimate;
export type AdvisedOption = {
  name: string;
  rarity: string | null;
  offered: number;
  share: number | null;
  worth: Estimate | null;
  chance: number | null;
};

/**
 * The worth of each offered talent for a player who holds others already, with `alive` in the game, best first; and the one that is best
 * with a probability of at least 0.8. With held talents: the mean of its worths after each of these, as far as known. With fewer players
 * alive there are fewer to finish ahead of, so a worth shrinks with their number.
 */
export function advise(
  known: readonly KnownWorth[],
  { mode, offered, held, alive }: { mode: Mode; offered: readonly string[]; held: readonly string[]; alive: number },
): { options: AdvisedOption[]; best: string | null } {
  const scale = stakeOf(mode, alive);
  const options = offered.map((name): AdvisedOption => {
    const rows = known.filter((row) => row.name === name);
    const onSight = rows.find((row) => row.held === '');
    const after = rows.filter((row) => row.held !== '' && held.includes(row.held));
    const used = after.length > 0 ? after : onSight ? [onSight] : [];
    return {
      name,
      rarity: onSight?.rarity ?? null,
      offered: onSight?.offered ?? 0,
      share: onSight && onSight.offered > 0 ? onSight.taken / onSight.offered : null,
      worth: used.length > 0 ? scaled(meanOf(used), scale) : null,
      chance: null,
    };
  });
  const rarities = new Set(options.map(({ rarity }) => rarity));
  const told = options.filter((option): option is AdvisedOption & { worth: Estimate } => option.worth !== null);
  // Each rarity is measured against its own pool, and a single talent leaves no choice.
  if (told.length < 2 || rarities.size > 1) return { options: sorted(options), best: null };
  const chances = chancesOfBest(told.map(({ worth }) => ({ value: worth.value, variance: varianceOf(worth) })));
  const withChances = options.map((option) => {
    const index = told.findIndex(({ name }) => name === option.name);
    return index < 0 ? option : { ...option, chance: chances[index] ?? null };
  });
  const isWhole = told.length === options.length;
  const best = isWhole ? withChances.find(({ chance }) => chance !== null && chance >= SURE) : undefined;
  return { options: sorted(withChances), best: best?.name ?? null };
}

/** How many opponents are still in of those there were at the start, as a share: only they can be finished ahead of. */
function stakeOf(mode: Mode, alive: number): number {
  const own = teamSize[mode];
  return Math.min(1, Math.max(0, alive - own) / (lobbySize[mode] - own));
}

/** The mean of intervals, with their average width: they partly rest on the same games. */
function meanOf(rows: readonly Estimate[]): Estimate {
  const mean = (valueOf: (row: Estimate) => number) => rows.reduce((sum, row) => sum + valueOf(row), 0) / rows.length;
  return { value: mean(({ value }) => value), low: mean(({ low }) => low), high: mean(({ high }) => high) };
}

function scaled({ value, low, high }: Estimate, scale: number): Estimate {
  return { value: value * scale, low: low * scale, high: high * scale };
}

function sorted(options: readonly AdvisedOption[]): AdvisedOption[] {
  return options.toSorted((one, other) => (other.worth?.value ?? -Infinity) - (one.worth?.value ?? -Infinity));
}

/** The same without what only subscribers see, in the order of the offer. */
export function withoutWorths(options: readonly AdvisedOption[], offered: readonly string[]): AdvisedOption[] {
  return offered.flatMap((name) => {
    const option = options.find((each) => each.name === name);
    return option ? [{ ...option, worth: null, chance: null }] : [];
  });
}

/** The last minute that the adviser covers. */
const MINUTES = 60;

/** How many are still in with the player at each minute, assuming that the others last as long as this hero's players. */
export function aliveByMinute(mode: Mode, ends: readonly EndMinute[]): number[] {
  const points = survivalOf(ends);
  const others = lobbySize[mode] - 1;
  return Array.from({ length: MINUTES + 1 }, (_, minute) => {
    const before = points.findLast((point) => point.minute <= minute)?.share.value ?? 1;
    const next = points.find((point) => point.minute > minute);
    const last = points.findLast((point) => point.minute <= minute);
    const share = next && last ? before + ((next.share.value - before) * (minute - last.minute)) / (next.minute - last.minute) : before;
    return Math.max(2, 1 + others * share);
  });
}

const WEEK_MS = 7 * DAY_MS;
const A_MONDAY = Date.parse('1970-01-05');

/**
 * The hero whose figures are open to everyone in the Moscow week of a moment; the heroes take turns. A hero added in the middle of a week
 * does not change that week's.
 */
export function heroOfWeek(heroes: readonly { name: string; addedOn?: string }[], now: Date): string {
  const week = Math.floor((Date.parse(moscowDay(now)) - A_MONDAY) / WEEK_MS);
  const monday = new Date(A_MONDAY + week * WEEK_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const old = heroes.filter(({ addedOn }) => addedOn === undefined || addedOn < monday);
  const names = (old.length > 0 ? old : heroes).map(({ name }) => name).toSorted((one, other) => (one < other ? -1 : 1));
  return names[week % Math.max(1, names.length)] ?? '';
}
