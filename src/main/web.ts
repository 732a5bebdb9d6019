import cluster from 'node:cluster';
import { fileOf } from './parts.ts';
import { loadBuild } from './plug-ins.ts';

await (await loadBuild()).build();
const file = fileOf('web', 'build');
cluster.setupPrimary({ exec: file });
await import(file);
