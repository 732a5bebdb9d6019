import { listAllProducts } from '#areas/money/catalog/products.repo.ts';
import { setProduct } from '#areas/money/catalog/set-product.command.ts';
import type { Db } from '#db/pool.ts';

const lot = (id: number) => ({
  rubLotUrl: `https://funpay.com/lots/offer?id=${id}`,
  usdLotUrl: `https://funpay.com/en/lots/offer?id=${id}`,
});
/** The name that the game's script has for a subscription. */
const named = (months: number) => ({ gameName: `dota_plus_${months}` });
const noLot = { rubLotUrl: null, usdLotUrl: null };

/** What the demo sells; prices in kopecks and cents. The smallest package of shards has no lot at FunPay. */
const products = [
  { name: 'dota_plus', amount: 1, ...named(1), rub: 29_900, usd: 399, discount: 0, ...lot(61_000_001) },
  { name: 'dota_plus', amount: 3, ...named(3), rub: 79_900, usd: 1_069, discount: 11, ...lot(61_000_002) },
  { name: 'dota_plus', amount: 12, ...named(12), rub: 269_000, usd: 3_599, discount: 25, ...lot(61_000_003) },
  { name: 'shards', amount: 200, rub: 9_900, usd: 129, discount: 0, ...noLot },
  { name: 'shards', amount: 500, rub: 19_900, usd: 249, discount: 20, ...lot(61_000_005) },
  { name: 'shards', amount: 1_500, rub: 49_900, usd: 649, discount: 33, ...lot(61_000_006) },
  { name: 'shards', amount: 5_000, rub: 149_000, usd: 1_899, discount: 40, ...lot(61_000_007) },
] as const;

/** Fills the shelves of a demo that has nothing to sell. */
export async function stockShop(db: Db, now: Date): Promise<void> {
  if ((await listAllProducts(db)).length > 0) return;
  for (const [position, product] of products.entries())
    await setProduct(db, { gameName: null, ...product, position, isListed: true }, null, now);
}
