import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Context, type Route } from '#web/server/route.ts';
import * as calls from './products.contract.ts';
import { findProduct, listProducts } from './products.repo.ts';

const tags = () => [tag.products];
const listNamed = async ({ db }: Context, name: calls.Product['productName']) =>
  (await listProducts(db)).filter(({ productName }) => productName === name);

export const productsApi: Route[] = [
  handle(
    calls.getProduct,
    async ({ db }, { productId }) => {
      const product = await findProduct(db, productId);
      if (!product) throw new Refusal('productNotFound');
      return product;
    },
    { tags },
  ),
  handle(calls.getAllProducts, ({ db }) => listProducts(db), { tags }),
  handle(calls.getPlusProducts, (context) => listNamed(context, 'dota_plus'), { tags }),
  handle(calls.getShardProducts, (context) => listNamed(context, 'shards'), { tags }),
];
