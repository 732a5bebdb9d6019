import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { startStandInSteam, type StandInSteam } from '../../demo/stand-ins/steam-server.ts';
import { findPort } from '../../tools/site/site-process.ts';
import { CookieJar, openWebSite, type WebSite } from './web-site.ts';

export const MARA = 118_734_206;
export const OTHER = 255_018_366;

type Journey = { as?: number; path?: string; trouble?: string };
/** A site whose Steam is our stand-in, beside a server of nobody's that would confirm anything. */
export type SteamSite = {
  site: WebSite;
  steam: StandInSteam;
  foreignOrigin: string;
  /** What the foreign server was asked. */
  foreignHits: string[];
  /** Where an answer leads. */
  location: (response: Response) => URL;
  /** The same without the origin of the site. */
  where: (response: Response) => string;
  /** Goes to Steam and back; the address that Steam leads back to, which the caller may tamper with. */
  comeBack: (jar: CookieJar, journey?: Journey) => Promise<URL>;
  whoIs: (jar: CookieJar) => Promise<{ authorized: boolean; playerId: number | null; nickname: string | null }>;
  expectRefused: (jar: CookieJar, address: URL | string, notice?: string) => Promise<void>;
  close(): Promise<void>;
};

export async function openSteamSite(): Promise<SteamSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-sign-in-'));
  const people = [
    { playerId: MARA, name: 'Mara', part: { ru: 'чемпион', en: 'champion' } },
    { playerId: OTHER, name: 'Other' },
  ];
  const steam = await startStandInSteam({ people });
  const site = await openWebSite({
    STEAM_ENDPOINT: steam.endpoint,
    STEAM_API_BASE: steam.origin,
    STEAM_AVATAR_BASE: steam.origin,
    STEAM_API_KEY: steam.key,
    DATA_DIR: dataDir,
  });
  const foreignHits: string[] = [];
  const port = await findPort();
  const foreign = http.createServer((request, response) => {
    foreignHits.push(`${request.method} ${request.url}`);
    response.end(`ns:http://specs.openid.net/auth/2.0\nis_valid:true\n`);
  });
  await new Promise<void>((resolve) => foreign.listen(port, '127.0.0.1', resolve));
  return {
    site,
    steam,
    foreignOrigin: `http://127.0.0.1:${port}`,
    foreignHits,
    ...journeys(site, steam, foreignHits),
    async close() {
      foreign.close();
      await site.close();
      await steam.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function journeys(site: WebSite, steam: StandInSteam, foreignHits: readonly string[]) {
  const location = (response: Response) => new URL(response.headers.get('location') ?? '', site.origin);
  async function whoIs(jar: CookieJar): ReturnType<SteamSite['whoIs']> {
    const { data } = await (await jar.get(`${site.origin}/api/auth/authorized`)).json();
    return data;
  }
  return {
    location,
    where: (response: Response) => location(response).href.slice(site.origin.length),
    whoIs,
    async comeBack(jar: CookieJar, { as = MARA, path: from = '/leaderboard?mode=2x8', trouble = '' }: Journey = {}) {
      const toSteam = location(await jar.get(`${site.origin}/api/auth/steam?return=${encodeURIComponent(from)}`));
      expect(toSteam.origin).toBe(steam.origin);
      toSteam.searchParams.set('as', String(as));
      if (trouble) toSteam.searchParams.set('trouble', trouble);
      return location(await fetch(toSteam, { redirect: 'manual' }));
    },
    async expectRefused(jar: CookieJar, address: URL | string, notice = 'refused') {
      const response = await jar.get(String(address));
      expect(response.status).toBe(302);
      expect(location(response).origin).toBe(site.origin);
      expect(location(response).searchParams.get('signin')).toBe(notice);
      expect((await whoIs(jar)).authorized).toBe(false);
      expect(foreignHits).toEqual([]);
    },
  };
}
