import { asOfRevision } from '#features/content/as-of.rules.ts';
import { matchIdInQuery } from '#lib/match-id.ts';
import { paths } from '#lib/paths.ts';
import { pageNumber, shortText, type SearchOf } from '#lib/search.ts';

/** What the address of a hero's page says: the orange talent, the page of its matches and until which match those go, and the revision of the content. */
export const heroSearch = { talent: shortText, page: pageNumber, until: matchIdInQuery, asOf: asOfRevision };
export type HeroSearch = SearchOf<typeof heroSearch>;

/** The address of a hero's page that says these; the first page of matches is always up to the newest. */
export function heroAddress(name: string, { talent, page = 1, until, asOf }: Partial<HeroSearch>): string {
  return paths.hero.to({ name }, { talent: talent || undefined, page: pageNumber.write(page), until: page > 1 ? until : undefined, asOf });
}
