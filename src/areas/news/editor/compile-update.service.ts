import { hasRows, readLines, saysSomething, withBold } from '#areas/news/updates/rows.rules.ts';
import type { LocalRows, ShownRow, ShownUpdate } from '#areas/news/updates/shown-update.contract.ts';
import type { Pair, UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { text as problemWords } from '#lib/markup-problems.text.ts';
import { toPlainText } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';
import { parseMarkup } from '#services/markup.ts';

/**
 * The content of a document, with its markup parsed against the allow-list; entries without a line are left out. `problems` are in the
 * language.
 */
export function compileUpdate(document: UpdateDocument, language: Language = 'en'): { shown: ShownUpdate; problems: string[] } {
  const problems = new Set<string>();
  const lines = (typed: string) =>
    readLines(typed)
      .map(({ mark, words }): ShownRow => ({ mark, text: parseLine(words, language, problems) }))
      .filter(({ text }) => {
        const hasWords = toPlainText(text).trim() !== '';
        if (!hasWords) problems.add(problemWords(language).emptyLine);
        return hasWords;
      });
  const rows = ({ ru, en }: Pair): LocalRows => ({ ru: lines(ru), en: lines(en) });
  const shown: ShownUpdate = {
    type: document.type,
    name: { ru: document.name.ru.trim(), en: document.name.en.trim() },
    description: { ru: document.description.ru.trim(), en: document.description.en.trim() },
    rows: rows(document.rows),
    items: document.items.map((item) => ({ name: item.name, rows: rows(item.rows) })).filter((item) => hasRows(item.rows)),
    heroes: document.heroes
      .map((hero) => ({
        name: hero.name,
        rows: rows(hero.rows),
        upgrades: hero.upgrades.map(({ type, rows: typed }) => ({ type, rows: rows(typed) })).filter((upgrade) => hasRows(upgrade.rows)),
        talents: hero.talents
          .map(({ name, orange, purple, blue, ability }) => ({
            name,
            orange: rows(orange),
            purple: rows(purple),
            blue: rows(blue),
            ability: rows(ability),
          }))
          .filter(({ orange, purple, blue, ability }) => [orange, purple, blue, ability].some(hasRows)),
      }))
      .filter(saysSomething),
  };
  return { shown, problems: [...problems] };
}

function parseLine(words: string, language: Language, problems: Set<string>): ShownRow['text'] {
  const { text, problems: found } = parseMarkup(words, language);
  for (const problem of found) problems.add(problem);
  return withBold(text);
}
