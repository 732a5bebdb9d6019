import { stratifiedDifference, type Estimate, type Sample } from '#areas/stats/sources/estimate.rules.ts';

/**
 * A stratum: players alive at a minute with similar net worth at the look before and similar rating. Who bought an item since, who had it
 * earlier, who holds it now; item '' is everyone. `rest` is a place minus the hero's worth.
 */
export type StratumSums = {
  minute: number;
  stratum: number;
  item: string;
  games: number;
  restSum: number;
  restSquares: number;
  earlierGames: number;
  earlierSum: number;
  earlierSquares: number;
  holders: number;
  holderPlaces: number;
};
export type ItemEffect = { item: string; minute: number; games: number; raw: number; gained: Estimate };

/** The buyers of an item before a minute: how many players, the sum of the squares of how often each did, and the newest such matches. */
export type Buyers = { minute: number; item: string; players: number; squares: number; matches: string[] };

const LEAST_BOUGHT = 60;
const LEAST_BUYERS = 10;

/**
 * The places gained with an item bought before a minute of the game: buyers against players alive at that minute without it, with as many
 * alive, and similar rating and net worth before the purchase. Players who had it earlier take no part. `raw` simply compares all holders
 * with all others, including the winner's bias. `alike` is the share of the variance of places that is between players: frequent buyers
 * count for less than as many different players would (Kish's design effect).
 */
export function itemEffects(rows: readonly StratumSums[], buyers: readonly Buyers[], alike: number): ItemEffect[] {
  const buyersOf = new Map(buyers.map((each) => [`${each.minute} ${each.item}`, each]));
  const everyone = Map.groupBy(
    rows.filter(({ item }) => item === ''),
    ({ minute }) => minute,
  );
  const byItem = Map.groupBy(
    rows.filter(({ item }) => item !== ''),
    ({ item, minute }) => `${minute} ${item}`,
  );
  return [...byItem.values()].flatMap((held): ItemEffect[] => {
    const [first] = held;
    if (!first) return [];
    const { item, minute } = first;
    const all = everyone.get(minute) ?? [];
    const ofStratum = new Map(held.map((row) => [row.stratum, row]));
    const strata = all.map((row) => {
      const mine = ofStratum.get(row.stratum);
      const bought = mine ? boughtOf(mine) : nothing;
      return { one: less(less(boughtOf(row), bought), mine ? earlierOf(mine) : nothing), other: bought };
    });
    const gained = stratifiedDifference(strata);
    const games = sumOf(held, (row) => row.games);
    const holders = sumOf(held, (row) => row.holders);
    const others = sumOf(all, (row) => row.holders) - holders;
    const { players = 0, squares = games } = buyersOf.get(`${minute} ${item}`) ?? {};
    if (!gained || games < LEAST_BOUGHT || players < LEAST_BUYERS || others <= 0) return [];
    const places = sumOf(held, (row) => row.holderPlaces);
    const raw = (sumOf(all, (row) => row.holderPlaces) - places) / others - places / holders;
    return [{ item, minute, games, raw, gained: widened(gained, Math.sqrt(1 + alike * (squares / games - 1))) }];
  });
}

function widened({ value, low, high }: Estimate, times: number): Estimate {
  return { value, low: value - (value - low) * times, high: value + (high - value) * times };
}

const nothing: Sample = { n: 0, sum: 0, squares: 0 };

function boughtOf({ games, restSum, restSquares }: StratumSums): Sample {
  return { n: games, sum: restSum, squares: restSquares };
}

function earlierOf({ earlierGames, earlierSum, earlierSquares }: StratumSums): Sample {
  return { n: earlierGames, sum: earlierSum, squares: earlierSquares };
}

function sumOf(rows: readonly StratumSums[], valueOf: (row: StratumSums) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}

function less(all: Sample, part: Sample): Sample {
  return { n: all.n - part.n, sum: all.sum - part.sum, squares: all.squares - part.squares };
}
