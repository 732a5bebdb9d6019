import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { listDetachedMonths } from '#areas/games/months/detached-months.repo.ts';
import { rescoreForecasts } from '#areas/stats/accuracy/score-forecasts.command.ts';
import { rebuildStatistics } from '#areas/stats/rollups/rebuild-statistics.command.ts';
import { explain, nothingOrExit, withDatabase } from '#main/with-database.ts';

nothingOrExit('npm run statistics: makes every roll-up anew from the matches; the site may run meanwhile.');
const WIDTH = 30;
await withDatabase('statistics', async ({ db, now }) => {
  const startedAt = performance.now();
  const result = await rebuildStatistics(db, now(), ({ days, allDays, matches, allMatches }) => {
    const seconds = (performance.now() - startedAt) / 1000;
    const filled = Math.round((WIDTH * matches) / Math.max(allMatches, 1));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stdout.write(
      `\r${bar} ${matches} of ${allMatches} matches, day ${days} of ${allDays}, ${Math.round(matches / seconds)} matches/s `,
    );
  });
  await rescoreForecasts(db, now());
  const seconds = (performance.now() - startedAt) / 1000;
  await insertAuditEntry(db, {
    author: 'npm run statistics',
    action: 'rebuild statistics',
    subject: 'statistics',
    detail: result,
    at: now(),
  });
  process.stdout.write(`\n${result.matches} matches of ${result.days} days in ${seconds.toFixed(1)} s\n`);
  const archived = (await listDetachedMonths(db)).map(({ name }) => name);
  if (archived.length > 0)
    console.log(
      `What days of ${archived.join(', ')} say of talents, items and places stays as it was: how their matches went is in the archive.`,
    );
}).catch(explain);
