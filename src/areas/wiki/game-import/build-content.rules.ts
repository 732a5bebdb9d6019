import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { moscowDay } from '#lib/dates.ts';
import type { RichText } from '#lib/rich-text.ts';
import { readAbilities } from './ability-data.rules.ts';
import { buildHeroes } from './build-heroes.rules.ts';
import { buildItems } from './build-items.rules.ts';
import { sourcePaths, type Defect, type KvNode, type ItemWords, type OriginalGame } from './game-files.contract.ts';
import { neededSources, type Sources } from './game-sources.rules.ts';
import { makeGameTexts } from './game-texts.rules.ts';
import { blocksOf } from './key-values.rules.ts';
import { report, type Reading } from './reading.rules.ts';
import { readShop } from './shop-files.rules.ts';
import type { TalentTable } from './talent-table.rules.ts';

type Dated = Pick<ContentSet['heroes'][number], 'name' | 'addedOn' | 'title'>;

/**
 * The same content with the known Russian names of heroes, which the files often leave to the game itself, and with the days on which its
 * heroes were added, which the files lack: the known day, and for a new hero the day of the import. Without a day of import only known
 * days.
 */
export function datedBy(content: ContentSet, known: readonly Dated[], now: Date | undefined): ContentSet {
  const days = new Map<string, string | undefined>();
  for (const { name, addedOn } of known) if (!days.has(name)) days.set(name, addedOn);
  const russian = new Map(known.flatMap(({ name, title }) => (title.ru === undefined ? [] : [[name, title.ru] as const])).toReversed());
  return {
    ...content,
    heroes: content.heroes.map((given) => {
      const ru = given.title.ru ?? russian.get(given.name);
      const hero = ru === undefined ? given : { ...given, title: { ...given.title, ru } };
      const addedOn = hero.addedOn ?? (days.has(hero.name) ? days.get(hero.name) : now && moscowDay(now));
      return addedOn === undefined ? hero : { ...hero, addedOn };
    }),
  };
}

export type Counts = {
  heroes: number;
  talents: number;
  generalTalents: number;
  /** Entries of the talent table; a repeated key counts once. */
  tableEntries: number;
  upgrades: number;
  changes: number;
  items: number;
  /** Different items of the shop's groups. */
  shopItems: number;
  shelved: number;
  recipes: number;
  texts: { used: number; unused: number };
};
export type BuiltContent = { content: ContentSet; counts: Counts };
type Step = 'texts' | 'heroes' | 'items' | 'rest';

type Given = {
  sources: Sources;
  table: TalentTable;
  original: OriginalGame;
  words: ItemWords;
  parseMarkup: (markup: string) => { text: RichText; problems: string[] };
  onStep: (step: Step) => void;
};

/** Builds the content from a game's files. Anything wrong or left over goes to `defects`; nothing is thrown. */
export function buildContent({ sources, table, original, words, parseMarkup, onStep }: Given, defects: Defect[]): BuiltContent {
  onStep('texts');
  const texts = makeGameTexts(sources.keyValues('english'), sources.keyValues('russian'), defects);
  const reading: Reading = { texts, defects, parseMarkup };
  onStep('heroes');
  const { abilities, removed } = readAbilities(sources.keyValues('abilities'), defects);
  for (const [name, node] of removed) report(reading, node, 'not-shown', `${name} is taken out of the game`);
  const tableFile = sources.file('talents')?.name ?? sourcePaths.talents;
  const heroNodes = sources.keyValues('heroes');
  const { heroes, generalTalents } = buildHeroes(reading, { tableFile, groups: table.groups, heroes: heroNodes, abilities, original });
  reportActiveList(reading, sources.keyValues('activeList'), new Set(heroes.map(({ name }) => name)));
  onStep('items');
  const shop = readShop(sources.keyValues('shops'), sources.keyValues('neutralItems'), defects);
  const built = buildItems(reading, { shop, items: readAbilities(sources.keyValues('items'), defects), original, words });
  onStep('rest');
  for (const node of sources.keyValues('overview')) report(reading, node, 'not-shown', `the overview of the map ${node.key}`);
  const unused = texts.unused();
  for (const node of unused) report(reading, node, 'unused-text', node.key);
  for (const name of sources.unread()) report(reading, { file: name, line: 0 }, 'unread-file', 'is nothing that we read');
  const content: ContentSet = { heroes, generalTalents, items: built.items, shop: built.shop };
  return { content, counts: countsOf(content, table, shop.items.length, { used: texts.used(), unused: unused.length }) };
}

/** The missing sources without which an import makes no sense. */
export function missingSources(defects: readonly Defect[]): string[] {
  const needed = new Set<string>(neededSources.map((key) => sourcePaths[key]));
  return defects.filter(({ code, file }) => code === 'missing-file' && needed.has(file)).map(({ file }) => file);
}

/** Reports heroes that can be chosen in the game but are missing in the talent table, and vice versa. */
function reportActiveList(reading: Reading, nodes: readonly KvNode[], heroes: ReadonlySet<string>): void {
  for (const node of blocksOf(nodes, 'whitelist').flat()) {
    const isActive = node.value === '1';
    const isKnown = heroes.has(node.key.toLowerCase());
    if (isActive && !isKnown) report(reading, node, 'unknown-hero', `${node.key} may be chosen and has no talents`);
    else if (!isActive && isKnown) report(reading, node, 'not-shown', `${node.key} has talents and may not be chosen yet`);
  }
}

function countsOf(content: ContentSet, table: TalentTable, shopItems: number, texts: Counts['texts']): Counts {
  const { heroes, generalTalents, items, shop } = content;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    heroes: heroes.length,
    talents: sum(
      heroes.flatMap(({ skills, heroWide }) => [
        ...skills.map(({ purple, blue }) => 1 + purple.length + blue.length),
        heroWide ? heroWide.purple.length + heroWide.blue.length : 0,
      ]),
    ),
    generalTalents: generalTalents.length,
    tableEntries: sum(table.groups.map(({ talents }) => talents.length)),
    upgrades: sum(heroes.map(({ upgrades = [] }) => upgrades.length)),
    changes: sum(heroes.map(({ changes = [] }) => changes.length)),
    items: items.length,
    shopItems,
    shelved: sum(shop.map((group) => group.items.length)),
    recipes: items.filter(({ itemIn1x6 }) => itemIn1x6?.recipe).length,
    texts,
  };
}
