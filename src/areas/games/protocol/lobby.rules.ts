import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { bansOf, noConduct, type Conduct, type ConductLimits } from '#areas/games/conduct/conduct.rules.ts';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import type { HeroAttribute } from '#areas/wiki/content/hero-content.contract.ts';
import { withQuery } from '#contract/address.ts';
import { Refusal, refusals } from '#contract/refusals.ts';
import type { ShardsExpensePost } from './game-account.contract.ts';
import { readSettings, type StartAnswer } from './game-match.contract.ts';
import type { Match } from './match.rules.ts';
import type { Mode } from './modes.rules.ts';
import { readAccountId } from './post.contract.ts';

/** The page where a product can be paid for. */
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
  heroes: Record<string, { xp: number; quests: string[] }>;
  freeBuilds: number;
  /** Items of the game's shop that the player owns. */
  items: number[];
  /** Votes that are left. */
  votes: number;
  usedWrongMap: boolean;
  conduct: Conduct;
  /** When each kind may be used again, epoch milliseconds. */
  cooldowns: Record<string, number>;
  plusExpiresAt: Date | null;
  shards: number;
};

export type CooldownKind = 'doubleRatingSolo' | 'doubleRatingDuo' | 'bonusVotes' | 'bonusShards' | 'itemBuilds' | 'updateQuests';

export function doubleRatingCooldown(mode: Mode): CooldownKind {
  return mode === 'duo' ? 'doubleRatingDuo' : 'doubleRatingSolo';
}

/** Whether a player's settings contain anything: false, 0, empty texts and empty tables are the script's defaults. */
export function holdsSettings(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(holdsSettings) : Boolean(value);
}

/** What a purchase in the game brings: an item by its number, votes, or something that the game itself keeps track of. */
export function boughtWith({ productId, isItem, count }: Pick<ShardsExpensePost, 'productId' | 'isItem' | 'count'>): {
  itemId: number | undefined;
  votes: number | undefined;
} {
  if (productId === 'vote') return { itemId: undefined, votes: count };
  return { itemId: isItem && productId !== null && /^\d{1,9}(\.0+)?$/.test(productId) ? Number(productId) : undefined, votes: undefined };
}

const TAKEN = 0;
const REFUSED = 1;

/** The game's answer about a code. */
export function codeAnswer(given: { productName: GoodsName; productAmount: number } | Refusal) {
  if (given instanceof Refusal) {
    const { ru, en } = refusals[given.code];
    return { status: REFUSED, ruResponse: ru, engResponse: en };
  }
  const { productName, productAmount } = given;
  return {
    status: TAKEN,
    ruResponse: productTitle(productName, productAmount, 'ru'),
    engResponse: productTitle(productName, productAmount, 'en'),
    awardsAmount: productAmount,
    awardsName: productName,
  };
}

/** The game's own numbers for hero attributes. */
const attributeIds: Record<HeroAttribute, number> = { Strength: 0, Agility: 1, Intellect: 2, All: 3 };

/** The poll in the game's format; undefined while none is open. */
export function votingOf(
  poll: { closedAt: Date | null; heroes: readonly { hero: string; votes: number }[] } | undefined,
  heroes: readonly { name: string; attribute: HeroAttribute }[],
) {
  if (!poll || poll.closedAt !== null) return undefined;
  const attributes = new Map(heroes.map(({ name, attribute }) => [name, attribute]));
  return poll.heroes.map(({ hero, votes }) => ({
    heroName: hero,
    voteCount: votes,
    attributeId: attributeIds[attributes.get(hero) ?? 'All'],
  }));
}

/** Facts that are the same for everyone in a lobby. */
export type LobbyFacts = { seasonName: string; voting: StartAnswer['voting']; limits: ConductLimits };

/** The answer to `/match_start`: every id as it was sent, with all fields; `players` holds the known ones by id. */
export function startAnswer(
  match: Pick<Match, 'mode' | 'isStats' | 'averageRating'>,
  { seasonName, voting, limits }: LobbyFacts,
  playerIds: readonly string[],
  players: ReadonlyMap<number, LobbyPlayer>,
  now: Date,
): StartAnswer {
  return {
    seasonName,
    isStatsMatch: match.isStats,
    averageRating: match.averageRating,
    ...(voting && { voting }),
    players: playerIds.map((playerId) => playerAnswer(playerId, players.get(readAccountId(playerId) ?? 0), match.mode, limits, now)),
  };
}

function playerAnswer(
  playerId: string,
  player: LobbyPlayer | undefined,
  mode: Mode,
  limits: ConductLimits,
  now: Date,
): StartAnswer['players'][number] {
  const conduct = player?.conduct ?? noConduct;
  const left = (kind: CooldownKind) => Math.max(0, (player?.cooldowns[kind] ?? 0) - now.getTime());
  const plusExpiresAt = player?.plusExpiresAt ?? null;
  return {
    playerId,
    rating: player?.rating ?? 0,
    lpCount: player?.lpCount ?? 0,
    isAdmin: player?.isAdmin ?? false,
    ...bansOf(conduct, limits),
    leaveReports: conduct.leftMatches,
    reports: conduct.reports,
    reportedPlayers: conduct.reportedPlayers,
    usedWrongMap: player?.usedWrongMap ?? false,
    freeBuildsConsumedCount: player?.freeBuilds ?? 0,
    savedData: player?.savedData ? readSettings(JSON.parse(player.savedData)) : null,
    items: player?.items ?? [],
    completedAchievements: (player?.achievements ?? []).flatMap((id) => (/^\d{1,15}$/.test(id) ? { achievementId: Number(id) } : [])),
    dotaPlusHeroes: player?.heroes ?? {},
    hasDotaPlus: plusExpiresAt !== null && plusExpiresAt > now,
    shardsAmount: Math.max(0, player?.shards ?? 0),
    voteCount: player?.votes ?? 0,
    doubleRatingCd: left(doubleRatingCooldown(mode)),
    bonusVotesCd: left('bonusVotes'),
    bonusShardsCd: left('bonusShards'),
    itemBuildsCd: left('itemBuilds'),
    updateQuestsCd: left('updateQuests'),
    dotaPlusExpire: plusExpiresAt?.getTime() ?? 0,
  };
}
