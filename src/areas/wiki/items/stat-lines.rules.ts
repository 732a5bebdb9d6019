import { toPlainText, type RichNode, type RichText } from '#lib/rich-text.ts';
import type { ItemSideDetails } from './items.contract.ts';

/** A bonus of an item compared with the original: `was` is the other value, null if the original has no such bonus. */
export type StatLine = { key: string; figure: string; label: string; text: RichText; was?: string | null; isGone?: boolean };

/** The bonuses of a side, one per line, with their differences from the original if there is one; removed bonuses come last. */
export function statLines(text: RichText | null, original: RichText | null | undefined): StatLine[] {
  const lines = linesOf(text ?? []);
  if (original === undefined) return lines;
  const others = linesOf(original ?? []);
  const compared = lines.map((line): StatLine => {
    if (line.figure === '') return line;
    const other = others.find((each) => each.label === line.label);
    if (!other) return { ...line, was: null };
    return other.figure === line.figure ? line : { ...line, was: other.figure };
  });
  const gone = others.filter((other) => other.figure !== '' && !lines.some((line) => line.label === other.label));
  return [...compared, ...gone.map((line) => ({ ...line, isGone: true }))];
}

/**
 * Whether a side has any text in the language. The original has English texts only: in other languages its bonuses are unknown, not absent.
 */
export function isTold({ preStats, postStats, abilities }: ItemSideDetails): boolean {
  return preStats !== null || postStats !== null || abilities.some(({ oracle }) => oracle !== null);
}

/** Figures by level, such as `8 / 7 / 6`; undefined for none. */
export function figuresOf(figures: readonly number[], language: 'ru' | 'en'): string | undefined {
  if (figures.length === 0) return undefined;
  return figures.map((figure) => (language === 'ru' ? String(figure).replace('.', ',') : String(figure))).join(' / ');
}

function linesOf(text: RichText): StatLine[] {
  const lines: RichNode[][] = [[]];
  for (const node of text) {
    if (typeof node === 'object' && node.tag === 'br') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines
    .filter((line) => toPlainText(line).trim() !== '')
    .map((line, index) => {
      const [, figure = '', label = ''] = /^\s*([+−-]?\d[\d.,\s/%]*%?)\s+(\D.*)$/su.exec(toPlainText(line)) ?? [];
      return { key: `${index} ${label}`, figure: figure.trim(), label: label.trim(), text: line };
    });
}
