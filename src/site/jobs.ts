import { refreshSteamProfilesJob } from '#areas/core/accounts/refresh-steam-profiles.job.ts';
import { sweepAccountsJob } from '#areas/core/sign-in/sweep-accounts.job.ts';
import { takeLeaderboardDayJob } from '#areas/players/leaderboard/take-leaderboard-day.job.ts';
import { closeSeasonsJob } from '#areas/players/players/close-seasons.job.ts';
import { weighPlayersJob } from '#areas/players/search/weigh-players.job.ts';
import { deleteErasedAvatarsJob } from '#areas/players/privacy/delete-erased-avatars.job.ts';
import { checkStatisticsJob } from '#areas/stats/rollups/check-statistics.job.ts';
import { rollStatisticsJob } from '#areas/stats/rollups/roll-statistics.job.ts';
import { sweepAttemptsJob } from '#areas/money/redeem-codes/sweep-attempts.job.ts';
import { pollTwitchJob } from '#areas/players/socials/poll-twitch.job.ts';
import { reconcileOrdersJob } from '#areas/money/orders/reconcile-orders.job.ts';
import { renewSubscriptionsJob } from '#areas/money/orders/renew-subscriptions.job.ts';
import { pollYoutubeJob } from '#areas/players/socials/poll-youtube.job.ts';
import { syncPatreonJob } from '#areas/money/patreon/sync-patreon.job.ts';
import { publishDueUpdatesWatch } from '#areas/news/editor/publish-due-updates.job.ts';
import { announceUpdatesWatch } from '#areas/news/announcements/announce-updates.job.ts';
import type { Job, Watch } from '#db/jobs.ts';

/** Every scheduled job. */
export const jobs: Job[] = [
  takeLeaderboardDayJob,
  refreshSteamProfilesJob,
  sweepAccountsJob,
  closeSeasonsJob,
  pollTwitchJob,
  pollYoutubeJob,
  weighPlayersJob,
  deleteErasedAvatarsJob,
  reconcileOrdersJob,
  renewSubscriptionsJob,
  sweepAttemptsJob,
  rollStatisticsJob,
  checkStatisticsJob,
  syncPatreonJob,
];

/** Everything that is looked for all the time. */
export const watches: Watch[] = [publishDueUpdatesWatch, announceUpdatesWatch];
