import type { HeaderReader } from './source.ts';

const SESSION_COOKIE = 'token';

/** The token a request carries: a program's `Authorization: Bearer`, otherwise the browser's cookie. */
export function tokenOf(headers: Headers, origin: string): string | undefined {
  return headers.has('authorization') ? bearerOf(headers) : readCookie(headers, SESSION_COOKIE, origin);
}

/** The token of a program. */
export function bearerOf(headers: HeaderReader): string | undefined {
  return /^Bearer +([\w-]{1,200})$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1];
}

/** Whether a program says by what it is known, be it a token or not. */
export function hasBearer(headers: HeaderReader): boolean {
  return /^bearer(\s|$)/i.test(headers.get('authorization')?.trim() ?? '');
}

/** What the cookie of a session is called on a site of this origin. */
export function sessionCookieName(origin: string): string {
  return cookieName(SESSION_COOKIE, origin);
}

/** The cookie that keeps a token; without a token, the one that takes it away. */
export function sessionCookie(token: string | undefined, seconds: number, origin: string): string {
  return makeCookie(SESSION_COOKIE, token ?? '', token === undefined ? 0 : seconds, origin);
}

/** Cookies of a site that is served over https: bound to this host, sent over https only. */
const BOUND_PREFIX = '__Host-';

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/** The name a cookie has on a site of this origin. */
export function cookieName(name: string, origin: string): string {
  return isSecure(origin) ? `${BOUND_PREFIX}${name}` : name;
}

/** A cookie that no script can read and no foreign page can send along, except by leading here. 0 seconds delete it. */
export function makeCookie(name: string, value: string, seconds: number, origin: string): string {
  return `${cookieName(name, origin)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(origin) ? '; Secure' : ''}`;
}

/** The value of a cookie that `makeCookie` made, if the request carries one. */
export function readCookie(headers: Headers, name: string, origin: string): string | undefined {
  const wanted = `${cookieName(name, origin)}=`;
  for (const part of headers.get('cookie')?.split(';') ?? []) {
    const cookie = part.trim();
    if (cookie.startsWith(wanted)) return cookie.slice(wanted.length);
  }
  return undefined;
}
