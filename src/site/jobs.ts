import { drillNightly } from '#areas/backoffice/backups/drill-newest-backup.command.ts';
import { backUpNightly } from '#areas/backoffice/backups/make-backup.command.ts';
import { rateDeclaredMaps } from '#areas/backoffice/game/rate-declared-maps.command.ts';
import { refreshSteamProfiles } from '#areas/core/accounts/refresh-steam-profiles.command.ts';
import { sweepAccounts } from '#areas/core/sign-in/sweep-accounts.command.ts';
import { fitForecasts } from '#areas/games/forecast/fit-forecasts.command.ts';
import { checkHeroLists } from '#areas/games/hero-lists/check-hero-lists.command.ts';
import { countDays } from '#areas/games/hero-lists/count-hero-lists.command.ts';
import { openDueSeason } from '#areas/games/ingest/open-season.command.ts';
import { closeDueMonth } from '#areas/games/months/close-due-month.command.ts';
import { deleteNotificationsBefore, eraseSignedOutBuyers } from '#areas/money/orders/orders.repo.ts';
import { reconcileOrders } from '#areas/money/orders/refresh-order.command.ts';
import { renewSubscriptions } from '#areas/money/orders/renew-subscriptions.command.ts';
import { syncPatreon } from '#areas/money/patreon/link-patreon.command.ts';
import { deleteAttemptsBefore } from '#areas/money/redeem-codes/redeem-codes.repo.ts';
import { announceUpdates } from '#areas/news/announcements/announce-updates.command.ts';
import { publishDueUpdates } from '#areas/news/editor/publish-due-updates.command.ts';
import { closeEndedSeasons, closeSeasons } from '#areas/players/leaderboard/close-seasons.command.ts';
import { takeLeaderboardDay } from '#areas/players/leaderboard/take-leaderboard-day.command.ts';
import { fitOwnSpread } from '#areas/players/pick/fit-own-spread.command.ts';
import { deletePicturesOfErased } from '#areas/players/privacy/erase-account.command.ts';
import { weighPlayers } from '#areas/players/search/weigh-players.command.ts';
import { pollTwitch } from '#areas/players/socials/poll-twitch.command.ts';
import { pollYoutube } from '#areas/players/socials/poll-youtube.command.ts';
import { setUpBots } from '#areas/reach/bots/set-up-bots.command.ts';
import { noteEndedMatches, sweepFollowers, tellFollowers } from '#areas/reach/bots/tell-followers.command.ts';
import { sweepCards } from '#areas/reach/cards/sweep-cards.command.ts';
import { makeDueDumps } from '#areas/reach/dumps/make-dumps.command.ts';
import { freezeClaims } from '#areas/stats/accuracy/freeze-claims.command.ts';
import { scoreForecasts } from '#areas/stats/accuracy/score-forecasts.command.ts';
import { checkStatistics } from '#areas/stats/rollups/check-statistics.command.ts';
import { replayDueSkill } from '#areas/stats/rollups/replay-skill.command.ts';
import { rollStatistics } from '#areas/stats/rollups/roll-statistics.command.ts';
import { rollWorths } from '#areas/stats/rollups/roll-worths.command.ts';
import type { Job, Poller } from '#db/jobs.ts';
import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';

const NOTIFICATIONS_KEPT_MS = 60 * DAY_MS;
/** As stated in the privacy policy. */
const SIGNED_OUT_BUYERS_KEPT_MS = 90 * DAY_MS;
const CODE_ATTEMPTS_KEPT_MS = DAY_MS;

/** For 20 messages a second at 300 ms per response. */
const FOLLOWER_SENDERS = 6;

/** All scheduled jobs; `cron` is minute hour day month weekday in Moscow time. */
export const jobs: Job[] = [
  { name: 'take-leaderboard-day', cron: '1 0 * * *', run: ({ db, now }) => takeLeaderboardDay(db, now()) },
  { name: 'refresh-steam-profiles', cron: '*/5 * * * *', run: refreshSteamProfiles },
  { name: 'sweep-accounts', cron: '40 4 * * *', run: ({ db, config, now }) => sweepAccounts(db, config, now()) },
  { name: 'close-seasons', cron: '10 * * * *', run: ({ db, now }) => closeSeasons(db, now()) },
  { name: 'poll-twitch', cron: '* * * * *', spreadMs: 20_000, run: pollTwitch },
  { name: 'poll-youtube', cron: '*/10 * * * *', spreadMs: MINUTE_MS, run: pollYoutube },
  { name: 'weigh-players', cron: '25 * * * *', run: ({ db }) => weighPlayers(db) },
  { name: 'delete-erased-avatars', cron: '* * * * *', run: ({ db, config }) => deletePicturesOfErased(db, config) },
  { name: 'reconcile-orders', cron: '*/2 * * * *', run: reconcileOrders },
  { name: 'renew-subscriptions', cron: '7 * * * *', run: renewSubscriptions },
  {
    name: 'sweep-code-attempts',
    cron: '25 4 * * *',
    run: ({ db, now }) => deleteAttemptsBefore(db, new Date(now().getTime() - CODE_ATTEMPTS_KEPT_MS)),
  },
  {
    name: 'sweep-payment-notifications',
    cron: '30 4 * * *',
    run: ({ db, now }) => deleteNotificationsBefore(db, new Date(now().getTime() - NOTIFICATIONS_KEPT_MS)),
  },
  {
    name: 'erase-signed-out-buyers',
    cron: '35 4 * * *',
    run: ({ db, now }) => eraseSignedOutBuyers(db, new Date(now().getTime() - SIGNED_OUT_BUYERS_KEPT_MS)),
  },
  { name: 'roll-statistics', cron: '*/5 * * * *', catchesUp: true, run: ({ db, now }) => rollStatistics(db, now()) },
  { name: 'roll-worths', cron: '35 * * * *', catchesUp: true, run: ({ db, now }) => rollWorths(db, now()) },
  { name: 'fit-own-spread', cron: '50 4 * * *', catchesUp: true, run: ({ db }) => fitOwnSpread(db) },
  {
    name: 'roll-forecasts',
    cron: '10 0 * * *',
    catchesUp: true,
    run: async ({ db, now }) => {
      await fitForecasts(db, now());
      await scoreForecasts(db, now());
    },
  },
  { name: 'close-months', cron: '25 * * * *', minutes: 60, catchesUp: true, run: closeDueMonth },
  { name: 'count-hero-lists', cron: '2 * * * *', catchesUp: true, run: ({ db }) => countDays(db) },
  { name: 'check-hero-lists', cron: '40 3 * * *', run: ({ db, log, now }) => checkHeroLists(db, log, now()) },
  { name: 'freeze-claims', cron: '5 0 * * *', run: ({ db, now }) => freezeClaims(db, now()) },
  { name: 'replay-skill', cron: '*/5 * * * *', catchesUp: true, run: ({ db, now }) => replayDueSkill(db, now()) },
  { name: 'check-statistics', cron: '20 4 * * *', run: async ({ db, log, now }) => void (await checkStatistics(db, log, now())) },
  { name: 'back-up', cron: '0 5 * * *', minutes: 120, catchesUp: true, run: backUpNightly },
  { name: 'drill-restore', cron: '30 5 * * *', minutes: 240, run: drillNightly },
  { name: 'make-dumps', cron: '30 3 * * *', minutes: 120, catchesUp: true, run: makeDueDumps },
  { name: 'sync-patreon', cron: '15 4 * * *', run: syncPatreon },
  { name: 'set-up-bots', cron: '45 4 * * *', catchesUp: true, run: setUpBots },
  { name: 'sweep-followers', cron: '55 4 * * *', run: sweepFollowers },
  { name: 'sweep-cards', cron: '50 * * * *', run: async ({ config, now }) => sweepCards(config, now()) },
];

/** Everything that is polled for continuously. */
export const pollers: Poller[] = [
  { name: 'publish-due-updates', everyMs: 250, run: publishDueUpdates },
  { name: 'open-due-season', everyMs: 1000, run: ({ db, now }) => openDueSeason(db, now()) },
  { name: 'close-ended-seasons', everyMs: 5000, run: ({ db, now }) => closeEndedSeasons(db, now()) },
  { name: 'rate-declared-maps', everyMs: 5000, run: async (deps) => void (await rateDeclaredMaps(deps, 'schedule')) },
  { name: 'announce-updates', everyMs: 1000, run: announceUpdates },
  { name: 'note-ended-matches', everyMs: 3000, run: noteEndedMatches },
  // Several, because each waits for Telegram's response before it sends the next message.
  ...Array.from({ length: FOLLOWER_SENDERS }, () => ({ name: 'tell-followers', everyMs: 250, run: tellFollowers })),
];
