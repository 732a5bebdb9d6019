import { withParameter } from './own-path.rules.ts';

/** What is said to someone whose sign-in failed; it stands in the query of the page they come back to. */
const notices = ['cancelled', 'busy', 'refused', 'link'] as const;
export type SignInNotice = (typeof notices)[number];

const PARAMETER = 'signin';

/** The page to come back to, with what is to be said there. */
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
