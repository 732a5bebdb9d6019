import { DAY_MS } from '#lib/durations.ts';

/** What is known of a player's conduct when a lobby opens. */
export type Conduct = {
  /** Other accounts, and how often the two were reported together. */
  reports: Record<string, number>;
  /** How many different players reported this one, together with anybody, in the last 30 days. */
  reporters: number;
  /** Matches of the last 30 days that the player left before their own end, the newest first. */
  leftMatches: string[];
  /** Whom the player has reported in the last 30 days. */
  reportedPlayers: string[];
  /** Whether an admin's ban holds. */
  isBanned: boolean;
};

export const noConduct: Conduct = { reports: {}, reporters: 0, leftMatches: [], reportedPlayers: [], isBanned: false };

/** The number of reporters, and of leaves, from which a player may not play; 0 turns the limit off. */
export type ConductLimits = { reports: number; leaves: number };

const COUNTED_MS = 30 * DAY_MS;

/** The moment from which reports and leaves count. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - COUNTED_MS);
}

export type Bans = { isBanned: boolean; isBannedByReports: boolean; isBannedByLeaveReports: boolean };

/** The reasons why a player may not play, each on its own. */
export function bansOf({ isBanned, reporters, leftMatches }: Conduct, limits: ConductLimits): Bans {
  return {
    isBanned,
    isBannedByReports: limits.reports > 0 && reporters >= limits.reports,
    isBannedByLeaveReports: limits.leaves > 0 && leftMatches.length >= limits.leaves,
  };
}

/** Two accounts as a pair, the smaller first; undefined when they are one. */
export function pairOf(one: number, other: number): { oneId: number; otherId: number } | undefined {
  if (one === other) return undefined;
  return { oneId: Math.min(one, other), otherId: Math.max(one, other) };
}
