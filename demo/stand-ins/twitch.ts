import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, openServer, sendJson } from './local-server.ts';

/** A channel keeps its id; a new `login` renames it. */
export type StandInTwitchChannel = { id: string; login: string; live?: { since: string; viewers: number } | undefined };
/**
 * `faults` concern every call except the one for a token. `status`: its response. `meanwhile` runs before it is answered. `asked`: the
 * methods and paths of the newest calls.
 */
export type StandInTwitch = {
  origin: string;
  channels: StandInTwitchChannel[];
  faults: { status?: number | undefined; meanwhile?: ((path: string) => Promise<void>) | undefined };
  asked: string[];
  forgetToken(): void;
  close(): Promise<void>;
};

export const standInTwitch = { clientId: 'standinclient', clientSecret: 'standinsecret' };
const DEFAULT_FIRST = 20;
const LARGEST = 100;
const MOST_KEPT = 1000;

/**
 * A stand-in for id.twitch.tv and api.twitch.tv: tokens that can be forgotten, users by login, and streams, 20 by default and 100 at most.
 * Unknown users and channels that are not live are left out.
 */
export async function startStandInTwitch(channels: StandInTwitchChannel[] = [], port = 0): Promise<StandInTwitch> {
  const faults: StandInTwitch['faults'] = {};
  const asked: string[] = [];
  const takePoint = fillBucket();
  let token = '';

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://twitch.test');
    asked.push(`${request.method} ${url.pathname}`);
    if (asked.length > MOST_KEPT) asked.shift();
    void (url.pathname === '/oauth2/token' && request.method === 'POST' ? grant(request, response) : answer(request, url, response));
  });

  async function grant(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = new URLSearchParams(await bodyOf(request));
    const isOurs =
      given.get('client_id') === standInTwitch.clientId &&
      given.get('client_secret') === standInTwitch.clientSecret &&
      given.get('grant_type') === 'client_credentials';
    if (!isOurs) return sendJson(response, 403, { status: 403, message: 'invalid client secret' });
    token = randomBytes(15).toString('hex');
    sendJson(response, 200, { access_token: token, expires_in: 5_000_000, token_type: 'bearer' });
  }

  async function answer({ headers }: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const list = lists[url.pathname];
    if (!list) return fail(response, 404, 'Not Found');
    await faults.meanwhile?.(url.pathname);
    if (faults.status !== undefined) return fail(response, faults.status, 'fault');
    if (token === '' || headers.authorization !== `Bearer ${token}` || headers['client-id'] !== standInTwitch.clientId)
      return fail(response, 401, 'Unauthorized', 'Invalid OAuth token');
    if (!takePoint(response)) return fail(response, 429, 'Too Many Requests');
    const data = list(channels, url.searchParams);
    if (!data) return fail(response, 400, 'Bad Request', 'Invalid login names, emails or IDs in request');
    sendJson(response, 200, data);
  }

  const opened = await openServer(server, { port });
  return {
    ...opened,
    channels,
    faults,
    asked,
    forgetToken: () => {
      token = '';
    },
  };
}

/** The response of each path; undefined for a query that Twitch refuses as a whole. */
const lists: Record<string, (channels: readonly StandInTwitchChannel[], query: URLSearchParams) => object | undefined> = {
  '/helix/users': (channels, query) => {
    const [ids, logins] = [query.getAll('id'), query.getAll('login').map((login) => login.toLowerCase())];
    const count = ids.length + logins.length;
    if (count === 0 || count > LARGEST || !logins.every((login) => /^[a-z\d]\w{0,24}$/.test(login))) return undefined;
    return { data: channels.filter(({ id, login }) => ids.includes(id) || logins.includes(login)).map(userOf) };
  },
  '/helix/streams': (channels, query) => {
    const [ids, logins] = [query.getAll('user_id'), query.getAll('user_login').map((login) => login.toLowerCase())];
    const first = Number(query.get('first') ?? DEFAULT_FIRST);
    if (ids.length > LARGEST || logins.length > LARGEST || !(first >= 1 && first <= LARGEST)) return undefined;
    const data = channels.filter(({ id, login }) => ids.includes(id) || logins.includes(login)).flatMap(streamOf);
    return { data: data.slice(0, first), pagination: {} };
  },
};

const userOf = ({ id, login }: StandInTwitchChannel) => ({
  id,
  login,
  display_name: login,
  type: '',
  broadcaster_type: '',
  description: '',
  profile_image_url: '',
  offline_image_url: '',
  view_count: 0,
  created_at: '2020-01-01T00:00:00Z',
});

const streamOf = ({ id, login, live }: StandInTwitchChannel) =>
  live
    ? [
        {
          id: `4${id}`,
          user_id: id,
          user_login: login,
          user_name: login,
          game_id: '29595',
          game_name: 'Dota 2',
          type: 'live',
          title: '1x6',
          viewer_count: live.viewers,
          started_at: live.since,
          language: 'en',
          thumbnail_url: '',
        },
      ]
    : [];

const POINTS = 800;
const MINUTE_MS = 60_000;

/** The rate limit of a minute: each call takes a point if one is left, and the headers say how many are left and when all are back. */
function fillBucket(): (response: ServerResponse) => boolean {
  let points = POINTS;
  let filledAt = Date.now();
  return (response) => {
    if (Date.now() - filledAt >= MINUTE_MS) {
      points = POINTS;
      filledAt = Date.now();
    }
    const isLeft = points > 0;
    if (isLeft) points--;
    response.setHeader('ratelimit-limit', POINTS);
    response.setHeader('ratelimit-remaining', points);
    response.setHeader('ratelimit-reset', Math.ceil((filledAt + MINUTE_MS) / 1000));
    return isLeft;
  };
}

function fail(response: ServerResponse, status: number, error: string, message = ''): void {
  sendJson(response, status, { error, status, message });
}
