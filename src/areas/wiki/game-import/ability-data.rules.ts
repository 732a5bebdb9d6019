import type { Defect, KvNode } from './game-files.contract.ts';
import { blocksOf, byKey, textOf } from './key-values.rules.ts';

/** An ability or an item from its file. Values by level are separated by spaces, as in the file. */
export type AbilityData = {
  name: string;
  file: string;
  line: number;
  nodes: readonly KvNode[];
  /** The values that texts may reference between per cent signs, by lower-case name, ready to print. */
  values: ReadonlyMap<string, string>;
};

const notValues = new Set([
  'var_type',
  'linkedspecialbonus',
  'linkedspecialbonusfield',
  'linkedspecialbonusoperation',
  'calculatespelldamagetooltip',
  'requiresscepter',
  'requiresshard',
  'ad_linked_abilities',
  'damagetype',
]);
/** Names that the game itself fills in, and their source keys. */
const ownValues: readonly [string, string][] = [
  ['abilitycooldown', 'AbilityCooldown'],
  ['abilitymanacost', 'AbilityManaCost'],
  ['abilityduration', 'AbilityDuration'],
  ['abilitydamage', 'AbilityDamage'],
  ['abilitycastrange', 'AbilityCastRange'],
  ['abilitychanneltime', 'AbilityChannelTime'],
  ['abilitychargerestoretime', 'AbilityChargeRestoreTime'],
  ['abilitycharges', 'AbilityCharges'],
  ['charge_restore_time', 'AbilityChargeRestoreTime'],
  ['max_charges', 'AbilityCharges'],
];

export type AbilityFile = { abilities: Map<string, AbilityData>; removed: Map<string, KvNode> };

/** The abilities (or items) of files by lower-case name, where the last one of a name wins, and those removed from the game. */
export function readAbilities(roots: readonly KvNode[], defects: Defect[]): AbilityFile {
  const abilities = new Map<string, AbilityData>();
  const removed = new Map<string, KvNode>();
  for (const [key, node] of byKey(blocksOf(roots, 'DOTAAbilities').flat(), defects)) {
    if (typeof node.value === 'string') {
      if (node.value.trim().toUpperCase() === 'REMOVE') removed.set(key, node);
      else if (key !== 'version')
        defects.push({ file: node.file, line: node.line, code: 'unread-root', detail: `${node.key} ${node.value}` });
    } else {
      byKey(
        node.value.filter(({ value }) => typeof value === 'string'),
        defects,
      );
      abilities.set(key, { name: key, file: node.file, line: node.line, nodes: node.value, values: valuesOf(node.value) });
    }
  }
  return { abilities, removed };
}

function valuesOf(nodes: readonly KvNode[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, key] of ownValues) {
    const text = textOf(nodes, key);
    if (text !== undefined && text.trim() !== '') values.set(name, printFigures(text));
  }
  for (const special of blocksOf(nodes, 'AbilitySpecial').flat()) if (typeof special.value !== 'string') addValues(values, special.value);
  addValues(values, blocksOf(nodes, 'AbilityValues').flat());
  return values;
}

/** A value is its text, or a block that holds it under `value`. */
function addValues(values: Map<string, string>, nodes: readonly KvNode[]): void {
  for (const { key, value } of nodes) {
    const text = typeof value === 'string' ? value : textOf(value, 'value');
    if (text !== undefined && !notValues.has(key.toLowerCase())) values.set(key.toLowerCase(), printFigures(text));
  }
}

/** Values by level in printed form: `90 115.0` becomes `90 / 115`, and equal levels become one value. */
function printFigures(text: string): string {
  const figures = text
    .trim()
    .split(/[\s;]+/)
    .map(printFigure);
  return new Set(figures).size === 1 ? (figures[0] ?? '') : figures.join(' / ');
}

function printFigure(text: string): string {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? String(number) : text;
}

/**
 * The values of a key by level, such as seconds of a cooldown: one if all are equal, twelve at most. Undefined if all are zero, or any is
 * missing, negative or no number.
 */
export function figuresOf(nodes: readonly KvNode[], key: string): number[] | undefined {
  const figures = (textOf(nodes, key) ?? '')
    .trim()
    .split(/\s+/)
    .map((text) => (text === '' ? Number.NaN : Number(text)));
  if (figures.some((figure) => !Number.isFinite(figure) || figure < 0) || figures.every((figure) => figure === 0)) return undefined;
  return new Set(figures).size === 1 ? figures.slice(0, 1) : figures.slice(0, 12);
}

/**
 * A text with the game's values filled in, without sentences that reference an unknown value, and those unknown names. The tags of a
 * removed sentence stay, so that they still close each other. A double per cent sign becomes a single one; a single one stays.
 */
export function fillValues(text: string, values: ReadonlyMap<string, string>): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text
    .split(SENTENCE)
    .map((sentence) => fillSentence(sentence, values, unknown))
    .join('');
  return { text: filled, unknown };
}

/** After a line, a break, and what ends a sentence. */
const SENTENCE = /(?<=\n|<br\s*\/?>|<\/?(?:h1|li|ul)>|[.!?](?=\s|<|$))/i;

function fillSentence(sentence: string, values: ReadonlyMap<string, string>, unknown: string[]): string {
  const known = unknown.length;
  const filled = sentence.replaceAll(/%([a-z_]\w*)%|%%/gi, (whole, name: string | undefined) => {
    if (name === undefined) return '%';
    const value = values.get(name.toLowerCase());
    if (value === undefined) unknown.push(name);
    return value ?? whole;
  });
  return unknown.length === known ? filled : (sentence.match(/<[^>]*>|\n/g) ?? []).join('');
}
