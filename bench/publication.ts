import { setTimeout as sleep } from 'node:timers/promises';
import { createUpdate } from '#areas/news/editor/create-update.command.ts';
import { publishUpdate } from '#areas/news/editor/publish-update.command.ts';
import { saveUpdate } from '#areas/news/editor/save-update.command.ts';
import type { Db } from '#db/pool.ts';
import type { Figure } from './sections.ts';

const ROUNDS = 10;
const author = 'bench';
const places = ['/updates/seen-everywhere?lang=en', '/updates?lang=en', '/api/v2/updates', '/feeds/en/rss.xml'];

/**
 * The time from the commit of an update's correction until it is visible on every server, in all their caches, over several corrections.
 */
export async function publication(db: Db, origins: string[], mostMs: number): Promise<Figure[]> {
  const addresses = origins.flatMap((origin) => places.map((place) => origin + place));
  const publish = (id: number, version: number) =>
    publishUpdate(db, { id, version, author, isWaived: false, now: new Date(), targets: [] });
  const id = await createUpdate(db, { document: documentCalled('Round 0'), author, now: new Date() });
  await publish(id, 1);
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const name = `Round ${round}`;
    await untilRead(addresses, `Round ${round - 1}`);
    await saveUpdate(db, { id, baseVersion: round, document: documentCalled(name), author, isAutosave: false, now: new Date() });
    await publish(id, round + 1);
    const publishedAt = performance.now();
    await untilRead(addresses, name);
    times.push(performance.now() - publishedAt);
  }
  const slowest = Math.max(...times);
  return [
    {
      name: `a correction of an update is read at ${origins.length} servers`,
      value: `slowest of ${ROUNDS} ${slowest.toFixed(0)} ms`,
      bound: `≤ ${mostMs} ms`,
      isMet: slowest <= mostMs,
    },
  ];
}

async function untilRead(addresses: string[], name: string): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      while (!(await (await fetch(address)).text()).includes(name)) await sleep(2);
    }),
  );
}

function documentCalled(name: string) {
  return {
    url: 'seen-everywhere',
    type: 'minor' as const,
    name: { ru: name, en: name },
    description: { ru: '', en: '' },
    rows: { ru: '+ Урон', en: '+ Damage' },
    items: [],
    heroes: [],
    outdated: {},
  };
}
