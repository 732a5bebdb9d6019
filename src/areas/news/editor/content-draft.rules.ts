import { placeOf } from '#areas/news/content-changes/change-place.rules.ts';
import { wordsOfHtml } from '#areas/news/content-changes/html-words.rules.ts';
import type { TalentColour } from '#areas/news/updates/shown-update.contract.ts';
import { longest, type HeroLines, type ItemLines, type Pair } from '#areas/news/updates/update-document.contract.ts';
import { text } from '#areas/news/updates/update-words.text.ts';
import { requirementsOf } from '#areas/wiki/content/content.rules.ts';
import type { EntityChange, ValueChange } from '#areas/wiki/content/revision.contract.ts';
import { valuesOf } from '#areas/wiki/content/revision.rules.ts';
import { languages, type Language } from '#lib/words.ts';

type DraftedLines = { rows: Pair; items: ItemLines[]; heroes: HeroLines[] };

/**
 * The differences between two revisions of the content as lines of a draft: numbers as before → after, marks where they are certain.
 * General talents are in the rows of the game as a whole.
 */
export function draftOfChanges(given: readonly EntityChange[], itemTitle: ItemTitle): DraftedLines {
  const changes = given.map((change) =>
    change.change === 'changed' ? { ...change, values: saidOnce(change.values.flatMap(partsOf)) } : change,
  );
  return {
    rows: linesOf(given.flatMap(({ kind, values }) => (kind === 'general' ? saidOnce(values.flatMap(partsOf)) : []))),
    items: changes
      .flatMap((change) => (change.kind === 'item' ? [{ name: change.key, rows: linesOfItem(change, itemTitle) }] : []))
      .filter(hasLines),
    heroes: changes.flatMap((change) => (change.kind === 'hero' ? [heroOf(change)] : [])).filter(saysSomething),
  };
}

const figures = ['cooldown', 'manaCost', 'cost'] as const;
/** What an item is called in a language. */
type ItemTitle = (luaName: string, language: Language) => string;

/** Fields that only repeat others when a talent or an ability was added or removed. */
const repeated = /\.(?:levelTexts|summary|extraInfo|abilityType|levels)\b/;

/** The single values of an added or removed entry, such as a talent or a recipe. */
function partsOf(value: ValueChange): ValueChange[] {
  const whole = value.before ?? value.after;
  if ((value.before !== null && value.after !== null) || typeof whole !== 'object') return [value];
  const isNew = value.before === null;
  return valuesOf(whole, value.path)
    .filter(({ path }) => path === value.path || !repeated.test(path.slice(value.path.length)))
    .map(({ path, value: each }) => ({ path, before: isNew ? null : each, after: isNew ? each : null }));
}

/** Leaves out a talent's levels and summary if its text, which contains the values of all levels, changed with them. */
function saidOnce(values: readonly ValueChange[]): ValueChange[] {
  const paths = new Set(values.map(({ path }) => path));
  return values.filter(({ path }) => {
    const [, talent, language] = /^(.*)\.(?:levelTexts\[\d+\]|summary)\.(ru|en)$/.exec(path) ?? [];
    return talent === undefined || !paths.has(`${talent}.text.${language}`);
  });
}

function linesOfItem({ change, values }: EntityChange, itemTitle: ItemTitle): Pair {
  if (change === 'added') return both('*', 'addedItem');
  if (change === 'removed') return both('-', 'removed');
  const own = values.filter(({ path }) => path.startsWith('itemIn1x6.'));
  const recipe = (value: ValueChange) => value.path.startsWith('itemIn1x6.recipe.');
  const [plain, assembled] = [linesOf(own.filter((value) => !recipe(value))), own.filter(recipe)];
  const join = (language: Language) => [plain[language], ...recipeLines(assembled, language, itemTitle)].filter(Boolean);
  return { ru: fitting(join('ru')), en: fitting(join('en')) };
}

function recipeLines(values: readonly ValueChange[], language: Language, itemTitle: ItemTitle): string[] {
  const words = text(language);
  return values.flatMap((value) => {
    if (value.path.endsWith('.cost')) return value.after === null ? [] : [figureLine(value, words.recipeCost)];
    if (typeof value.after !== 'string') return [`~ ${words.soldWhole}`];
    const parts = requirementsOf(value.after).map((part) => wordsOfHtml(itemTitle(part, language)));
    return [`~ ${words.madeOf}: ${parts.join(' + ')}.`];
  });
}

function heroOf({ key, change, values }: EntityChange): HeroLines {
  if (change !== 'changed') {
    return { name: key, rows: change === 'added' ? both('*', 'addedHero') : both('-', 'removed'), upgrades: [], talents: [] };
  }
  const talents = new Map<string, ValueChange[]>();
  const upgrades = new Map<string, ValueChange[]>();
  for (const value of values) {
    const place = placeOf(value.path);
    if (!place) continue;
    const [group, name] = 'upgrade' in place ? [upgrades, place.upgrade] : [talents, `${place.talent} ${place.colour}`];
    group.set(name, [...(group.get(name) ?? []), value]);
  }
  const names = [...new Set([...talents.keys()].map((place) => place.split(' ')[0] ?? ''))];
  const lines = (name: string, colour: TalentColour) => linesOf(talents.get(`${name} ${colour}`) ?? []);
  return {
    name: key,
    rows: linesOf(values.filter(({ path }) => path.startsWith('changes'))),
    upgrades: (['scepter', 'shard', 'innate'] as const).map((type) => ({ type, rows: linesOf(upgrades.get(type) ?? []) })).filter(hasLines),
    talents: names
      .map((name) => ({
        name,
        orange: lines(name, 'orange'),
        purple: lines(name, 'purple'),
        blue: lines(name, 'blue'),
        ability: lines(name, 'ability'),
      }))
      .filter(({ orange, purple, blue, ability }) => [orange, purple, blue, ability].some((pair) => pair.ru !== '' || pair.en !== '')),
  };
}

function linesOf(values: readonly ValueChange[]): Pair {
  const lines: Record<Language, string[]> = { ru: [], en: [] };
  for (const value of values) {
    const figure = figures.find((name) => new RegExp(`\\.${name}$`).test(value.path));
    for (const language of languages) {
      if (figure) lines[language].push(figureLine(value, text(language)[figure]));
      else if (value.path.endsWith(`.${language}`) && isText(value)) lines[language].push(textLine(value, text(language).gone));
    }
  }
  return { ru: fitting(lines.ru), en: fitting(lines.en) };
}

/** As many lines as fit into a field of an update. */
function fitting(lines: readonly string[]): string {
  const all = lines.join('\n');
  if (all.length <= longest.rows) return all;
  const cut = all.slice(0, longest.rows - 2);
  return `${cut.slice(0, cut.lastIndexOf('\n'))}\n…`;
}

/** For cooldowns and prices, less is better. */
function figureLine({ before, after }: ValueChange, label: string): string {
  const [was, is] = [sumOf(before), sumOf(after)];
  const mark = before === null || after === null || was === is ? '~' : is < was ? '+' : '-';
  return `${mark} ${label}: ${shown(before)} → **${shown(after)}**.`;
}

const NUMBER = /\d+(?:[.,]\d+)?/g;

/** The new text with each changed number as before → after, if only numbers changed; otherwise just the new text. */
function textLine({ before, after }: ValueChange, gone: string): string {
  const [was, is] = [wordsOfHtml(before), wordsOfHtml(after)];
  if (was === '') return `* ${is}`;
  if (is === '') return `- ${gone}: ${was}`;
  if (was.replace(NUMBER, '#') !== is.replace(NUMBER, '#')) return `~ ${is}`;
  const old = was.match(NUMBER) ?? [];
  let index = 0;
  return `~ ${is.replace(NUMBER, (number) => {
    const previous = old[index++];
    return previous === number || previous === undefined ? number : `${previous} → **${number}**`;
  })}`;
}

function isText({ before, after }: ValueChange): boolean {
  return [before, after].every((value) => value === null || typeof value === 'string');
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(' / ');
  return typeof value === 'number' ? String(value) : '—';
}

function sumOf(value: unknown): number {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
}

function both(mark: string, word: 'addedHero' | 'addedItem' | 'removed'): Pair {
  return { ru: `${mark} ${text('ru')[word]}`, en: `${mark} ${text('en')[word]}` };
}

function hasLines({ rows }: { rows: Pair }): boolean {
  return rows.ru !== '' || rows.en !== '';
}

function saysSomething(hero: HeroLines): boolean {
  return hasLines(hero) || hero.upgrades.length > 0 || hero.talents.length > 0;
}
