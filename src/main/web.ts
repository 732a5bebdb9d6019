import cluster from 'node:cluster';
import { buildSite } from '../../tools/build/build-site.ts';
import { fileOf } from './parts.ts';

await buildSite();
const file = fileOf('web', 'build');
cluster.setupPrimary({ exec: file });
await import(file);
