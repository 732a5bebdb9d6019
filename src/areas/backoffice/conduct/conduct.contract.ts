import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { seenText } from '#contract/seen-text.contract.ts';
import { whole } from '#contract/whole.contract.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';

const PlayerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_PLAYER_ID));
const PlayerText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, 'must be a player id'), v.transform(Number));

const Pair = v.object({ oneId: whole, otherId: whole, times: whole, reporters: whole, lastAt: v.string() });
export type ReportedPair = v.InferOutput<typeof Pair>;

const Ban = v.object({
  playerId: whole,
  reason: v.string(),
  bannedAt: v.string(),
  bannedBy: v.nullable(whole),
  endsAt: v.nullable(v.string()),
  liftedAt: v.nullable(v.string()),
  liftedBy: v.nullable(whole),
  holds: v.boolean(),
});
export type Ban = v.InferOutput<typeof Ban>;

export const getAdminConduct = endpoint({
  method: 'GET',
  path: '/api/v2/admin/conduct',
  summary: 'Pairs of players that others reported, and bans from the game',
  input: v.object({}),
  output: v.object({ pairs: v.array(Pair), bans: v.array(Ban), limits: v.object({ reports: whole, leaves: whole }) }),
});

export const listAdminReports = endpoint({
  method: 'GET',
  path: '/api/v2/admin/conduct/reports',
  summary: 'Who reported a pair, and in which matches',
  input: v.object({ one: PlayerText, other: PlayerText }),
  output: v.array(v.object({ matchId: v.string(), reporterId: whole, reportedAt: v.string(), type: v.nullable(v.string()) })),
});

export const banAdminPlayer = endpoint({
  method: 'POST',
  path: '/api/v2/admin/conduct/ban',
  summary: 'Bans a player from the game, until a moment or until it is undone',
  input: v.object({
    playerId: PlayerId,
    reason: seenText(300),
    endsAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
  output: v.null(),
});

export const liftAdminBan = endpoint({
  method: 'POST',
  path: '/api/v2/admin/conduct/lift',
  summary: 'Undoes the ban of a player',
  input: v.object({ playerId: PlayerId }),
  output: v.object({ isLifted: v.boolean() }),
});
