import { parseArgs } from 'node:util';
import { crawl } from './check/crawl.ts';
import { openPages } from './check/open-page.ts';

// npm run crawl -- ORIGIN [PER_KIND] [--scripts]: crawls a running site by its sitemaps and links and reports what is wrong with it; with
// --scripts also in Chromium.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { scripts: { type: 'boolean', default: false } } });
const [origin = 'http://127.0.0.1:3000', perKind] = positionals;
const scripted = values.scripts ? await openPages() : undefined;
const { pages, files, problems } = await crawl(origin, {
  perKind: perKind === undefined ? Number.POSITIVE_INFINITY : Number(perKind),
  tell: console.error,
  goOn: (read, waiting) => console.error(`${new Date().toISOString()} ${read} read, ${waiting} more known`),
  open: scripted?.open,
});
await scripted?.close();
console.log(`${pages} pages and ${files} files read, ${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;
