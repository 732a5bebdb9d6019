import type { Address } from '#contract/address.ts';
import type { Page } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import type { Needs } from '#web/browser/page-guard.ts';
import type { PageEntry } from '#web/browser/page-state.ts';

const modules = import.meta.glob<{ page: Page }>(['/src/**/*.page.tsx', '!/src/**/admin-*.page.tsx']);

function at(address: Address, file: string, load = modules[`/${file}`]): PageEntry {
  if (!load) throw new Error(`there is no page file ${file}`);
  let opened: { page: Page } | undefined;
  // Remembered: importing a module that is already loaded takes a thirtieth of the work on a page.
  const open = async () => (opened ??= await load());
  return { address, file, needs: undefined, open };
}

/** The code of such a page is listed in a module of its own: half a kilobyte that visitors do not load. */
function unlisted(address: Address, file: string, needs?: Needs): PageEntry {
  return { ...at(address, file, async () => (await import('./unlisted-pages.ts')).openUnlisted(file)), needs };
}

/** Every page of the site. Popups open on top of any of them: `?popup=`. */
export const pages: PageEntry[] = [
  at(paths.home, 'src/site/home/home.page.tsx'),
  at(paths.heroes, 'src/areas/wiki/heroes/heroes.page.tsx'),
  at(paths.items, 'src/site/items/items.page.tsx'),
  at(paths.hero, 'src/site/hero/hero.page.tsx'),
  at(paths.updates, 'src/areas/news/update-list/updates.page.tsx'),
  at(paths.contentChanges, 'src/areas/news/content-changes/content-changes.page.tsx'),
  at(paths.update, 'src/site/update/update.page.tsx'),
  at(paths.adviser, 'src/areas/stats/adviser/adviser.page.tsx'),
  at(paths.pick, 'src/areas/players/pick/pick.page.tsx'),
  at(paths.heroMeta, 'src/areas/stats/meta-page/meta.page.tsx'),
  at(paths.leaderboard, 'src/areas/players/leaderboard/leaderboard.page.tsx'),
  at(paths.live, 'src/areas/games/live/live.page.tsx'),
  at(paths.match, 'src/areas/games/match-page/match.page.tsx'),
  at(paths.matchSearch, 'src/areas/games/match-page/match-search.page.tsx'),
  at(paths.player, 'src/site/player/player.page.tsx'),
  at(paths.playerWith, 'src/areas/players/players/player-with.page.tsx'),
  at(paths.playerSearch, 'src/areas/players/search/player-search.page.tsx'),
  at(paths.plus, 'src/areas/money/plus/plus.page.tsx'),
  at(paths.paymentReturn, 'src/areas/money/checkout/payment-return.page.tsx'),
  at(paths.redeem, 'src/areas/money/redeem-codes/redeem.page.tsx'),
  at(paths.gift, 'src/site/gift/gift.page.tsx'),
  at(paths.developers, 'src/site/developers/developers.page.tsx'),
  at(paths.statistics, 'src/areas/stats/accuracy/statistics.page.tsx'),
  at(paths.status, 'src/site/status/status.page.tsx'),
  at(paths.data, 'src/areas/reach/dumps/data.page.tsx'),
  at(paths.dataQuery, 'src/areas/reach/query/query.page.tsx'),
  at(paths.credits, 'src/site/credits/credits.page.tsx'),
  at(paths.offer, 'src/site/legal/offer.page.tsx'),
  at(paths.privacy, 'src/site/legal/privacy.page.tsx'),
  at(paths.offline, 'src/site/offline/offline.page.tsx'),
  unlisted(paths.admin, 'src/areas/backoffice/update-editor/admin-updates.page.tsx', 'admin'),
  unlisted(paths.adminUpdate, 'src/areas/backoffice/update-editor/admin-update.page.tsx', 'admin'),
  unlisted(paths.adminOrders, 'src/areas/backoffice/sales/admin-orders.page.tsx', 'admin'),
  unlisted(paths.adminOrder, 'src/areas/backoffice/sales/admin-order.page.tsx', 'admin'),
  unlisted(paths.adminProducts, 'src/areas/backoffice/sales/admin-products.page.tsx', 'admin'),
  unlisted(paths.adminProduct, 'src/areas/backoffice/sales/admin-product.page.tsx', 'admin'),
  unlisted(paths.adminCodes, 'src/areas/backoffice/sales/admin-codes.page.tsx', 'admin'),
  unlisted(paths.adminBatch, 'src/areas/backoffice/sales/admin-batch.page.tsx', 'admin'),
  unlisted(paths.adminGame, 'src/areas/backoffice/game/admin-game.page.tsx', 'admin'),
  unlisted(paths.adminConduct, 'src/areas/backoffice/conduct/admin-conduct.page.tsx', 'admin'),
  unlisted(paths.adminTotals, 'src/areas/backoffice/sales/admin-totals.page.tsx', 'admin'),
  unlisted(paths.adminAuditLog, 'src/areas/backoffice/frame/admin-audit-log.page.tsx', 'admin'),
  unlisted(paths.kit, 'demo/kit/kit.page.tsx'),
];
