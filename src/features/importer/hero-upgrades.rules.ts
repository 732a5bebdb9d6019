import { present } from '#lib/present.ts';
import type { HeroContent } from '../content/hero-content.contract.ts';
import { figuresOf, type AbilityData } from './ability-data.rules.ts';
import type { Slot } from './hero-skills.rules.ts';
import { textOf } from './key-values.rules.ts';
import { both, labelOf, pictureOf, plainLabel, report, richOf, type Reading } from './reading.rules.ts';

type UpgradeContent = NonNullable<HeroContent['upgrades']>[number];
const MOST = 12;
const switches = [
  { type: 'scepter', has: 'HasScepterUpgrade', granted: 'IsGrantedByScepter', suffix: 'scepter_description' },
  { type: 'shard', has: 'HasShardUpgrade', granted: 'IsGrantedByShard', suffix: 'shard_description' },
] as const;

/** What scepter, shard and birth do to a hero's abilities. Slots that repeat an ability count once. */
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

function upgradeOf(reading: Reading, name: string, data: AbilityData, { type, has, granted, suffix }: (typeof switches)[number]) {
  const key = `DOTA_Tooltip_ability_${name}`;
  const found = reading.texts.find(`${key}_${suffix}`);
  const isGranted = isOn(data, granted);
  if (!isGranted && !isOn(data, has)) {
    if (found) report(reading, data, 'unknown-switch', `${name} has a text of its ${type}, but not ${has}`);
    return undefined;
  }
  if (!isGranted && !found) {
    report(reading, data, 'missing-text', `${name}: what the ${type} does`);
    return undefined;
  }
  const upgrade: UpgradeContent = {
    type,
    isGranted,
    ...present({
      texture: pictureOf(textOf(data.nodes, 'AbilityTextureName')) ?? pictureOf(name),
      title: labelOf(reading, reading.texts.find(key)),
      description: richOf(reading, isGranted ? reading.texts.find(`${key}_description`) : found, data.values),
      extraValues: extraValuesOf(reading, name, data, (value) => isGranted || value.includes(type)),
      cooldown: isGranted ? figuresOf(data.nodes, 'AbilityCooldown') : undefined,
      manaCost: isGranted ? figuresOf(data.nodes, 'AbilityManaCost') : undefined,
    }),
  };
  return upgrade;
}

function innateOf(reading: Reading, name: string, data: AbilityData): UpgradeContent | undefined {
  if (!isOn(data, 'Innate') && !isOn(data, 'IsInnate')) return undefined;
  const key = `DOTA_Tooltip_ability_${name}`;
  return {
    type: 'innate',
    isGranted: true,
    ...present({
      texture: pictureOf(textOf(data.nodes, 'AbilityTextureName')) ?? pictureOf(name),
      title: labelOf(reading, reading.texts.find(key)),
      description: richOf(reading, reading.texts.find(`${key}_description`), data.values),
      extraValues: extraValuesOf(reading, name, data, () => true),
      cooldown: figuresOf(data.nodes, 'AbilityCooldown'),
      manaCost: figuresOf(data.nodes, 'AbilityManaCost'),
    }),
  };
}

type Rows = [string, string][];

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

function isOn(data: AbilityData, key: string): boolean {
  return Number(textOf(data.nodes, key) ?? 0) > 0;
}

/** How the hero differs from the original game, in the order of its numbers. */
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
