import { paths } from '#contract/paths.ts';
import type { Address } from '#contract/address.ts';
import type { Page } from '#contract/page.tsx';
import type { Needs } from '#web/server/page-guard.ts';

const modules = import.meta.glob<{ page: Page }>(['../features/*/*.page.tsx', './*/*.page.tsx']);

/** `needs`: who alone may open it; anyone else is sent to the home page. */
export type PageEntry = { address: Address; file: string; needs: Needs | undefined; open: () => Promise<{ page: Page }> };

function at(address: Address, file: string, needs?: Needs): PageEntry {
  const load = modules[file];
  if (!load) throw new Error(`there is no page file ${file}`);
  let opened: { page: Page } | undefined;
  // Asking for a module that is there already is a thirtieth of the work on a page.
  const open = async () => (opened ??= await load());
  return { address, file: file.startsWith('./') ? `src/app/${file.slice(2)}` : `src/${file.slice(3)}`, needs, open };
}

/** Every page of the site. Popups stand on top of any of them: `?popup=`. */
export const pages: PageEntry[] = [
  at(paths.home, './home/home.page.tsx'),
  at(paths.heroes, '../features/heroes/heroes.page.tsx'),
  at(paths.items, '../features/items/items.page.tsx'),
  at(paths.hero, './hero/hero.page.tsx'),
  at(paths.updates, '../features/updates/updates.page.tsx'),
  at(paths.update, './update/update.page.tsx'),
  at(paths.heroMeta, '../features/meta/meta.page.tsx'),
  at(paths.leaderboard, '../features/leaderboard/leaderboard.page.tsx'),
  at(paths.match, '../features/matches/match.page.tsx'),
  at(paths.matchSearch, '../features/matches/match-search.page.tsx'),
  at(paths.player, '../features/players/player.page.tsx'),
  at(paths.playerWith, '../features/players/player-with.page.tsx'),
  at(paths.playerSearch, '../features/players/player-search.page.tsx'),
  at(paths.plus, '../features/payments/plus.page.tsx'),
  at(paths.paymentReturn, '../features/payments/payment-return.page.tsx'),
  at(paths.redeem, '../features/codes/redeem.page.tsx'),
  at(paths.developers, './developers/developers.page.tsx'),
  at(paths.credits, './credits/credits.page.tsx'),
  at(paths.offer, './legal/offer.page.tsx'),
  at(paths.privacy, './legal/privacy.page.tsx'),
  at(paths.admin, '../features/admin/admin-updates.page.tsx', 'admin'),
  at(paths.adminUpdate, '../features/admin/admin-update.page.tsx', 'admin'),
  at(paths.adminOrders, '../features/books/admin-orders.page.tsx', 'admin'),
  at(paths.adminOrder, '../features/books/admin-order.page.tsx', 'admin'),
  at(paths.adminProducts, '../features/books/admin-products.page.tsx', 'admin'),
  at(paths.adminProduct, '../features/books/admin-product.page.tsx', 'admin'),
  at(paths.adminCodes, '../features/books/admin-codes.page.tsx', 'admin'),
  at(paths.adminBatch, '../features/books/admin-batch.page.tsx', 'admin'),
  at(paths.adminTotals, '../features/books/admin-totals.page.tsx', 'admin'),
  at(paths.adminActs, '../features/admin/admin-acts.page.tsx', 'admin'),
  at(paths.kit, './kit/kit.page.tsx'),
];
