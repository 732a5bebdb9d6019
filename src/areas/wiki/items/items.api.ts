import { readContent } from '#areas/wiki/content/content.repo.ts';
import { shopGroupNames } from '#areas/wiki/content/item-content.contract.ts';
import type { Revision } from '#areas/wiki/content/revision.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { readLanguage } from '#lib/words.ts';
import { jsonFile, type FileRoute } from '#web/server/file-route.ts';
import { handle, type Route } from '#web/server/route.ts';
import { itemFileOf, shopFileOf } from './item-file.rules.ts';
import { listItemNicknames } from './item-nicknames.repo.ts';
import { getItemDetails, getShop, listItemNames, listItems } from './items.contract.ts';
import { itemDetailsOf, itemName, shelvesOf } from './items.rules.ts';

const itemsFile = '/shared/:file{items_(?:ru|en)\\.json}';
const shopFile = '/shared/shop.json';

/** `/shared/items_{lang}.json` and `/shared/shop.json`. */
export const itemFiles: FileRoute[] = [
  {
    paths: [itemsFile, `/v2/static${itemsFile}`],
    tags: [tag.items],
    run: async ({ db }, request) => {
      const language = readLanguage(request.params['file']?.replace('items_', '')) ?? 'ru';
      const content = await readContent(db);
      const items = content.items.map((item) => itemFileOf(itemDetailsOf(item, content, language)));
      return jsonFile(items, request, content.revision.digest);
    },
  },
  {
    paths: [shopFile, `/v2/static${shopFile}`],
    tags: [tag.items],
    run: async ({ db }, request) => {
      const { shop, revision } = await readContent(db);
      return jsonFile(shopFileOf(shop, shopGroupNames), request, revision.digest);
    },
  },
];

const ofItems = { tags: () => [tag.items] };
const shown = ({ id, publishedAt }: Revision) => ({ id, publishedAt: publishedAt.toISOString() });

export const itemsApi: Route[] = [
  handle(
    getShop,
    async ({ db }, { asOf }) => {
      const content = await readContent(db, asOf);
      const shelves = shelvesOf(content).map(({ name, items }) => ({
        name,
        items: items.map((item) => ({ ...item, aliases: [...item.aliases, ...listItemNicknames(item)] })),
      }));
      return { shelves, revision: shown(content.revision) };
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
    async ({ db }) => {
      const { items } = await readContent(db);
      return Object.fromEntries(items.map((item) => [item.luaName, itemName(item)]));
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
