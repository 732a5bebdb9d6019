/** A mean with its 95 % interval. */
export type Estimate = { value: number; low: number; high: number };

/** How many standard errors a 95 % interval reaches to each side. */
export const Z95 = 1.959964;

/** A value with the interval that its standard error gives. */
export function around(value: number, error: number, z = Z95): Estimate {
  return { value, low: value - z * error, high: value + z * error };
}

/**
 * A number to nine decimals: for counts up to a million, rounding it for display gives the same as rounding the exact number; with four
 * decimals it was rounded twice.
 */
export function brief(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

export function briefly({ value, low, high }: Estimate): Estimate {
  return { value: brief(value), low: brief(low), high: brief(high) };
}

/** The variance that an interval implies. */
export function varianceOf({ low, high }: Pick<Estimate, 'low' | 'high'>): number {
  return ((high - low) / (2 * Z95)) ** 2;
}

/** The factor that widens an error learned from this many players: Student's quantile over the normal one, to the first order. */
export function studentFactor(people: number): number {
  return 1 + (Z95 ** 2 + 1) / (4 * (people - 1));
}

/** The effect size that is looked for, in places: there the intervals that hold at every look are narrowest. */
const LOOKED_FOR = 0.2;

/**
 * A value with an interval that holds the truth at every look at once in 95 of 100 cases, while the variance falls with more data (Robbins'
 * mixture): a reader who looks daily and believes whatever excludes 0 is wrong no more often than one who looks once.
 */
export function aroundAlways(value: number, variance: number): Estimate {
  const prior = LOOKED_FOR ** 2;
  const reach = Math.sqrt(((variance * (variance + prior)) / prior) * Math.log((variance + prior) / (variance * 0.05 ** 2)));
  return { value, low: value - reach, high: value + reach };
}

/** The value that a standard normal variable stays below with this probability (Acklam's approximation, error below 1.2e-9). */
export function normalQuantile(probability: number): number {
  const tail = 0.02425;
  if (probability < tail) return -lowerTail(Math.sqrt(-2 * Math.log(probability)));
  if (probability > 1 - tail) return lowerTail(Math.sqrt(-2 * Math.log(1 - probability)));
  const q = probability - 0.5;
  const r = q * q;
  const above = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239];
  const below = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1];
  return (polynomial(above, r) * q) / polynomial(below, r);
}

function lowerTail(q: number): number {
  const above = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783];
  const below = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];
  return -polynomial(above, q) / polynomial(below, q);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}

/** The probability that a standard normal variable stays below (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
export function normalCumulative(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/**
 * Sums of a group of measured values from several players, each with `n` values and the sum `s`: nn, nnn, ns and ss are sums over players
 * of n², n³, n·s and s². They give the spread between players whatever the centre.
 */
export type Clustered = { n: number; sum: number; squares: number; nn: number; nnn: number; ns: number; ss: number };

export type Spread = { between: number; within: number };

/** How much values differ between players and within one player's, pooled over groups by the method of moments; never negative. */
export function pooledSpread(groups: readonly Clustered[]): Spread {
  let [between, betweenU, betweenE, total, totalU, totalE] = [0, 0, 0, 0, 0, 0];
  for (const { n, sum, squares, nn, nnn, ns, ss } of groups) {
    if (n < 2) continue;
    const mean = sum / n;
    between += ss - 2 * mean * ns + mean * mean * nn;
    betweenU += nn - (2 * nnn) / n + (nn * nn) / (n * n);
    betweenE += n - nn / n;
    total += squares - n * mean * mean;
    totalU += n - nn / n;
    totalE += n - 1;
  }
  if (totalE <= 0) return { between: 0, within: 0 };
  const determinant = betweenU * totalE - betweenE * totalU;
  const found = determinant > 0 ? (between * totalE - betweenE * total) / determinant : 0;
  const u = Math.max(0, found);
  return { between: u, within: Math.max(0, (total - u * totalU) / totalE) };
}

/** The variance of a group's mean: a few players with many values each say less than many with few each. */
export function varianceOfMean({ n, nn }: Pick<Clustered, 'n' | 'nn'>, { between, within }: Spread): number {
  return within / n + (between * nn) / (n * n);
}

type Measured = { value: number; variance: number };

/**
 * Shrinks means towards their common centre, each the more the less is known (empirical Bayes with Morris's correction). The intervals hold
 * the true means 95 times of 100. Fewer than five means are left as they are: how much they differ cannot be learned.
 */
export function shrink(measured: readonly Measured[], centre: number): Estimate[] {
  const count = measured.length;
  if (count < 5) return measured.map(({ value, variance }) => around(value, Math.sqrt(variance)));
  const spread = varianceBetween(measured, centre);
  return measured.map(({ value, variance }) => {
    const pull = (((count - 3) / (count - 1)) * variance) / (variance + spread.value);
    const doubt = pull * pull * (value - centre) ** 2 * (2 / (count - 3)) * ((spread.mean + spread.value) / (variance + spread.value));
    return around(value + pull * (centre - value), Math.sqrt(variance * (1 - pull) + doubt));
  });
}

/** The variance of the true means around their centre (DerSimonian and Laird), and the mean variance of the measurements. */
function varianceBetween(measured: readonly Measured[], centre: number): { value: number; mean: number } {
  let [weights, squares, distance] = [0, 0, 0];
  for (const { value, variance } of measured) {
    const weight = 1 / variance;
    weights += weight;
    squares += weight * weight;
    distance += weight * (value - centre) ** 2;
  }
  const value = Math.max(0, (distance - measured.length) / weights);
  return { value, mean: measured.length / weights };
}

/** The days in which a table may show a wrong one at most once in twenty times, however often one looks. */
const SEASON_DAYS = 60;
const FALSE_SEASONS = 0.05;

/**
 * How many standard errors a mean over the last `window` days must deviate so that, in 95 of 100 seasons of 60 days without any difference,
 * none of `rows` ever does, even if one looks at every moment. A mean that rolls over its window passes `z` upwards in `days` with a
 * probability of about days ÷ window × z·φ(z) (Pickands).
 */
function manyLooks(rows: number, window: number): number {
  const falseAt = (z: number) => {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    return Math.max(1, rows) * ((SEASON_DAYS / window) * z * density + 1 - normalCumulative(z));
  };
  let [low, high] = [2, 8];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (falseAt(middle) > FALSE_SEASONS) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Which of the means over the last `window` days are certainly the lowest: further below the centre than chance brings among as many in a
 * season of daily looks, and not certainly above the lowest of them.
 */
export function certainlyLowest(measured: readonly Measured[], centre: number, window: number): boolean[] {
  const z = manyLooks(measured.length, window);
  const below = measured.map(({ value, variance }) => value + z * Math.sqrt(variance) < centre);
  const lowest = measured.filter((_, index) => below[index]).toSorted((a, b) => a.value - b.value)[0];
  return measured.map(
    ({ value, variance }, index) =>
      below[index] === true && lowest !== undefined && value - lowest.value <= Z95 * Math.sqrt(variance + lowest.variance),
  );
}

export type Sample = { n: number; sum: number; squares: number };

/**
 * The mean of the first sample minus that of the second, compared within strata only: each stratum counts by its information (n₁n₀/n),
 * strata with only one kind do not count. Undefined if no stratum has both.
 */
export function stratifiedDifference(strata: readonly { one: Sample; other: Sample }[]): Estimate | undefined {
  const used = strata.filter(({ one, other }) => one.n > 0 && other.n > 0);
  let [weights, sum, squares, spare, variance] = [0, 0, 0, 0, 0];
  for (const { one, other } of used) {
    const weight = (one.n * other.n) / (one.n + other.n);
    weights += weight;
    sum += weight * (one.sum / one.n - other.sum / other.n);
    squares += one.squares - one.sum ** 2 / one.n + other.squares - other.sum ** 2 / other.n;
    spare += one.n + other.n - 2;
  }
  if (weights === 0 || spare <= 0) return undefined;
  variance = squares / spare / weights;
  return around(sum / weights, Math.sqrt(variance));
}

/** The share of the first of two outcomes with Wilson's interval; undefined when nothing was counted. */
export function shareOf(count: number, all: number): Estimate | undefined {
  if (all <= 0) return undefined;
  const share = count / all;
  const zz = (Z95 * Z95) / all;
  const middle = (share + zz / 2) / (1 + zz);
  const reach = (Z95 / (1 + zz)) * Math.sqrt((share * (1 - share)) / all + zz / (4 * all));
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
