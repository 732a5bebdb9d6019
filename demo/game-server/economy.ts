import { Random } from '#lib/random.ts';
import { largeItems } from './draft.ts';
import { costOf } from './game-content.ts';
import type { Seat, Snapshot } from './match-plan.ts';
import { STRONGER, type Strengths } from './strengths.ts';
import { madeBy } from './talent-choices.ts';

/** Game seconds at which the script records every player's items. */
const snapshotSeconds = [20, 40, 120, 300, 600, 900, 1200, 1800, 2400];
const START_GOLD = 625;
const SLOTS = 6;
const SMALL_ITEM_GOLD = 1000;
const startItems = ['item_tango', 'item_branches', 'item_quelling_blade', 'item_circlet', 'item_faerie_fire'];
const smallItems = [
  'item_magic_wand',
  'item_bracer',
  'item_wraith_band',
  'item_null_talisman',
  'item_ring_of_health',
  'item_void_stone',
  'item_crown',
  'item_blades_of_attack',
  'item_cloak',
];
const aghanims: ReadonlySet<string> = new Set(['item_aghanims_shard', 'item_ultimate_scepter']);
const boots = ['item_power_treads', 'item_phase_boots', 'item_arcane_boots'];

/** A source of gold from some moment of the match on. */
type Gains = Pick<Strengths, 'talents' | 'firstPurples' | 'firstItems'>;

/** Fills in a seat's net worth and items at every look, the last one at its end, and the figures that follow from gold. */
export function earn(random: Random, seat: Seat, strengths: Gains): void {
  const shopping = shoppingList(random, seat);
  const worthAt = incomeOf(seat, shopping, strengths);
  const look = (atSeconds: number): Snapshot => {
    const networth = worthAt(atSeconds) * random.between(0.97, 1.03);
    return { atSeconds, networth, items: bag(shopping, networth) };
  };
  seat.snapshots = [...snapshotSeconds.filter((seconds) => seconds < seat.endSeconds), seat.endSeconds].map(look);
  const minutes = seat.endSeconds / 60;
  const networth = seat.snapshots.at(-1)?.networth ?? 0;
  seat.gpm = (networth / minutes) * random.between(1.02, 1.2);
  seat.xpm = seat.gpm * random.between(1, 1.35);
  seat.level = Math.min(30, Math.max(1, Math.round(1 + 26 * (minutes / 32) ** 0.8 + 1.5 * seat.strength + random.normal(0, 0.7))));
  seat.lastHits = Math.max(0, Math.round(minutes * 7.5 * Math.exp(0.1 * seat.strength) * random.between(0.75, 1.2)));
}

/**
 * Net worth by seconds of the game. What a talent or the first item is worth in a fight brings gold from its choice or purchase on,
 * not before: nobody is ahead by what he has yet to be offered.
 */
function incomeOf(seat: Seat, { order }: Shopping, strengths: Gains): (seconds: number) => number {
  const orange = strengths.talents.get(seat.mainTalent) ?? 0;
  const purple = strengths.firstPurples.get(seat.firstPurple.picked) ?? 0;
  const item = strengths.firstItems.get(seat.firstItem ?? '') ?? 0;
  const pace = 265 * Math.exp(STRONGER * (seat.strength - orange - purple - item) + seat.fortune);
  const price = order.slice(0, 2).reduce((sum, { cost }) => sum + cost, 0);
  const withOrange = (played: number) => faster(played, playedBy(madeBy('orange')), orange);
  const withTalents = (played: number) => faster(withOrange(played), withOrange(playedBy(madeBy('purple'))), purple);
  return (seconds) => faster(START_GOLD + pace * withTalents(playedBy(seconds)), price, item);
}

const playedBy = (seconds: number) => (seconds / 60) ** 1.25;

/** The value of `amount` if it had grown faster by a strength since `from`. */
function faster(amount: number, from: number, strength: number): number {
  return amount <= from ? amount : from + (amount - from) * Math.exp(STRONGER * strength);
}

type Priced = { item: string; cost: number };
type Shopping = { starts: Priced[]; small: Priced[]; order: Priced[] };
const plans = new Map<string, string[]>();

/** The items that players with this orange talent build, in order: the truth that item builds recover. */
export function talentBuild(talent: string): readonly string[] {
  let plan = plans.get(talent);
  if (!plan) {
    plan = new Random(`build/${talent}`).sample(largeItems, 7).sort((one, other) => costOf(one) - costOf(other));
    plans.set(talent, plan);
  }
  return plan;
}

function shoppingList(random: Random, seat: Seat): Shopping {
  const build = talentBuild(seat.mainTalent).map((item) => (random.chance(0.8) ? item : random.pick(largeItems)));
  const [first = '', second = '', third = '', ...late] = [...new Set(build)];
  const agreed = [first, second, 'item_aghanims_shard', third, 'item_ultimate_scepter', ...late].filter(Boolean);
  const order = [random.pick(boots), ...(seat.firstItem ? [seat.firstItem] : []), ...agreed];
  return { starts: priced(random.sample(startItems, 4)), small: priced(random.sample(smallItems, 4)), order: priced(order) };
}

function priced(items: readonly string[]): Priced[] {
  return items.map((item) => ({ item, cost: costOf(item) }));
}

/** At most six items, then shard and scepter when owned. */
function bag(shopping: Shopping, networth: number): string[] {
  let gold = networth;
  const large: string[] = [];
  const upgrades: string[] = [];
  for (const { item, cost } of shopping.order) {
    if (cost > gold) break;
    gold -= cost;
    (aghanims.has(item) ? upgrades : large).push(item);
  }
  if (large.length > SLOTS) large.splice(0, large.length - SLOTS);
  const fillers = large.length === 0 && networth < START_GOLD + SMALL_ITEM_GOLD ? shopping.starts : shopping.small;
  for (const { item, cost } of fillers) {
    if (large.length >= SLOTS || cost > gold) continue;
    gold -= cost;
    large.push(item);
  }
  return [...large, ...upgrades];
}
