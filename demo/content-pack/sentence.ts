/** Words for the figures and names of a talent, in the right form for both languages. */
export type Language = 'ru' | 'en';
export type Words = Record<Language, string>;

/** How a sentence calls a skill: `n` as its subject, `g` in the genitive (Russian). */
export type Subject = { ru: { n: string; g: string; isPlural: boolean }; en: { n: string; isPlural: boolean } };

/** Figures of a sentence: `v` one per level, printed as values; `a` and `b` the same at every level. */
export type Figures = { v: readonly number[]; a?: number | undefined; b?: number | undefined };

type Noun = { ru: readonly [one: string, few: string, many: string]; en: readonly [one: string, other: string] };

/** What is counted; in Russian in the accusative, as after «на» and «ещё». */
const nouns: Record<string, Noun> = {
  s: { ru: ['секунду', 'секунды', 'секунд'], en: ['second', 'seconds'] },
  hit: { ru: ['удар', 'удара', 'ударов'], en: ['hit', 'hits'] },
  attack: { ru: ['атаку', 'атаки', 'атак'], en: ['attack', 'attacks'] },
  shot: { ru: ['выстрел', 'выстрела', 'выстрелов'], en: ['shot', 'shots'] },
  charge: { ru: ['заряд', 'заряда', 'зарядов'], en: ['charge', 'charges'] },
  spare: { ru: ['заряд', 'заряда', 'зарядов'], en: ['more charge', 'more charges'] },
  stack: { ru: ['эффект', 'эффекта', 'эффектов'], en: ['stack', 'stacks'] },
  target: { ru: ['цель', 'цели', 'целей'], en: ['more target', 'more targets'] },
  jump: { ru: ['отскок', 'отскока', 'отскоков'], en: ['more bounce', 'more bounces'] },
  wave: { ru: ['волну', 'волны', 'волн'], en: ['more wave', 'more waves'] },
  soul: { ru: ['душу', 'души', 'душ'], en: ['soul', 'souls'] },
};

const plurals = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };
const noBreak = '\u00a0';
const unitsAfterNumbers =
  /(\d%?\*?(?:<\/font><\/b>)?) (?=(?:секунд[уы]?|здоровья|маны|урона|золота|брони|seconds?|health|mana|damage|gold|armor)(?![a-zа-яё]))/gi;

/** The form of a noun that stands after a number: «1 заряд», «3 заряда», «1,5 секунды», "1 second". */
export function countedNoun(language: Language, key: string, count: number): string {
  const noun = nouns[key];
  if (!noun) throw new Error(`nothing is counted by "${key}"`);
  if (language === 'en') return plurals.en.select(count) === 'one' ? noun.en[0] : noun.en[1];
  const rule = Number.isInteger(count) ? plurals.ru.select(count) : 'few';
  if (rule === 'one') return noun.ru[0];
  return rule === 'few' ? noun.ru[1] : noun.ru[2];
}

/** A figure as each language writes it: decimal comma in Russian. */
export function printFigure(language: Language, figure: number): string {
  return language === 'ru' ? String(figure).replace('.', ',') : String(figure);
}

/**
 * Fills a template: `{v}` `{a}` `{b}` figures, `{v%}` with a per cent sign, `{v:s}` with a counted noun, `{n}` and `{g}` the
 * skill, `{p:one|many}` by the number of the skill. Throws when a figure is missing or not used.
 */
export function fillTemplate(language: Language, template: string, subject: Subject, figures: Figures): string {
  const used = new Set<string>();
  const filled = template.replace(/\{([a-z])(%|:[^}]+)?\}/g, (_, name: string, how = '') => {
    used.add(name);
    if (name === 'n') return subject[language].n;
    if (name === 'g' && language === 'ru') return subject.ru.g;
    if (name === 'p') return how.slice(1).split('|')[subject[language].isPlural ? 1 : 0] ?? '';
    return printFigures(language, template, name, how, figures);
  });
  for (const name of ['v', 'a', 'b'] as const) {
    if (figures[name] !== undefined && !used.has(name)) throw new Error(`"${template}" does not use the figure ${name}`);
  }
  return typeset(language, capitalised(filled));
}

/** Hand-written text: `*60%*` marks a figure that matters; spaces and signs as the language wants them. */
export function markUp(language: Language, text: string, tone: 'value' | 'orange' = 'value'): string {
  return typeset(language, text).replace(/\*([^*]+)\*/g, (_, marked: string) => printValue(marked, tone));
}

/** No-break spaces before units and dashes; the apostrophe of English. */
export function typeset(language: Language, text: string): string {
  const spaced = text.replace(/ —/g, `${noBreak}—`).replace(unitsAfterNumbers, `$1${noBreak}`);
  return language === 'en' ? spaced.replace(/(?<=\w)'(?!>)/g, '’') : spaced;
}

function printFigures(language: Language, template: string, name: string, how: string, figures: Figures): string {
  const all = name === 'v' ? figures.v : name === 'a' ? listed(figures.a) : name === 'b' ? listed(figures.b) : [];
  const last = all.at(-1);
  if (last === undefined) throw new Error(`"${template}" lacks the figure ${name}`);
  const shown = all.map((figure) => {
    const text = `${printFigure(language, figure)}${how === '%' ? '%' : ''}`;
    return name === 'v' ? printValue(text, 'value') : text;
  });
  const noun = how.startsWith(':') ? `${noBreak}${countedNoun(language, how.slice(1), last)}` : '';
  return `${shown.join(' / ')}${noun}`;
}

function printValue(text: string, tone: string): string {
  return `<b><font color='${tone}'>${text}</font></b>`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function listed(figure: number | undefined): number[] {
  return figure === undefined ? [] : [figure];
}
