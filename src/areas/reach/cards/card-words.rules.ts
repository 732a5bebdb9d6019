import { cutGraphemes } from '#lib/format-name.ts';
import type { Card } from './cards.contract.ts';

/** The longest text in link previews. */
const LONGEST = 300;

/** The facts and rows of a card in words, one line each; facts with the same name are joined. */
export function linesOf({ facts = [], rows = [] }: Card): { facts: string[]; rows: string[] } {
  return {
    facts: [...Map.groupBy(facts, ({ name }) => name)].map(([name, all]) => `${name}: ${all.map(({ value }) => value).join(', ')}`),
    rows: rows.map(({ place, name, detail, value }) =>
      [place > 0 ? `${place}.` : '–', name, detail && `(${detail})`, value].filter(Boolean).join(' '),
    ),
  };
}

/** The content of a card as one text: for people who cannot see it, and for programs that show text beside a link. */
export function tellCard(card: Card): string {
  const { facts, rows } = linesOf(card);
  return cutGraphemes([card.kind, card.line, ...facts, rows.join(', ')].filter(Boolean).join(' · '), LONGEST);
}
