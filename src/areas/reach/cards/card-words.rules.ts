import { cutGraphemes } from '#lib/format-name.ts';
import type { Card } from './cards.contract.ts';

/** What previews of links show at most. */
const LONGEST = 300;

/** What a card says, as one text: for those who cannot see it, and for programs that show words beside a link. */
export function tellCard({ kind, line, facts = [], rows = [] }: Card): string {
  const told = [...Map.groupBy(facts, ({ name }) => name)].map(([name, all]) => `${name}: ${all.map(({ value }) => value).join(', ')}`);
  const table = rows.map(({ place, name, detail, value }) =>
    [place > 0 ? `${place}.` : '–', name, detail && `(${detail})`, value].filter(Boolean).join(' '),
  );
  return cutGraphemes([kind, line, ...told, table.join(', ')].filter(Boolean).join(' · '), LONGEST);
}
