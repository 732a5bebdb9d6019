import type { LocalLabel, LocalText } from '#areas/wiki/content/text.contract.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import { toPlainText, type RichText } from '#lib/rich-text.ts';
import { fillValues, figuresOf, type AbilityData } from './ability-data.rules.ts';
import type { Defect, DefectCode } from './game-files.contract.ts';
import type { FoundText, GameTexts, PlacedText } from './game-texts.rules.ts';

type Rows = [string, string][];

export type AbilityTexts = {
  title?: LocalLabel;
  description?: LocalText;
  extraValues?: { ru?: Rows; en?: Rows };
  cooldown?: number[];
  manaCost?: number[];
};

/** An ability's description in the files; only those of its values for which `isOfIt` is true. */
export function describeAbility(reading: Reading, name: string, data: AbilityData, isOfIt: (value: string) => boolean): AbilityTexts {
  const key = `DOTA_Tooltip_ability_${name}`;
  return omitUndefined({
    title: labelOf(reading, reading.texts.find(key)),
    description: richOf(reading, reading.texts.find(`${key}_description`), data.values),
    extraValues: extraValuesOf(reading, name, data, isOfIt),
    cooldown: figuresOf(data.nodes, 'AbilityCooldown'),
    manaCost: figuresOf(data.nodes, 'AbilityManaCost'),
  });
}

/** Rows of a label and the figures of a value, for the values that have a text of their own: `%SLOW:` is in per cent. */
function extraValuesOf(
  reading: Reading,
  name: string,
  data: AbilityData,
  isOfIt: (value: string) => boolean,
): { ru?: Rows; en?: Rows } | undefined {
  const rows: { ru: Rows; en: Rows } = { ru: [], en: [] };
  for (const [value, figures] of data.values) {
    if (!isOfIt(value)) continue;
    const found = reading.texts.find(`DOTA_Tooltip_ability_${name}_${value}`);
    for (const language of ['ru', 'en'] as const) {
      const label = found?.[language]?.text ?? '';
      const isPercent = label.startsWith('%');
      const words = plainLabel(label.slice(isPercent ? 1 : 0).replace(/:\s*$/, ''));
      if (words) rows[language].push([words, isPercent ? figures.replaceAll(/\d(?= \/|$)/g, '$&%') : figures]);
    }
  }
  return both(rows.ru.length > 0 ? rows.ru : undefined, rows.en.length > 0 ? rows.en : undefined);
}

/** The shared state of an import; defects are collected on the way. */
export type Reading = {
  texts: GameTexts;
  defects: Defect[];
  parseMarkup: (markup: string) => { text: RichText; problems: string[] };
};

const NO_VALUES: ReadonlyMap<string, string> = new Map();
const LONGEST_LABEL = 200;

export function report(reading: Reading, at: { file: string; line: number }, code: DefectCode, detail: string): void {
  reading.defects.push({ file: at.file, line: at.line, code, detail });
}

/** A text with markup in the languages it exists in, with values filled in; undefined if nothing of it remains. */
export function richOf(reading: Reading, found: FoundText | undefined, values = NO_VALUES): LocalText | undefined {
  return inBoth(found, (placed) => {
    const rich = richTextOf(reading, placed, values);
    return rich.length > 0 ? rich : undefined;
  });
}

function richTextOf(reading: Reading, placed: PlacedText, values: ReadonlyMap<string, string>): RichText {
  const { text, unknown } = fillValues(placed.text, values);
  for (const name of unknown) report(reading, placed, 'unknown-value', name);
  const { text: rich, problems } = reading.parseMarkup(text);
  for (const problem of problems) report(reading, placed, 'unknown-markup', problem);
  return rich;
}

/** A one-line text without markup, in the languages it exists in. */
export function labelOf(reading: Reading, found: FoundText | undefined): LocalLabel | undefined {
  return inBoth(found, (placed) => plainLabel(toPlainText(richTextOf(reading, placed, NO_VALUES))));
}

/** A text as a label: one line of bounded length; undefined for an empty one. */
export function plainLabel(text: string): string | undefined {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? undefined : line.slice(0, LONGEST_LABEL).toWellFormed();
}

/** What `make` returns for the text in each language; undefined if nothing in either. */
export function inBoth<T>(
  found: FoundText | undefined,
  make: (placed: PlacedText, language: 'ru' | 'en') => T | undefined,
): { ru?: T; en?: T } | undefined {
  const ru = found?.ru && make(found.ru, 'ru');
  const en = found?.en && make(found.en, 'en');
  return both(ru, en);
}

/** A value in the languages it exists in; undefined if in none. */
export function both<T>(ru: T | undefined, en: T | undefined): { ru?: T; en?: T } | undefined {
  if (ru === undefined && en === undefined) return undefined;
  return { ...(ru === undefined ? {} : { ru }), ...(en === undefined ? {} : { en }) };
}

/** A texture's name as a picture name: the last part of its path; undefined if it is invalid. */
export function pictureOf(texture: string | undefined): string | undefined {
  const name = texture
    ?.split('/')
    .at(-1)
    ?.trim()
    .replaceAll(/[^\w-]/g, '_')
    .slice(0, 120);
  return name === '' ? undefined : name;
}
