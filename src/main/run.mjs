// The first file of every npm script. Even an old Node can parse it, and then says what is missing.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST_MAJOR = 24;
const root = new URL('../../', import.meta.url);

if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
  process.stderr.write(
    `Sixfold needs Node ${OLDEST_MAJOR} or newer; this is ${process.version}. On Linux "npm ci" brings it along and "npm start" uses it.\n`,
  );
  process.exit(1);
}
// Caches compiled code, for this process and those it starts.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compile', root));
module.enableCompileCache();
const [name = ''] = process.argv.splice(2, 1);
await import(new URL(name, root).href);
