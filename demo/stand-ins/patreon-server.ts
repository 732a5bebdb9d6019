import { createHmac, randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, openServer, sendJson, sendPage, type Place } from './local-server.ts';
import { identityOf, memberOf, membersOf } from './patreon-answers.ts';
import { campaignPage, choicePage, joinCampaign, type Patron } from './patreon-page.ts';
import { grantOf, PatreonTokens } from './patreon-tokens.ts';

/**
 * `faults.status`: the response to every call. `floods`: how many more pages of members after the first are refused as too many requests.
 * `isEndless`: no page of members is the last. `aheadMs`: how far its clock, by which tokens expire, is ahead. `notifyUrl`: where it sends
 * notifications of members.
 */
export type StandInPatreon = {
  origin: string;
  notifyUrl: string | undefined;
  patrons: Map<string, Patron>;
  faults: { status?: number | undefined; floods?: number; isEndless?: boolean; aheadMs: number };
  /** How many pages of members have been requested. */
  pages: () => number;
  tokens: PatreonTokens;
  /** The body and headers of a signed notification. */
  sign(event: string, patronId: string): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
};

export const standInPatreon = {
  clientId: 'standinpatreon',
  clientSecret: 'standinsecret',
  webhookSecret: 'standinwebhook',
  campaignId: '4242',
  creatorToken: 'standincreator',
  refreshToken: 'standinrefresh',
  tier: '900001',
  page: '/c/sixfold',
};

/** What a code stands for: who allowed what, and where the code was sent. */
type Allowed = { patronId: string; redirectUri: string; scopes: readonly string[] };
type Options = Place & { notifyUrl?: string };

/**
 * A stand-in for Patreon: a page where people become members, a page to choose who allows the link, tokens for a code, identity and members
 * as JSON:API, and signed notifications.
 */
export async function startStandInPatreon({ notifyUrl, ...place }: Options = {}): Promise<StandInPatreon> {
  const patrons = new Map(demoPatrons(new Date()).map((patron) => [patron.id, patron]));
  const faults: StandInPatreon['faults'] = { aheadMs: 0 };
  const codes = new Map<string, Allowed>();
  const scopesOf = new Map<string, readonly string[]>();
  let pages = 0;
  const { creatorToken, refreshToken } = standInPatreon;
  const tokens = new PatreonTokens(() => Date.now() + faults.aheadMs, creatorToken, refreshToken);

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://patreon.test');
    if (faults.status !== undefined)
      return sendJson(response, faults.status, { errors: [{ status: String(faults.status), retry_after_seconds: 1 }] });
    if (url.pathname === '/oauth2/authorize') return authorize(url, response);
    if (url.pathname === standInPatreon.page) return sendPage(response, await campaign(request, standIn));
    if (!request.headers['user-agent']) return sendJson(response, 403, { errors: [] });
    if (url.pathname === '/api/oauth2/token' && request.method === 'POST')
      return grant(new URLSearchParams(await bodyOf(request)), response);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    // A bracket that is not encoded as %5B is refused.
    if (request.url?.includes('[')) return sendJson(response, 400, { errors: [] });
    if (url.pathname === '/api/oauth2/v2/identity') {
      const patron = patrons.get(tokens.ownerOf(token) ?? '');
      if (!patron) return sendJson(response, 401, { errors: [] });
      const { campaignId } = standInPatreon;
      return sendJson(response, 200, identityOf(patron, campaignId, url.searchParams, scopesOf.get(patron.id) ?? []));
    }
    if (url.pathname === `/api/oauth2/v2/campaigns/${standInPatreon.campaignId}/members`) {
      if (!tokens.isCreator(token)) return sendJson(response, 401, { errors: [] });
      if (faults.floods && url.searchParams.has('page[cursor]')) {
        faults.floods--;
        return sendJson(response.setHeader('retry-after', '1'), 429, { errors: [{ status: '429', retry_after_seconds: 1 }] });
      }
      pages++;
      return sendJson(response, 200, membersOf([...patrons.values()], standInPatreon.campaignId, url.searchParams, faults.isEndless));
    }
    sendJson(response, 404, { errors: [] });
  }

  function authorize(url: URL, response: ServerResponse): void {
    const redirectUri = url.searchParams.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    const chosen = url.searchParams.get('as');
    const scopes = (url.searchParams.get('scope') ?? '').split(' ');
    const isOurs = url.searchParams.get('client_id') === standInPatreon.clientId && url.searchParams.get('response_type') === 'code';
    if (!isOurs) return sendJson(response, 400, { error: 'invalid_request' });
    if (chosen === null && scopes.includes('identity')) return sendPage(response, choicePage(url, [...patrons.values()]));
    const code = randomBytes(12).toString('hex');
    const isAllowed = chosen !== null && patrons.has(chosen) && scopes.includes('identity');
    if (isAllowed) codes.set(code, { patronId: chosen, redirectUri, scopes });
    if (isAllowed) back.searchParams.set('code', code);
    else back.searchParams.set('error', scopes.includes('identity') ? 'access_denied' : 'invalid_scope');
    response.writeHead(302, { location: back.href }).end();
  }

  function grant(given: URLSearchParams, response: ServerResponse): void {
    const isOurs = given.get('client_id') === standInPatreon.clientId && given.get('client_secret') === standInPatreon.clientSecret;
    const type = given.get('grant_type');
    const made = !isOurs ? undefined : type === 'refresh_token' ? tokens.exchange(given.get('refresh_token')) : redeemed(given);
    if (made) sendJson(response, 200, grantOf(made));
    else sendJson(response, 401, { error: 'invalid_grant' });
  }

  function redeemed(given: URLSearchParams) {
    const allowed = codes.get(given.get('code') ?? '');
    codes.delete(given.get('code') ?? '');
    if (allowed?.redirectUri !== given.get('redirect_uri') || given.get('grant_type') !== 'authorization_code') return undefined;
    scopesOf.set(allowed.patronId, allowed.scopes);
    return tokens.give(allowed.patronId);
  }

  const standIn: StandInPatreon = {
    ...(await openServer(server, place)),
    notifyUrl,
    patrons,
    faults,
    tokens,
    pages: () => pages,
    sign: (event, patronId) => signed(event, patrons.get(patronId)),
  };
  return standIn;
}

/** The page where people become members; first applies the choice made there and notifies the site of it. */
async function campaign(request: IncomingMessage, { patrons, faults, notifyUrl }: StandInPatreon): Promise<string> {
  const chosen = new URLSearchParams(request.method === 'POST' ? await bodyOf(request) : '');
  const patron = patrons.get(chosen.get('patron') ?? '');
  const said = patron && joinCampaign(patron, chosen, standInPatreon.tier, new Date(Date.now() + faults.aheadMs));
  if (patron && notifyUrl !== undefined) {
    const { body, headers } = signed('members:update', patron);
    await fetch(notifyUrl, { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }).catch(() => undefined);
  }
  return campaignPage([...patrons.values()], said);
}

function signed(event: string, patron: Patron | undefined) {
  const body = JSON.stringify({ data: patron && memberOf(patron, standInPatreon.campaignId, undefined), included: [] });
  const signature = createHmac('md5', standInPatreon.webhookSecret).update(body).digest('hex');
  return { body, headers: { 'x-patreon-event': event, 'x-patreon-signature': signature } };
}

function demoPatrons(now: Date): Patron[] {
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000).toISOString();
  const active = {
    status: 'active_patron',
    charge: 'Paid',
    lastChargeAt: inDays(-5),
    nextChargeAt: inDays(25),
    tiers: [standInPatreon.tier],
  } as const;
  return [
    { id: '71', name: 'Active patron', ...active, tiers: [...active.tiers] },
    { id: '72', name: 'Patron of another tier', ...active, tiers: ['900009'] },
    { id: '73', name: 'Declined patron', ...active, tiers: [...active.tiers], status: 'declined_patron', charge: 'Declined' },
    { id: '74', name: 'Free follower', status: null, charge: null, lastChargeAt: null, nextChargeAt: null, tiers: [] },
  ];
}
