import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#areas/core/audit-log/audit-log.repo.ts';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { announceUpdates } from '#areas/news/announcements/announce-updates.command.ts';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { startStandInDiscord, standInDiscord, type StandInDiscord } from '../../../../demo/stand-ins/discord.ts';
import { standInTelegram } from '../../../../demo/stand-ins/telegram-calls.ts';
import { startStandInTelegram, type StandInTelegram } from '../../../../demo/stand-ins/telegram.ts';
import { CookieJar, openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { publishDueUpdates } from './publish-due-updates.command.ts';

const ADMIN = 5;
const PLAYER = 6;
let site: WebSite;
let telegram: StandInTelegram;
let discord: StandInDiscord;
let moved = 0;

beforeAll(async () => {
  const clock = () => Date.now() + moved;
  [telegram, discord] = await Promise.all([startStandInTelegram({ clock }), startStandInDiscord({ clock })]);
  site = await openWebSite({
    ADMIN_IDS: String(ADMIN),
    TELEGRAM_API_BASE: telegram.origin,
    TELEGRAM_BOT_TOKEN: standInTelegram.token,
    TELEGRAM_CHAT_RU: standInTelegram.chats.ru,
    TELEGRAM_CHAT_EN: standInTelegram.chats.en,
    DISCORD_WEBHOOK_RU: discord.origin + standInDiscord.ru,
    DISCORD_WEBHOOK_EN: discord.origin + standInDiscord.en,
  });
});
afterAll(async () => {
  await site.close();
  await Promise.all([telegram.close(), discord.close()]);
});

type Answer = { status: number; data: never; errors: { text: string }[] };
async function call(method: string, path: string, body?: unknown, { as = ADMIN, origin = site.origin } = {}): Promise<Answer> {
  const jar = new CookieJar();
  if (as > 0) jar.cookies.set('token', await beginSession(site.db, { playerId: as, kind: 'steam', userAgent: null }, new Date()));
  const headers = { origin, 'content-type': 'application/json' };
  const answer = await jar.get(
    `${site.origin}/api/v2/admin/${path}`,
    headers,
    method,
    body === undefined ? undefined : JSON.stringify(body),
  );
  return { status: answer.status, ...(await answer.json()) };
}
type Draft = {
  document: UpdateDocument;
  version: number;
  state: string;
  versions: { version: number; author: string; isAutosave: boolean }[];
  findings: { path: string; problem: string; language: string }[];
};
const draft = async (id: number): Promise<Draft> => (await call('GET', `updates/one?id=${id}`)).data;
async function begin(url: string, revisions?: { from: number; to: number }): Promise<number> {
  const { data }: { data: { id: number } } = await call('POST', 'updates', { url, revisions });
  return data.id;
}
async function write(id: number, change: Partial<UpdateDocument>, isAutosave = false) {
  const { document, version } = await draft(id);
  return call('PUT', 'updates/save', { id, baseVersion: version, document: { ...document, ...change }, isAutosave });
}
const full = { name: { ru: 'Имя', en: 'Name' }, rows: { ru: '+ Урон: 1 → **2**', en: '+ Damage: 1 → **2**' } };
const parts = () => ({ ...site.context, now: () => new Date(Date.now() + moved) });
/** Sends what is due, once each place accepts a message again. */
async function send() {
  moved += 5000;
  await announceUpdates(parts());
}

describe('permission to edit', () => {
  it.each([
    ['nobody', 0, 401],
    ['a player', PLAYER, 403],
  ])('is refused to %s', async (_, as, status) => {
    expect((await call('GET', 'updates', undefined, { as })).status).toBe(status);
    expect((await call('POST', 'updates', { url: 'x' }, { as })).status).toBe(status);
    expect((await call('GET', 'acts', undefined, { as })).status).toBe(status);
  });

  it('is given to an admin, but not from a page of another site', async () => {
    expect((await call('POST', 'updates', { url: 'x' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await call('GET', 'updates')).status).toBe(200);
  });
});

describe('two editors', () => {
  it('never overwrite each other: the second one gets the text of the first', async () => {
    const id = await begin('two-editors');
    const { document } = await draft(id);
    const save = (ru: string, baseVersion: number) =>
      call('PUT', 'updates/save', { id, baseVersion, document: { ...document, name: { ru, en: '' } }, isAutosave: true });
    expect((await save('первый', 1)).data).toMatchObject({ isSaved: true, version: 2 });
    expect((await save('второй', 1)).data).toMatchObject({ isSaved: false, version: 2, document: { name: { ru: 'первый' } } });
    expect((await draft(id)).document.name.ru).toBe('первый');
    expect((await save('второй', 2)).data).toMatchObject({ isSaved: true, version: 3 });
  });

  it('save at the very same moment, and one of them is told', async () => {
    const id = await begin('at-once');
    const { document } = await draft(id);
    const saves = ['a', 'b', 'c', 'd'].map((en) =>
      call('PUT', 'updates/save', { id, baseVersion: 1, document: { ...document, name: { ru: '', en } }, isAutosave: true }),
    );
    const answers: { data: { isSaved: boolean } }[] = await Promise.all(saves);
    expect(answers.filter(({ data }) => data.isSaved)).toHaveLength(1);
  });
});

describe('an address of another update', () => {
  it('refuses a save, but saving while typing keeps the old address', async () => {
    await begin('first-come');
    const id = await begin('second-come');
    expect((await write(id, { url: 'first-come', name: full.name })).status).toBe(409);
    expect((await write(id, { url: 'first-come', name: full.name }, true)).data).toMatchObject({
      isSaved: true,
      document: { url: 'second-come', name: full.name },
    });
  });
});

describe('translations', () => {
  it('are missing, then outdated, then current again, and block publishing unless waived', async () => {
    const id = await begin('translated');
    await write(id, { name: { ru: 'Имя', en: '' } });
    expect((await draft(id)).findings).toEqual([{ path: 'name', problem: 'missing', language: 'en' }]);
    const version = async () => (await draft(id)).version;
    expect((await call('POST', 'updates/publish', { id, version: await version(), isWaived: false })).status).toBe(409);
    await write(id, { name: { ru: 'Имя', en: 'Name' } });
    expect((await draft(id)).findings).toEqual([]);
    await write(id, { name: { ru: 'Новое имя', en: 'Name' } });
    expect((await draft(id)).findings).toEqual([{ path: 'name', problem: 'outdated', language: 'en' }]);
    await write(id, { outdated: {} });
    expect((await draft(id)).findings).toEqual([]);
    await write(id, { name: { ru: 'Опять', en: 'Name' } });
    expect((await call('POST', 'updates/publish', { id, version: await version(), isWaived: true })).status).toBe(200);
    const entries = await listAuditEntries(site.db, { subject: `update:${id}`, limit: 2 });
    expect(entries.map(({ author, action, detail }) => ({ author, action, detail: JSON.parse(detail) }))).toEqual([
      { author: String(ADMIN), action: 'publish', detail: { version: await version() } },
      { author: String(ADMIN), action: 'waive', detail: { version: await version(), untranslated: ['name (en) is outdated'] } },
    ]);
  });

  it('are logged as waived only if something was missing', async () => {
    const id = await begin('nothing-to-waive');
    await write(id, full);
    const at = new Date(Date.now() + moved + 3_600_000).toISOString();
    const { version } = await draft(id);
    await call('POST', 'updates/schedule', { id, version, isWaived: true, at });
    await call('POST', 'updates/unschedule', { id });
    const entries = await listAuditEntries(site.db, { subject: `update:${id}`, limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(['unschedule', 'schedule', 'save', 'create']);
  });
});

describe('publishing an update', () => {
  it('sends its announcements; a correction clears the cache and edits the messages in place', async () => {
    await send();
    telegram.messages.length = 0;
    discord.messages.length = 0;
    const id = await begin('to-readers');
    await write(id, full);
    const url = `${site.origin}/api/v2/updates/to-readers`;
    const read = async () => (await fetch(url)).json();
    expect((await read()).data).toBeNull();
    const { version } = await draft(id);
    await call('POST', 'updates/publish', { id, version, isWaived: false });
    await expect.poll(read).toMatchObject({ data: { engRows: 'Damage: 1 → <b>2</b>', correctedAt: null } });
    const feed = await fetch(`${site.origin}/feeds/en/atom.xml`);
    expect(await feed.text()).toContain('Damage: 1 → &lt;b&gt;2&lt;/b&gt;'.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
    expect((await fetch(feed.url, { headers: { 'if-none-match': feed.headers.get('etag') ?? '' } })).status).toBe(304);
    await send();
    expect(telegram.messages.map(({ chat, text }) => `${chat} ${text.split('\n')[0]}`).toSorted()).toEqual([
      '@sixfold_en <b>Name</b>',
      '@sixfold_ru <b>Имя</b>',
    ]);
    expect(discord.messages.map(({ embed, pings }) => `${embed.title} ${pings}`).toSorted()).toEqual(['Name false', 'Имя false']);
    await write(id, { name: { ru: 'Имя 2', en: 'Name 2' } });
    expect((await read()).data).toMatchObject({ engName: 'Name' });
    await call('POST', 'updates/publish', { id, version: (await draft(id)).version, isWaived: false });
    await expect.poll(read).toMatchObject({ data: { engName: 'Name 2', correctedAt: expect.any(String) } });
    expect((await fetch(feed.url, { headers: { 'if-none-match': feed.headers.get('etag') ?? '' } })).status).toBe(200);
    await send();
    expect(telegram.messages.map(({ edits }) => edits)).toEqual([1, 1]);
    expect(discord.messages.map(({ embed, edits }) => `${embed.title} ${edits}`).toSorted()).toEqual(['Name 2 1', 'Имя 2 1']);
    expect((await draft(id)).state).toBe('corrected');
  });

  it('happens by itself at its time, once, whoever is reading', async () => {
    const id = await begin('on-time');
    await write(id, full);
    const at = new Date(Date.now() + moved + 60_000).toISOString();
    expect((await call('POST', 'updates/schedule', { id, version: (await draft(id)).version, isWaived: false, at })).status).toBe(200);
    await publishDueUpdates(parts());
    expect((await draft(id)).state).toBe('scheduled');
    moved += 61_000;
    await Promise.all([publishDueUpdates(parts()), publishDueUpdates(parts())]);
    expect((await draft(id)).state).toBe('published');
    const entries = await listAuditEntries(site.db, { subject: `update:${id}`, limit: 20 });
    expect(entries.map(({ action }) => action)).toEqual(['publish', 'schedule', 'save', 'create']);
  });

  it('accepts any input: what the database cannot store is left out, and lines without words are not shown', async () => {
    const id = await begin('rubbish');
    const lines = (word: string) => `+ \u0000${word}\ud800\u0007\t1\r\n- <img src=x onerror=alert(1)>\n***\n~ <script>alert(2)</script>`;
    const rows = { ru: lines('Урон'), en: lines('Damage') };
    expect((await write(id, { ...full, rows })).status).toBe(200);
    const { document, version } = await draft(id);
    expect(document.rows.en).toBe('+ Damage\ufffd 1\n- <img src=x onerror=alert(1)>\n***\n~ <script>alert(2)</script>');
    const sent = await call('POST', 'updates/preview', { document: { ...document, rows } });
    const preview: { en: { rows: { rows: { mark: string }[] } }; problems: string[] } = sent.data;
    expect(preview.en.rows.rows.map(({ mark }) => mark)).toEqual(['up', 'note']);
    expect(preview.problems).toContain('a line without words is left out');
    const { data: inRussian }: { data: { problems: string[] } } = await call('POST', 'updates/preview', {
      document: { ...document, rows },
      language: 'ru',
    });
    expect(inRussian.problems).toContain('строка без слов пропущена');
    expect(inRussian.problems.filter((problem) => !/[а-я]/.test(problem))).toEqual([]);
    const at = new Date(Date.now() + moved + 3_600_000).toISOString();
    expect((await call('POST', 'updates/schedule', { id, version, isWaived: false, at })).status).toBe(200);
    await call('POST', 'updates/unschedule', { id });
  });

  it('is safe from markup: only the few allowed elements are output anywhere', async () => {
    const id = await begin('attacks');
    const evil =
      '+ <script>alert(1)</script><img src=x onerror=alert(2)><b onclick=alert(3)>bold</b> ]]> <a href="javascript:alert(4)">link</a> **x**';
    await write(id, { name: { ru: '<script>x</script> ]]> ]]>', en: '<img src=x onerror=y> ]]> ]]>' }, rows: { ru: evil, en: evil } });
    await call('POST', 'updates/publish', { id, version: (await draft(id)).version, isWaived: false });
    await expect.poll(async () => (await fetch(`${site.origin}/updates/attacks`)).status).toBe(200);
    const page = await (await fetch(`${site.origin}/updates/attacks?lang=en`)).text();
    expect(page).toContain('<b>bold</b>');
    expect(page).not.toMatch(/<script>alert|<img src=x|onclick=alert|href="javascript/);
    const { data } = await (await fetch(`${site.origin}/api/v2/updates/attacks`)).json();
    expect(data.engRows).toBe('<b>bold</b> ]]&gt; link <b>x</b>');
    for (const file of ['ru/rss.xml', 'en/rss.xml', 'ru/atom.xml', 'en/atom.xml']) {
      const xml = await (await fetch(`${site.origin}/feeds/${file}`)).text();
      expect(xml).not.toMatch(/<script|<img/);
      expect(xml.split('<![CDATA[')).toHaveLength(xml.split(']]>').length);
    }
  });
});

describe('channels that refuse', () => {
  it('Telegram gets plain text if it cannot read the markup; a deleted webhook is not used again, and the others still get the message', async () => {
    await send();
    await send();
    telegram.messages.length = 0;
    discord.messages.length = 0;
    telegram.faults.mode = 'entities';
    discord.deleted.add(standInDiscord.ru);
    const id = await begin('refused');
    await write(id, full);
    await call('POST', 'updates/publish', { id, version: (await draft(id)).version, isWaived: false });
    await send();
    expect(discord.messages).toHaveLength(1);
    const refusedOnce = discord.refused.length;
    // The plain text follows within the same second, which the channel does not allow: it waits, and arrives.
    for (let tries = 0; tries < 4 && telegram.messages.length < 2; tries++) {
      telegram.faults.mode = undefined;
      await send();
    }
    expect(telegram.messages).toHaveLength(2);
    expect(discord.refused.length).toBe(refusedOnce);
    telegram.faults.mode = undefined;
  });

  it('a message that Telegram accepted without answering is not sent again and again', async () => {
    telegram.messages.length = 0;
    telegram.faults.isCutOff = true;
    const id = await begin('unheard');
    await write(id, full);
    await call('POST', 'updates/publish', { id, version: (await draft(id)).version, isWaived: false });
    for (let times = 0; times < 5; times++) {
      moved += 700_000;
      await send();
    }
    telegram.faults.isCutOff = false;
    const said = Map.groupBy(telegram.messages, ({ chat }) => chat);
    expect([...said.values()].map(({ length }) => length)).toEqual([3, 3]);
  });
});

describe('missing translations, for readers', () => {
  it('are announced, for the description as for the lines', async () => {
    const id = await begin('half-said');
    await write(id, { ...full, description: { ru: 'Только по-русски', en: '' } });
    await call('POST', 'updates/publish', { id, version: (await draft(id)).version, isWaived: true });
    const read = async (language: string) =>
      await (await fetch(`${site.origin}/updates/half-said`, { headers: { 'accept-language': language } })).text();
    expect(await read('en')).toMatch(/Not translated yet: shown in Russian<\/p><p lang="ru">Только по-русски/);
    expect(await read('ru')).not.toMatch(/Перевода пока нет|lang="ru">Только/);
  });
});
