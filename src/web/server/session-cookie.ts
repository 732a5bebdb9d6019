import { makeCookie, readCookie } from './cookies.ts';

const SESSION_COOKIE = 'token';

/** The token a request carries: a program's `Authorization: Bearer`, otherwise the browser's cookie. */
export function tokenOf(headers: Headers, origin: string): string | undefined {
  const authorization = headers.get('authorization');
  if (authorization !== null) return /^Bearer +([\w-]{1,200})$/i.exec(authorization.trim())?.[1];
  return readCookie(headers, SESSION_COOKIE, origin);
}

/** The cookie that keeps a token; without a token, the one that takes it away. */
export function sessionCookie(token: string | undefined, seconds: number, origin: string): string {
  return makeCookie(SESSION_COOKIE, token ?? '', token === undefined ? 0 : seconds, origin);
}
