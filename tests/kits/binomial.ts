/** The largest count that the number of successes stays below in fewer than `rare` of cases, of `all` with a chance of 95 % each. */
export function leastOf95(all: number, rare: number): number {
  const oddsLog = Math.log(0.95 / 0.05);
  let chanceLog = all * Math.log(0.05);
  let below = 0;
  for (let count = 0; count < all; count += 1) {
    below += Math.exp(chanceLog);
    if (below > rare) return count;
    chanceLog += Math.log((all - count) / (count + 1)) + oddsLog;
  }
  return all;
}
