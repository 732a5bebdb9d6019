import type { SnapshotPost, TalentPicksPost } from './game-stats.contract.ts';

export type Snapshot = {
  matchId: string;
  playerId: number;
  position: number;
  minute: number;
  hero: string | null;
  talent: string | null;
  place: number | null;
  networth: number;
  items: string[];
};
export type TalentPick = {
  matchId: string;
  playerId: number;
  position: number;
  pickNumber: number | null;
  rarity: string | null;
  picked: string;
  offered: string[];
};

/** The snapshots of one match; `position` counts each player's snapshots from 0 in the order they were sent. */
export function snapshotsOf(posts: readonly SnapshotPost[]): Snapshot[] {
  const sent = new Map<number, number>();
  return posts.map((post) => {
    const position = sent.get(post.player_id) ?? 0;
    sent.set(post.player_id, position + 1);
    return {
      matchId: post.match_id,
      playerId: post.player_id,
      position,
      minute: Math.min(post.time, 32_767),
      hero: post.hero_name,
      talent: post.main_talent,
      place: post.place,
      networth: post.networth,
      items: post.items,
    };
  });
}

const MOST_PICKS = 10_000;

/** The talent choices of one match, 10,000 at most; `position` counts each player's choices from 0 in the order they were sent. */
export function talentPicksOf(posts: readonly TalentPicksPost[]): TalentPick[] {
  const sent = new Map<number, number>();
  const picks = posts.flatMap((post) =>
    post.talents.flatMap((pick) => {
      if (pick.picked_talent === null) return [];
      const position = sent.get(post.player_id) ?? 0;
      sent.set(post.player_id, position + 1);
      const pickNumber = pick.pick_number === null ? null : Math.max(-1, Math.min(pick.pick_number, 32_767));
      return [
        {
          matchId: post.match_id,
          playerId: post.player_id,
          position,
          pickNumber,
          rarity: pick.rarity,
          picked: pick.picked_talent,
          offered: pick.offered_talents,
        },
      ];
    }),
  );
  return picks.slice(0, MOST_PICKS);
}
