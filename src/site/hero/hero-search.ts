import { asOfRevision } from '#areas/wiki/content/as-of.rules.ts';
import { paths } from '#contract/paths.ts';
import { moment, pageNumber, shortText, type SearchOf } from '#contract/search.ts';

/** What the address of a hero's page says: the orange talent, the page of its matches and as of when these are listed, and the revision of the content. */
export const heroSearch = { talent: shortText, page: pageNumber, endedBy: moment, asOf: asOfRevision };
export type HeroSearch = SearchOf<typeof heroSearch>;

/** The address of a hero's page that says these; the first page of matches is always of now. */
export function heroAddress(name: string, { talent, page = 1, endedBy, asOf }: Partial<HeroSearch>): string {
  return paths.hero.to(
    { name },
    { talent: talent || undefined, page: pageNumber.write(page), endedBy: page > 1 ? moment.write(endedBy) : undefined, asOf },
  );
}
