import { nextBooking } from '#areas/core/wallet/wallet.rules.ts';
import type { EarnedShards, RatingChange } from '#areas/games/protocol/end.rules.ts';
import type { EndPost, LeavePost } from '#areas/games/protocol/game-match.contract.ts';
import { doubleRatingCooldown, type CooldownKind } from '#areas/games/protocol/lobby.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { NewRow } from '#db/rows.ts';

const MOST_XP_AT_ONCE = 1_000_000;

type Seen = { playerId: number; nickname: string | null; at: Date };

/** The accounts as the commands would store them after the posts of the season. */
export class BulkAccounts {
  readonly seen = new Map<number, Seen>();
  readonly ratings: Record<Mode, Map<number, number>> = { solo: new Map(), duo: new Map() };
  readonly lpCounts = new Map<number, number>();
  readonly savedData = new Map<number, string>();
  readonly heroXp = new Map<string, { playerId: number; hero: string; xp: number }>();
  readonly achievements = new Map<string, { playerId: number; achievementId: string; completedAt: Date }>();
  readonly cooldowns = new Map<string, { playerId: number; kind: CooldownKind; readyAt: Date }>();

  readonly shards: NewRow<'shard_bookings'>[] = [];
  readonly #lastShards = new Map<number, { number: number; balance: number }>();

  readonly subscribers = new Set<number>();

  rating(playerId: number, mode: Mode): number {
    return this.ratings[mode].get(playerId) ?? 0;
  }

  /** A player enters a lobby; returns the rating. */
  enter(playerId: number, mode: Mode, at: Date): number {
    if (!this.seen.has(playerId)) this.seen.set(playerId, { playerId, nickname: null, at });
    const rating = this.rating(playerId, mode);
    this.ratings[mode].set(playerId, rating);
    return rating;
  }

  book({ playerId, mode, ratingAfter }: Pick<RatingChange, 'playerId' | 'mode' | 'ratingAfter'>): void {
    this.ratings[mode].set(playerId, ratingAfter);
  }

  see(playerId: number, nickname: string | null, at: Date): void {
    const known = this.seen.get(playerId);
    this.seen.set(playerId, { playerId, nickname: nickname ?? known?.nickname ?? null, at: known && known.at > at ? known.at : at });
  }

  earn(playerId: number, matchId: string, { amount, note }: EarnedShards, at: Date): void {
    const booking = nextBooking(this.#lastShards.get(playerId), { cause: `match:${matchId}`, account: 'matches', amount });
    if (!booking) return;
    this.#lastShards.set(playerId, booking);
    this.shards.push({ playerId, ...booking, note, bookedAt: at });
  }

  noteEnd(post: EndPost, at: Date): void {
    const { playerId, heroName: hero } = post;
    this.see(playerId, post.playerName, at);
    if (post.lpCount !== null) this.lpCounts.set(playerId, post.lpCount);
    const xp = post.dpHeroMatchXp + post.dpHeroQuestXp;
    if (xp > 0 && hero !== null) {
      const key = `${playerId} ${hero}`;
      this.heroXp.set(key, { playerId, hero, xp: (this.heroXp.get(key)?.xp ?? 0) + Math.min(xp, MOST_XP_AT_ONCE) });
    }
    for (const { AchievementId: achievementId } of post.completedAchievements) {
      const key = `${playerId} ${achievementId}`;
      if (achievementId !== null && !this.achievements.has(key)) this.achievements.set(key, { playerId, achievementId, completedAt: at });
    }
  }

  noteLeave(post: LeavePost, isGone: boolean, at: Date): void {
    const { playerId } = post;
    if (!isGone) this.see(playerId, post.playerName, at);
    if (post.savedData !== null) this.savedData.set(playerId, JSON.stringify(post.savedData));
    if (!isGone && post.lpCount !== null) this.lpCounts.set(playerId, post.lpCount);
  }

  startCooldown(playerId: number, mode: Mode, readyAt: Date): void {
    const kind = doubleRatingCooldown(mode);
    this.cooldowns.set(`${playerId} ${kind}`, { playerId, kind, readyAt });
  }

  hasPlus(playerId: number): boolean {
    return this.subscribers.has(playerId);
  }

  isCooling(playerId: number, mode: Mode, at: Date): boolean {
    const cooldown = this.cooldowns.get(`${playerId} ${doubleRatingCooldown(mode)}`);
    return cooldown !== undefined && cooldown.readyAt > at;
  }

  /** The rows of player_states: players with neither count nor settings have none. */
  states(): { playerId: number; lpCount: number; savedData: string | null }[] {
    const ids = new Set([...this.lpCounts.keys(), ...this.savedData.keys()]);
    return [...ids].map((playerId) => ({
      playerId,
      lpCount: this.lpCounts.get(playerId) ?? 0,
      savedData: this.savedData.get(playerId) ?? null,
    }));
  }
}
