import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { findSetting, hasGameName, insertPrice, lockProducts, upsertProduct, type ProductSetting } from './products.repo.ts';
import { isLotAddress, MOST_MONTHS, settingChanges } from './products.rules.ts';

/** The author of a product that no person sets. */
const NOBODY = 'start';

/** `was`: the settings that the author saw, null for none; without it the product is set whatever is stored. */
type Wish = ProductSetting & { was?: ProductSetting | null | undefined };

/**
 * Puts a product on sale or changes it; a new price takes effect and earlier ones stay in its history. Repeating the call, as after a lost
 * answer, does nothing. Returns the product's id. Throws Refusal productExists, or productChanged if the stored settings differ from `was`;
 * wrongLotAddress, gameNameTaken, invalidInput.
 */
export function setProduct(db: Db, { was, ...product }: Wish, setBy: number | null, at: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await lockProducts(transaction);
    const before = await findSetting(transaction, product);
    const isThere = before && Object.keys(settingChanges(before, product)).length === 0;
    if (!isThere && was === null && before) throw new Refusal('productExists');
    if (!isThere && was && Object.keys(settingChanges(before, was)).length > 0) throw new Refusal('productChanged');
    return writeProduct(transaction, product, before, setBy, at);
  });
}

async function writeProduct(
  transaction: Db,
  product: ProductSetting,
  before: ProductSetting | undefined,
  setBy: number | null,
  at: Date,
): Promise<number> {
  const lots = [product.rubLotUrl, product.usdLotUrl].flatMap((address) => address ?? []);
  if (!lots.every(isLotAddress)) throw new Refusal('wrongLotAddress');
  if (product.rub === null && product.usd === null) throw new Refusal('invalidInput', 'a price is needed');
  if (product.name === 'dota_plus' && product.amount > MOST_MONTHS)
    throw new Refusal('invalidInput', `amount must be ${MOST_MONTHS} months or less`);
  if (product.gameName !== null && (await hasGameName(transaction, product.gameName, product))) throw new Refusal('gameNameTaken');
  const productId = await upsertProduct(transaction, product, at);
  await insertPrice(transaction, productId, { rub: product.rub, usd: product.usd, discount: product.discount }, setBy, at);
  const detail = settingChanges(before, product);
  const author = setBy === null ? NOBODY : String(setBy);
  if (Object.keys(detail).length > 0)
    await insertAuditEntry(transaction, {
      author,
      action: before ? 'change product' : 'add product',
      subject: `product:${productId}`,
      detail,
      at,
    });
  await announceChange(transaction, [tag.products]);
  return productId;
}
