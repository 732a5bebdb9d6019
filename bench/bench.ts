import os from 'node:os';
import { buildSite } from '../tools/build/build-site.ts';
import { deploys } from '../tools/faults/deploys.ts';
import { demoMonth } from './demo-month.ts';
import { fairness } from './fairness.ts';
import { growth } from './growth.ts';
import { meta } from './meta.ts';
import { players } from './players.ts';
import { stolenSeconds } from './processes.ts';
import { search } from './search.ts';
import type { Figure } from './sections.ts';
import { streams } from './streams.ts';
import { truthForecasts } from './truth-forecasts.ts';
import { truthHeroes } from './truth-heroes.ts';
import { truth } from './truth.ts';
import { wholeSite } from './whole-site.ts';

/** Measures the site against bounds: every section, or the named ones: `npm run bench -- search`. */
const sections: Record<string, () => Promise<Figure[]>> = {
  site: wholeSite,
  players: () => players(1500, 40),
  demo: () => demoMonth(30, 2e9),
  search: () => search(50),
  streams: () => streams(5000, 25, 600),
  truth: async () => [...(await truth(200, [2000, 8000, 20_000])), ...truthHeroes(200, 1000)],
  forecasts: () => Promise.resolve(truthForecasts(4, { solo: [300, 1500], duo: [200, 400] })),
  deploys: () => deploys(20, 1_000_000, 1),
  'deploys-of-several': () => deploys(20, 1_000_000, 2),
  fairness: () => fairness(12, 48),
  growth: () => growth([{ matches: 10_000 }, { matches: 100_000 }, { matches: 100_000, closedMonths: 36 }, { matches: 1_000_000 }]),
  meta: () => meta(10_000, 1_000_000, 15),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !sections[name]);
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

const load = () =>
  os
    .loadavg()
    .map((each) => each.toFixed(2))
    .join(' ');
await buildSite();
console.log(`${os.cpus().length} cores (${os.cpus()[0]?.model}), load ${load()} before the run`);
const figures: Figure[] = [];
for (const [name, section] of Object.entries(sections)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const stolenBefore = stolenSeconds();
  const startedAt = performance.now();
  figures.push(...(await section()));
  const seconds = (performance.now() - startedAt) / 1000;
  const share = (stolenSeconds() - stolenBefore) / (seconds * os.cpus().length);
  console.log(`${name}: ${seconds.toFixed(0)} s, ${(share * 100).toFixed(1)} % of the processors' time taken away by the host`);
}
console.log(`load ${load()} after the run\n`);
for (const { name, value, bound, isMet } of figures) console.log(`${isMet ? 'met   ' : 'MISSED'} ${name}: ${value} (${bound})`);
process.exitCode = figures.every((figure) => figure.isMet) ? 0 : 1;
