import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { inTransaction, sql } from '#db/pool.ts';
import { openWebSite, serveBeside, type WebSite } from '../../../../tests/kits/web-site.ts';
import { createUpdate } from './create-update.command.ts';
import { publishUpdate } from './publish-update.command.ts';
import { saveUpdate } from './save-update.command.ts';

const author = 'tests';
const HERO = 'npc_dota_hero_abaddon';
const document = (word: string): UpdateDocument => ({
  url: 'seen-everywhere',
  type: 'minor',
  name: { ru: `Имя ${word}`, en: `Name ${word}` },
  description: { ru: '', en: '' },
  rows: { ru: '+ Урон', en: '+ Damage' },
  items: [],
  heroes: [{ name: HERO, rows: { ru: '+ Броня', en: '+ Armour' }, upgrades: [], talents: [] }],
  outdated: {},
});
/** Everything that shows an update, each with its name there. */
const places: [string, string][] = [
  ['/updates/seen-everywhere?lang=en', 'Name'],
  ['/updates?lang=en', 'Name'],
  ['/?lang=ru', 'Имя'],
  ['/heroes/abaddon?lang=en', 'Name'],
  ['/api/v2/updates/seen-everywhere', 'Name'],
  ['/api/v2/updates', 'Name'],
  ['/feeds/en/rss.xml', 'Name'],
  ['/feeds/ru/feed.json', 'Имя'],
];

let first: WebSite;
let second: { origin: string; close: () => Promise<void> };

beforeAll(async () => {
  first = await openWebSite();
  second = await serveBeside(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The text of both for a reader without scripts. */
const read = (path: string) => Promise.all([first, second].map(async ({ origin }) => words(await (await fetch(origin + path)).text())));
const words = (body: string) => body.split('<script type="application/json"')[0] ?? '';
/** The current text of each place on each server: `one` or `two`. */
const said = () => Promise.all(places.map(async ([path, name]) => (await read(path)).map((body) => saidIn(body, name))));
const saidIn = (body: string, name: string) => ['one', 'two'].filter((word) => body.includes(`${name} ${word}`)).join();
const everywhere = (word: string) => places.map(() => [word, word]);
const publish = (id: number, version: number) =>
  publishUpdate(first.db, { id, version, author, isWaived: false, now: new Date(), targets: [] });
/** Waits until the cached list of both servers has this text. */
async function untilCalled(word: string): Promise<void> {
  const called = async () => (await read('/api/v2/updates')).map((body) => saidIn(body, 'Name'));
  await expect.poll(called, { interval: 10 }).toEqual([word, word]);
}

it('every server answers a page from memory and forgets it after a correction', async () => {
  const id = await createUpdate(first.db, { document: document('one'), author, now: new Date() });
  await said();
  await publish(id, 1);
  await untilCalled('one');
  expect(await said()).toEqual(everywhere('one'));

  await inTransaction(first.db, async (transaction) => {
    // Requests for an update wait in the database until this transaction ends.
    await sql`lock table updates, update_heroes in access exclusive mode`.execute(transaction);
    const late = new Promise<string>((resolve) => setTimeout(resolve, 2000, 'someone asked the database').unref());
    expect(await Promise.race([said(), late])).toEqual(everywhere('one'));
  });

  await saveUpdate(first.db, { id, baseVersion: 1, document: document('two'), author, isAutosave: false, now: new Date() });
  await publish(id, 2);
  await untilCalled('two');
  // Every cache of it was cleared at once: nobody has to request twice.
  expect(await said()).toEqual(everywhere('two'));
});
