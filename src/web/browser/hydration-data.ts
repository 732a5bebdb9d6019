import type { Community } from '#contract/site.tsx';

/** The hydration data in a document, as JSON. */
export type HydrationData = {
  styles: string[];
  origin: string;
  community: Community;
  errorId: string | undefined;
  /** The version of the site's pictures, as one word. */
  art: string;
  params: Record<string, string>;
  status: number;
  loaded: unknown;
};
