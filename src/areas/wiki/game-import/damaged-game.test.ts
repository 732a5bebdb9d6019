import { expect, it } from 'vitest';
import { checkContent } from '#areas/wiki/content/check-content.service.ts';
import { Random } from '#lib/random.ts';
import { parseMarkup } from '#services/markup.ts';
import { soundGame } from '../../../../tests/kits/game-folder.ts';
import { buildContent } from './build-content.rules.ts';
import type { Defect, SourceFile } from './game-files.contract.ts';
import { openSources } from './game-sources.rules.ts';
import { itemWords } from './item-words.text.ts';
import { readLuaTables } from './lua-tables.provider.ts';
import { readOriginalGame } from './original-game.provider.ts';
import { readTalentTable } from './talent-table.rules.ts';

const original = readOriginalGame();
const words = { ru: itemWords('ru'), en: itemWords('en') };
const pieces = [
  '"',
  '{',
  '}',
  '\n',
  '%',
  '%%',
  '<b>',
  '</font>',
  '<h1>',
  ':',
  ';',
  ',',
  '-',
  '..',
  '[[',
  'REMOVE',
  'item_',
  '"item_tango"',
  '0',
  '1e999',
  '-5',
  '__proto__',
];

it('a damaged game gives content or problems, never an error: 1,000 of them', () => {
  const random = new Random('damaged games');
  let kept = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const files = new Map<string, SourceFile>();
    for (const [name, text] of Object.entries(soundGame)) {
      if (!random.chance(0.02)) files.set(name, { name, text: random.chance(0.3) ? damage(text, random) : text });
    }
    const defects: Defect[] = [];
    const sources = openSources(files, defects);
    const lua = sources.file('talents');
    const table = readTalentTable('upgrade.lua', lua ? readLuaTables(lua).globals : []);
    const { content } = buildContent({ sources, table, original, words, parseMarkup, onStep: () => {} }, defects);
    const checked = checkContent(content);
    if (checked.content) kept += 1;
    else expect(checked.problems.length).toBeGreaterThan(0);
    for (const { file, line, code } of defects) expect(`${file}:${line} ${code}`).toMatch(/^[\w/.]+:\d+ [a-z-]+$/);
  }
  // Most damage is survivable: a game with one fault still yields content.
  expect(kept).toBeGreaterThan(700);
});

function damage(text: string, random: Random): string {
  let damaged = text;
  for (let times = random.whole(1, 6); times > 0; times -= 1) {
    const at = random.whole(0, damaged.length);
    damaged = damaged.slice(0, at) + (random.chance(0.7) ? random.pick(pieces) : '') + damaged.slice(at + random.whole(0, 4));
  }
  return damaged;
}
