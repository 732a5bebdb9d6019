import { refreshSteamProfilesJob } from '#features/accounts/refresh-steam-profiles.job.ts';
import { sweepAccountsJob } from '#features/accounts/sweep-accounts.job.ts';
import { takeLeaderboardDayJob } from '#features/leaderboard/take-leaderboard-day.job.ts';
import { closeSeasonsJob } from '#features/players/close-seasons.job.ts';
import { weighPlayersJob } from '#features/search/weigh-players.job.ts';
import { deleteErasedAvatarsJob } from '#features/privacy/delete-erased-avatars.job.ts';
import { checkStatisticsJob } from '#features/statistics/check-statistics.job.ts';
import { rollStatisticsJob } from '#features/statistics/roll-statistics.job.ts';
import { sweepAttemptsJob } from '#features/codes/sweep-attempts.job.ts';
import { pollTwitchJob } from '#features/socials/poll-twitch.job.ts';
import { reconcileOrdersJob } from '#features/orders/reconcile-orders.job.ts';
import { renewSubscriptionsJob } from '#features/orders/renew-subscriptions.job.ts';
import { pollYoutubeJob } from '#features/socials/poll-youtube.job.ts';
import { syncPatreonJob } from '#features/patreon/sync-patreon.job.ts';
import { publishDueUpdatesWatch } from '#features/editing/publish-due-updates.job.ts';
import { announceUpdatesWatch } from '#features/updates/announce-updates.job.ts';
import type { Job, Watch } from '#platform/jobs.ts';

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
