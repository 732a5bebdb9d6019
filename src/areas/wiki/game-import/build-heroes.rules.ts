import type { HeroAttribute, GeneralTalent, HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import { titleOf } from '#lib/format-name.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AbilityData } from './ability-data.rules.ts';
import type { KvNode, OriginalGame, OriginalHero } from './game-files.contract.ts';
import { matchSkill, shortName, slotsOf, type Slot } from './hero-skills.rules.ts';
import { toTalent, changesOf, upgradesOf } from './hero-talents.rules.ts';
import { blocksOf, byKey, textOf } from './key-values.rules.ts';
import { describeAbility, labelOf, pictureOf, report, type Reading } from './reading.rules.ts';
import type { TableTalent, TalentTable } from './talent-table.rules.ts';

type SkillContent = HeroContent['skills'][number];
type Group = TalentTable['groups'][number];
export type HeroSources = {
  tableFile: string;
  groups: readonly Group[];
  heroes: readonly KvNode[];
  abilities: ReadonlyMap<string, AbilityData>;
  original: OriginalGame;
};

const NO_VALUES: ReadonlyMap<string, string> = new Map();
const attributes: Record<string, HeroAttribute> = { strength: 'Strength', agility: 'Agility', intellect: 'Intellect', all: 'All' };
const originalAttributes: Record<OriginalHero['attribute'], HeroAttribute> = {
  str: 'Strength',
  agi: 'Agility',
  int: 'Intellect',
  all: 'All',
};

/** The heroes of the talent table in its order, with their abilities and texts, and the general talents. */
export function buildHeroes(reading: Reading, sources: HeroSources): { heroes: HeroContent[]; generalTalents: GeneralTalent[] } {
  reportOthers(reading, sources);
  const known = byKey(blocksOf(sources.heroes, 'DOTAHeroes').flat(), reading.defects);
  const heroes: HeroContent[] = [];
  const generalTalents: GeneralTalent[] = [];
  for (const group of sources.groups) {
    if (group.name.startsWith('npc_dota_hero_')) heroes.push(buildHero(reading, sources, group, known.get(group.name.toLowerCase())));
    else generalTalents.push(...buildGeneral(reading, sources.tableFile, group));
  }
  return { heroes, generalTalents };
}

/** Reports abilities without a hero, such as those of creeps. */
function reportOthers(reading: Reading, { heroes, abilities }: HeroSources): void {
  const owned = new Set(
    blocksOf(heroes, 'DOTAHeroes')
      .flat()
      .flatMap(({ value }) => (typeof value === 'string' ? [] : value))
      .flatMap(({ value }) => (typeof value === 'string' ? value.toLowerCase() : [])),
  );
  for (const data of abilities.values()) if (!owned.has(data.name)) report(reading, data, 'not-shown', `${data.name} belongs to no hero`);
}

function buildGeneral(reading: Reading, file: string, group: Group): GeneralTalent[] {
  return group.talents.flatMap((row) => {
    const { rarity } = row;
    if (rarity !== 'orange')
      return [{ rarity, talent: toTalent(reading, file, row, NO_VALUES), ...omitUndefined({ tags: tagsOf(group, row) }) }];
    report(reading, { file, line: row.line }, 'unknown-skill', `${row.name} is orange and of no skill`);
    return [];
  });
}

/** The audience of a general talent: a kind of heroes, or players who are behind. */
function tagsOf(group: Group, row: TableTalent): string[] | undefined {
  const tags = [...(group.name === 'all' ? [] : [group.name]), ...row.tags];
  return tags.length > 0 ? tags : undefined;
}

function buildHero(reading: Reading, sources: HeroSources, group: Group, node: KvNode | undefined): HeroContent {
  const { tableFile, abilities, original } = sources;
  const name = group.name.toLowerCase();
  const at = { file: tableFile, line: group.line };
  const known = original.heroes.get(name);
  const block = node && typeof node.value !== 'string' ? node.value : [];
  if (!node) report(reading, at, 'unknown-hero', `${name} is not in npc_heroes_custom.txt`);
  const slots = slotsOf(block, abilities, (ability) => reading.texts.find(`DOTA_Tooltip_ability_${ability}`)?.en?.text ?? '');
  for (const slot of slots)
    if (!slot.data && node) report(reading, node, 'unknown-ability', `${slot.name} of ${name}, slot ${slot.number}`);
  const title = labelOf(reading, reading.texts.find(name)) ?? { en: known?.title ?? titleOf(shortName(name)) };
  const skills = buildSkills(reading, tableFile, group, slots);
  const upgrades = upgradesOf(reading, slots);
  const changes = changesOf(reading, name);
  return {
    name,
    urlName: urlNameOf(known?.title ?? titleOf(shortName(name))),
    title,
    attribute: attributeOf(reading, at, block, known),
    ...skills,
    ...omitUndefined({
      attack: attackOf(block, known),
      upgrades: upgrades.length > 0 ? upgrades : undefined,
      changes: changes.length > 0 ? changes : undefined,
    }),
  };
}

/** A hero's skills by number. A skill's talents without an orange one, and those without a skill, belong to the hero as a whole. */
function buildSkills(reading: Reading, file: string, group: Group, slots: readonly Slot[]): Pick<HeroContent, 'skills' | 'heroWide'> {
  const skills: SkillContent[] = [];
  const wide: TableTalent[] = group.talents.filter((row) => row.skillNumber === null);
  const numbers = new Set(group.talents.flatMap((row) => row.skillNumber ?? []));
  for (const number of [...numbers].toSorted((a, b) => a - b)) {
    const rows = group.talents.filter((row) => row.skillNumber === number);
    const [orange, ...more] = rows.filter((row) => row.rarity === 'orange');
    for (const row of more) report(reading, { file, line: row.line }, 'not-shown', `${row.name}: a second orange talent of the skill`);
    if (orange) skills.push(buildSkill(reading, file, group.name, number, orange, rows, slots));
    else wide.push(...rows);
  }
  for (const row of wide) report(reading, { file, line: row.line }, 'unknown-skill', `${row.name} is of no skill with an orange talent`);
  const ofRarity = (rarity: string) => wide.filter((row) => row.rarity === rarity).map((row) => toTalent(reading, file, row, NO_VALUES));
  return { skills, ...(wide.length > 0 ? { heroWide: { purple: ofRarity('purple'), blue: ofRarity('blue') } } : {}) };
}

function buildSkill(
  reading: Reading,
  file: string,
  hero: string,
  number: number,
  orange: TableTalent,
  rows: readonly TableTalent[],
  slots: readonly Slot[],
): SkillContent {
  const key = orange.skill ?? orange.name;
  const at = { file, line: orange.line };
  const match = matchSkill(hero, key, number, slots);
  if (!match) report(reading, at, 'unknown-skill', `${key} of ${hero} is no ability that is known`);
  else if (match.isByPlaceAlone) report(reading, at, 'guessed-skill', `${key} of ${hero} is taken for ${match.slot.name} by its place`);
  const data = match?.slot.data;
  const values = data?.values ?? NO_VALUES;
  const name = match?.slot.name ?? key;
  const described = data && describeAbility(reading, name, data, (value) => !/scepter|shard/.test(value));
  const { title = { en: titleOf(key) }, ...ability } = described ?? {};
  const image = pictureOf(data && textOf(data.nodes, 'AbilityTextureName')) ?? pictureOf(orange.art);
  const ofRarity = (rarity: string) => rows.filter((row) => row.rarity === rarity).map((row) => toTalent(reading, file, row, values));
  return {
    name,
    title,
    ...omitUndefined({ image, ability: Object.keys(ability).length > 0 ? ability : undefined }),
    talent: key,
    orange: toTalent(reading, file, orange, values),
    purple: ofRarity('purple'),
    blue: ofRarity('blue'),
  };
}

function attributeOf(
  reading: Reading,
  at: { file: string; line: number },
  block: readonly KvNode[],
  known: OriginalHero | undefined,
): HeroAttribute {
  const written = textOf(block, 'AttributePrimary')
    ?.replace(/^DOTA_ATTRIBUTE_/i, '')
    .toLowerCase();
  const found = (written && attributes[written]) ?? (known && originalAttributes[known.attribute]);
  if (!found) report(reading, at, 'unknown-attribute', written ?? 'none');
  return found || 'All';
}

function attackOf(block: readonly KvNode[], known: OriginalHero | undefined): 'melee' | 'ranged' | undefined {
  const written = textOf(block, 'AttackCapabilities');
  if (written) return /RANGED/i.test(written) ? 'ranged' : 'melee';
  return known && (known.isRanged ? 'ranged' : 'melee');
}

/** `Queen of Pain` is `queen-of-pain`, `Anti-Mage` is `antimage`. */
function urlNameOf(title: string): string {
  return title
    .toLowerCase()
    .split(/[\s_]+/)
    .map((word) => word.replaceAll(/[^a-z]/g, ''))
    .filter((word) => word !== '')
    .join('-');
}
