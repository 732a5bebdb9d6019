import type { HeaderReader } from './source.ts';

const SESSION_COOKIE = 'token';

/** The token of a request: a program's `Authorization: Bearer`, otherwise the browser's cookie. */
export function tokenOf(headers: Headers, origin: string): string | undefined {
  return headers.has('authorization') ? bearerOf(headers) : readCookie(headers, SESSION_COOKIE, origin);
}

/** The bearer token of a program. */
export function bearerOf(headers: HeaderReader): string | undefined {
  return /^Bearer +([\w-]{1,200})$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1];
}

/** Whether a request has a Bearer authorization, even one with a malformed token. */
export function hasBearer(headers: HeaderReader): boolean {
  return /^bearer(\s|$)/i.test(headers.get('authorization')?.trim() ?? '');
}

/** The name of the session cookie on a site of this origin. */
export function sessionCookieName(origin: string): string {
  return cookieName(SESSION_COOKIE, origin);
}

/** The cookie that stores a session token; without a token, the one that deletes it. */
export function sessionCookie(token: string | undefined, seconds: number, origin: string): string {
  return makeCookie(SESSION_COOKIE, token ?? '', token === undefined ? 0 : seconds, origin);
}

/** On an https site: binds a cookie to this host and sends it over https only. */
const BOUND_PREFIX = '__Host-';

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/** The name of a cookie on a site of this origin. */
export function cookieName(name: string, origin: string): string {
  return isSecure(origin) ? `${BOUND_PREFIX}${name}` : name;
}

/** A cookie that no script can read and that requests from other sites do not carry, except when navigating here. 0 seconds delete it. */
export function makeCookie(name: string, value: string, seconds: number, origin: string): string {
  return `${cookieName(name, origin)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(origin) ? '; Secure' : ''}`;
}

/** The value of a cookie made by `makeCookie`, if the request carries it. */
export function readCookie(headers: Headers, name: string, origin: string): string | undefined {
  const wanted = `${cookieName(name, origin)}=`;
  for (const part of headers.get('cookie')?.split(';') ?? []) {
    const cookie = part.trim();
    if (cookie.startsWith(wanted)) return cookie.slice(wanted.length);
  }
  return undefined;
}
