import { historyOrders } from '#areas/games/matches/matches.contract.ts';
import { matchIdInQuery } from '#contract/match-id.ts';
import { untilOf } from '#contract/pager.ts';
import { paths } from '#contract/paths.ts';
import { oneOf, pageNumber, shortText, type SearchOf } from '#contract/search.ts';

const PREFIX = 'npc_dota_hero_';

/** The search parameters of a profile: the mode of its figures, the order of its heroes, and the filters and order of its matches. */
export const profileSearch = {
  mode: oneOf(['1x6', '2x8']),
  heroes: oneOf(['matches', 'average', 'rating']),
  /** Whether the heroes are in reverse order. */
  turned: oneOf(['no', 'yes']),
  page: pageNumber,
  until: matchIdInQuery,
  hero: shortText,
  in: oneOf(['', '1x6', '2x8']),
  place: oneOf(['', '1', '2', '3', '4', '5', '6']),
  season: shortText,
  sort: oneOf(historyOrders),
  order: oneOf(['desc', 'asc']),
};
export type ProfileSearch = SearchOf<typeof profileSearch>;

/** The address of a profile at its list of matches; another filter starts at the first page. */
export function historyAddress(id: string, search: ProfileSearch, changes: Partial<ProfileSearch>): string {
  return `${addressOf(id, { ...search, page: 1, until: undefined, ...changes })}#games`;
}

/** The same profile with its heroes in another order, or reversed if they already are in this one. */
export function heroesAddress(id: string, search: ProfileSearch, heroes: ProfileSearch['heroes']): string {
  const turned = search.heroes === heroes && search.turned === 'no' ? 'yes' : 'no';
  return `${addressOf(id, { ...search, heroes, turned })}#heroes`;
}

function addressOf(id: string, search: ProfileSearch): string {
  const { mode, heroes, turned, page, until, hero, season, place, in: within, sort, order } = search;
  const query = {
    mode: profileSearch.mode.write(mode),
    heroes: profileSearch.heroes.write(heroes),
    turned: profileSearch.turned.write(turned),
    page: pageNumber.write(page),
    until: page > 1 ? until : undefined,
    hero: hero || undefined,
    in: within || undefined,
    place: place || undefined,
    season: season || undefined,
    sort: profileSearch.sort.write(sort),
    order: profileSearch.order.write(order),
  };
  return paths.player.to({ id }, query);
}

/** The player's last match, which links to further pages contain, so that rows stay where they are while new matches come, in any order. */
export function untilIn(search: ProfileSearch, lastMatch: { matchId: number } | null): string | undefined {
  return untilOf(search, lastMatch ?? undefined);
}

/** Whether an address filters the matches. */
export function isNarrowed({ hero, season, place, in: within }: ProfileSearch): boolean {
  return Boolean(hero || season || place || within);
}

/** The same as input for the call; invalid values are left out. */
export function historyWish({ hero, in: within, place, season, sort, order }: ProfileSearch) {
  const mode: 'solo' | 'duo' = within === '2x8' ? 'duo' : 'solo';
  return {
    heroName: hero ? `${PREFIX}${hero}` : undefined,
    mode: within ? mode : undefined,
    place: place || undefined,
    season: /^\d{1,6}$/.test(season) ? season : undefined,
    sort,
    order,
  };
}

/** A hero's name in the address: `axe` for npc_dota_hero_axe. */
export function heroInAddress(name: string): string {
  return name.replace(PREFIX, '');
}
