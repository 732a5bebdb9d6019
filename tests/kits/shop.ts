import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { setProduct } from '#areas/money/catalog/set-product.command.ts';
import type { Deps } from '#db/deps.ts';
import { standInShop, startStandInYooKassa, type StandInYooKassa } from '../../demo/stand-ins/yookassa-server.ts';
import { openWorld, type World } from '../world/world.ts';
import { rowsOf } from './stored.ts';

/** A world that sells: a stand-in YooKassa, products, players, and a clock that can be moved; the clock of a whole site is the real one. */
export type Shop = World & {
  yookassa: StandInYooKassa;
  deps: Deps;
  products: { month: number; quarter: number; shards: number; dollarsOnly: number };
  newPlayer(): Promise<number>;
  /** Moves the clock to a moment, or ahead by so many milliseconds. */
  move(to: Date | number): void;
};

let nextPlayer = 20_000_000;

export async function openShop(startsAt = new Date('2026-03-10T12:00:00Z'), open: typeof openWorld = openWorld): Promise<Shop> {
  const yookassa = await startStandInYooKassa();
  const world = await open({
    YOOKASSA_API_BASE: yookassa.apiBase,
    YOOKASSA_SHOP_ID: standInShop.shopId,
    YOOKASSA_SECRET_KEY: standInShop.secretKey,
  });
  let now = startsAt;
  world.context.now = () => now;
  yookassa.shop.now = () => now;
  const { db, config } = world;
  const add = (name: GoodsName, amount: number, rub: number | null, usd: number | null) =>
    setProduct(
      db,
      {
        name,
        amount,
        position: Math.min(amount, 1000),
        isListed: true,
        rub,
        usd,
        discount: 0,
        gameName: null,
        rubLotUrl: null,
        usdLotUrl: null,
      },
      null,
      startsAt,
    );
  const products = {
    month: await add('dota_plus', 1, 29_900, 399),
    quarter: await add('dota_plus', 3, 79_900, 1099),
    shards: await add('shards', 500, 19_900, 249),
    dollarsOnly: await add('shards', 9000, null, 3999),
  };
  return {
    ...world,
    yookassa,
    products,
    deps: { db, config, log: world.context.log, now: () => now },
    async newPlayer() {
      const playerId = nextPlayer++;
      await rowsOf(db, `insert into players (id, nickname, seen_at) values (${playerId}, 'Player ${playerId}', now())`);
      return playerId;
    },
    move(to) {
      now = typeof to === 'number' ? new Date(now.getTime() + to) : to;
    },
    async close() {
      await yookassa.close();
      await world.close();
    },
  };
}
