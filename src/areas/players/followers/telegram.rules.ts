import type { Mode } from '#areas/games/protocol/modes.rules.ts';

/** How often something may be written: once in `gapMs`, and so much sooner where nothing was for a while. */
export type Pace = { gapMs: number; burstMs: number };

/** What Telegram takes: one message a second in a chat, twenty a minute in a group, thirty a second in all; with room for what arrives sooner than it was sent. */
export const paces = {
  chat: { gapMs: 1_200, burstMs: 0 },
  group: { gapMs: 3_200, burstMs: 0 },
  all: { gapMs: 50, burstMs: 450 },
} as const satisfies Record<string, Pace>;

/** Of a chat with people or with a group: groups have numbers below 0. */
export function paceOf(chatId: number): Pace {
  return chatId < 0 ? paces.group : paces.chat;
}

/** So many players a chat may follow. */
export const MOST_FOLLOWED = 20;

/** How a match ended for a player. */
export type EndedMatch = {
  nickname: string;
  mode: Mode;
  place: number;
  hero: string | null;
  /** Null where the match changed no rating. */
  ratingChange: number | null;
  isDouble: boolean;
};
