import { buildSite } from './build/build-site.ts';
import { fileOf } from './run/parts.ts';

await buildSite();
await import(fileOf('web', 'build'));
