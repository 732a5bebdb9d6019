import { describe, expect, it } from 'vitest';
import { toHtml } from '#lib/rich-text.ts';
import { soundGame, utf16, writeGameFolder } from '../../../../tests/kits/game-folder.ts';
import { plain, readSample } from '../../../../tests/kits/read-sample.ts';
import { itemWords } from './item-words.text.ts';
import { readGame } from './read-game.command.ts';

const words = { ru: itemWords('ru'), en: itemWords('en') };

describe('a sound game folder', () => {
  it('becomes content, without a problem', async () => {
    const game = await readSample();
    expect(game.problems).toEqual([]);
    expect(game.counts).toMatchObject({ heroes: 2, talents: 6, generalTalents: 3, tableEntries: 9, upgrades: 3, changes: 2, shopItems: 6 });
    expect(game.defects.filter(({ code }) => !['only-one-language', 'guessed-skill', 'not-shown', 'unused-text'].includes(code))).toEqual(
      [],
    );
  });

  it('gives heroes their names, attributes and skills, from its files or else from the original game', async () => {
    const { content } = await readSample();
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

  it('joins talents with their texts in any case of the keys, and fills in values', async () => {
    const { content } = await readSample();
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

  it('maps the game’s colours to tones, and marks the values of all levels as figures', async () => {
    const { content } = await readSample();
    expect(toHtml(content?.heroes[0]?.skills[0]?.blue[0]?.text?.en ?? [])).toBe(
      ['+10', '+20', '+30'].map((figure) => `<b><font color="#53ea48">${figure}</font></b>`).join('/') + ' weight',
    );
  });

  it('shows what a gray talent adds, and for whom a general one is', async () => {
    const { content } = await readSample();
    expect(plain(content?.generalTalents)).toMatchObject([
      { rarity: 'gray', talent: { text: { en: '+150 vigour', ru: '+150 к бодрости' } } },
      { rarity: 'gray', tags: ['mage'], talent: { text: { en: '+3% wit', ru: '+3% к уму' } } },
      { rarity: 'blue', tags: ['lowest'], talent: { levels: 1, text: { en: 'More gold' } } },
    ]);
  });

  it('knows upgrades that improve and upgrades that grant, with labelled values, and changes in their order', async () => {
    const { content } = await readSample();
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
    const { content } = await readSample();
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

  it('shows changed items beside the original ones, and takes unchanged ones from there', async () => {
    const { content } = await readSample();
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

  it('fills the shelves, puts plain goods with the basics, and keeps what neutral creeps drop', async () => {
    const { content } = await readSample();
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
    const [sound, encoded] = [
      await readSample(),
      await readSample({ 'resource/addon_russian.txt': encode(soundGame['resource/addon_russian.txt']) }),
    ];
    expect(encoded.content).toEqual(sound.content);
  });

  it('may be deeper in an addon', async () => {
    const deeper = Object.fromEntries(Object.entries(soundGame).map(([name, text]) => [`game/addons/smithy/${name}`, text]));
    const folder = writeGameFolder(deeper);
    expect((await readGame({ dir: folder.dir, words, onStep: () => {} })).counts.heroes).toBe(2);
    folder.remove();
  });
});
