import { videosApi } from '#features/art/videos.api.ts';
import { accountsApi } from '#features/accounts/accounts.api.ts';
import { steamProfilesApi } from '#features/accounts/steam-profiles.api.ts';
import { gameAccountApi } from '#features/game/game-account.api.ts';
import { gameMatchApi } from '#features/game/game-match.api.ts';
import { gameStatsApi } from '#features/game/game-stats.api.ts';
import { artFiles } from '#features/art/art.api.ts';
import { contentFiles } from '#features/content/content.api.ts';
import { heroFiles } from '#features/heroes/hero-files.api.ts';
import { heroesApi } from '#features/heroes/heroes.api.ts';
import { itemFiles } from '#features/items/item-files.api.ts';
import { itemsApi } from '#features/items/items.api.ts';
import { leaderboardApi } from '#features/leaderboard/leaderboard.api.ts';
import { codesApi } from '#features/codes/codes.api.ts';
import { booksApi } from '#features/books/books.api.ts';
import { ordersApi } from '#features/orders/orders.api.ts';
import { plusVideosApi } from '#features/payments/plus-videos.api.ts';
import { patreonApi } from '#features/patreon/patreon.api.ts';
import { productsApi } from '#features/products/products.api.ts';
import { figuresApi } from '#features/matches/figures.api.ts';
import { matchesApi } from '#features/matches/matches.api.ts';
import { buildsApi } from '#features/builds/builds.api.ts';
import { gameBuildsApi } from '#features/builds/game-builds.api.ts';
import { insightApi } from '#features/meta/insight.api.ts';
import { metaApi } from '#features/meta/meta.api.ts';
import { playersApi } from '#features/players/players.api.ts';
import { searchApi } from '#features/search/search.api.ts';
import { privacyApi } from '#features/privacy/privacy.api.ts';
import { editingApi } from '#features/editing/editing.api.ts';
import { updateFeeds } from '#features/updates/feeds.api.ts';
import { updatesApi } from '#features/updates/updates.api.ts';
import { socialsApi } from '#features/socials/socials.api.ts';
import type { FileRoute } from '#platform/http/file-route.ts';
import type { Route } from '#platform/http/route.ts';
import { openApiRoute } from './developers/openapi-route.ts';

const siteApi: Route[] = [
  ...heroesApi,
  ...videosApi,
  ...itemsApi,
  ...updatesApi,
  ...editingApi,
  ...matchesApi,
  ...figuresApi,
  ...leaderboardApi,
  ...metaApi,
  ...buildsApi,
  ...insightApi,
  ...playersApi,
  ...accountsApi,
  ...steamProfilesApi,
  ...socialsApi,
  ...searchApi,
  ...privacyApi,
  ...productsApi,
  ...plusVideosApi,
  ...ordersApi,
  ...booksApi,
  ...codesApi,
  ...patreonApi,
];

/** Every endpoint of the site: the game's own, then those of pages and programs, and the description of these. */
export const routes: Route[] = [...gameMatchApi, ...gameStatsApi, ...gameAccountApi, ...gameBuildsApi, ...siteApi, openApiRoute(siteApi)];

/** Every file that is made on request, outside of `/api`. */
export const fileRoutes: FileRoute[] = [...heroFiles, ...itemFiles, ...contentFiles, ...artFiles, ...updateFeeds];
/** Folders that hold nothing but files: what is not there is no page either. */
export const fileFolders = ['/shared/*', '/v2/*', '/videos/*', '/feeds/*'];
