import * as v from 'valibot';
import { pairsOf } from '#areas/news/editor/translations.rules.ts';
import { talentColours } from '#areas/news/updates/shown-update.contract.ts';
import { longest, reservedUrls, UpdateDocument, UpdateUrl, type Pair } from '#areas/news/updates/update-document.contract.ts';
import { cleanLines } from '#lib/lenient.ts';
import { languages, type Language } from '#lib/words.ts';

/** A field that cannot be saved: a text that is too long, with the excess, or an address. */
export type Fault = { path: string; language: Language; over: number; most: number } | { path: 'url'; problem: 'malformed' | 'taken' };

/** The longest text allowed at a path. */
export function longestOf(path: string): number {
  return path === 'name' || path === 'description' ? longest[path] : longest.rows;
}

/** The fields that cannot be saved. `takenUrl` is the address that the server refused for this update. */
export function faultsOf(document: UpdateDocument, takenUrl: string | undefined): Fault[] {
  const texts = [...pairsOf(document)].flatMap(([path, pair]) =>
    languages.flatMap((language): Fault[] => {
      const [over, most] = [overOf(path, pair[language]), longestOf(path)];
      return over > 0 ? [{ path, language, over, most }] : [];
    }),
  );
  const problem = urlProblem(document.url, takenUrl);
  return problem ? [{ path: 'url', problem }, ...texts] : texts;
}

/** The saveable part of a document: fields that cannot be saved stay as in `base`. */
export function savableOf(document: UpdateDocument, base: UpdateDocument, takenUrl: string | undefined): UpdateDocument {
  const standing = pairsOf(base);
  const fitting = (path: string, pair: Pair): Pair => ({
    ru: overOf(path, pair.ru) > 0 ? (standing.get(path)?.ru ?? '') : pair.ru,
    en: overOf(path, pair.en) > 0 ? (standing.get(path)?.en ?? '') : pair.en,
  });
  const savable: UpdateDocument = {
    ...document,
    url: urlProblem(document.url, takenUrl) ? base.url : document.url,
    name: fitting('name', document.name),
    description: fitting('description', document.description),
    rows: fitting('rows', document.rows),
    items: document.items.map((item) => ({ ...item, rows: fitting(`items.${item.name}`, item.rows) })),
    heroes: document.heroes.map((hero) => ({
      ...hero,
      rows: fitting(`heroes.${hero.name}`, hero.rows),
      upgrades: hero.upgrades.map((upgrade) => ({ ...upgrade, rows: fitting(`heroes.${hero.name}.${upgrade.type}`, upgrade.rows) })),
      talents: hero.talents.map((talent) =>
        talentColours.reduce(
          (next, colour) => ({ ...next, [colour]: fitting(`heroes.${hero.name}.${talent.name}.${colour}`, talent[colour]) }),
          talent,
        ),
      ),
    })),
  };
  const read = v.safeParse(UpdateDocument, savable);
  return read.success ? read.output : savable;
}

function overOf(path: string, text: string): number {
  return cleanLines(text).length - longestOf(path);
}

function urlProblem(typed: string, takenUrl: string | undefined): 'malformed' | 'taken' | undefined {
  const read = v.safeParse(UpdateUrl, typed);
  if (read.success) return read.output === takenUrl || reservedUrls.has(read.output) ? 'taken' : undefined;
  return 'malformed';
}
