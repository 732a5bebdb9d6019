import type { ItemSide } from '#areas/wiki/content/item-content.contract.ts';
import type { LocalLabel, LocalText } from '#areas/wiki/content/text.contract.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { RichText } from '#lib/rich-text.ts';
import { figuresOf, fillValues, type AbilityData } from './ability-data.rules.ts';
import { abilityKinds, bonusNames, type ItemWords, type OriginalItem } from './game-files.contract.ts';
import type { FoundText, PlacedText } from './game-texts.rules.ts';
import { textOf } from './key-values.rules.ts';
import { both, inBoth, labelOf, plainLabel, report, richOf, type Reading } from './reading.rules.ts';

type ItemAbility = NonNullable<ItemSide['abilities']>[number];
export type ItemRecipe = NonNullable<ItemSide['recipe']>;

/** The item in the original game, as far as its constants describe it, in English. */
export function originalSide(reading: Reading, item: OriginalItem, recipe: ItemRecipe | undefined, words: ItemWords): ItemSide {
  const bonuses = item.bonuses.map(({ display, value }) => withoutUnknown(reading, display.replace('{value}', value), item));
  const abilities = originalAbilities(reading, item, words);
  return omitUndefined({
    cost: item.cost ?? undefined,
    preStats: both(undefined, linesOf(bonuses)),
    postStats: both(undefined, linesOf(item.notes.map((note) => withoutUnknown(reading, note, item)))),
    abilities: abilities.length > 0 ? abilities : undefined,
    recipe,
  });
}

function originalAbilities(reading: Reading, item: OriginalItem, words: ItemWords): ItemAbility[] {
  return item.abilities.map(({ type, title, description }, index) => {
    const kind = abilityKinds.find((each) => each === type);
    const isCast = kind !== 'passive' && item.abilities.findIndex((each) => each.type !== 'passive') === index;
    return omitUndefined({
      name: both(undefined, plainLabel(title)),
      abilityType: kind && { ru: words.ru[kind], en: words.en[kind] },
      cooldown: item.cooldownSeconds && (isCast || item.abilities.length === 1) ? [item.cooldownSeconds] : undefined,
      manaCost: item.manaCost && isCast ? [item.manaCost] : undefined,
      oracle: both(undefined, linesOf(description.split('\n').map((line) => withoutUnknown(reading, line, item).trim()))),
    });
  });
}

/** The original's abilities with this game's times and costs, without texts whose values are outdated. */
function changedAbilities(reading: Reading, original: OriginalItem, data: AbilityData, words: ItemWords): ItemAbility[] {
  const keepsFigures = [...data.values.keys()].every((name) => name.startsWith('ability'));
  return originalAbilities(reading, original, words).map(({ oracle, cooldown, manaCost, ...rest }) => ({
    ...rest,
    ...omitUndefined({
      cooldown: cooldown && (figuresOf(data.nodes, 'AbilityCooldown') ?? cooldown),
      manaCost: manaCost && (figuresOf(data.nodes, 'AbilityManaCost') ?? manaCost),
      oracle: keepsFigures ? oracle : undefined,
    }),
  }));
}

/**
 * The item in this game. If the files change values of an original item but leave its texts to the original game, its bonuses are printed
 * with the changed values; its descriptions only if no value changed, since theirs are already filled in.
 */
export function gameSide(
  reading: Reading,
  data: AbilityData,
  original: OriginalItem | undefined,
  recipe: ItemRecipe | undefined,
  words: ItemWords,
): ItemSide {
  const key = `DOTA_Tooltip_ability_${data.name}`;
  const cost = Number(textOf(data.nodes, 'ItemCost') ?? Number.NaN);
  const described = reading.texts.find(`${key}_description`);
  const bonuses = bonusLines(reading, data, words) ?? (original && both(undefined, changedBonuses(original, data)));
  const abilities = described ? abilitiesOf(reading, data, described) : original ? changedAbilities(reading, original, data, words) : [];
  return omitUndefined({
    cost: Number.isInteger(cost) && cost >= 0 ? cost : (original?.cost ?? undefined),
    preStats: bonuses,
    postStats: notesOf(reading, data, key),
    abilities: abilities.length > 0 ? abilities : undefined,
    recipe,
  });
}

/** The source of the original game's texts, which have no lines. */
const CONSTANTS = { file: 'dotaconstants', line: 0 };

/**
 * The constants contain sentences with values that nobody filled in: the item's own values are tried, otherwise the sentence is removed.
 */
function withoutUnknown(reading: Reading, text: string, { name, bonuses }: OriginalItem): string {
  const filled = fillValues(text, new Map(bonuses.map(({ key, value }) => [key.toLowerCase(), value])));
  for (const value of filled.unknown) report(reading, CONSTANTS, 'unknown-value', `${value} of ${name}`);
  return filled.text.trim();
}

function changedBonuses(original: OriginalItem, data: AbilityData): RichText | undefined {
  return linesOf(
    original.bonuses.map(({ key, display, value }) => display.replace('{value}', data.values.get(key.toLowerCase()) ?? value)),
  );
}

/** A line for every value with a text such as `+$str` or `%+$move_speed`: a leading `%` means per cent. */
function bonusLines(reading: Reading, data: AbilityData, words: ItemWords): LocalText | undefined {
  const lines: { ru: string[]; en: string[] } = { ru: [], en: [] };
  for (const [name, value] of data.values) {
    const found = reading.texts.find(`DOTA_Tooltip_ability_${data.name}_${name}`);
    for (const language of ['ru', 'en'] as const) {
      const placed = found?.[language];
      if (placed) lines[language].push(bonusLine(reading, placed, value, words[language]));
    }
  }
  return both(linesOf(lines.ru), linesOf(lines.en));
}

function bonusLine(reading: Reading, placed: PlacedText, value: string, words: ItemWords['en']): string {
  const isPercent = placed.text.startsWith('%');
  const figures = isPercent ? value.replaceAll(/\d(?= \/|$)/g, '$&%') : value;
  const [, sign = '', rest = ''] = /^%?([+-]?)(.*)$/s.exec(placed.text) ?? [];
  const label = rest.replaceAll(/\$([a-z_]+)/g, (whole, name: string) => {
    const known = bonusNames.find((each) => each === name);
    if (!known) report(reading, placed, 'unknown-value', whole);
    return known ? words[known] : whole;
  });
  return sign === '' && /:\s*$/.test(label) ? `${label.trim()} ${figures}` : `${sign}${figures} ${label.trim()}`;
}

function notesOf(reading: Reading, data: AbilityData, key: string): LocalText | undefined {
  const notes = reading.texts.keysFrom(`${key}_note`).flatMap((each) => richOf(reading, reading.texts.find(each), data.values) ?? []);
  const join = (language: 'ru' | 'en') => {
    const texts = notes.flatMap((note) => (note[language] ? [note[language]] : []));
    const joined = texts.flatMap((text, index): RichText => (index > 0 ? [{ tag: 'br' }, ...text] : text));
    return joined.length > 0 ? joined : undefined;
  };
  return both(join('ru'), join('en'));
}

type Part = { heading: PlacedText; body: PlacedText };
type JoinedPart = { ru: Part | undefined; en: Part | undefined };

/** The abilities of a description: each begins with a heading such as `<h1>Active: Rush</h1>`. */
function abilitiesOf(reading: Reading, data: AbilityData, described: FoundText): ItemAbility[] {
  const parts = { ru: described.ru ? splitHeadings(described.ru) : [], en: described.en ? splitHeadings(described.en) : [] };
  if (described.ru && described.en && parts.ru.length !== parts.en.length)
    report(reading, described.en, 'unknown-markup', `${parts.en.length} headings, ${parts.ru.length} in Russian`);
  const joined = joinParts(parts.ru, parts.en);
  const isActive = ({ en }: JoinedPart) => /^(active|toggle|use)/i.test(en?.heading.text ?? '') || joined.length === 1;
  const cast = joined.findIndex(isActive);
  return joined
    .map(({ ru, en }, index) => {
      const of = (what: 'heading' | 'body') => ({ ...(ru ? { ru: ru[what] } : {}), ...(en ? { en: en[what] } : {}) });
      const { name, abilityType } = headingOf(reading, data, of('heading'));
      return omitUndefined({
        name,
        abilityType,
        cooldown: index === cast ? figuresOf(data.nodes, 'AbilityCooldown') : undefined,
        manaCost: index === cast ? figuresOf(data.nodes, 'AbilityManaCost') : undefined,
        oracle: richOf(reading, of('body'), data.values),
      });
    })
    .filter((ability) => Object.keys(ability).length > 0);
}

/**
 * Joins the abilities of both languages. With equal numbers they are paired in order; otherwise by name, since the Russian file keeps the
 * English names. The rest stay alone: no heading gets another ability's text.
 */
function joinParts(ru: readonly Part[], en: readonly Part[]): JoinedPart[] {
  if (ru.length === en.length || ru.length === 0 || en.length === 0)
    return Array.from({ length: Math.max(ru.length, en.length) }, (_, index) => ({ ru: ru[index], en: en[index] }));
  const nameOf = ({ heading }: Part) =>
    heading.text
      .slice(heading.text.indexOf(':') + 1)
      .trim()
      .toLowerCase();
  const joined = en.map((part): JoinedPart => ({ en: part, ru: ru.find((other) => nameOf(other) === nameOf(part)) }));
  const taken = new Set(joined.map((part) => part.ru));
  return [...joined, ...ru.filter((part) => !taken.has(part)).map((part) => ({ ru: part, en: undefined }))];
}

function splitHeadings(placed: PlacedText): Part[] {
  const pieces = placed.text.split(/<h1>(.*?)<\/h1>/is);
  const of = (text: string): PlacedText => ({ ...placed, text });
  const parts = [{ heading: of(''), body: of(pieces[0] ?? '') }];
  for (let at = 1; at < pieces.length; at += 2) parts.push({ heading: of(pieces[at] ?? ''), body: of(pieces[at + 1] ?? '') });
  return parts.filter(({ heading, body }) => heading.text !== '' || body.text.replaceAll(/<br>|\s/gi, '') !== '');
}

/** `Active: Rush` is the kind and the name; without a colon it is the name alone. */
function headingOf(
  reading: Reading,
  data: AbilityData,
  heading: FoundText,
): { name: LocalLabel | undefined; abilityType: LocalLabel | undefined } {
  const filled = inBoth(heading, (placed) => {
    const { text, unknown } = fillValues(placed.text, data.values);
    for (const name of unknown) report(reading, placed, 'unknown-value', name);
    return { ...placed, text };
  });
  const part = (make: (text: string) => string | undefined) =>
    labelOf(
      reading,
      inBoth(filled, (placed) => {
        const text = make(placed.text);
        return text === undefined ? undefined : { ...placed, text };
      }),
    );
  return {
    abilityType: part((text) => (text.includes(':') ? text.slice(0, text.indexOf(':')) : undefined)),
    name: part((text) => text.slice(text.indexOf(':') + 1)),
  };
}

/** Plain lines as a text; undefined for none. */
function linesOf(lines: readonly string[]): RichText | undefined {
  const kept = lines.join('\n').trim().split('\n');
  const text = kept.flatMap((line, index): RichText => [...(index > 0 ? [{ tag: 'br' as const }] : []), ...(line === '' ? [] : [line])]);
  return text.length > 0 ? text : undefined;
}
