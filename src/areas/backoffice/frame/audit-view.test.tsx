import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setAdmin, setBanOnSocials } from '#areas/core/accounts/set-account.command.ts';
import { listAuditEntries } from '#areas/core/audit-log/audit-log.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { keepDraft, publishDraft } from '#areas/wiki/content/keep-draft.command.ts';
import { rollBackContent } from '#areas/wiki/content/publish-content.command.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { subjectPage } from './audit-view.rules.ts';
import { AuditEntryDetail } from './AuditEntryDetail.tsx';

const heroes = {
  npc_dota_hero_axe: { name: 'Axe', urlName: 'axe' },
  npc_dota_hero_nevermore: { name: 'Shadow Fiend', urlName: 'shadow-fiend' },
};
const now = new Date('2026-03-10T12:00:00Z');
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('the log contains what commands did: roles, bans, content', async () => {
  const { db } = world;
  const by = { author: 'npm run admin', now };
  await setAdmin(db, 5, true, by);
  await setAdmin(db, 5, false, by);
  await setBanOnSocials(db, 5, true, by);
  const { revision: _revision, ...content } = await readContent(db);
  const fewer = { ...content, items: content.items.slice(1), shop: [] };
  const draft = await keepDraft(db, { content: fewer, author: 'npm run import', source: 'a folder', now });
  await publishDraft(db, draft, { author: 'npm run content', acceptsLoss: true, now });
  await rollBackContent(db, { to: 1, author: 'npm run content', now });
  const entries = await listAuditEntries(db, { limit: 20 });
  expect(entries.map(({ author, action, subject }) => `${author}: ${action} ${subject}`).toReversed()).toEqual([
    'start: publish content content:1',
    'npm run admin: grant admin player:5',
    'npm run admin: revoke admin player:5',
    'npm run admin: ban socials player:5',
    `npm run import: keep draft content-draft:${draft}`,
    'npm run content: publish content content:2',
    'npm run content: roll back content content:3',
  ]);
});

it('the target of an action links to its page', () => {
  expect(['order:7', 'product:2', 'batch:3', 'update:4', 'player:5', 'content:1'].map(subjectPage)).toEqual([
    '/admin/orders/7',
    '/admin/products/2',
    '/admin/codes/3',
    '/admin/updates/4',
    '/players/5',
    undefined,
  ]);
});

it.each([
  [
    'change product',
    { rub: [19_900, 18_900], rubLotUrl: [null, 'https://x'], usdLotUrl: ['https://y', null], isListed: [true, false] },
    'ru',
    [
      'Цена в рублях: 189\u00a0₽, раньше 199\u00a0₽',
      'Лот на FunPay за рубли: https://x, раньше не было',
      'Лот на FunPay за доллары: нет, раньше https://y',
      'В продаже: нет, раньше да',
    ],
  ],
  ['add product', { name: 'shards', amount: 500, usd: 249, rub: null }, 'en', ['Product: 500\u00a0shards', 'Price in dollars: $2.49']],
  [
    'make codes',
    { name: 'Ноябрь', productName: 'dota_plus', amount: 3, size: 5, priceSource: 'promo' },
    'ru',
    ['Товар: Plus, 3\u00a0месяца', 'Название: Ноябрь', 'Кодов: 5', 'Куда: раздача'],
  ],
  ['refund', { amountMinor: 19_900, currency: 'rub' }, 'en', ['Amount: 199\u00a0₽']],
  ['schedule', { version: 2, at: '2026-03-10T12:00:00Z' }, 'ru', ['Версия: 2', 'Выйдет: 10.03.26 12:00']],
  ['waive', { version: 2, untranslated: ['one', 'two'] }, 'en', ['Version: 2', 'Places not translated: 2']],
  ['ban player', { reason: 'сговор', until: '2026-03-10T12:00:00Z' }, 'ru', ['Причина: сговор', 'До: 10.03.26 12:00']],
  ['ban player', { reason: 'collusion', until: null }, 'en', ['Reason: collusion']],
  ['open poll', { heroes: ['npc_dota_hero_axe', 'npc_dota_hero_nevermore'] }, 'ru', ['Герои: Axe, Shadow Fiend']],
  [
    'declare map',
    { rankGroup: [null, 'herald'], ratingMax: [null, 800], ratingMin: [null, null] },
    'en',
    ['Rank group: Herald', 'Ratings to: 800'],
  ],
  ['cancel season', { name: ['Season 15', null], keptPercent: [70, null] }, 'en', ['Name: Season 15', 'Rating kept, %: 70']],
  ['detach month', { archive: '2025-08.tar', rows: 1234 }, 'en', ['File: 2025-08.tar', 'Rows: 1,234']],
  ['unschedule', {}, 'en', []],
] as const)('a log entry says in words what %s was given', (action, detail, language, lines) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <AuditEntryDetail action={action} detail={JSON.stringify(detail)} heroes={heroes} />
    </LanguageProvider>,
  );
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replace(/<[^>]*>/g, ''))).toEqual(lines);
});
