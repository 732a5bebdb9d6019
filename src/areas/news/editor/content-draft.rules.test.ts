import { expect, test } from 'vitest';
import { changesOf } from '#areas/wiki/content/revision.rules.ts';
import { draftOfChanges } from './content-draft.rules.ts';

test('two revisions become lines with numbers before and after, marked as better or worse only if that is certain', () => {
  const draft = draftOfChanges(
    [
      {
        kind: 'hero',
        key: 'npc_dota_hero_axe',
        change: 'changed',
        values: [
          { path: 'skills[call].orange.text.ru', before: 'Урон <b>25</b> за 3 с', after: 'Урон <b>30</b> за 3 с' },
          { path: 'skills[call].orange.text.en', before: 'Deals <b>25</b> in 3 s', after: 'Deals <b>30</b> in 3 s' },
          { path: 'skills[call].orange.cooldown', before: [12, 9], after: [14, 11] },
          { path: 'upgrades[shard].manaCost', before: [100], after: [75] },
          { path: 'addedOn', before: '2020-01-01', after: '2020-01-02' },
        ],
      },
      { kind: 'hero', key: 'npc_dota_hero_lion', change: 'changed', values: [{ path: 'addedOn', before: null, after: '2020-01-02' }] },
      { kind: 'item', key: 'item_blink', change: 'changed', values: [{ path: 'itemIn1x6.cost', before: 2250, after: 2000 }] },
      { kind: 'item', key: 'item_new', change: 'added', values: [] },
      {
        kind: 'item',
        key: 'item_arcane_boots',
        change: 'changed',
        values: [
          { path: 'itemIn1x6.cost', before: 1300, after: 1500 },
          { path: 'itemIn1x6.recipe.cost', before: 0, after: 325 },
          { path: 'itemIn1x6.recipe.requirements', before: 'item_boots;item_orb', after: 'item_boots;item_hat;' },
          { path: 'itemInDota.recipe.cost', before: 0, after: 325 },
        ],
      },
      {
        kind: 'item',
        key: 'item_helm',
        change: 'changed',
        values: [
          { path: 'itemIn1x6.preStats.en', before: '+6 Armor<br>+5 Regeneration.<br>End', after: '+4 Armor<br>+5 Regeneration.<br>End' },
          { path: 'itemIn1x6.recipe.cost', before: 300, after: null },
          { path: 'itemIn1x6.recipe.requirements', before: 'item_mail', after: null },
        ],
      },
    ],
    (luaName, language) => `${luaName.slice(5)} in ${language}`,
  );
  expect(draft.heroes).toHaveLength(1);
  expect(draft.heroes[0]?.talents[0]).toMatchObject({
    name: 'call',
    orange: {
      ru: '~ Урон 25 → **30** за 3 с\n- Перезарядка: 12 / 9 → **14 / 11**.',
      en: '~ Deals 25 → **30** in 3 s\n- Cooldown: 12 / 9 → **14 / 11**.',
    },
  });
  expect(draft.heroes[0]?.upgrades).toEqual([
    { type: 'shard', rows: { ru: '+ Расход маны: 100 → **75**.', en: '+ Mana cost: 100 → **75**.' } },
  ]);
  expect(draft.items.map(({ name, rows }) => [name, rows.en])).toEqual([
    ['item_blink', '+ Cost: 2250 → **2000**.'],
    ['item_new', '* New item.'],
    ['item_arcane_boots', '- Cost: 1300 → **1500**.\n- Recipe cost: 0 → **325**.\n~ Built from: boots in en + hat in en.'],
    ['item_helm', '~ +6 → **4** Armor; +5 Regeneration. End\n~ No longer built from parts: no recipe.'],
  ]);
});

test('a talent, upgrade, description or recipe that was added or removed as a whole has its own line', () => {
  const ability = (en: string) => ({ name: { en: 'Rush' }, abilityType: { en: 'Active' }, oracle: { en: `${en}.` }, cooldown: [20] });
  const before = {
    skills: [{ name: 'axe_call', talent: 'call', purple: [], blue: [{ modName: 'modifier_old', levels: 2, text: { en: ['Taunts.'] } }] }],
    upgrades: [{ type: 'scepter', description: { en: ['Once.'] }, manaCost: [50] }],
  };
  const after = {
    skills: [
      {
        ...before.skills[0],
        blue: [{ modName: 'modifier_new', levels: 2, text: { en: ['Roars.'] }, levelTexts: [{ en: ['Ro.'] }], summary: { en: ['R.'] } }],
      },
    ],
    upgrades: [...before.upgrades, { type: 'scepter', description: { en: ['Twice.'] }, manaCost: [75] }],
  };
  const item = { itemIn1x6: { cost: 100, recipe: { requirements: 'item_mail', cost: 300 } } };
  const draft = draftOfChanges(
    [
      { kind: 'hero', key: 'npc_dota_hero_axe', change: 'changed', values: changesOf(before, after) },
      {
        kind: 'item',
        key: 'item_helm',
        change: 'changed',
        values: changesOf(item, { itemIn1x6: { cost: 100, abilities: [ability('Runs')] } }),
      },
    ],
    (luaName) => luaName,
  );
  expect(draft.heroes[0]?.talents[0]?.blue.en).toBe('- No longer works: Taunts.\n* Roars.');
  expect(draft.heroes[0]?.upgrades.map(({ rows }) => rows.en)).toEqual(['* Twice.\n~ Mana cost: — → **75**.']);
  expect(draft.items[0]?.rows.en).toBe('* Rush\n* Runs.\n~ Cooldown: — → **20**.\n~ No longer built from parts: no recipe.');
});

test('talents for any hero are listed with the game as a whole, and a hero’s differences from the original with that hero', () => {
  const talent = (words: string) => ({ rarity: 'gray', talent: { modName: 'modifier_up_health', levels: 1, text: { en: [words] } } });
  const hero = (words: string) => ({ changes: [{ name: 'npc_dota_hero_axe', description: { en: [words] } }] });
  const draft = draftOfChanges(
    [
      { kind: 'general', key: 'modifier_up_health', change: 'changed', values: changesOf(talent('+150 health'), talent('+200 health')) },
      { kind: 'general', key: 'modifier_up_wit', change: 'added', values: changesOf(undefined, talent('+5 wit')) },
      { kind: 'hero', key: 'npc_dota_hero_axe', change: 'changed', values: changesOf(hero('Calls at once.'), hero('Calls in a moment.')) },
    ],
    (luaName) => luaName,
  );
  expect(draft.rows.en).toBe('~ +150 → **200** health\n* +5 wit');
  expect(draft.heroes.map(({ rows }) => rows.en)).toEqual(['~ Calls in a moment.']);
});

test('a talent of several levels whose numbers changed has one line, without further ones for each level and its summary', () => {
  const talent = (damage: number) => ({
    modName: 'modifier_call',
    levels: 2,
    text: { en: [`Deals ${damage}/${damage + 10} damage.`] },
    levelTexts: [{ en: [`Deals ${damage} damage.`] }, { en: [`Deals ${damage + 10} damage.`] }],
    summary: { en: [`+${damage} damage`] },
  });
  const hero = (damage: number) => ({ skills: [{ talent: 'call', blue: [talent(damage)] }] });
  const general = (damage: number) => ({ rarity: 'blue', talent: talent(damage) });
  const shorter = { ...general(20), talent: { ...talent(20), summary: { en: ['+20'] } } };
  const draft = draftOfChanges(
    [
      { kind: 'hero', key: 'npc_dota_hero_axe', change: 'changed', values: changesOf(hero(20), hero(25)) },
      { kind: 'general', key: 'modifier_call', change: 'changed', values: changesOf(general(20), general(30)) },
      { kind: 'general', key: 'modifier_told_shorter', change: 'changed', values: changesOf(general(20), shorter) },
    ],
    (luaName) => luaName,
  );
  expect(draft.heroes[0]?.talents[0]?.blue.en).toBe('~ Deals 20 → **25**/30 → **35** damage.');
  expect(draft.rows.en).toBe('~ Deals 20 → **30**/30 → **40** damage.\n~ +20');
});
