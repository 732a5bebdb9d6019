import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;

export interface UpdateTables {
  updates: {
    id: Generated<number>;
    url: string;
    state: Generated<'draft' | 'scheduled' | 'published'>;
    version: number;
    /** What editors work on. */
    body: Json;
    /** When a scheduled one is published. */
    publish_at: Date | null;
    /** Whether it may be published with translations missing or out of date. */
    is_waived: Generated<boolean>;
    /** What readers see. */
    shown: ColumnType<unknown, string | null, string | null>;
    shown_version: number | null;
    published_at: Date | null;
    corrected_at: Date | null;
    created_at: Date;
    edited_at: Date;
  };
  update_versions: {
    update_id: number;
    version: number;
    /** A player id, or the command. */
    author: string;
    is_autosave: boolean;
    source: string | null;
    body: Json;
    saved_at: Date;
  };
  update_heroes: { hero: string; update_id: number; body: Json };
  announcements: {
    update_id: number;
    target: 'telegram-ru' | 'telegram-en' | 'discord-ru' | 'discord-en';
    wanted_version: number;
    sent_version: number | null;
    message_id: string | null;
    attempts: Generated<number>;
    next_at: Date | null;
    leased_until: Date | null;
    problem: string | null;
  };
  announcement_targets: { target: string; address_digest: string; ready_at: Date; disabled_reason: string | null };
  admin_acts: { id: Generated<number>; author: string; act: string; subject: string; detail: Json; acted_at: Date };
}
