import { checkContent } from '#areas/wiki/content/check-content.service.ts';
import type { ContentSet, Finding } from '#areas/wiki/content/content-set.contract.ts';
import { parseMarkup } from '#services/markup.ts';
import { buildContent, missingSources, type Counts } from './build-content.rules.ts';
import type { Defect, ItemWords } from './game-files.contract.ts';
import { readGameFolder, type GameFolder } from './game-folder.provider.ts';
import { openSources } from './game-sources.rules.ts';
import { readLuaTables } from './lua-tables.provider.ts';
import { readOriginalGame } from './original-game.provider.ts';
import { readTalentTable } from './talent-table.rules.ts';

export type ReadGame = {
  /** The content to store; absent if there are problems. */
  content: ContentSet | undefined;
  counts: Counts;
  /** The reasons why it may not be stored. */
  problems: Finding[];
  /** Values that exist in one language only, or not at all. */
  gaps: Finding[];
  /** Unclosed blocks: what follows them may be swallowed, so storing them needs confirmation. */
  doubts: string[];
  /** The errors in the files, by file and line, each once. */
  defects: Defect[];
};

type Given = { dir: string; words: ItemWords; onStep: (step: string) => void };

/** Reads a game folder and builds checked content from it; stores nothing. Throws if the folder cannot be read at all. */
export async function readGame({ dir, words, onStep }: Given): Promise<ReadGame> {
  const folder = await readGameFolder(dir, onStep);
  const defects: Defect[] = [...folder.defects];
  const sources = openSources(folder.files, defects);
  onStep('talents');
  const lua = sources.file('talents');
  const tables = lua ? readLuaTables(lua) : { globals: [], defects: [] };
  const table = readTalentTable(lua?.name ?? '', tables.globals);
  for (const defect of [...tables.defects, ...table.defects]) defects.push(defect);
  const built = buildContent({ sources, table, original: readOriginalGame(), words, parseMarkup, onStep }, defects);
  onStep('check');
  const checked = checkContent(built.content);
  const problems = [
    ...severalGames(folder.games),
    ...folder.destroyed.map(destroyed),
    ...(folder.games.length > 0 ? [] : missingSources(defects).map(missing)),
    ...(folder.games.length > 0 ? [] : emptyParts(built.counts)),
    ...tooDeep(defects),
    ...checked.problems,
  ];
  return {
    content: problems.length > 0 ? undefined : checked.content,
    counts: built.counts,
    problems,
    gaps: checked.gaps,
    doubts: defects.flatMap(({ file, line, code, detail }) =>
      code === 'unclosed-block' ? [`${file}:${line}: ${detail} is never closed, what follows may be swallowed`] : [],
    ),
    defects: inOrder(defects),
  };
}

/** Files of two games are never mixed: one must be chosen. */
function severalGames(games: readonly string[]): Finding[] {
  if (games.length === 0) return [];
  const message = `several games lie here, so nothing was read; choose one by giving its folder to --game: ${games.join(', ')}`;
  return [{ kind: 'set', key: 'the folder', path: '', message }];
}

function tooDeep(defects: readonly Defect[]): Finding[] {
  const files = new Set(defects.flatMap(({ file, code }) => (code === 'too-deep' ? [file] : [])));
  return [...files].map((key) => ({ kind: 'set', key, path: '', message: 'has blocks in blocks beyond reason: it is damaged' }));
}

function destroyed({ file, looksLike }: GameFolder['destroyed'][number]): Finding {
  return {
    kind: 'set',
    key: file,
    path: '',
    message: `cannot be read as text: it looks like ${looksLike}. Save it as UTF-8, or copy it from the game again`,
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
