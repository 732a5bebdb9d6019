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

/** The site as the web server sees it: its routes, its pages, and how to identify callers. */
export type Site = {
  routes: readonly Route[];
  fileRoutes: readonly FileRoute[];
  /** Folders that contain only files: a missing one is not looked up as a page. */
  fileFolders: readonly string[];
  pages: readonly PageEntry[];
  Document: ComponentType<DocumentProps>;
  Screen: ComponentType<{ state: PageState }>;
  /** The version of the site's pictures, as one word; pages are rendered with the one set last. */
  art: { versionOf(config: Config): string; set(version: string): void };
  /** The canonical address of what an address names in another way; undefined when it is canonical already, or names nothing. */
  findCanonical(db: Db, url: URL): Promise<string | undefined>;
  /** The link preview of an address; undefined when the page has none of its own. */
  tellPage(url: URL, asked: { db: Db; now: Date; language: Language }): Promise<Told | undefined>;
  /** The owner of a session token; undefined when there is no such session, or it has expired. */
  openSession(db: Db, token: string, adminIds: readonly number[], now: Date): Promise<Caller | undefined>;
  /** Called once, before the first response. */
  begin(db: Db, changes: Changes): void;
};

/** What a process provides to serve a site. */
export type WebParts = {
  config: Config;
  log: Logger;
  connection: Connection;
  /** Where public data is read: a replica if there is one. */
  reading: Db;
  /** For posts of the game servers: however many of them wait for a lock, pages and API calls still have connections. */
  gameConnection: Connection;
  changes: Changes;
  assets: Assets;
  files: StaticFiles;
};
/** Everything needed to answer a request. */
export type Web = WebParts & {
  site: Site;
  cache: AnswerCache;
  markup: MarkupCache;
  byEndpoint: ReadonlyMap<string, Route>;
  gameLimiter: LimiterByAsker;
  /** Calls this site in-process. */
  fetch: typeof fetch;
};

/** The language of a request. */
export function languageOf(c: HonoContext): Language {
  return negotiateLanguage(c.req.query('lang') ?? null, c.req.header('cookie'), c.req.header('accept-language'));
}

/** The context for a response; anonymous unless a caller is given. */
export function contextOf({ connection, config, log, changes, fetch }: Web, c: HonoContext, caller?: Caller): Context {
  const requestId = c.req.header('x-request-id') ?? randomUUID();
  return { db: connection.db, config, log, now: () => new Date(), requestId, changes, caller, fetch };
}

/** The read-only context for a public response. */
export function publicContextOf(web: Web, c: HonoContext): Context {
  return { ...contextOf(web, c), db: web.reading };
}

/** The id of an API key, by its token: the session of a program. While the database is away, no key is known. */
export async function findKey({ site, connection, config }: Web, token: string): Promise<string | undefined> {
  const caller = await site.openSession(connection.db, token, config.adminIds, new Date()).catch(() => undefined);
  return caller?.kind === 'program' ? caller.sessionId : undefined;
}

/** The signed-in caller, by the session of the request. */
export async function callerOf({ site, connection, config }: Web, c: HonoContext): Promise<Caller | undefined> {
  const token = tokenOf(c.req.raw.headers, config.origin);
  return token === undefined ? undefined : site.openSession(connection.db, token, config.adminIds, new Date());
}
