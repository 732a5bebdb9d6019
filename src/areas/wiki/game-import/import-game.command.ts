import { checkContent } from '#areas/wiki/content/check-content.service.ts';
import type { ContentSet, Finding } from '#areas/wiki/content/content-set.contract.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { keepDraft } from '#areas/wiki/content/keep-draft.command.ts';
import { digestOfSet, publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { findDraft, listDrafts, findRevision } from '#areas/wiki/content/revisions.repo.ts';
import type { Db } from '#db/pool.ts';
import { parseMarkup } from '#services/markup.ts';
import { datedBy, buildContent, missingSources, type Counts } from './build-content.rules.ts';
import type { Defect, ItemWords } from './game-files.contract.ts';
import { readGameFolder } from './game-folder.provider.ts';
import { openSources } from './game-sources.rules.ts';
import { readLuaTables } from './lua-tables.provider.ts';
import { readOriginalGame } from './original-game.provider.ts';
import { readTalentTable } from './talent-table.rules.ts';

export type ReadGame = {
  /** What may be stored; absent when there are problems. */
  content: ContentSet | undefined;
  counts: Counts;
  /** Why it may not be stored. */
  problems: Finding[];
  /** What the content has in one language only, or not at all. */
  gaps: Finding[];
  /** What is wrong in the files, by file and line, each thing once. */
  defects: Defect[];
};

type Given = { dir: string; words: ItemWords; onStep: (step: string) => void };

/** Reads a game folder and makes checked content of it; stores nothing. Throws when the folder cannot be read at all. */
export async function readGame({ dir, words, onStep }: Given): Promise<ReadGame> {
  const folder = await readGameFolder(dir, onStep);
  const defects: Defect[] = [...folder.defects];
  const sources = openSources(folder.files, defects);
  onStep('talents');
  const lua = sources.file('talents');
  const tables = lua ? readLuaTables(lua) : { globals: [], defects: [] };
  const table = readTalentTable(lua?.name ?? '', tables.globals);
  defects.push(...tables.defects, ...table.defects);
  const built = buildContent({ sources, table, original: readOriginalGame(), words, parseMarkup, onStep }, defects);
  onStep('check');
  const checked = checkContent(built.content);
  const problems = [...missingSources(defects).map(missing), ...emptyParts(built.counts), ...checked.problems];
  return {
    content: problems.length > 0 ? undefined : checked.content,
    counts: built.counts,
    problems,
    gaps: checked.gaps,
    defects: inOrder(defects),
  };
}

function missing(file: string): Finding {
  return { kind: 'set', key: file, path: '', message: 'is missing' };
}

/** A game without heroes or without a shop is a damaged folder, not a small game. */
function emptyParts({ heroes, shopItems }: Counts): Finding[] {
  const empty = [heroes === 0 ? 'heroes' : '', shopItems === 0 ? 'shop items' : ''].filter((part) => part !== '');
  return empty.map((part) => ({ kind: 'set', key: part, path: '', message: 'there are none in the files' }));
}

function inOrder(defects: readonly Defect[]): Defect[] {
  const once = new Map(defects.map((defect) => [`${defect.file}\n${defect.line}\n${defect.code}\n${defect.detail}`, defect]));
  return [...once.values()].toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

export type Stored = { kind: 'draft'; id: number; isNew: boolean } | { kind: 'revision'; id: number; isNew: boolean };

const AUTHOR = 'npm run import';

/**
 * Keeps read content as a draft or publishes it, in one transaction. What stands already, as the newest draft or the current
 * revision, is not stored again. Throws Refusal wrongContent, and then nothing is changed.
 */
export async function storeGame(db: Db, content: ContentSet, out: 'draft' | 'publish', source: string, now: Date): Promise<Stored> {
  const [last] = await listDrafts(db, 1);
  const draft = last && checkContent((await findDraft(db, last.id))?.body).content;
  const standing = (await findRevision(db)) && (await readContent(db));
  const dated = datedBy(content, [...(standing?.heroes ?? []), ...(draft?.heroes ?? [])], standing ? now : undefined);
  if (out === 'publish') {
    const { revision, isNew } = await publishContent(db, { content: dated, author: AUTHOR, source, now });
    return { kind: 'revision', id: revision.id, isNew };
  }
  if (last && last.digest === digestOfSet(dated)) return { kind: 'draft', id: last.id, isNew: false };
  return { kind: 'draft', id: await keepDraft(db, { content: dated, author: AUTHOR, source, now }), isNew: true };
}
