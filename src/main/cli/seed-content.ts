import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { findRevision } from '#areas/wiki/content/revisions.repo.ts';
import type { Db } from '#db/pool.ts';
import type { Logger } from '#services/log.ts';
import { demoContent } from './read-pack.ts';

/** Publishes the demo pack as the first revision, unless content was ever published. */
export async function seedContent(db: Db, log: Logger): Promise<void> {
  if (await findRevision(db)) return;
  const startedAt = performance.now();
  const { revision } = await publishContent(db, { content: demoContent(), author: 'start', source: 'the demo pack', now: new Date() });
  log.info({ entities: revision.added, ms: Math.round(performance.now() - startedAt) }, 'the demo pack is the first content');
}
