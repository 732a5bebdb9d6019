import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toHtml } from '#lib/rich-text.ts';
import { soundGame, writeGameFolder } from '../../../../tests/kits/game-folder.ts';
import { plain, readSample } from '../../../../tests/kits/read-sample.ts';
import { itemWords } from './item-words.text.ts';
import { readGame, type ReadGame } from './read-game.command.ts';

const faultsOf = ({ defects }: ReadGame, code: string) =>
  defects.filter((defect) => defect.code === code).map(({ file, line, detail }) => `${file.split('/').at(-1)}:${line} ${detail}`);

describe('faults of a game folder', () => {
  it('are reported with file and line, and nothing is lost', async () => {
    const game = await readSample({
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
    expect(smith?.skills[1]?.orange.text).toBeUndefined();
    const tango = game.content?.items.find(({ luaName }) => luaName === 'item_tango');
    expect(tango?.itemIn1x6).toBeUndefined();
    expect(tango?.itemInDota).toMatchObject({ cost: 90 });
    expect(game.content?.items.some(({ luaName }) => luaName === 'item_nobody_knows')).toBe(true);
  });

  it('leave texts that nothing shows in the report', async () => {
    const game = await readSample({
      'resource/addon_english.txt': soundGame['resource/addon_english.txt'].replace('} }', '"menu_title" "Smithy"\n} }'),
    });
    expect(faultsOf(game, 'unused-text').some((fault) => fault.endsWith('menu_title'))).toBe(true);
  });

  it('never bring live markup into the content', async () => {
    const evil = `<img src=x onerror=alert(1)><script>alert(2)</script><a href='javascript:alert(3)'>Burns</a><b onclick=alert(4)>hot</b>`;
    const game = await readSample({
      'resource/addon_english.txt': soundGame['resource/addon_english.txt'].replace('"Burns"', `"${evil}"`),
    });
    expect(toHtml(game.content?.heroes[0]?.skills[1]?.orange.text?.en ?? [])).toBe('Burns<b>hot</b>');
    expect(JSON.stringify(game.content)).not.toMatch(/onerror|onclick|javascript:|<script|alert/);
    expect(faultsOf(game, 'unknown-markup').length).toBeGreaterThan(2);
  });

  it('follow #base, once and never in a circle', async () => {
    const game = await readSample({
      'scripts/npc/npc_abilities_custom.txt': `#base "more/forge.txt"\n#base "none.txt"\n${soundGame['scripts/npc/npc_abilities_custom.txt'].replace(/"smith_great_forge".*/, '')}`,
      'scripts/npc/more/forge.txt': `#base "../npc_abilities_custom.txt"\n"DOTAAbilities" { "smith_great_forge" { "AbilityValues" { "heat" "7" } } }`,
    });
    expect(plain(game.content?.heroes[0]?.skills[1]?.purple[0]?.levelTexts)).toMatchObject([{ en: 'Heat of 7%' }, {}]);
    expect(faultsOf(game, 'missing-base')).toEqual(['npc_abilities_custom.txt:2 none.txt']);
    expect(faultsOf(game, 'circular-base')).toEqual(['forge.txt:1 ../npc_abilities_custom.txt']);
  });

  it.each(['scripts/vscripts/upgrade.lua', 'resource/addon_russian.txt', 'scripts/shops.txt'])(
    'prevent storing it without %s',
    async (name) => {
      const game = await readSample({ [name]: undefined });
      expect(game.content).toBeUndefined();
      expect(game.problems).toContainEqual({ kind: 'set', key: name, path: '', message: 'is missing' });
    },
  );

  it('prevent storing it if its Lua cannot be read', async () => {
    const game = await readSample({ 'scripts/vscripts/upgrade.lua': 'os.exit(1) skills = {' });
    expect(game.content).toBeUndefined();
    expect(game.defects.some(({ code }) => code === 'lua-syntax')).toBe(true);
  });

  it('prevent storing it if a name of the content is there twice', async () => {
    const twice = soundGame['scripts/vscripts/upgrade.lua'].replace('"modifier_antimage_step_7"', '"modifier_smith_forge_7"');
    expect((await readSample({ 'scripts/vscripts/upgrade.lua': twice })).problems.map(({ path }) => path)).toEqual(['modName']);
  });
});

describe('a folder that is not a sound game', () => {
  const words = { ru: itemWords('ru'), en: itemWords('en') };
  const read = (dir: string) => readGame({ dir, words, onStep: () => {} });
  const russian = soundGame['resource/addon_russian.txt'];
  const problemsOf = ({ problems }: ReadGame) => problems.map(({ key, message }) => `${key} ${message}`).join('\n');

  it('may contain 30 MB of noise or 200,000 open braces: the result is a sentence, never an error', async () => {
    const noise = new Uint8Array(30_000_000);
    let state = 1;
    for (let at = 0; at < noise.length; at += 1) noise[at] = (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24;
    const noisy = await readSample({ 'scripts/npc/npc_items_custom.txt': noise });
    expect(noisy.content).toBeUndefined();
    expect(problemsOf(noisy)).toContain('npc_items_custom.txt cannot be read as text: it looks like no text at all');
    const nested = await readSample({ 'scripts/npc/npc_items_custom.txt': '"a" {'.repeat(200_000) });
    expect(faultsOf(nested, 'more-defects')).toHaveLength(1);
    expect(nested.content).toBeUndefined();
  }, 120_000);

  it('is read in windows-1251, and refused in an unknown encoding or one whose letters are lost', async () => {
    const bytes = Uint8Array.from(russian, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 128 ? code : code - 0x350;
    });
    const old = await readSample({ 'resource/addon_russian.txt': bytes });
    expect(old.content).toEqual((await readSample()).content);
    expect(faultsOf(old, 'old-encoding')).toEqual(['addon_russian.txt:0 windows-1251']);
    const dos = bytes.map((byte) => (byte < 192 ? byte : byte < 240 ? byte - 64 : byte - 16));
    expect(problemsOf(await readSample({ 'resource/addon_russian.txt': dos }))).toContain('it looks like ibm866');
    const lost = await readSample({ 'resource/addon_russian.txt': russian.replaceAll(/[а-яА-Я]/g, '\uFFFD') });
    expect(problemsOf(lost)).toContain('whose letters were lost when it was saved');
    expect(lost.content).toBeUndefined();
  });

  it('that contains several games is reported with their names, and they are never mixed', async () => {
    const both = ['one', 'two'].flatMap((dir) => Object.entries(soundGame).map(([name, text]) => [`${dir}/${name}`, text] as const));
    const folder = writeGameFolder({ ...Object.fromEntries(both), 'two/scripts/shops.txt': undefined });
    const game = await read(folder.dir);
    expect(game.content).toBeUndefined();
    expect(problemsOf(game)).toBe(
      'the folder several games lie here, so nothing was read; choose one by giving its folder to --game: one, two',
    );
    expect((await read(path.join(folder.dir, 'one'))).problems).toEqual([]);
    expect(problemsOf(await read(path.join(folder.dir, 'two')))).toContain('scripts/shops.txt is missing');
    folder.remove();
  });

  it('may contain links: those that stay inside are read, others are named, circles end', async () => {
    const outside = writeGameFolder({ 'shops.txt': soundGame['scripts/shops.txt'] });
    const folder = writeGameFolder({ ...soundGame, 'scripts/shops.txt': undefined, 'kept/shops.txt': soundGame['scripts/shops.txt'] });
    const shops = path.join(folder.dir, 'scripts/shops.txt');
    fs.symlinkSync('../kept/shops.txt', shops);
    fs.symlinkSync('..', path.join(folder.dir, 'scripts/round'));
    fs.symlinkSync('nowhere', path.join(folder.dir, 'lost'));
    const inside = await read(folder.dir);
    expect(inside.problems).toEqual([]);
    expect(faultsOf(inside, 'link')).toEqual([
      'lost:0 leads nowhere, or round in a circle',
      'round:0 leads to a folder that is read already',
    ]);
    fs.rmSync(shops);
    fs.symlinkSync(path.join(outside.dir, 'shops.txt'), shops);
    const out = await read(folder.dir);
    expect(faultsOf(out, 'link')).toContain('shops.txt:0 leads out of the folder: not read');
    expect(out.content).toBeUndefined();
    folder.remove();
    outside.remove();
  });

  it('brings no %value% to a page: its sentence is left out, also in the constants that fill gaps', async () => {
    const text = '<b>Burns.</b> Costs %nobody% gold. Warms.';
    const game = await readSample({
      'resource/addon_english.txt': soundGame['resource/addon_english.txt'].replace('"Burns"', `"${text}"`),
      'scripts/shops.txt': soundGame['scripts/shops.txt'].replace('"pregame"', '"magics" { "item" "item_soul_ring" }\n"pregame"'),
    });
    expect(toHtml(game.content?.heroes[0]?.skills[1]?.orange.text?.en ?? [])).toBe('<b>Burns.</b> Warms.');
    const ring = game.content?.items.find(({ luaName }) => luaName === 'item_soul_ring');
    expect(JSON.stringify(ring)).toContain('Sacrifice');
    expect(JSON.stringify(ring)).not.toMatch(/%[a-z_]\w*%/i);
    expect(
      faultsOf(game, 'unknown-value').filter((line) => line.startsWith('dotaconstants:0') && line.endsWith('of item_soul_ring')),
    ).not.toEqual([]);
  });
});
