import type { RichNode, RichText } from '#lib/rich-text.ts';
import { type LocalRows, type Mark, type ShownHero, talentColours } from './shown-update.contract.ts';
import type { ChangeType } from './updates.contract.ts';

const signs: Readonly<Record<string, Mark>> = { '+': 'up', '-': 'down', '–': 'down', '−': 'down', '~': 'change', '*': 'new' };
const MARKED = /^([-+–−~*])\s+(?=\S)/;

/** The non-empty lines of a typed text: each line's mark and its words. */
export function readLines(typed: string): { mark: Mark; words: string }[] {
  return typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const sign = MARKED.exec(line);
      return sign ? { mark: signs[sign[1] ?? ''] ?? 'note', words: line.slice(sign[0].length) } : { mark: 'note', words: line };
    });
}

/** The tree of a line with `**words**` in bold; typed elements stay as they are. */
export function withBold(text: RichText): RichText {
  return text.flatMap((node): RichNode[] => {
    if (typeof node !== 'string') return [node.children ? { ...node, children: withBold(node.children) } : node];
    const parts = node.split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/);
    return parts.flatMap((part, index): RichNode[] => {
      if (part === '') return [];
      return [index % 2 === 1 ? { tag: 'b', children: [part] } : part];
    });
  });
}

/** The overall change of an entry: up or down if every line says so, otherwise a change. */
export function changeTypeOf(groups: readonly LocalRows[]): ChangeType {
  const marks = new Set(groups.flatMap(({ ru, en }) => (ru.length > 0 ? ru : en)).map((row) => row.mark));
  const [only] = marks;
  return marks.size === 1 && (only === 'up' || only === 'down') ? only : 'change';
}

/** Whether a hero's entry has any content. */
export function saysSomething(hero: ShownHero): boolean {
  return groupsOf(hero).some((each) => hasRows(each));
}

/** All the lines of a hero, group by group. */
export function groupsOf({ rows, upgrades, talents }: ShownHero): LocalRows[] {
  return [rows, ...upgrades.map((upgrade) => upgrade.rows), ...talents.flatMap((talent) => talentColours.map((colour) => talent[colour]))];
}

export function hasRows({ ru, en }: LocalRows): boolean {
  return ru.length > 0 || en.length > 0;
}
