import { afterAll, beforeAll, expect, it } from 'vitest';
import { setAdmin, setBanOnSocials } from '#features/accounts/set-account.command.ts';
import { listActs } from '#features/acts/acts.repo.ts';
import { keepDraft, publishDraft } from '#features/content/keep-draft.command.ts';
import { readContent } from '#features/content/content.repo.ts';
import { rollBackContent } from '#features/content/roll-back-content.command.ts';
import { languages } from '#lib/words.ts';
import { readSources } from '../../../tests/architecture/sources.ts';
import { openWorld, type World } from '../../../tests/world.ts';
import { text } from './act-names.text.ts';
import { detailLines, subjectPage } from './act-view.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('acts of commands are in the log: roles, bans, content', async () => {
  const { db } = world;
  const by = { author: 'npm run admin', now };
  await setAdmin(db, 5, true, by);
  await setAdmin(db, 5, false, by);
  await setBanOnSocials(db, 5, true, by);
  const { revision: _revision, ...content } = await readContent(db);
  const fewer = { ...content, items: content.items.slice(1), shop: [] };
  const draft = await keepDraft(db, { content: fewer, author: 'npm run import', source: 'a folder', now });
  await publishDraft(db, draft, 'npm run content', now);
  await rollBackContent(db, { to: 1, author: 'npm run content', now });
  const acts = await listActs(db, { limit: 20 });
  expect(acts.map(({ author, act, subject }) => `${author}: ${act} ${subject}`).toReversed()).toEqual([
    'start: publish content content:1',
    'npm run admin: grant admin player:5',
    'npm run admin: revoke admin player:5',
    'npm run admin: ban socials player:5',
    `npm run import: keep draft content-draft:${draft}`,
    'npm run content: publish content content:2',
    'npm run content: roll back content content:3',
  ]);
});

it('every act has a name in both languages', () => {
  const written = readSources().flatMap(({ kind, text: source }) =>
    kind === 'command' ? [...source.matchAll(/\bact: ([^,}]+)/g)].flatMap(([, given = '']) => given.match(/'[^']+'/g) ?? []) : [],
  );
  const acts = [...new Set(written.map((act) => act.slice(1, -1))), 'grant admin', 'revoke admin', 'ban socials', 'unban socials'];
  expect(acts.length).toBeGreaterThan(15);
  for (const language of languages) expect(acts.filter((act) => !(act in text(language).names))).toEqual([]);
});

it('what an act was given is read in lines, and leads to its page', () => {
  expect(detailLines('{"rub":[19900,18900],"lot":[null,"https://x"],"size":3,"restores":null}')).toEqual([
    'rub: 19900 → 18900',
    'lot: null → https://x',
    'size: 3',
  ]);
  expect(['order:7', 'product:2', 'batch:3', 'update:4', 'player:5', 'content:1'].map(subjectPage)).toEqual([
    '/admin/orders/7',
    '/admin/products/2',
    '/admin/codes/3',
    '/admin/updates/4',
    '/players/5',
    undefined,
  ]);
});
