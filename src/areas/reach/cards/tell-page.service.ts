import { Refusal } from '#contract/refusals.ts';
import type { Told } from '#contract/site.tsx';
import { cardOf } from './card-address.rules.ts';
import { tellCard } from './card-words.rules.ts';
import { readCard, type Asked } from './read-card.service.ts';

/** What the page of an address tells in previews, the same facts as on its card; undefined for pages without a card, and for whoever hides. */
export async function tellPage(url: URL, asked: Asked): Promise<Told | undefined> {
  const name = cardOf(url);
  if (!name) return undefined;
  try {
    return { card: `${name.kind}/${name.id}`, description: tellCard(await readCard(name.kind, name.id, asked)) };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
