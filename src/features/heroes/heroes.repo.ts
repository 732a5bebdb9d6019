import { readContent } from '#features/content/content.repo.ts';
import type { HeroContent } from '#features/content/hero-content.contract.ts';
import type { Db } from '#platform/database.ts';

/** Every hero of the content in the order of names, by default as it stands now. */
export async function listContentHeroes(db: Db, asOf?: number): Promise<readonly HeroContent[]> {
  return (await readContent(db, asOf)).heroes;
}
