import { Refusal } from '#lib/refusals.ts';
import { announceChange } from '#platform/changes.ts';
import { inTransaction, type Db } from '#platform/database.ts';
import { insertPrice, upsertProduct, type ProductSetting } from './products.repo.ts';
import { isLotAddress } from './products.rules.ts';

/** Puts a product on sale or changes it; another price begins to hold and the old ones stay in its history. Returns its id. */
export async function setProduct(db: Db, product: ProductSetting, setBy: number | null, at: Date): Promise<number> {
  const lots = [product.rubLotUrl, product.usdLotUrl].flatMap((address) => address ?? []);
  if (!lots.every(isLotAddress)) throw new Refusal('wrongLotAddress');
  if (product.rub === null && product.usd === null) throw new Refusal('invalidInput', 'a price is needed');
  return inTransaction(db, async (transaction) => {
    const productId = await upsertProduct(transaction, product, at);
    await insertPrice(transaction, productId, { rub: product.rub, usd: product.usd, discount: product.discount }, setBy, at);
    await announceChange(transaction, ['products']);
    return productId;
  });
}
