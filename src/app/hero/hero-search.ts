import { asOfRevision } from '#features/content/as-of.rules.ts';
import { paths } from '#lib/paths.ts';
import { pageNumber, shortText, type SearchOf } from '#lib/search.ts';

/** What the address of a hero's page says: the orange talent and the page of its matches, and the revision of the content. */
export const heroSearch = { talent: shortText, page: pageNumber, asOf: asOfRevision };
export type HeroSearch = SearchOf<typeof heroSearch>;

/** The address of a hero's page that says these. */
export function heroAddress(name: string, { talent, page, asOf }: Partial<HeroSearch>): string {
  return paths.hero.to({ name }, { talent: talent || undefined, page: pageNumber.write(page ?? 1), asOf });
}
