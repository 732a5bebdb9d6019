import { crawl } from './check/crawl.ts';

// npm run crawl -- ORIGIN [PER_KIND]: reads a running site by its sitemaps and links, without scripts, and tells what is wrong with it.
const [origin = 'http://127.0.0.1:3000', perKind] = process.argv.slice(2);
const { pages, files, problems } = await crawl(origin, perKind === undefined ? Number.POSITIVE_INFINITY : Number(perKind));
for (const problem of problems) console.error(problem);
console.log(`${pages} pages and ${files} files read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
