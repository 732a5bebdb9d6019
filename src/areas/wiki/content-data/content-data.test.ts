import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '#areas/wiki/content/check-content.service.ts';
import { inOrder, talentsOf } from '#areas/wiki/content/content.rules.ts';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { contentDataApi } from './content-data.api.ts';
import type { HeroData, ItemData, RecipeData, TalentData } from './content-data.contract.ts';

let world: World;
const pack = demoContent();
const [gone, changed, ...rest] = pack.heroes;
if (!gone || !changed) throw new Error('the pack has too few heroes');
const { get } = askApi(() => world.context, contentDataApi);
const ask = async <T>(address: string) => (await get<T>(`content/${address}`)).data;
type Revisions = { totalCount: number; values: { id: number; restores: number | null; changed: number; removed: number }[] };

beforeAll(async () => {
  world = await openWorld();
  const content = { ...pack, heroes: [{ ...changed, attribute: 'All' as const }, ...rest] };
  await publishContent(world.db, { content, author: 'tests', source: '/home/somebody/game', now: new Date() });
});
afterAll(() => world.close());

describe('programs can read the content of any revision', () => {
  test('as a whole: reading it back gives the same content', async () => {
    const { heroes } = await ask<{ heroes: HeroData[] }>('heroes?asOf=1');
    const { items } = await ask<{ items: ItemData[] }>('items?asOf=1');
    const again = checkContent({ ...pack, heroes: heroes.map(({ hero }) => hero), items: items.map(({ item }) => item) });
    expect(again.problems).toEqual([]);
    expect(again.content && inOrder(again.content)).toEqual(inOrder(pack));
  });

  test('for one hero as it was then and as it is now, and since when', async () => {
    const then = await ask<{ heroes: HeroData[] }>(`heroes?heroName=${changed.urlName}&asOf=1`);
    expect(then).toMatchObject({ revision: { id: 1 }, heroes: [{ since: 1, hero: { name: changed.name, attribute: changed.attribute } }] });
    const now = await ask<{ heroes: HeroData[] }>(`heroes?heroName=${changed.urlName}`);
    expect(now).toMatchObject({ revision: { id: 2 }, heroes: [{ since: 2, hero: { name: changed.name, attribute: 'All' } }] });
    expect((await ask<{ heroes: HeroData[] }>('heroes')).heroes.filter(({ since }) => since === 2)).toHaveLength(1);
  });

  test('for every talent, with its hero, skill and rarity', async () => {
    const { talents } = await ask<{ talents: TalentData[] }>('talents?asOf=1');
    expect(talents).toHaveLength(pack.heroes.flatMap(talentsOf).length + pack.generalTalents.length);
    const [skill] = changed.skills;
    const blue = skill?.blue[0];
    expect(await ask(`talents?modName=${blue?.modName}`)).toMatchObject({
      talents: [{ since: 2, heroName: changed.name, skill: skill?.talent, rarity: 'blue', talent: blue }],
    });
  });

  test('for every recipe, with its parts counted', async () => {
    const { recipes } = await ask<{ recipes: RecipeData[] }>('recipes');
    const built = pack.items.filter(({ itemIn1x6 }) => itemIn1x6?.recipe);
    expect(
      recipes
        .filter(({ in1x6 }) => in1x6)
        .map(({ luaName }) => luaName)
        .toSorted(),
    ).toEqual(built.map(({ luaName }) => luaName).toSorted());
    for (const { luaName, itemIn1x6 } of built) {
      const recipe = recipes.find((each) => each.luaName === luaName)?.in1x6;
      const parts = recipe?.parts.flatMap((part) => Array.from({ length: part.count }, () => part.luaName)) ?? [];
      expect(parts.toSorted()).toEqual(itemIn1x6?.recipe?.requirements.split(';').filter(Boolean).toSorted());
      expect(recipe?.cost).toBe(itemIn1x6?.recipe?.cost);
    }
  });

  test('with the list of revisions, which says neither who made them nor where they came from', async () => {
    const { status, data } = await get<Revisions>('content/revisions');
    expect([status, data]).toEqual([200, expect.objectContaining({ totalCount: 2, totalPages: 1, isLastPage: true })]);
    expect(data.values).toMatchObject([{ id: 2, restores: null, changed: 1, removed: 1 }, { id: 1 }]);
    expect(JSON.stringify(data)).not.toMatch(/tests|somebody/);
    expect(await ask('revisions?page=2&count=1')).toMatchObject({ totalPages: 2, isLastPage: true, values: [{ id: 1 }] });
    expect((await ask<Revisions>('revisions?page=3&count=1')).values).toEqual([]);
  });

  test.each([
    ['heroes?asOf=9', 200],
    ['heroes?asOf=0', 400],
    [`heroes?heroName=${gone.urlName}`, 200],
    ['talents?modName=modifier_nothing', 200],
    ['talents?modName=nothing', 400],
    ['items?luaName=item_nothing', 200],
    ['recipes?luaName=item_branches', 200],
    ['revisions?page=0', 400],
  ])('and get an error if something does not exist or is asked for wrongly: %s', async (address, status) => {
    const answer = await get(`content/${address}`);
    expect([answer.status, answer.data, answer.hasErrors]).toEqual([status, null, true]);
  });
});
