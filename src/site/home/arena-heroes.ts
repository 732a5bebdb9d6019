const PLACES = 6;

/** Six different heroes for the arena: favourites of the best players in their order, then any of `others`. */
export function arenaHeroes(favourites: readonly (string | null)[], others: readonly string[]): string[] {
  const known = favourites.filter((hero) => hero !== null);
  return [...new Set([...known, ...others])].slice(0, PLACES);
}
