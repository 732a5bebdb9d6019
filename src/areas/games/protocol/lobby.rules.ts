import { withQuery } from '#contract/address.ts';
import type { StartAnswer } from './game-match.contract.ts';
import type { Match } from './match.rules.ts';
import type { Mode } from './modes.rules.ts';

/** The page of the site that offers to pay for a product. */
export function paymentPath(productId: string | null): string {
  return withQuery('/', { popup: 'payment_method', productId: productId ?? undefined });
}

/** What the site knows of a player who enters a lobby. */
export type LobbyPlayer = {
  playerId: number;
  rating: number;
  lpCount: number;
  isAdmin: boolean;
  /** JSON text. */
  savedData: string | null;
  achievements: string[];
  heroes: Record<string, { xp: number; quests: unknown[] }>;
  /** When each kind may be used again, epoch milliseconds. */
  cooldowns: Record<string, number>;
  plusExpiresAt: Date | null;
  shards: number;
};

export type CooldownKind = 'doubleRatingSolo' | 'doubleRatingDuo' | 'bonusVotes' | 'bonusShards' | 'itemBuilds' | 'updateQuests';

export function doubleRatingCooldown(mode: Mode): CooldownKind {
  return mode === 'duo' ? 'doubleRatingDuo' : 'doubleRatingSolo';
}

/** The answer to `/match_start`: every id that was sent, with all fields, `players` by id as text where they are known. */
export function startAnswer(
  match: Pick<Match, 'mode' | 'isStats' | 'averageRating'>,
  seasonName: string,
  playerIds: readonly string[],
  players: ReadonlyMap<string, LobbyPlayer>,
  now: Date,
): StartAnswer {
  return {
    seasonName,
    isStatsMatch: match.isStats,
    averageRating: match.averageRating,
    players: playerIds.map((playerId) => playerAnswer(playerId, players.get(playerId), match.mode, now)),
  };
}

function playerAnswer(playerId: string, player: LobbyPlayer | undefined, mode: Mode, now: Date): StartAnswer['players'][number] {
  const left = (kind: CooldownKind) => Math.max(0, (player?.cooldowns[kind] ?? 0) - now.getTime());
  const plusExpiresAt = player?.plusExpiresAt ?? null;
  return {
    playerId,
    rating: player?.rating ?? 0,
    lpCount: player?.lpCount ?? 0,
    isAdmin: player?.isAdmin ?? false,
    isBanned: false,
    isBannedByReports: false,
    isBannedByLeaveReports: false,
    leaveReports: 0,
    reports: 0,
    reportedPlayers: [],
    usedWrongMap: false,
    freeBuildsConsumedCount: 0,
    savedData: player?.savedData ? JSON.parse(player.savedData) : null,
    items: [],
    completedAchievements: (player?.achievements ?? []).map((id) => ({ achievementId: /^\d{1,15}$/.test(id) ? Number(id) : id })),
    dotaPlusHeroes: player?.heroes ?? {},
    hasDotaPlus: plusExpiresAt !== null && plusExpiresAt > now,
    shardsAmount: Math.max(0, player?.shards ?? 0),
    voteCount: 0,
    doubleRatingCd: left(doubleRatingCooldown(mode)),
    bonusVotesCd: left('bonusVotes'),
    bonusShardsCd: left('bonusShards'),
    itemBuildsCd: left('itemBuilds'),
    updateQuestsCd: left('updateQuests'),
    dotaPlusExpire: plusExpiresAt?.getTime() ?? 0,
  };
}
