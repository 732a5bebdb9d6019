import { readLines } from '#areas/news/updates/rows.rules.ts';
import { talentColours } from '#areas/news/updates/shown-update.contract.ts';
import type { Pair, UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { stableJson } from '#lib/stable-json.ts';
import { languages, type Language } from '#lib/words.ts';

/** A problem of a text in two languages: `missing` or `outdated` in `language`, or lines that do not match one to one. */
export type Finding = { path: string; problem: 'missing' | 'outdated' | 'uneven'; language: Language };

/** Every bilingual text of a document, by its path. */
export function pairsOf(document: UpdateDocument): Map<string, Pair> {
  const pairs = new Map<string, Pair>([
    ['name', document.name],
    ['description', document.description],
    ['rows', document.rows],
  ]);
  for (const item of document.items) pairs.set(`items.${item.name}`, item.rows);
  for (const hero of document.heroes) {
    pairs.set(`heroes.${hero.name}`, hero.rows);
    for (const upgrade of hero.upgrades) pairs.set(`heroes.${hero.name}.${upgrade.type}`, upgrade.rows);
    for (const talent of hero.talents)
      for (const colour of talentColours) pairs.set(`heroes.${hero.name}.${talent.name}.${colour}`, talent[colour]);
  }
  return pairs;
}

/** The earlier states of an update: at the last save, and when its editor began to type. */
type Before = { saved: UpdateDocument; begun: UpdateDocument };
const nothing: Pair = { ru: '', en: '' };

/**
 * The translations that are older than their source after a save. A language becomes outdated if only the other one was changed since its
 * editor began to type, and is current again once it is changed itself. A text that the editor marked as checked (left out of
 * `after.outdated`) is current until it is changed again.
 */
export function outdatedAfter({ saved, begun }: Before, after: UpdateDocument): UpdateDocument['outdated'] {
  const [last, first] = [pairsOf(saved), pairsOf(begun)];
  const outdated: UpdateDocument['outdated'] = {};
  for (const [path, pair] of pairsOf(after)) {
    if (!pair.ru.trim() || !pair.en.trim()) continue;
    const isTyped = changesIn(last.get(path), pair).length > 0;
    const behind = isTyped ? laggard(first.get(path), pair, begun.outdated[path]) : after.outdated[path];
    if (behind) outdated[path] = behind;
  }
  return outdated;
}

function changesIn(was: Pair = nothing, is: Pair): Language[] {
  return languages.filter((language) => was[language] !== is[language]);
}

/** The unchanged language, if there was a change to fall behind, and if the change did not bring the other one up to date. */
function laggard(was: Pair = nothing, is: Pair, behind: Language | undefined): Language | undefined {
  const [changed, other] = changesIn(was, is);
  if (changed === undefined) return behind;
  if (other !== undefined || changed === behind || was[changed].trim() === '') return undefined;
  return changed === 'ru' ? 'en' : 'ru';
}

/** The obstacles to publishing: texts in one language only, older than their source, or with another number of lines. */
export function findUntranslated(document: UpdateDocument): Finding[] {
  return [...pairsOf(document)].flatMap(([path, pair]): Finding[] => {
    const [ru, en] = [pair.ru.trim(), pair.en.trim()];
    if (!ru && !en) return [];
    if (!ru || !en) return [{ path, problem: 'missing', language: ru ? 'en' : 'ru' }];
    const behind = document.outdated[path];
    if (behind) return [{ path, problem: 'outdated', language: behind }];
    const isText = path === 'name' || path === 'description';
    return !isText && readLines(ru).length !== readLines(en).length ? [{ path, problem: 'uneven', language: 'en' }] : [];
  });
}

/** Whether a document has no name in either language. */
export function isNameless({ name }: UpdateDocument): boolean {
  return !name.ru.trim() && !name.en.trim();
}

/** A finding in English, for the log and for programs. */
export function inWords({ path, language, problem }: Finding): string {
  return `${path} (${language}) is ${problem}`;
}

/** Whether two documents are equal, whatever the order of their keys. */
export function isSameDocument(one: UpdateDocument, other: UpdateDocument): boolean {
  return stableJson(one) === stableJson(other);
}

/** Whether two documents are equal apart from the marks of outdated translations. */
export function isSameButMarks(one: UpdateDocument, other: UpdateDocument): boolean {
  return isSameDocument({ ...one, outdated: {} }, { ...other, outdated: {} });
}

/** Every text that differs between two documents. */
export function differingTexts(mine: UpdateDocument, theirs: UpdateDocument) {
  const [own, other] = [pairsOf(mine), pairsOf(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((path) =>
    languages
      .map((language) => ({ path, language, mine: own.get(path)?.[language] ?? '', theirs: other.get(path)?.[language] ?? '' }))
      .filter((texts) => texts.mine !== texts.theirs),
  );
}
