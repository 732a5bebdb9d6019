import { present } from '#lib/present.ts';
import type { HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import type { AbilityData } from './ability-data.rules.ts';
import { describeAbility, pictureOf, report, richOf, type Reading } from './reading.rules.ts';
import type { Slot } from './hero-skills.rules.ts';
import { textOf } from './key-values.rules.ts';

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
  const improved = present({ title, description: richOf(reading, found, data.values), extraValues });
  return { type, isGranted, ...present(pictured(name, data)), ...(isGranted ? described : improved) };
}

function innateOf(reading: Reading, name: string, data: AbilityData): UpgradeContent | undefined {
  if (!isOn(data, 'Innate') && !isOn(data, 'IsInnate')) return undefined;
  return { type: 'innate', isGranted: true, ...present(pictured(name, data)), ...describeAbility(reading, name, data, () => true) };
}

function pictured(name: string, data: AbilityData): { texture: string | undefined } {
  return { texture: pictureOf(textOf(data.nodes, 'AbilityTextureName')) ?? pictureOf(name) };
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
