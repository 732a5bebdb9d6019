import { statusApi } from '#areas/backoffice/backups/status.api.ts';
import { conductApi } from '#areas/backoffice/conduct/conduct.api.ts';
import { gameApi } from '#areas/backoffice/game/game.api.ts';
import { salesApi } from '#areas/backoffice/sales/sales.api.ts';
import { steamProfilesApi } from '#areas/core/accounts/steam-profiles.api.ts';
import { accountsApi } from '#areas/core/sign-in/sign-in.api.ts';
import { forecastApi } from '#areas/games/forecast/forecast.api.ts';
import { gameAccountApi } from '#areas/games/ingest/game-account.api.ts';
import { gameMatchApi } from '#areas/games/ingest/game-match.api.ts';
import { gameStatsApi } from '#areas/games/ingest/game-stats.api.ts';
import { liveApi } from '#areas/games/live/live.api.ts';
import { figuresApi, matchesApi } from '#areas/games/matches/matches.api.ts';
import { productsApi } from '#areas/money/catalog/catalog.api.ts';
import { giftsApi } from '#areas/money/gifts/gifts.api.ts';
import { ordersApi } from '#areas/money/orders/orders.api.ts';
import { patreonApi } from '#areas/money/patreon/patreon.api.ts';
import { plusVideosApi } from '#areas/money/plus/plus-videos.api.ts';
import { codesApi } from '#areas/money/redeem-codes/redeem-codes.api.ts';
import { contentChangesApi } from '#areas/news/content-changes/content-changes.api.ts';
import { editorApi } from '#areas/news/editor/editor.api.ts';
import { updatesApi } from '#areas/news/updates/updates.api.ts';
import { belongingsApi } from '#areas/players/belongings/belongings.api.ts';
import { leaderboardApi } from '#areas/players/leaderboard/leaderboard.api.ts';
import { pickApi } from '#areas/players/pick/pick.api.ts';
import { playersApi } from '#areas/players/players/players.api.ts';
import { privacyApi } from '#areas/players/privacy/privacy.api.ts';
import { searchApi } from '#areas/players/search/search.api.ts';
import { socialsApi } from '#areas/players/socials/socials.api.ts';
import { streamerFiles, streamersApi } from '#areas/players/streamers/streamers.api.ts';
import { botsApi } from '#areas/reach/bots/bots.api.ts';
import { cardFiles, cardsApi } from '#areas/reach/cards/cards.api.ts';
import { dumpFiles, dumpsApi } from '#areas/reach/dumps/dumps.api.ts';
import { updateFeeds } from '#areas/reach/feeds/feeds.api.ts';
import { oembedFiles } from '#areas/reach/oembed/oembed.api.ts';
import { sitemapFiles } from '#areas/reach/sitemaps/sitemaps.api.ts';
import { accuracyApi } from '#areas/stats/accuracy/accuracy.api.ts';
import { adviserApi } from '#areas/stats/adviser/adviser.api.ts';
import { standingApi } from '#areas/stats/hero-answer/standing.api.ts';
import { insightApi } from '#areas/stats/hero-stats/insight.api.ts';
import { metaApi } from '#areas/stats/hero-stats/meta.api.ts';
import { gameBuildsApi } from '#areas/stats/item-builds/game-builds.api.ts';
import { buildsApi } from '#areas/stats/item-builds/item-builds.api.ts';
import { contentDataApi } from '#areas/wiki/content-data/content-data.api.ts';
import { contentFiles } from '#areas/wiki/content/content.api.ts';
import { heroPollApi } from '#areas/wiki/heroes/hero-poll.api.ts';
import { heroFiles, heroesApi } from '#areas/wiki/heroes/heroes.api.ts';
import { itemFiles, itemsApi } from '#areas/wiki/items/items.api.ts';
import { videosApi, artFiles } from '#areas/wiki/media/media.api.ts';
import { apiFeeds } from '#site/developers/api-feed.ts';
import { openApiRoute } from '#site/developers/openapi-route.ts';
import { securityTxt } from '#site/security/security-txt.ts';
import type { FileRoute } from '#web/server/file-route.ts';
import type { Route } from '#web/server/route.ts';

const siteApi: Route[] = [
  ...heroesApi,
  ...heroPollApi,
  ...videosApi,
  ...itemsApi,
  ...contentDataApi,
  ...updatesApi,
  ...contentChangesApi,
  ...editorApi,
  ...matchesApi,
  ...forecastApi,
  ...liveApi,
  ...figuresApi,
  ...leaderboardApi,
  ...metaApi,
  ...buildsApi,
  ...accuracyApi,
  ...adviserApi,
  ...standingApi,
  ...insightApi,
  ...playersApi,
  ...streamersApi,
  ...accountsApi,
  ...steamProfilesApi,
  ...socialsApi,
  ...searchApi,
  ...pickApi,
  ...privacyApi,
  ...belongingsApi,
  ...productsApi,
  ...plusVideosApi,
  ...ordersApi,
  ...giftsApi,
  ...salesApi,
  ...statusApi,
  ...cardsApi,
  ...dumpsApi,
  ...conductApi,
  ...gameApi,
  ...codesApi,
  ...patreonApi,
  ...botsApi,
];

/** Every endpoint of the site: those of the game, those for pages and programs, and the one that describes them. */
export const routes: Route[] = [...gameMatchApi, ...gameStatsApi, ...gameAccountApi, ...gameBuildsApi, ...siteApi, openApiRoute(siteApi)];

/** Every file outside of `/api` that is generated on request. */
export const fileRoutes: FileRoute[] = [
  ...heroFiles,
  ...itemFiles,
  ...contentFiles,
  ...artFiles,
  ...cardFiles,
  ...oembedFiles,
  ...dumpFiles,
  ...updateFeeds,
  ...apiFeeds,
  ...sitemapFiles,
  ...streamerFiles,
  securityTxt,
];
/** Folders that contain only files: a missing one is not looked up as a page. */
export const fileFolders = ['/shared/*', '/v2/*', '/videos/*', '/feeds/*', '/sitemaps/*', '/data/:file{.+[.].+}', '/.well-known/*'];
