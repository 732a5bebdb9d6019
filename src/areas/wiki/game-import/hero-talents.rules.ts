import type { TalentContent, HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import type { LocalText } from '#areas/wiki/content/text.contract.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AbilityData } from './ability-data.rules.ts';
import type { FoundText } from './game-texts.rules.ts';
import type { Slot } from './hero-skills.rules.ts';
import { textOf } from './key-values.rules.ts';
import { inBoth, pictureOf, report, richOf, type Reading, describeAbility } from './reading.rules.ts';
import type { TableTalent } from './talent-table.rules.ts';

type UpgradeContent = NonNullable<HeroContent['upgrades']>[number];
const MOST = 12;
const switches = [
  { type: 'scepter', has: 'HasScepterUpgrade', granted: 'IsGrantedByScepter', suffix: 'scepter_description' },
  { type: 'shard', has: 'HasShardUpgrade', granted: 'IsGrantedByShard', suffix: 'shard_description' },
] as const;

/** The changes to a hero's abilities by scepter, shard and innate. Slots that repeat an ability count once. */
export function upgradesOf(reading: Reading, slots: readonly Slot[]): UpgradeContent[] {
  const upgrades = new Map<string, UpgradeContent>();
  for (const { name, data } of slots) {
    if (!data) continue;
    for (const upgrade of [...switches.map((each) => upgradeOf(reading, name, data, each)), innateOf(reading, name, data)])
      if (upgrade) upgrades.set(JSON.stringify([upgrade.type, upgrade.title, upgrade.description]), upgrade);
  }
  const all = [...upgrades.values()];
  const [over] = slots;
  if (all.length > MOST && over?.data) report(reading, over.data, 'not-shown', `${all.length - MOST} more upgrades`);
  return all.slice(0, MOST);
}

function upgradeOf(
  reading: Reading,
  name: string,
  data: AbilityData,
  { type, has, granted, suffix }: (typeof switches)[number],
): UpgradeContent | undefined {
  const found = reading.texts.find(`DOTA_Tooltip_ability_${name}_${suffix}`);
  const isGranted = isOn(data, granted);
  if (!isGranted && !isOn(data, has)) {
    if (found) report(reading, data, 'unknown-switch', `${name} has a text of its ${type}, but not ${has}`);
    return undefined;
  }
  if (!isGranted && !found) {
    report(reading, data, 'missing-text', `${name}: what the ${type} does`);
    return undefined;
  }
  const described = describeAbility(reading, name, data, (value) => isGranted || value.includes(type));
  const { title, extraValues } = described;
  const improved = omitUndefined({ title, description: richOf(reading, found, data.values), extraValues });
  return { type, isGranted, ...omitUndefined(pictured(name, data)), ...(isGranted ? described : improved) };
}

function innateOf(reading: Reading, name: string, data: AbilityData): UpgradeContent | undefined {
  if (!isOn(data, 'Innate') && !isOn(data, 'IsInnate')) return undefined;
  return { type: 'innate', isGranted: true, ...omitUndefined(pictured(name, data)), ...describeAbility(reading, name, data, () => true) };
}

function pictured(name: string, data: AbilityData): { texture: string | undefined } {
  return { texture: pictureOf(textOf(data.nodes, 'AbilityTextureName')) ?? pictureOf(name) };
}

function isOn(data: AbilityData, key: string): boolean {
  return Number(textOf(data.nodes, key) ?? 0) > 0;
}

/** The hero's differences from the original game, in numbered order. */
export function changesOf(reading: Reading, hero: string): NonNullable<HeroContent['changes']> {
  return reading.texts
    .keysFrom(`hero_change_${hero}_`)
    .map((key) => ({ key, number: Number(key.slice(`hero_change_${hero}_`.length)) }))
    .filter(({ number }) => Number.isInteger(number))
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ key }) => {
      const description = richOf(reading, reading.texts.find(key));
      return description ? [{ name: hero, description }] : [];
    });
}

/** The colours of values at untaken and taken levels. Where no level is chosen, all are plain values. */
const UNTAKEN = /#297016/gi;
const FIGURE = '#53ea48';

/** A talent of the table with its texts, joined by case-insensitive keys. */
export function toTalent(reading: Reading, file: string, row: TableTalent, values: ReadonlyMap<string, string>): TalentContent {
  const { name, maxLevel } = row;
  const at = { file, line: row.line };
  reading.texts.pass(`font_disc_${name}`);
  const single = reading.texts.find(`upgrade_disc_${name}`);
  const levels = Array.from({ length: Math.max(1, maxLevel) }, (_, level) => reading.texts.find(`upgrade_disc_${name}_${level + 1}`));
  const whole = joinedText(reading, name, maxLevel) ?? single ?? (maxLevel <= 1 ? (levels[0] ?? grayText(reading, row)) : undefined);
  const levelTexts = maxLevel > 1 ? levels.map((found) => richOf(reading, found, values)) : [];
  if (!whole && levels.every((found) => !found)) report(reading, at, 'missing-text', `${name} in both languages`);
  else if (maxLevel > 1) reportMissingLevels(reading, at, name, levels);
  return {
    modName: name,
    levels: maxLevel,
    ...omitUndefined({
      image: pictureOf(row.art),
      text: richOf(reading, whole, values) ?? lastOf(levelTexts),
      levelTexts: isComplete(levelTexts) ? levelTexts : undefined,
      summary: richOf(reading, reading.texts.find(`mini_disc_${name}`), values),
    }),
  };
}

/** The text with the values of all levels. The game has one text per taken level; they differ only in colour. */
function joinedText(reading: Reading, name: string, maxLevel: number): FoundText | undefined {
  for (let level = 1; level <= maxLevel; level += 1) reading.texts.pass(`talent_disc_${name}_${level}`);
  const joined = reading.texts.find(`talent_disc_${name}_0`);
  return inBoth(joined, (placed) => ({ ...placed, text: placed.text.replaceAll(UNTAKEN, FIGURE) }));
}

/** What a gray talent adds per level, before its words: ` health` with 150 becomes `+150 health`. */
function grayText(reading: Reading, row: TableTalent): FoundText | undefined {
  const found = reading.texts.find(`talent_disc_${row.name}`);
  if (row.valuePerLevel === null) return found;
  const sign = row.valuePerLevel < 0 ? '' : '+';
  const value = `<b><font color='${FIGURE}'>${sign}${row.valuePerLevel}`;
  return inBoth(found, (placed) => {
    const percent = placed.text.startsWith('%') ? '%' : '';
    return { ...placed, text: `${value}${percent}</font></b>${placed.text.slice(percent.length)}` };
  });
}

function reportMissingLevels(
  reading: Reading,
  at: { file: string; line: number },
  name: string,
  levels: readonly (FoundText | undefined)[],
): void {
  levels.forEach((found, index) => {
    if (!found) report(reading, at, 'missing-text', `${name} at level ${index + 1}`);
  });
}

function isComplete(texts: readonly (LocalText | undefined)[]): texts is LocalText[] {
  return texts.length > 0 && texts.every((text) => text !== undefined);
}

function lastOf(texts: readonly (LocalText | undefined)[]): LocalText | undefined {
  return texts.findLast((text) => text !== undefined);
}
