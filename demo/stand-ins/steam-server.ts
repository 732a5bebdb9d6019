import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { steamId64Of } from '#lib/steam-id.ts';
import { bodyOf, languageOf, openServer, type Place } from './local-server.ts';
import { drawPicture } from './picture.ts';
import { returnUrl, SteamOpenId, type Trouble } from './steam-openid.ts';
import { choicePage, type Person } from './steam-page.ts';

/** `openid`, `api` and `avatars`: the status of every response of that part. */
export type Faults = {
  openid?: number | undefined;
  api?: number | undefined;
  avatars?: number | undefined;
  /** Where a failing sign-in redirects to. */
  leadsTo?: string | undefined;
  /** Confirmation requests get no response at all. */
  isSilent?: boolean;
  /** Players of whom Steam tells no name, no avatar and no address. */
  nameless?: readonly number[];
};
export type StandInSteam = { origin: string; endpoint: string; key: string; faults: Faults; asked: string[]; close(): Promise<void> };

export const standInKey = 'standinkey';
const LARGEST_BATCH = 100;
const KEPT_QUESTIONS = 1000;

type Options = Place & { people: readonly Person[] };
type Answer = { status: number; type?: string; body?: string | Buffer; location?: string | undefined };

/**
 * A stand-in for steamcommunity.com, api.steampowered.com and the pictures' host in one: signs people in through real OpenID, with a page
 * to choose one, and answers GetPlayerSummaries. `faults` may be changed while it runs, also from outside: `POST /faults?openid=403` sets
 * one, 0 removes it.
 */
export async function startStandInSteam({ people, ...place }: Options): Promise<StandInSteam> {
  const steam = new SteamSite(people);
  const server = http.createServer((request, response) => {
    void steam.answer(request).then(
      (made) => send(response, made),
      () => send(response, { status: 500 }),
    );
  });
  const { origin, close } = await openServer(server, place);
  steam.origin = origin;
  return { origin, endpoint: steam.endpoint, key: standInKey, faults: steam.faults, asked: steam.asked, close };
}

class SteamSite {
  origin = '';
  readonly faults: Faults = {};
  readonly asked: string[] = [];
  readonly #people: readonly Person[];
  readonly #openId = new SteamOpenId();

  constructor(people: readonly Person[]) {
    this.#people = people;
  }

  get endpoint(): string {
    return `${this.origin}/openid/login`;
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', this.origin);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.asked.length > KEPT_QUESTIONS) this.asked.shift();
    const { openid, api, avatars } = this.faults;
    if (url.pathname === '/openid/login') return openid ? { ...denied(openid), location: this.faults.leadsTo } : this.#signIn(request, url);
    if (url.pathname === '/ISteamUser/GetPlayerSummaries/v2/')
      return api ? denied(api) : summaries(url, this.#people, this.faults.nameless);
    if (url.pathname === '/faults' && request.method === 'POST') return this.#switchFaults(url.searchParams);
    const [, hash, size] = /^\/([0-9a-f]{40})(?:_(medium|full))?\.jpg$/.exec(url.pathname) ?? [];
    if (hash === undefined) return { status: 404 };
    return avatars
      ? denied(avatars)
      : { status: 200, type: 'image/png', body: drawPicture(hash, size === 'full' ? 184 : size === 'medium' ? 64 : 32) };
  }

  async #signIn(request: IncomingMessage, url: URL): Promise<Answer> {
    if (request.method === 'POST') {
      if (this.faults.isSilent) return new Promise(() => {});
      // Steam accepts the request only as if one of its own pages made it.
      if (request.headers.origin !== this.origin || !request.headers.referer?.startsWith(`${this.origin}/`)) return denied(403);
      const { status, text } = this.#openId.confirm(new URLSearchParams(await bodyOf(request)));
      return { status, type: 'text/plain;charset=UTF-8', body: text };
    }
    const back = returnUrl(url.searchParams);
    if (!back) return { status: 400, type: 'text/plain', body: 'the return address is not of the realm' };
    if (url.searchParams.has('cancel')) {
      back.searchParams.set('openid.mode', 'cancel');
      return { status: 302, location: back.href };
    }
    const chosen = url.searchParams.get('as');
    if (chosen === null) {
      const page = choicePage(this.#people.map(withPicture), languageOf(request), back.origin, (choice) => withChoice(url, choice));
      return { status: 200, type: 'text/html; charset=utf-8', body: page };
    }
    const location = this.#openId.assert(
      this.endpoint,
      url.searchParams,
      steamId64Of(Number(chosen)),
      troubleOf(url.searchParams.get('trouble')),
    );
    return location === undefined ? { status: 400 } : { status: 302, location };
  }

  #switchFaults(query: URLSearchParams): Answer {
    for (const part of ['openid', 'api', 'avatars'] as const) if (query.has(part)) this.faults[part] = Number(query.get(part)) || undefined;
    return { status: 204 };
  }
}

/** As Steam does, returns the players in another order than requested, without unknown ones. */
function summaries(url: URL, people: readonly Person[], nameless: readonly number[] = []): Answer {
  if (url.searchParams.get('key') !== standInKey) return denied(403);
  const asked = new Set((url.searchParams.get('steamids') ?? '').split(',').slice(0, LARGEST_BATCH));
  const players = people
    .filter(({ playerId }) => asked.has(steamId64Of(playerId)))
    .toReversed()
    .map(({ playerId, name }) => {
      const steamid = steamId64Of(playerId);
      if (nameless.includes(playerId)) return { steamid, communityvisibilitystate: 1, personaname: null };
      return {
        steamid,
        communityvisibilitystate: 3,
        profilestate: 1,
        personaname: name,
        profileurl: `https://steamcommunity.com/profiles/${steamid}/`,
        avatarhash: hashOf(playerId),
        personastate: 0,
      };
    });
  return { status: 200, type: 'application/json; charset=UTF-8', body: JSON.stringify({ response: { players } }) };
}

/** A third of the people have no avatar: Steam shows its question mark for them. */
function hashOf(playerId: number): string {
  return playerId % 3 === 1 ? 'fef49e7fa7e1997310d705b2a6158ff8dc1cdfeb' : createHash('sha1').update(String(playerId)).digest('hex');
}

function withPicture(person: Person): Person {
  return { ...person, picture: `/${hashOf(person.playerId)}_medium.jpg` };
}

function withChoice(url: URL, choice: Record<string, string>): string {
  const chosen = new URL(url);
  for (const [name, value] of Object.entries(choice)) chosen.searchParams.set(name, value);
  return chosen.pathname + chosen.search;
}

function troubleOf(given: string | null): Trouble | undefined {
  return given === 'busy' || given === 'refused' || given === 'garbled' ? given : undefined;
}

function denied(status: number): Answer {
  return { status, type: 'text/html', body: '<html>Access Denied</html>' };
}

function send(response: ServerResponse, { status, type, body, location }: Answer): void {
  response.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...(location ? { location } : {}) });
  response.end(body);
}
