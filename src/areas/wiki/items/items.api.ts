import { tag } from '#contract/tags.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import type { Revision } from '#areas/wiki/content/revision.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getItemDetails, getShop, listItemNames, listItems } from './items.contract.ts';
import { itemDetailsOf, itemName, shelvesOf } from './items.rules.ts';

const ofItems = { tags: () => [tag.items] };
const shown = ({ id, publishedAt }: Revision) => ({ id, publishedAt: publishedAt.toISOString() });

export const itemsApi: Route[] = [
  handle(
    getShop,
    async ({ db }, { lang, asOf }) => {
      const content = await readContent(db, asOf);
      return { shelves: shelvesOf(content, lang), revision: shown(content.revision) };
    },
    ofItems,
  ),
  handle(
    listItems,
    async ({ db }, { lang, asOf }) => {
      const content = await readContent(db, asOf);
      return { items: content.items.map((item) => itemDetailsOf(item, content, lang)), revision: shown(content.revision) };
    },
    ofItems,
  ),
  handle(
    listItemNames,
    async ({ db }, { lang }) => {
      const { items } = await readContent(db);
      return Object.fromEntries(items.map((item) => [item.luaName, itemName(item, lang)]));
    },
    ofItems,
  ),
  handle(
    getItemDetails,
    async ({ db }, { luaName, lang, asOf }) => {
      const content = await readContent(db, asOf);
      const item = content.items.find((each) => each.luaName === luaName);
      if (!item) throw new Refusal('itemNotFound');
      return { item: itemDetailsOf(item, content, lang), revision: shown(content.revision) };
    },
    ofItems,
  ),
];
