import { cutGraphemes } from '#lib/format-name.ts';
import type { Card } from './cards.contract.ts';

/** What previews of links show at most. */
const LONGEST = 300;

/** The facts and the rows of a card in words, a line each; facts of one name together. */
export function linesOf({ facts = [], rows = [] }: Card): { facts: string[]; rows: string[] } {
  return {
    facts: [...Map.groupBy(facts, ({ name }) => name)].map(([name, all]) => `${name}: ${all.map(({ value }) => value).join(', ')}`),
    rows: rows.map(({ place, name, detail, value }) =>
      [place > 0 ? `${place}.` : '–', name, detail && `(${detail})`, value].filter(Boolean).join(' '),
    ),
  };
}

/** What a card says, as one text: for those who cannot see it, and for programs that show words beside a link. */
export function tellCard(card: Card): string {
  const { facts, rows } = linesOf(card);
  return cutGraphemes([card.kind, card.line, ...facts, rows.join(', ')].filter(Boolean).join(' · '), LONGEST);
}
