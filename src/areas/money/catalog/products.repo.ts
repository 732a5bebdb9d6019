import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Product } from './products.contract.ts';

type FoundProduct = {
  id: number;
  name: GoodsName;
  amount: number;
  rub: number | null;
  usd: number | null;
  discount: number;
  rubLotUrl: string | null;
  usdLotUrl: string | null;
  gameName: string | null;
};

const columns = sql`p.id, p.name, p.amount, r.rub, r.usd, r.discount, p.rub_lot_url as "rubLotUrl", p.usd_lot_url as "usdLotUrl", p.game_name as "gameName"`;
const priced = sql`products p join lateral (select * from product_prices where product_id = p.id order by number desc limit 1) r on true`;

function productOf({ id, name, amount, rub, usd, discount, rubLotUrl, usdLotUrl, gameName }: FoundProduct): Product {
  return { productId: id, gameName, productName: name, prices: { rub, usd }, amount, extraData: { discount, rubLotUrl, usdLotUrl } };
}

/** Everything on sale, in display order. */
export async function listProducts(db: Db): Promise<Product[]> {
  const { rows } = await sql<FoundProduct>`select ${columns} from ${priced} where p.is_listed order by p.name, p.position, p.id`.execute(
    db,
  );
  return rows.map(productOf);
}

/** One product on sale. */
export async function findProduct(db: Db, productId: number): Promise<Product | undefined> {
  const { rows } = await sql<FoundProduct>`select ${columns} from ${priced} where p.id = ${productId} and p.is_listed`.execute(db);
  return rows[0] && productOf(rows[0]);
}

/** The id of the product on sale with this number, or with this name in the game's script. */
export async function findProductNamed(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from products where is_listed and (game_name = ${name} or id::text = ${name})
    order by game_name = ${name} desc nulls last limit 1`.execute(db);
  return rows[0]?.id;
}

/** Whether another product than the one of this name and amount has this game name. */
export async function hasGameName(db: Db, gameName: string, { name, amount }: Pick<FoundProduct, 'name' | 'amount'>): Promise<boolean> {
  const { rows } = await sql`select 1 from products where game_name = ${gameName} and (name, amount) <> (${name}, ${amount})`.execute(db);
  return rows.length > 0;
}

export type ProductSetting = Omit<FoundProduct, 'id'> & { position: number; isListed: boolean };

/** Creates a product or updates its settings; name and amount identify it. Returns its id. */
export async function upsertProduct(db: Db, product: ProductSetting, at: Date): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into products (name, amount, position, is_listed, rub_lot_url, usd_lot_url, game_name, created_at)
    values (${product.name}, ${product.amount}, ${product.position}, ${product.isListed}, ${product.rubLotUrl}, ${product.usdLotUrl}, ${product.gameName}, ${at})
    on conflict (name, amount) do update set position = excluded.position, is_listed = excluded.is_listed,
      rub_lot_url = excluded.rub_lot_url, usd_lot_url = excluded.usd_lot_url, game_name = excluded.game_name
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

type Price = { rub: number | null; usd: number | null; discount: number };

/** Adds a price to a product's history, unless it is already the current one. */
export async function insertPrice(db: Db, productId: number, price: Price, setBy: number | null, at: Date): Promise<void> {
  await sql`insert into product_prices (product_id, number, rub, usd, discount, set_at, set_by)
    select ${productId}::integer, coalesce(max(number), 0) + 1, ${price.rub}::integer, ${price.usd}::integer, ${price.discount}::integer, ${at}::timestamptz, ${setBy}::bigint
    from product_prices where product_id = ${productId}
    having not exists (select 1 from (select * from product_prices where product_id = ${productId} order by number desc limit 1) r
      where (r.rub, r.usd, r.discount) is not distinct from (${price.rub}::integer, ${price.usd}::integer, ${price.discount}::integer))`.execute(
    db,
  );
}

export type PriceRow = Price & { number: number; setAt: Date; setBy: number | null };

/** The prices that a product has ever had, the newest first, 500 at most. */
export async function listPrices(db: Db, productId: number): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`select number, rub, usd, discount, set_at as "setAt", set_by as "setBy" from product_prices
    where product_id = ${productId} order by number desc limit 500`.execute(db);
  return rows;
}

type AnyProduct = Product & { position: number; isListed: boolean };

/** Every product, on sale or not, with its settings. */
export async function listAllProducts(db: Db): Promise<AnyProduct[]> {
  const { rows } = await sql<
    FoundProduct & { position: number; isListed: boolean }
  >`select ${columns}, p.position, p.is_listed as "isListed" from ${priced} order by p.name, p.position, p.id`.execute(db);
  return rows.map((row) => ({ ...productOf(row), position: row.position, isListed: row.isListed }));
}

/** Keeps others from changing products until the transaction ends; orders are not blocked. */
export async function lockProducts(db: Db): Promise<void> {
  await sql`lock table products in share row exclusive mode`.execute(db);
}

/** The settings of the product with this name and amount. */
export async function findSetting(db: Db, { name, amount }: Pick<ProductSetting, 'name' | 'amount'>): Promise<ProductSetting | undefined> {
  const { rows } = await sql<ProductSetting>`select p.name, p.amount, p.position, p.is_listed as "isListed", r.rub, r.usd, r.discount,
      p.rub_lot_url as "rubLotUrl", p.usd_lot_url as "usdLotUrl", p.game_name as "gameName"
    from ${priced} where p.name = ${name} and p.amount = ${amount}`.execute(db);
  return rows[0];
}
