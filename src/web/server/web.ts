import { randomUUID } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { ComponentType, ReactNode } from 'react';
import type { Caller } from '#contract/caller.ts';
import type { Community, Told } from '#contract/site.tsx';
import type { Changes } from '#db/notify.ts';
import type { Connection, Db } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import type { Config } from '#services/config.ts';
import type { LimiterByAsker } from '#services/limiter-by-asker.ts';
import type { Logger } from '#services/log.ts';
import type { MarkupCache } from '#ui/markup-cache/markup-cache.tsx';
import type { PageEntry, PageState } from '#web/browser/page-state.ts';
import type { Assets } from './assets.ts';
import type { AnswerCache } from './cache.ts';
import { tokenOf } from './cookies.ts';
import type { FileRoute } from './file-route.ts';
import { negotiateLanguage } from './request.ts';
import type { Context, Route } from './route.ts';
import type { StaticFiles } from './static-files.ts';

type DocumentProps = {
  language: Language;
  styles: readonly string[];
  origin: string;
  community: Community;
  errorId: string | undefined;
  told?: Told | undefined;
  children: ReactNode;
};

/** The site that the web serves: what it answers, how its pages look, and who calls. */
export type Site = {
  routes: readonly Route[];
  fileRoutes: readonly FileRoute[];
  /** Folders that hold nothing but files: what is not there is no page either. */
  fileFolders: readonly string[];
  pages: readonly PageEntry[];
  Document: ComponentType<DocumentProps>;
  Screen: ComponentType<{ state: PageState }>;
  /** How the site draws its pictures, in a word; pages are drawn by the one that was set last. */
  art: { versionOf(config: Config): string; set(version: string): void };
  /** The one address of what a page's address names in another way; undefined when it is that one, or names nothing. */
  findCanonical(db: Db, url: URL): Promise<string | undefined>;
  /** What the page of an address tells in previews; undefined when it has nothing of its own to tell. */
  tellPage(url: URL, asked: { db: Db; now: Date; language: Language }): Promise<Told | undefined>;
  /** Who a session's token belongs to; undefined when it is none, or over. */
  openSession(db: Db, token: string, adminIds: readonly number[], now: Date): Promise<Caller | undefined>;
  /** Called once, before the first answer. */
  begin(db: Db, changes: Changes): void;
};

/** What a process brings to serve a site. */
export type WebParts = {
  config: Config;
  log: Logger;
  connection: Connection;
  /** Where what is for everyone is read: a replica where there is one. */
  reading: Db;
  /** For what the game's servers post: however many of their posts wait for a lock, pages and calls have connections. */
  gameConnection: Connection;
  changes: Changes;
  assets: Assets;
  files: StaticFiles;
};
/** What answers a request. */
export type Web = WebParts & {
  site: Site;
  cache: AnswerCache;
  markup: MarkupCache;
  byEndpoint: ReadonlyMap<string, Route>;
  gameLimiter: LimiterByAsker;
  /** Asks this site in this process. */
  fetch: typeof fetch;
};

/** The language that a request asks for. */
export function languageOf(c: HonoContext): Language {
  return negotiateLanguage(c.req.query('lang') ?? null, c.req.header('cookie'), c.req.header('accept-language'));
}

/** What an answer is made with; an anonymous one unless a caller is given. */
export function contextOf({ connection, config, log, changes, fetch }: Web, c: HonoContext, caller?: Caller): Context {
  const requestId = c.req.header('x-request-id') ?? randomUUID();
  return { db: connection.db, config, log, now: () => new Date(), requestId, changes, caller, fetch };
}

/** What an answer for everyone is made with, which only reads. */
export function publicContextOf(web: Web, c: HonoContext): Context {
  return { ...contextOf(web, c), db: web.reading };
}

/** What names a key of the API, by its token: the session that a program holds. While the database is away no key is known. */
export async function findKey({ site, connection, config }: Web, token: string): Promise<string | undefined> {
  const caller = await site.openSession(connection.db, token, config.adminIds, new Date()).catch(() => undefined);
  return caller?.kind === 'program' ? caller.sessionId : undefined;
}

/** Who is signed in, by the session of the request. */
export async function callerOf({ site, connection, config }: Web, c: HonoContext): Promise<Caller | undefined> {
  const token = tokenOf(c.req.raw.headers, config.origin);
  return token === undefined ? undefined : site.openSession(connection.db, token, config.adminIds, new Date());
}
