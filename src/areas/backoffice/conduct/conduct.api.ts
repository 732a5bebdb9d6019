import { banPlayer, liftBan } from '#areas/games/conduct/ban-player.command.ts';
import { listBans, listPairs, listReportsOfPair } from '#areas/games/conduct/conduct.repo.ts';
import { handleAdmin, type Route } from '#web/server/route.ts';
import * as calls from './conduct.contract.ts';

const FIRST = { page: 1, count: 100 };
/** Every current ban must be in the list, so that it can be lifted. */
const BANS = { page: 1, count: 1_000 };
const when = (at: Date | null) => at && at.toISOString();

export const conductApi: Route[] = [
  handleAdmin(calls.getAdminConduct, async ({ db, config, now }) => {
    const at = now();
    const [{ pairs }, { bans }] = [await listPairs(db, FIRST), await listBans(db, BANS, at)];
    return {
      limits: config.conduct,
      pairs: pairs.map(({ oneId, otherId, times, reporters, lastAt }) => ({
        oneId,
        otherId,
        times,
        reporters,
        lastAt: lastAt.toISOString(),
      })),
      bans: bans.map(({ playerId, reason, bannedAt, bannedBy, endsAt, liftedAt, liftedBy }) => ({
        playerId,
        reason,
        bannedAt: bannedAt.toISOString(),
        bannedBy,
        endsAt: when(endsAt),
        liftedAt: when(liftedAt),
        liftedBy,
        holds: liftedAt === null && (endsAt === null || endsAt > at),
      })),
    };
  }),
  handleAdmin(calls.listAdminReports, async ({ db }, { one, other }) =>
    (await listReportsOfPair(db, Math.min(one, other), Math.max(one, other))).map((report) => ({
      ...report,
      reportedAt: report.reportedAt.toISOString(),
    })),
  ),
  handleAdmin(calls.banAdminPlayer, async ({ db, caller, now }, { playerId, reason, endsAt }) => {
    await banPlayer(db, { playerId, reason, endsAt: endsAt === null ? null : new Date(endsAt) }, caller.playerId, now());
    return null;
  }),
  handleAdmin(calls.liftAdminBan, async ({ db, caller, now }, { playerId }) => ({
    isLifted: await liftBan(db, playerId, caller.playerId, now()),
  })),
];
