import { checkContent } from '#areas/wiki/content/check-content.service.ts';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { keepDraft } from '#areas/wiki/content/keep-draft.command.ts';
import { lossOf } from '#areas/wiki/content/loss.rules.ts';
import { differencesOf, digestOfSet, publishContent, type Differences } from '#areas/wiki/content/publish-content.command.ts';
import { findDraft, findRevision, listDrafts, listKnownHeroes } from '#areas/wiki/content/revisions.repo.ts';
import type { Db } from '#db/pool.ts';
import { datedBy } from './build-content.rules.ts';

export type Stored = { kind: 'draft' | 'revision'; id: number; isNew: boolean } & Differences;
export type Refused = { kind: 'refused'; loss: string[] } & Differences;

const AUTHOR = 'npm run import';

type Storing = { out: 'draft' | 'publish'; source: string; now: Date; acceptsLoss: boolean; doubts?: readonly string[] };

/**
 * Stores imported content as a draft or publishes it, in one transaction. Content equal to the newest draft or the current revision is not
 * stored again; content that would lose much is refused unless that is accepted. Throws Refusal wrongContent, and then nothing is changed.
 */
export async function storeGame(
  db: Db,
  content: ContentSet,
  { out, source, now, acceptsLoss, doubts = [] }: Storing,
): Promise<Stored | Refused> {
  const [last] = await listDrafts(db, 1);
  const draft = last && checkContent((await findDraft(db, last.id))?.body).content;
  const standing = (await findRevision(db)) && (await readContent(db));
  const dated = datedBy(content, [...(await listKnownHeroes(db)), ...(draft?.heroes ?? [])], standing ? now : undefined);
  const differences = await differencesOf(db, dated);
  const loss = [...doubts, ...(standing ? lossOf(standing, dated, out === 'publish') : [])];
  if (loss.length > 0 && !acceptsLoss) return { kind: 'refused', loss, ...differences };
  if (out === 'publish') {
    const { revision, isNew } = await publishContent(db, { content: dated, author: AUTHOR, source, now });
    return { kind: 'revision', id: revision.id, isNew, ...differences };
  }
  if (last && last.digest === digestOfSet(dated)) return { kind: 'draft', id: last.id, isNew: false, ...differences };
  return { kind: 'draft', id: await keepDraft(db, { content: dated, author: AUTHOR, source, now }), isNew: true, ...differences };
}
