import type { Page } from '#contract/page.tsx';

/** The owner's pages, and the kit of parts. */
export const unlistedPages = import.meta.glob<{ page: Page }>(['/src/**/admin-*.page.tsx', '/demo/**/*.page.tsx']);
