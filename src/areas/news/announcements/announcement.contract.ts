import type { Language } from '#lib/words.ts';

export const announcementTargets = ['telegram-ru', 'telegram-en', 'discord-ru', 'discord-en'] as const;
export type AnnouncementTarget = (typeof announcementTargets)[number];

/** The destination of a message. `secret` is a bot's token, or a webhook's address. */
export type Place =
  | { kind: 'telegram'; target: AnnouncementTarget; language: Language; apiBase: string; secret: string; chat: string }
  | { kind: 'discord'; target: AnnouncementTarget; language: Language; secret: string };

/** The text of an update's announcement, in one language. */
export type Announcement = {
  title: string;
  description: string;
  link: string;
  read: string;
  lists: { label: string; text: string }[];
  corrected: string | null;
  publishedAt: Date;
};

/**
 * The outcome of a message: sent; not now; never to this place again; never this message; a bad answer; or no answer, so that it may have
 * arrived.
 */
export type Delivery =
  | { kind: 'sent'; messageId: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'closed'; reason: string }
  | { kind: 'dropped'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'unknown'; reason: string };
