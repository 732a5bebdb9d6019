import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpdate } from '#areas/news/editor/create-update.command.ts';
import { publishUpdate } from '#areas/news/editor/publish-update.command.ts';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { documentOf } from '../../../../demo/updates/lines.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import type { Blame, ToldChange } from './content-changes.contract.ts';

let site: WebSite;
const pack = demoContent();
const [hero, ...otherHeroes] = pack.heroes;
const [general, ...otherTalents] = pack.generalTalents;
const item = pack.items.find(({ itemIn1x6 }) => itemIn1x6?.recipe);
const [skill, ...otherSkills] = hero?.skills ?? [];
const [blue, ...otherBlue] = skill?.blue ?? [];
if (!hero || !skill || !blue || !general || !item?.itemIn1x6) throw new Error('the pack is too small');
const DAY = 86_400_000;
const start = Date.now() + DAY;
const textPath = `skills[${skill.talent}].blue[${blue.modName}].text.en`;

/** The pack with another text of one blue talent, another attribute and price, another general talent, and without one hero. */
const changedTo = (words: string): ContentSet => ({
  ...pack,
  heroes: [
    {
      ...hero,
      attribute: 'Strength',
      skills: [{ ...skill, blue: [{ ...blue, text: { ...blue.text, en: [words] } }, ...otherBlue] }, ...otherSkills],
    },
    ...otherHeroes.slice(1),
  ],
  generalTalents: [{ ...general, talent: { ...general.talent, cooldown: [77] } }, ...otherTalents],
  items: pack.items.map((each) => (each === item ? { ...item, itemIn1x6: { ...item.itemIn1x6, cost: 4321 } } : each)),
});

async function ask(path: string): Promise<{ status: number; data: unknown; body: string }> {
  const response = await fetch(site.origin + path, { headers: { 'accept-language': 'en' } });
  const body = await response.text();
  const { data } = body.startsWith('{') ? (JSON.parse(body) as { data: unknown }) : { data: undefined };
  return { status: response.status, data, body };
}
type Entity = { kind: string; key: string; change: string; values: ToldChange[] };
async function between(from: number, to: number): Promise<Entity[]> {
  const { data } = await ask(`/api/v2/content/changes?fromRevision=${from}&toRevision=${to}`);
  return (data as { entities: Entity[] }).entities;
}
const valueAt = (entities: Entity[], key: string, path: string) =>
  entities.find((entity) => entity.key === key)?.values.find((value) => value.path === path);

beforeAll(async () => {
  site = await openWebSite();
  const publish = (content: ContentSet, days: number) =>
    publishContent(site.db, { content, author: 'tests', source: 'a test', now: new Date(start + days * DAY) });
  await publish(changedTo('Stronger by 9'), 0);
  const document = documentOf({
    daysAgo: 0,
    url: 'told',
    type: 'minor',
    name: { ru: 'Сказано', en: 'It is told' },
    description: { ru: '', en: '' },
    heroes: { [hero.name.replace('npc_dota_hero_', '')]: { talents: { [skill.talent]: { blue: [['+', 'Сильнее.', 'Stronger.']] } } } },
  });
  const now = new Date(start + 3_600_000);
  const id = await createUpdate(site.db, { document, author: 'tests', now });
  await publishUpdate(site.db, { id, version: 1, author: 'tests', isWaived: false, now, targets: [] });
  await publish(changedTo('Stronger by 10'), 5);
});
afterAll(() => site.close());

describe('the differences between two revisions', () => {
  test('are listed value by value, with the update that mentioned each, or nothing if none did', async () => {
    const entities = await between(1, 2);
    expect(entities.map(({ kind, key, change }) => [kind, key, change])).toEqual([
      ['general', general.talent.modName, 'changed'],
      ['hero', hero.name, 'changed'],
      ['hero', otherHeroes[0]?.name, 'removed'],
      ['item', item.luaName, 'changed'],
    ]);
    expect(valueAt(entities, hero.name, textPath)).toMatchObject({
      after: 'Stronger by 9',
      revision: 2,
      note: { url: 'told', engName: 'It is told', isExact: true },
    });
    expect(valueAt(entities, hero.name, 'attribute')).toMatchObject({ before: hero.attribute, after: 'Strength', note: null });
    expect(valueAt(entities, item.luaName, 'itemIn1x6.cost')).toMatchObject({ after: 4321, note: null });
    expect(valueAt(entities, String(otherHeroes[0]?.name), '')).toMatchObject({ after: null, note: null });
  });

  test('are explained only by an update of the same time: a later change of the same value needs its own update', async () => {
    expect(valueAt(await between(2, 3), hero.name, textPath)).toMatchObject({
      before: 'Stronger by 9',
      after: 'Stronger by 10',
      note: null,
    });
    const whole = await between(1, 3);
    expect(valueAt(whole, hero.name, textPath)).toMatchObject({ after: 'Stronger by 10', revision: 3, note: { url: 'told' } });
    expect(valueAt(whole, hero.name, 'attribute')).toMatchObject({ revision: 2, note: null });
  });

  test('are everything since the very start, and nothing between a revision and itself', async () => {
    const count = pack.heroes.length + pack.generalTalents.length + pack.items.length + pack.shop.length;
    expect(await between(0, 1)).toHaveLength(count);
    expect(await between(2, 2)).toEqual([]);
  });

  test.each(['fromRevision=1&toRevision=9', 'fromRevision=2&toRevision=1', 'fromRevision=0&toRevision=0'])(
    'are not found: %s',
    async (query) => {
      const { status, data } = await ask(`/api/v2/content/changes?${query}`);
      expect([status, data]).toEqual([200, null]);
    },
  );

  test.each(['', 'fromRevision=1', 'fromRevision=x&toRevision=2', 'fromRevision=-1&toRevision=2'])(
    'are refused if asked for wrongly: %s',
    async (query) => {
      expect((await ask(`/api/v2/content/changes?${query}`)).status).toBe(400);
    },
  );

  test('have a page in words, which marks what no update mentioned', async () => {
    const { status, body } = await ask('/changes?from=1&to=2');
    const html = body.split('<script type="application/json"')[0] ?? '';
    expect(status).toBe(200);
    expect(html).toContain('href="/updates/told"');
    expect(html).toContain('Not mentioned');
    expect(html).toMatch(/<del>.*?<\/del>/);
    expect(html).toContain('4321');
    const untold = (await ask('/changes?from=1&to=2&which=untold')).body.split('<script type="application/json"')[0];
    expect(untold).not.toContain('href="/updates/told"');
    expect((await ask('/changes?from=1&to=99')).status).toBe(404);
  });

  test.each([
    ['', 2, 3],
    ['?to=2', 1, 2],
    ['?from=1', 1, 3],
    ['?to=1', 0, 1],
  ])('at /changes%s are those of revisions %i and %i if the address does not name both', async (query, from, to) => {
    const { status, body } = await ask(`/changes${query}`);
    const chosen = [...body.matchAll(/<option value="(\d+)" selected/g)].map(([, value]) => Number(value));
    expect([status, chosen]).toEqual([200, [from, to]]);
  });

  test('are also listed backwards: for each value of a hero or item, the revision that set it and the update that mentioned it', async () => {
    const { data } = await ask(`/api/v2/content/blame?heroName=${hero.urlName}`);
    const { key, values } = data as Blame;
    const at = (path: string) => values.find((value) => value.path === path);
    expect(key).toBe(hero.name);
    expect(at(textPath)).toMatchObject({ value: 'Stronger by 10', revision: { id: 3 }, note: null });
    expect(at('attribute')).toMatchObject({ value: 'Strength', revision: { id: 2 }, note: null });
    expect(at('name')).toMatchObject({ value: hero.name, revision: { id: 1 } });
    const ofItem = (await ask(`/api/v2/content/blame?luaName=${item.luaName}`)).data as Blame;
    expect(ofItem.values.filter(({ revision }) => revision.id === 2).map(({ path }) => path)).toEqual(['itemIn1x6.cost']);
    for (const query of ['heroName=nobody', 'luaName=item_nothing', `heroName=${otherHeroes[0]?.urlName}`, ''])
      expect((await ask(`/api/v2/content/blame?${query}`)).data).toBeNull();
    const inRussian = (await ask(`/changes?hero=${hero.urlName}&lang=ru`)).body.split('<script type="application/json"')[0];
    expect(inRussian).toContain('Сила');
    expect(inRussian).not.toMatch(/>(Strength|melee|ranged|energy-breath|life_drain)</);
    const { status, body } = await ask(`/changes?hero=${hero.urlName}`);
    const html = body.split('<script type="application/json"')[0] ?? '';
    expect([status, html.includes('Stronger by 10'), html.includes('Version 3'), html.includes(`>${hero.name}<`)]).toEqual([
      200,
      true,
      true,
      false,
    ]);
    expect(html).toMatch(/<details[^>]*><summary><h3>\d+ values unchanged since the very start/);
    expect(html).not.toMatch(/By level|In short|Complexity/);
    for (const [query, title] of [
      ['hero=nobody', 'No such hero'],
      ['item=nothing', 'No such item'],
    ]) {
      const absent = await ask(`/changes?${query}`);
      expect([absent.status, absent.body.includes(`<h1>${title}</h1>`)]).toEqual([404, true]);
    }
  });

  test('of more than a hundred versions have a form that says which they are', async () => {
    await site.connection.pool.query(`insert into content_revisions
      select (jsonb_populate_record(r, jsonb_build_object('id', n))).* from content_revisions r, generate_series(4, 120) n where r.id = 3`);
    await announceChange(site.db, [tag.content]);
    const { status, body } = await ask('/changes?from=2&to=3');
    const chosen = [...body.matchAll(/<option value="(\d+)" selected/g)].map(([, value]) => Number(value));
    expect([status, chosen]).toEqual([200, [2, 3]]);
  });
});
