import { findCalled } from '#areas/players/search/search-names.rules.ts';
import type { Attribute } from '#lib/emblem/emblem.ts';

/** A hero as the grid shows and searches it. */
export type PickHero = {
  name: string;
  urlName: string;
  title: string;
  short: string;
  attribute: Attribute;
  names: string[];
  nicknames: string[];
};

const MOST_HITS = 8;

/** The heroes that a few typed letters may mean, best first. */
export function pickHits(heroes: readonly PickHero[], typed: string): PickHero[] {
  return findCalled(heroes, typed, MOST_HITS);
}
