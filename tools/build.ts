import { buildSite } from './build/build-site.ts';

await buildSite({ force: true });
