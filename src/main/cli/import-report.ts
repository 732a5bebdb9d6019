import type { DefectCode } from '#areas/wiki/game-import/game-files.contract.ts';
import type { ReadGame } from '#areas/wiki/game-import/read-game.command.ts';
import type { Refused, Stored } from '#areas/wiki/game-import/store-game.command.ts';
import { lineOf } from './read-pack.ts';

/** What each defect means, and how it was handled. */
const meanings: Record<DefectCode, string> = {
  'missing-file': 'a file that is read when it is there',
  'unread-file': 'files of no kind that is read',
  'unread-root': 'an entry where none is expected: passed over',
  'damaged-encoding': 'bytes that are no text: shown as a replacement mark',
  'old-encoding': 'a file in windows-1251: read as such; save it as UTF-8',
  link: 'a link that leads out of the folder, nowhere or in a circle: not followed',
  'more-defects': 'a file with so many defects that the rest is only counted',
  'missing-quote': 'no closing quote: the text ends with its line',
  'value-on-next-line': 'a value in the line after its key: taken',
  'key-without-value': 'a key with no value: passed over',
  'stray-text': 'a third text in a line: passed over',
  'extra-close': 'a closing brace too many: passed over',
  'unclosed-block': 'a block that is never closed: it ends with the file',
  'block-without-key': 'a block without a name: kept under none',
  'too-deep': 'blocks in blocks beyond reason: made flat',
  'missing-base': 'a #base that is not there',
  'circular-base': 'a #base that leads back: read once',
  'duplicate-key': 'a key given more than once: the last one counts',
  'duplicate-block': 'a block given more than once: the last one counts',
  'lua-syntax': 'Lua that cannot be parsed',
  'lua-expression': 'Lua that is no constant and no table: never executed, passed over',
  'unknown-row': 'a row of the talent table of an unknown form: passed over',
  'unknown-hero': 'a hero that another file does not know',
  'unknown-ability': 'an ability that no file describes',
  'unknown-item': 'an item that no file describes',
  'unknown-skill': 'a talent of no known skill: shown beside the skills',
  'guessed-skill': 'a skill whose ability was found by its place, not its name',
  'unknown-attribute': 'a hero without a known attribute: taken for universal',
  'unknown-value': 'a %value% that no file gives: its sentence is left out',
  'unknown-switch': 'a text of an upgrade that is not switched on: not shown',
  'missing-text': 'no text in either language: nothing is shown',
  'only-one-language': 'a text in one language only',
  'unused-text': 'a text of nothing that the wiki shows',
  'removed-item': 'an item that the shop sells and the game removes: shown as the original has it',
  'repeated-item': 'an item twice on one shelf: shown once',
  'unknown-shop-group': 'a group of the shop without a shelf: its items are kept beside the shop',
  'unknown-markup': 'markup that is not allowed or not closed: the words are kept',
  'not-shown': 'something read that has no place on the site',
};

/** The summary for an operator: the counts, the number of defects by kind, and the problems that prevent storing. */
export function summaryOf({ counts, defects, gaps, problems }: ReadGame): string {
  const found = new Map<DefectCode, number>();
  for (const { code } of defects) found.set(code, (found.get(code) ?? 0) + 1);
  const width = Math.max(0, ...[...found.values()].map((count) => String(count).length));
  return [
    `${counts.heroes} heroes with ${counts.talents} talents, ${counts.generalTalents} talents for any hero: ${counts.tableEntries} entries of the talent table`,
    `${counts.upgrades} upgrades, ${counts.changes} changes`,
    `${counts.shopItems} shop items, ${counts.shelved} of them on shelves; ${counts.items} items in all, ${counts.recipes} with recipes`,
    `${counts.texts.used} texts used, ${counts.texts.unused} not`,
    '',
    ...(found.size > 0 ? ['In the files:'] : ['No defects in the files.']),
    ...[...found]
      .toSorted(([, a], [, b]) => a - b)
      .map(([code, count]) => `  ${String(count).padStart(width)}  ${code}: ${meanings[code]}`),
    ...(gaps.length > 0
      ? ['', `${gaps.length} values of the content are there in one language only or missing; they are simply not shown.`]
      : []),
    ...(problems.length > 0 ? ['', 'It cannot be stored:', ...problems.map((problem) => `  ${lineOf(problem)}`)] : []),
  ].join('\n');
}

/** Everything, one line each: the problems that prevent storing, the defects by file and line, and the gaps in the content. */
export function listingOf({ problems, defects, gaps }: ReadGame): string {
  return [
    ...problems.map((problem) => `problem ${lineOf(problem)}`),
    ...defects.map(({ file, line, code, detail }) => `${file}:${line} ${code} ${detail}`),
    ...gaps.map((gap) => `gap ${lineOf(gap)}`),
    '',
  ].join('\n');
}

/** The same for programs. */
export function jsonOf({ counts, problems, defects, gaps }: ReadGame): string {
  return `${JSON.stringify({ counts, problems, defects, gaps }, null, 2)}\n`;
}

/** The result: the difference from the current content, where the new content is now, and what would be lost by accepting it. */
export function storedLines(stored: Stored | Refused): string[] {
  const { added, changed, removed } = stored;
  const counts = `Against what stands: +${added} ~${changed} -${removed}`;
  if (stored.kind === 'refused') {
    const lost = stored.loss.map((line) => `  ${line}`);
    return [counts, 'This would take away:', ...lost, 'Nothing is stored. If that is right, run it again with --accept-loss.'];
  }
  const { kind, id, isNew } = stored;
  if (!isNew) return [counts, `Nothing differs from ${kind} ${id}.`];
  const next =
    kind === 'draft' ? `npm run content -- publish-draft ${id} publishes it` : `npm run content -- rollback ${id - 1} takes it back`;
  return [counts, `Stored as ${kind} ${id}${id > 1 || kind === 'draft' ? `: ${next}` : ''}.`];
}
