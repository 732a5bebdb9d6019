import { MINUTE_MS } from '#lib/durations.ts';
import { playerOfSteamId64 } from '#lib/steam-id.ts';
import type { SignInNotice } from './sign-in-notice.rules.ts';

export type SteamSite = { endpoint: string; origin: string };

const NS = 'http://specs.openid.net/auth/2.0';
const SELECT = `${NS}/identifier_select`;
/** Steam always signs exactly these fields; of a field that is not signed, whoever writes the address could choose the value. */
const SIGNED = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle';
const FIELDS = [
  'ns',
  'mode',
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
  'signed',
  'sig',
] as const;
const LONGEST_FIELD = 1024;
const NONCE_AGE_MS = 5 * MINUTE_MS;
export const STATE_SECONDS = 600;

/** The address that Steam returns people to. */
function returnAddress(origin: string, state: string): string {
  return `${origin}/api/auth/steam_login?state=${state}`;
}

/** Steam's sign-in page. */
export function steamAddress({ endpoint, origin }: SteamSite, state: string): string {
  const query = new URLSearchParams({
    'openid.ns': NS,
    'openid.mode': 'checkid_setup',
    'openid.claimed_id': SELECT,
    'openid.identity': SELECT,
    'openid.return_to': returnAddress(origin, state),
    'openid.realm': origin,
  });
  return `${endpoint}?${query}`;
}

/** What a browser keeps during the visit to Steam: the state, and the page to come back to. */
export type Ticket = { state: string; path: string };

export function writeTicket({ state, path }: Ticket): string {
  return `${state}.${encodeURIComponent(path)}`;
}

/** The ticket in a cookie. The path is unchecked input: it must still be read as an own path. */
export function readTicket(cookie: string | undefined): Ticket | undefined {
  const [, state, path] = /^([\w-]{20,60})\.([\w%.!~*'()-]*)$/.exec(cookie ?? '') ?? [];
  if (state === undefined || path === undefined || /%(?![0-7][0-9A-F])/.test(path)) return undefined;
  return { state, path: decodeURIComponent(path) };
}

export type Assertion = { fields: Record<string, string>; playerId: number; nonce: string; nonceEndsAt: Date };
export type Flaw =
  | 'cancelled'
  | 'duplicate-parameter'
  | 'malformed'
  | 'wrong-endpoint'
  | 'wrong-identity'
  | 'wrong-signed-list'
  | 'wrong-return-address'
  | 'stale-nonce'
  | 'wrong-state'
  | 'replayed'
  | 'rejected'
  | 'busy';

/** The claims in the address that Steam returned somebody with, not yet confirmed by Steam; or what is wrong with it. */
export function readAssertion(query: URLSearchParams, { endpoint, origin }: SteamSite, state: string, now: Date): Assertion | Flaw {
  const given = [...query.keys()];
  if (new Set(given).size < given.length) return 'duplicate-parameter';
  if (query.get('openid.mode') === 'cancel') return 'cancelled';
  const fields: Record<string, string> = {};
  for (const name of FIELDS) fields[`openid.${name}`] = query.get(`openid.${name}`) ?? '';
  const known = new Set([...Object.keys(fields), 'state']);
  if (Object.values(fields).some((value) => value === '' || value.length > LONGEST_FIELD) || given.some((name) => !known.has(name)))
    return 'malformed';

  const field = (name: (typeof FIELDS)[number]) => fields[`openid.${name}`] ?? '';
  if (field('mode') !== 'id_res' || field('ns') !== NS) return 'malformed';
  if (field('op_endpoint') !== endpoint) return 'wrong-endpoint';
  if (field('signed') !== SIGNED) return 'wrong-signed-list';
  const playerId = playerOfIdentity(field('claimed_id'), endpoint);
  if (playerId === undefined || field('claimed_id') !== field('identity')) return 'wrong-identity';
  if (field('return_to') !== returnAddress(origin, state)) return 'wrong-return-address';
  const nonce = field('response_nonce');
  const writtenAt = nonceTime(nonce);
  if (!(Math.abs(now.getTime() - writtenAt) <= NONCE_AGE_MS)) return 'stale-nonce';
  return { fields, playerId, nonce, nonceEndsAt: new Date(writtenAt + 2 * NONCE_AGE_MS) };
}

/** The same fields, as the request that asks Steam to confirm them. */
export function confirmationOf({ fields }: Assertion): URLSearchParams {
  return new URLSearchParams({ ...fields, 'openid.mode': 'check_authentication' });
}

/** Whether Steam's answer to that request is yes. */
export function isConfirmed(answer: string): boolean {
  const lines = answer.split('\n').map((line) => line.trim());
  return lines.includes(`ns:${NS}`) && lines.includes('is_valid:true');
}

/** The notice for a flaw. `busy` has its own: if Steam refuses us because we ask too often, that is not the person's fault. */
export function noticeOf(flaw: Flaw): SignInNotice {
  return flaw === 'cancelled' || flaw === 'busy' ? flaw : 'refused';
}

/**
 * The site's own address for a visitor who opened it under another name of this machine: cookies of `localhost` are not those of
 * `127.0.0.1`. Only for such names, because a proxy may call the site anything.
 */
export function loopbackOrigin(origin: string, host: string): string | undefined {
  const own = new URL(origin);
  const given = URL.canParse(`${own.protocol}//${host}`) ? new URL(`${own.protocol}//${host}`) : undefined;
  const isTwin =
    given !== undefined && given.host !== own.host && given.port === own.port && isLoopback(given.hostname) && isLoopback(own.hostname);
  return isTwin ? origin : undefined;
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function playerOfIdentity(identity: string, endpoint: string): number | undefined {
  const prefix = `${new URL(endpoint).origin}/openid/id/`;
  const steamId64 = identity.startsWith(prefix) ? identity.slice(prefix.length) : '';
  return /^7656119\d{10}$/.test(steamId64) ? playerOfSteamId64(steamId64) : undefined;
}

function nonceTime(nonce: string): number {
  const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/.exec(nonce)?.[0];
  return written === undefined ? Number.NaN : Date.parse(written);
}
