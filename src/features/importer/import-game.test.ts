import { describe, expect, it } from 'vitest';
import { toHtml, toPlainText, type RichText } from '#lib/rich-text.ts';
import { soundGame, utf16, writeGameFolder, type GameFiles } from '../../../tests/factories/game-folder.ts';
import { readGame, type ReadGame } from './import-game.command.ts';
import { itemWords } from './item-words.text.ts';

const words = { ru: itemWords('ru'), en: itemWords('en') };

async function read(changed: Partial<GameFiles> = {}): Promise<ReadGame> {
  const folder = writeGameFolder({ ...soundGame, ...changed });
  const game = await readGame({ dir: folder.dir, words, onStep: () => {} });
  folder.remove();
  return game;
}

/** The same with texts as plain words, to compare at a glance. */
function plain(value: unknown): unknown {
  if (isRich(value)) return toPlainText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'tags' || key === 'extraValues' ? each : plain(each)]),
  );
}

function isRich(value: unknown): value is RichText {
  const isNode = (each: unknown) => typeof each === 'string' || (typeof each === 'object' && each !== null && 'tag' in each);
  return Array.isArray(value) && value.length > 0 && value.every(isNode);
}

const faultsOf = ({ defects }: ReadGame, code: string) =>
  defects.filter((defect) => defect.code === code).map(({ file, line, detail }) => `${file.split('/').at(-1)}:${line} ${detail}`);

describe('a sound game folder', () => {
  it('becomes content, without a problem', async () => {
    const game = await read();
    expect(game.problems).toEqual([]);
    expect(game.counts).toMatchObject({ heroes: 2, talents: 6, generalTalents: 3, tableEntries: 9, upgrades: 3, changes: 2, shopItems: 6 });
    expect(game.defects.filter(({ code }) => !['only-one-language', 'guessed-skill', 'not-shown', 'unused-text'].includes(code))).toEqual(
      [],
    );
  });

  it('gives heroes their names, attributes and skills, from the files and else from the original game', async () => {
    const { content } = await read();
    expect(plain(content?.heroes)).toMatchObject([
      {
        name: 'npc_dota_hero_smith',
        urlName: 'smith',
        title: { en: 'Smith' },
        attribute: 'Strength',
        attack: 'melee',
        skills: [
          {
            name: 'smith_anvil_custom',
            title: { en: 'Anvil', ru: 'Наковальня' },
            image: 'anvil',
            talent: 'anvil',
            ability: {
              description: { en: 'Falls for 80 / 120 / 160' },
              extraValues: { en: [['DAMAGE', '80 / 120 / 160']] },
              cooldown: [20, 18, 16],
            },
          },
          { name: 'smith_great_forge', title: { en: 'Great Forge' }, image: 'forge', talent: 'forge' },
        ],
      },
      {
        urlName: 'antimage',
        title: { en: 'Anti-Mage' },
        attribute: 'Agility',
        skills: [{ name: 'antimage_blink_custom', talent: 'quickstep' }],
      },
    ]);
  });

  it('joins talents with their texts whatever the case of the keys, and fills values in', async () => {
    const { content } = await read();
    const [anvil, forge] = content?.heroes[0]?.skills ?? [];
    expect(plain(anvil?.blue)).toEqual([
      {
        modName: 'modifier_smith_anvil_1',
        image: 'Anvil_1',
        levels: 3,
        text: { en: '+10/+20/+30 weight', ru: '+10/+20/+30 к весу' },
        levelTexts: ['+10', '+20', '+30'].map((figure) => ({ en: `${figure} weight`, ru: `${figure} к весу` })),
      },
    ]);
    expect(plain(anvil?.purple)).toMatchObject([
      {
        levels: 1,
        text: { en: 'The blow deals 80 / 120 / 160 damage, 50% of it %pure%', ru: 'Удар наносит 80 / 120 / 160 урона' },
        summary: { en: 'Heavier blows' },
      },
    ]);
    expect(plain(anvil?.orange)).toMatchObject({ levels: 0, text: { en: 'Falls from above' }, summary: { en: 'From above' } });
    expect(plain(forge?.purple)).toMatchObject([
      { levels: 2, levelTexts: [{ en: 'Heat of 5%' }, { en: 'More heat' }], text: { en: 'More heat' } },
    ]);
  });

  it('maps the colours of the game to tones; figures of all levels are figures', async () => {
    const { content } = await read();
    expect(toHtml(content?.heroes[0]?.skills[0]?.blue[0]?.text?.en ?? [])).toBe(
      ['+10', '+20', '+30'].map((figure) => `<b><font color="#53ea48">${figure}</font></b>`).join('/') + ' weight',
    );
  });

  it('prints what a gray talent adds, and whom a general one is for', async () => {
    const { content } = await read();
    expect(plain(content?.generalTalents)).toMatchObject([
      { rarity: 'gray', talent: { text: { en: '+150 vigour', ru: '+150 к бодрости' } } },
      { rarity: 'gray', tags: ['mage'], talent: { text: { en: '+3% wit', ru: '+3% к уму' } } },
      { rarity: 'blue', tags: ['lowest'], talent: { levels: 1, text: { en: 'More gold' } } },
    ]);
  });

  it('knows upgrades that improve and that grant, with labelled values, and changes in their order', async () => {
    const { content } = await read();
    const [smith, antimage] = content?.heroes ?? [];
    expect(plain(smith?.upgrades)).toEqual([
      {
        type: 'scepter',
        isGranted: false,
        texture: 'anvil',
        title: { en: 'Anvil', ru: 'Наковальня' },
        description: { en: 'Slows whoever it falls upon' },
        extraValues: { en: [['SLOW', '15% / 20%']], ru: [['ЗАМЕДЛЕНИЕ', '15% / 20%']] },
      },
      {
        type: 'shard',
        isGranted: true,
        texture: 'smith_spark',
        title: { en: 'Spark' },
        description: { en: 'Flies 2.5 paces every 12 seconds' },
        extraValues: { en: [['LENGTH', '2.5']] },
        cooldown: [12],
        manaCost: [50, 60],
      },
    ]);
    expect(plain(antimage?.upgrades)).toMatchObject([{ type: 'innate', description: { en: 'Always one step ahead' } }]);
    expect(plain(smith?.changes)).toMatchObject([{ description: { en: 'Walks slower' } }, { description: { en: 'Carries more' } }]);
  });

  it('describes a new item: cost, bonuses, abilities by heading, notes and recipe', async () => {
    const { content } = await read();
    expect(plain(content?.items.find(({ luaName }) => luaName === 'item_smith_hammer'))).toEqual({
      luaName: 'item_smith_hammer',
      name: { en: "Smith's Hammer", ru: 'Молот кузнеца' },
      itemType: 'New',
      itemIn1x6: {
        cost: 1300,
        preStats: { en: '+12 Strength\n+8% / 10% Movement Speed\nDRUM BEATS: 7', ru: '+12 к силе' },
        postStats: { en: 'It is loud.\nIt is heavy.' },
        abilities: [
          { name: { en: 'Ring', ru: 'Звон' }, abilityType: { en: 'Passive', ru: 'Пассивное' }, oracle: { en: 'Rings.', ru: 'Звенит.' } },
          {
            name: { en: 'Blow of 90', ru: 'Удар' },
            abilityType: { en: 'Active', ru: 'Активное' },
            cooldown: [14],
            manaCost: [30],
            oracle: { en: 'Deals 90 damage', ru: 'Наносит 90 урона' },
          },
        ],
        recipe: { requirements: 'item_branches;item_branches;item_gauntlets', cost: 300 },
      },
    });
  });

  it('puts changed items beside the original ones, and takes unchanged ones from there', async () => {
    const { content } = await read();
    const item = (name: string) => content?.items.find(({ luaName }) => luaName === name);
    const [manta, mail, tango] = [item('item_manta_custom'), item('item_blade_mail'), item('item_tango')];
    expect(plain(manta)).toMatchObject({
      itemType: 'Changed',
      itemIn1x6: { cost: 4000, abilities: [{ cooldown: [25], oracle: {} }] },
      itemInDota: { recipe: {} },
    });
    expect(manta?.itemIn1x6).not.toHaveProperty('recipe');
    expect(plain(mail?.itemIn1x6?.recipe)).toEqual(mail?.itemInDota?.recipe);
    expect(plain(mail?.itemIn1x6?.preStats)).toMatchObject({ en: expect.stringContaining('+9 Armor') });
    expect(mail?.itemIn1x6?.abilities?.every((ability) => !ability.oracle)).toBe(true);
    expect(mail?.itemInDota?.abilities?.some((ability) => ability.oracle)).toBe(true);
    expect(tango).toMatchObject({ itemType: 'Same', name: { en: 'Tango' } });
    expect(tango?.itemIn1x6).toMatchObject({ cost: 90 });
    expect(tango).not.toHaveProperty('itemInDota');
  });

  it('fills the shelves, plain goods with the basics, and keeps what neutral creeps drop', async () => {
    const { content } = await read();
    expect(Object.fromEntries(content?.shop.map(({ name, items }) => [name, items]) ?? [])).toMatchObject({
      consumables: ['item_tango'],
      basics: ['item_branches', 'item_gauntlets'],
      weapons: ['item_smith_hammer', 'item_manta_custom', 'item_blade_mail'],
      support: [],
    });
    expect(content?.items.find(({ luaName }) => luaName === 'item_keen_optic')).toMatchObject({ neutralTier: 1 });
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => `\uFEFF${text}`],
    ['UTF-16 LE', (text: string) => utf16(text, true)],
    ['UTF-16 BE', (text: string) => utf16(text, false)],
  ])('may be written in %s', async (_, encode) => {
    const [sound, encoded] = [await read(), await read({ 'resource/addon_russian.txt': encode(soundGame['resource/addon_russian.txt']) })];
    expect(encoded.content).toEqual(sound.content);
  });

  it('may lie deeper in an addon', async () => {
    const deeper = Object.fromEntries(Object.entries(soundGame).map(([name, text]) => [`game/addons/smithy/${name}`, text]));
    const folder = writeGameFolder(deeper);
    expect((await readGame({ dir: folder.dir, words, onStep: () => {} })).counts.heroes).toBe(2);
    folder.remove();
  });
});

describe('faults of a game folder', () => {
  it('are reported with file and line, and nothing is lost', async () => {
    const game = await read({
      'scripts/npc/npc_heroes_custom.txt': soundGame['scripts/npc/npc_heroes_custom.txt'].replace('"smith_spark"', '"smith_lost"'),
      'scripts/npc/npc_items_custom.txt': soundGame['scripts/npc/npc_items_custom.txt'].replace(
        '{\n',
        '{\n"item_tango" "REMOVE"\n"item_odd" "KEEP"\n',
      ),
      'scripts/npc/activelist.txt': '"whitelist" { "npc_dota_hero_axe" "1"\n"npc_dota_hero_smith" "0" }',
      'scripts/shops.txt': soundGame['scripts/shops.txt'].replace(
        '"pregame"',
        '"armoury" { "item" "item_nobody_knows"\n"item" "not an item" }\n"pregame"',
      ),
      'scripts/extra.txt': '"extra" { }',
      'model.vmdl': Uint8Array.of(1, 2, 3),
      'models/other.vmdl': Uint8Array.of(1, 2, 3),
      'scripts/vscripts/other.lua': 'os.exit()',
      'resource/addon_english.txt': soundGame['resource/addon_english.txt']
        .replace('"Burns"', '"Burns %fire%"')
        .replace('"Runs"', '"<u>Runs</u>"')
        .replace(
          '"mini_disc_modifier_smith_anvil_7" "From above"',
          '"mini_disc_modifier_smith_anvil_7" "From above\n"MINI_disc_modifier_smith_anvil_7" "Later"',
        ),
    });
    expect(faultsOf(game, 'unknown-ability')).toEqual(['npc_heroes_custom.txt:3 smith_lost of npc_dota_hero_smith, slot 7']);
    expect(faultsOf(game, 'removed-item')).toEqual(['npc_items_custom.txt:3 item_tango is taken out of the game and still sold']);
    expect(faultsOf(game, 'unread-root')).toEqual(['npc_items_custom.txt:4 item_odd KEEP']);
    expect(faultsOf(game, 'unknown-hero')).toEqual(['activelist.txt:1 npc_dota_hero_axe may be chosen and has no talents']);
    expect(faultsOf(game, 'unknown-shop-group')).toEqual(['shops.txt:6 armoury']);
    expect(faultsOf(game, 'unknown-item')).toEqual([
      'shops.txt:6 item_nobody_knows is described in no file and not in the original game',
      'shops.txt:7 item not an item',
    ]);
    expect(faultsOf(game, 'unread-file')).toEqual([
      '*.lua:0 1 of another kind',
      '*.vmdl:0 2 of another kind',
      'extra.txt:0 is nothing that we read',
    ]);
    expect(faultsOf(game, 'unknown-value')).toEqual(['addon_english.txt:14 fire']);
    expect(faultsOf(game, 'unknown-markup')).toEqual(['addon_english.txt:15 <u> is not allowed, its words are kept']);
    expect(faultsOf(game, 'missing-quote')).toEqual(['addon_english.txt:10 From above']);
    expect(faultsOf(game, 'duplicate-key')).toEqual(['addon_english.txt:10 MINI_disc_modifier_smith_anvil_7: line 11 counts']);
    const [smith] = game.content?.heroes ?? [];
    expect(plain(smith?.skills[0]?.orange.summary)).toEqual({ en: 'Later' });
    expect(plain(smith?.skills[1]?.orange.text)).toEqual({ en: 'Burns %fire%' });
    const tango = game.content?.items.find(({ luaName }) => luaName === 'item_tango');
    expect(tango?.itemIn1x6).toBeUndefined();
    expect(tango?.itemInDota).toMatchObject({ cost: 90 });
    expect(game.content?.items.some(({ luaName }) => luaName === 'item_nobody_knows')).toBe(true);
  });

  it('leave texts that nothing shows in the report', async () => {
    const game = await read({
      'resource/addon_english.txt': soundGame['resource/addon_english.txt'].replace('} }', '"menu_title" "Smithy"\n} }'),
    });
    expect(faultsOf(game, 'unused-text').some((fault) => fault.endsWith('menu_title'))).toBe(true);
  });

  it('never bring live markup into the content', async () => {
    const evil = `<img src=x onerror=alert(1)><script>alert(2)</script><a href='javascript:alert(3)'>Burns</a><b onclick=alert(4)>hot</b>`;
    const game = await read({ 'resource/addon_english.txt': soundGame['resource/addon_english.txt'].replace('"Burns"', `"${evil}"`) });
    expect(toHtml(game.content?.heroes[0]?.skills[1]?.orange.text?.en ?? [])).toBe('Burns<b>hot</b>');
    expect(JSON.stringify(game.content)).not.toMatch(/onerror|onclick|javascript:|<script|alert/);
    expect(faultsOf(game, 'unknown-markup').length).toBeGreaterThan(2);
  });

  it('follow #base, once and never in a circle', async () => {
    const game = await read({
      'scripts/npc/npc_abilities_custom.txt': `#base "more/forge.txt"\n#base "none.txt"\n${soundGame['scripts/npc/npc_abilities_custom.txt'].replace(/"smith_great_forge".*/, '')}`,
      'scripts/npc/more/forge.txt': `#base "../npc_abilities_custom.txt"\n"DOTAAbilities" { "smith_great_forge" { "AbilityValues" { "heat" "7" } } }`,
    });
    expect(plain(game.content?.heroes[0]?.skills[1]?.purple[0]?.levelTexts)).toMatchObject([{ en: 'Heat of 7%' }, {}]);
    expect(faultsOf(game, 'missing-base')).toEqual(['npc_abilities_custom.txt:2 none.txt']);
    expect(faultsOf(game, 'circular-base')).toEqual(['forge.txt:1 ../npc_abilities_custom.txt']);
  });

  it.each(['scripts/vscripts/upgrade.lua', 'resource/addon_russian.txt', 'scripts/shops.txt'])(
    'forbid to store it without %s',
    async (name) => {
      const game = await read({ [name]: undefined });
      expect(game.content).toBeUndefined();
      expect(game.problems).toContainEqual({ kind: 'set', key: name, path: '', message: 'is missing' });
    },
  );

  it('forbid to store it when its Lua cannot be read', async () => {
    const game = await read({ 'scripts/vscripts/upgrade.lua': 'os.exit(1) skills = {' });
    expect(game.content).toBeUndefined();
    expect(game.defects.some(({ code }) => code === 'lua-syntax')).toBe(true);
  });

  it('forbid to store it when a name of the content is there twice', async () => {
    const twice = soundGame['scripts/vscripts/upgrade.lua'].replace('"modifier_antimage_step_7"', '"modifier_smith_forge_7"');
    expect((await read({ 'scripts/vscripts/upgrade.lua': twice })).problems.map(({ path }) => path)).toEqual(['modName']);
  });
});
