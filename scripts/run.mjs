// The first file of every npm script: even an old Node can read it, and says what is missing.
const OLDEST_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
  process.stderr.write(
    `Sixfold needs Node ${OLDEST_MAJOR} or newer; this is ${process.version}. On Linux "npm ci" brings it along and "npm start" uses it.\n`,
  );
  process.exit(1);
}
const [name = ''] = process.argv.splice(2, 1);
await import(new URL(name, import.meta.url).href);
