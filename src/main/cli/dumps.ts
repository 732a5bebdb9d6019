import { makeDumps } from '#areas/reach/dumps/make-dumps.command.ts';
import { dumpsDir } from '#areas/reach/dumps/read-dumps.service.ts';
import { explain, nothingOrExit, withDatabase } from '#main/with-database.ts';

nothingOrExit('npm run dumps: makes the files of /data at once; the site may run meanwhile.');
await withDatabase('dumps', async (opened) => {
  const startedAt = performance.now();
  const made = await makeDumps(opened);
  if (made) {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(dumpsDir(opened.config));
    console.log(`${made.written} parts written, ${made.kept} as before; ${seconds} s, at most ${memory} MB of memory`);
    if (made.missing.length > 0) {
      console.error(
        `Lost, and the rows are in the archive: ${made.missing.join(', ')}. Attach the month, make the dumps, detach it again.`,
      );
      process.exitCode = 1;
    }
  } else {
    console.error('Dumps are being made by another process.');
    process.exitCode = 1;
  }
}).catch(explain);
