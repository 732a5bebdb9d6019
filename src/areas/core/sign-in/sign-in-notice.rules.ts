import { withParameter } from './own-path.rules.ts';

/** The notices after a failed sign-in, in the query of the page that people return to. */
const notices = ['cancelled', 'busy', 'refused', 'link'] as const;
export type SignInNotice = (typeof notices)[number];

const PARAMETER = 'signin';

/** The page to return to, with this notice. */
export function pathWithNotice(path: string, notice: SignInNotice): string {
  return withParameter(path, PARAMETER, notice);
}

export function hasNotice(query: string): boolean {
  return new URLSearchParams(query).has(PARAMETER);
}

export function readNotice(query: string): SignInNotice | undefined {
  const given = new URLSearchParams(query).get(PARAMETER);
  return notices.find((notice) => notice === given);
}

/** The query without the notice. */
export function withoutNotice(query: string): string {
  const search = new URLSearchParams(query);
  search.delete(PARAMETER);
  return search.size > 0 ? `?${search}` : '';
}
