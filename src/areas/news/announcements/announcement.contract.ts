import type { Language } from '#lib/words.ts';

export const announcementTargets = ['telegram-ru', 'telegram-en', 'discord-ru', 'discord-en'] as const;
export type AnnouncementTarget = (typeof announcementTargets)[number];

/** Where a message goes. `secret` is a bot's token, or the address of a webhook. */
export type Place =
  | { kind: 'telegram'; target: AnnouncementTarget; language: Language; apiBase: string; secret: string; chat: string }
  | { kind: 'discord'; target: AnnouncementTarget; language: Language; secret: string };

/** What is said of an update, in one language. */
export type Announcement = {
  title: string;
  description: string;
  link: string;
  read: string;
  lists: { label: string; text: string }[];
  corrected: string | null;
  publishedAt: Date;
};

/** What became of a message: sent; not now; never to this place again; never this message; nobody answered well; or nobody at all, and it may have been said. */
export type Delivery =
  | { kind: 'sent'; messageId: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'closed'; reason: string }
  | { kind: 'dropped'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'unknown'; reason: string };
