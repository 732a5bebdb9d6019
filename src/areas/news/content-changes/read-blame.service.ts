import { listPublishedUpdates } from '#areas/news/updates/updates.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { listVersionsOf } from '#areas/wiki/content/revisions.repo.ts';
import { findHero } from '#areas/wiki/heroes/hero-details.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/pool.ts';
import type { Blame } from './content-changes.contract.ts';
import { datedValuesOf } from './entity-history.rules.ts';
import { MOST_UPDATES, noteFor } from './notes.rules.ts';

/**
 * The revision that last changed each value of a hero or an item, and the update that mentioned it. Throws Refusal heroNotFound,
 * itemNotFound.
 */
export async function readBlame(
  db: Db,
  { heroName, luaName }: { heroName?: string | undefined; luaName?: string | undefined },
): Promise<Blame> {
  const content = await readContent(db);
  const key = luaName ?? findHero(content.heroes, heroName ?? '')?.name;
  if (key === undefined) throw new Refusal('heroNotFound');
  const kind = luaName === undefined ? 'hero' : 'item';
  const [versions, updates] = await Promise.all([listVersionsOf(db, kind, key), listPublishedUpdates(db, MOST_UPDATES, 0)]);
  const values = datedValuesOf(versions);
  if (values.length === 0) throw new Refusal('itemNotFound');
  const oldestFirst = updates.toReversed();
  return {
    kind,
    key,
    values: values.map(({ path, value, revision, at }) => ({
      path,
      value,
      revision: { id: revision, publishedAt: at.toISOString() },
      note: noteFor(oldestFirst, { kind, key, path, firstAt: at, nextAt: undefined }),
    })),
  };
}
