import type { Community } from '#contract/site.tsx';

/** What a document carries for the browser to take over, as JSON. */
export type HydrationData = {
  styles: string[];
  origin: string;
  community: Community;
  errorId: string | undefined;
  /** How the site draws its pictures, in a word. */
  art: string;
  params: Record<string, string>;
  status: number;
  loaded: unknown;
};
