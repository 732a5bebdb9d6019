import { parseArgs } from 'node:util';
import { Random } from '#lib/random.ts';
import { demoGameKey } from '#services/config.ts';
import { GameClient } from './game-server/game-client.ts';
import { scenarios } from './game-server/scenarios.ts';
import { Stage } from './game-server/stage.ts';

const usage = `A game server of our own: plays matches against a running site and checks what it answers and shows.
npm run simulate -- [options]
  --matches N        how many times each scenario is played (1)
  --speed X          game time runs X times faster; "max" does not wait at all (max)
  --scenario NAME    all, or one or more with commas: ${Object.keys(scenarios).join(', ')} (all)
  --concurrency N    matches at once (4)
  --url URL          the site (http://127.0.0.1:3000)
  --key KEY          the server's key (${demoGameKey})
  --seed TEXT        the dice (a new one each time)`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1' },
    speed: { type: 'string', default: 'max' },
    scenario: { type: 'string', default: 'all' },
    concurrency: { type: 'string', default: '4' },
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    key: { type: 'string', default: demoGameKey },
    seed: { type: 'string', default: String(Date.now()) },
    help: { type: 'boolean', default: false },
  },
});

type Result = { scenario: string; stage: Stage; milliseconds: number };

async function main(): Promise<number> {
  const names = values.scenario === 'all' ? Object.keys(scenarios) : values.scenario.split(',');
  const unknown = names.filter((name) => !scenarios[name]);
  const speed = values.speed === 'max' ? Infinity : Number(values.speed);
  const [matches, concurrency] = [Number(values.matches), Number(values.concurrency)];
  if (values.help || unknown.length > 0 || !(speed > 0) || !(matches >= 1) || !(concurrency >= 1)) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const client = new GameClient(values.url, values.key);
  if (!(await client.get('/healthz').catch(() => undefined))) {
    console.error(`No site answers at ${values.url}: start it with npm start, or name another with --url.`);
    return 2;
  }
  const results: Result[] = [];
  for (const name of names) results.push(await run(client, name, matches, concurrency, speed));
  client.close();
  report(results);
  return results.some(({ stage }) => stage.failures.length > 0) ? 1 : 0;
}

async function run(client: GameClient, name: string, matches: number, concurrency: number, speed: number): Promise<Result> {
  const stage = new Stage(client, new Random(`${values.seed}/${name}`), speed);
  const startedMs = performance.now();
  let begun = 0;
  const worker = async () => {
    while (begun < matches) {
      begun += 1;
      await scenarios[name]?.(stage).catch((error: unknown) =>
        stage.fail(String(error instanceof Error ? (error.cause ?? error.message) : error)),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, matches) }, worker));
  return { scenario: name, stage, milliseconds: performance.now() - startedMs };
}

function report(results: readonly Result[]): void {
  console.table(
    results.map(({ scenario, stage, milliseconds }) => ({
      scenario,
      matches: stage.matches,
      posts: stage.posts,
      answers: [...stage.statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${count}× ${status}`)
        .join(', '),
      'as expected': stage.failures.length === 0 ? 'yes' : `${stage.failures.length} not`,
      'matches/s': Number((stage.matches / (milliseconds / 1000)).toFixed(1)),
    })),
  );
  for (const { scenario, stage } of results) {
    for (const failure of stage.failures.slice(0, 10)) console.log(`${scenario}: ${failure}`);
    if (stage.failures.length > 10) console.log(`${scenario}: and ${stage.failures.length - 10} more`);
  }
}

process.exitCode = await main();
