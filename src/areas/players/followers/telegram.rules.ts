import type { Mode } from '#areas/games/protocol/modes.rules.ts';

/** A send rate: one message per `gapMs`, with bursts of up to `burstMs` after a pause. */
export type Pace = { gapMs: number; burstMs: number };

/**
 * Telegram's limits: one message a second per chat, twenty a minute per group, thirty a second in total; with a margin for messages that
 * arrive closer together than they were sent.
 */
export const paces = {
  chat: { gapMs: 1_200, burstMs: 0 },
  group: { gapMs: 3_200, burstMs: 0 },
  all: { gapMs: 50, burstMs: 450 },
} as const satisfies Record<string, Pace>;

/** The pace of a private chat or a group: groups have negative ids. */
export function paceOf(chatId: number): Pace {
  return chatId < 0 ? paces.group : paces.chat;
}

/** The most players that a chat may follow. */
export const MOST_FOLLOWED = 20;

/** A player's result in a match. */
export type EndedMatch = {
  nickname: string;
  mode: Mode;
  place: number;
  hero: string | null;
  /** Null if the match did not change the rating. */
  ratingChange: number | null;
  isDouble: boolean;
};
