import type { Route } from '#platform/http/route.ts';

/** Every endpoint of the site. */
export const routes: Route[] = [];
