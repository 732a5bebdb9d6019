import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { openServer, sendJson } from './local-server.ts';

/** `status`: every call for streams gets it. `asked` keeps the addresses that were called. */
export type StandInTwitch = {
  origin: string;
  live: Map<string, { since: string; viewers: number }>;
  faults: { status?: number | undefined };
  asked: string[];
  forgetToken(): void;
  close(): Promise<void>;
};

export const standInTwitch = { clientId: 'standinclient', clientSecret: 'standinsecret' };
const DEFAULT_FIRST = 20;
const LARGEST = 100;
const POINTS = 800;
const MINUTE_MS = 60_000;
const MOST_KEPT = 1000;

/** A stand-in of id.twitch.tv and api.twitch.tv: tokens that it may forget, and streams with their limits of 20 by default and 100 at most. */
export async function startStandInTwitch(live: StandInTwitch['live'] = new Map(), port = 0): Promise<StandInTwitch> {
  const faults: StandInTwitch['faults'] = {};
  const asked: string[] = [];
  let token = '';
  let points = POINTS;
  let filledAt = Date.now();

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://twitch.test');
    asked.push(`${request.method} ${url.pathname}`);
    if (asked.length > MOST_KEPT) asked.shift();
    if (url.pathname === '/oauth2/token' && request.method === 'POST') return void grant(request, response);
    if (url.pathname === '/helix/streams') return streams(request, url, response);
    sendJson(response, 404, { status: 404, message: 'Not Found' });
  });

  async function grant(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const given = new URLSearchParams(body);
    const isOurs =
      given.get('client_id') === standInTwitch.clientId &&
      given.get('client_secret') === standInTwitch.clientSecret &&
      given.get('grant_type') === 'client_credentials';
    if (!isOurs) return sendJson(response, 403, { status: 403, message: 'invalid client secret' });
    token = randomBytes(15).toString('hex');
    sendJson(response, 200, { access_token: token, expires_in: 5_000_000, token_type: 'bearer' });
  }

  function streams(request: IncomingMessage, url: URL, response: ServerResponse): void {
    if (faults.status !== undefined) return sendJson(response, faults.status, { status: faults.status, message: 'fault' });
    if (token === '' || request.headers.authorization !== `Bearer ${token}` || request.headers['client-id'] !== standInTwitch.clientId)
      return sendJson(response, 401, { error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' });
    const logins = url.searchParams.getAll('user_login');
    const first = Number(url.searchParams.get('first') ?? DEFAULT_FIRST);
    if (logins.length > LARGEST || !(first >= 1 && first <= LARGEST))
      return sendJson(response, 400, { error: 'Bad Request', status: 400, message: 'too many' });
    if (Date.now() - filledAt >= MINUTE_MS) {
      points = POINTS;
      filledAt = Date.now();
    }
    if (points-- <= 0) return sendJson(response, 429, { error: 'Too Many Requests', status: 429, message: '' });
    response.setHeader('ratelimit-limit', POINTS);
    response.setHeader('ratelimit-remaining', points);
    const data = logins.flatMap((login, index) => {
      const stream = live.get(login.toLowerCase());
      return stream
        ? [
            {
              id: String(index),
              user_login: login.toLowerCase(),
              user_name: login,
              game_id: '29595',
              type: 'live',
              title: '1x6',
              viewer_count: stream.viewers,
              started_at: stream.since,
            },
          ]
        : [];
    });
    sendJson(response, 200, { data: data.slice(0, first), pagination: {} });
  }

  const opened = await openServer(server, port);
  return {
    ...opened,
    live,
    faults,
    asked,
    forgetToken: () => {
      token = '';
    },
  };
}
