import { tag } from '#contract/tags.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { shopGroupNames } from '#areas/wiki/content/item-content.contract.ts';
import { readLanguage } from '#lib/words.ts';
import { jsonFile, type FileRoute } from '#web/server/file-route.ts';
import { itemFileOf, shopFileOf } from './item-file.rules.ts';
import { itemDetailsOf } from './items.rules.ts';

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
