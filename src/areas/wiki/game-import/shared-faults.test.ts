import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { itemWords } from './item-words.text.ts';
import { readGame } from './read-game.command.ts';

const dir = path.resolve(import.meta.dirname, '../../../../../shared/game-files');
const isThere = fs.existsSync(dir);
const whySkipped = isThere ? '' : ' (skipped: ../shared/game-files is not beside the project)';
const russian = 'resource/addon_russian.txt';
const items = 'scripts/npc/npc_items_custom.txt';

type Edit = (folder: string) => void;
const rewrite =
  (file: string, make: (bytes: Buffer) => string | Uint8Array): Edit =>
  (folder) =>
    fs.writeFileSync(path.join(folder, file), make(fs.readFileSync(path.join(folder, file))));

/** Cyrillic letters of a text as one byte each; anything else that is no ASCII is a question mark. */
function inOneByte(bytes: Buffer, encoding: 'windows-1251' | 'koi8-r'): Uint8Array {
  const letters = new Map(Array.from({ length: 128 }, (_, at) => [new TextDecoder(encoding).decode(Uint8Array.of(at + 128)), at + 128]));
  return Uint8Array.from(textOf(bytes), (letter) => letters.get(letter) ?? (letter.charCodeAt(0) < 128 ? letter.charCodeAt(0) : 63));
}
const textOf = (bytes: Buffer) => new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);

/** A fault, and what the owner of the folder reads about it; nothing if it can still be stored. */
const faults: [string, Edit, { problem?: RegExp; doubt?: RegExp; defect?: RegExp }][] = [
  ['3 MB of noise as a KeyValues file', rewrite(items, () => Buffer.alloc(3_000_000, 'x\u0000"{')), { problem: /npc_items_custom/ }],
  ['200,000 open braces', rewrite(items, () => '"a" {\n'.repeat(200_000)), { problem: /npc_items_custom/ }],
  ['Russian texts in windows-1251', rewrite(russian, (bytes) => inOneByte(bytes, 'windows-1251')), {}],
  ['Russian texts in koi8-r', rewrite(russian, (bytes) => inOneByte(bytes, 'koi8-r')), { problem: /koi8-r/ }],
  [
    'Russian texts whose letters are lost',
    rewrite(russian, (bytes) => textOf(bytes).replace(/[а-яё]/gi, '\uFFFD')),
    { problem: /addon_russian.*letters/ },
  ],
  [
    'a brace that is missing',
    rewrite(items, (bytes) => textOf(bytes).replace(/\}(?=[^}]*\}\s*$)/, '')),
    { doubt: /npc_items_custom.*never closed/ },
  ],
  [
    'two games below the folder',
    (folder) => {
      for (const name of ['new', 'old']) fs.cpSync(dir, path.join(folder, 'games', name), { recursive: true });
      for (const name of ['resource', 'scripts', 'addoninfo.txt']) fs.rmSync(path.join(folder, name), { recursive: true });
    },
    { problem: /new.*old/ },
  ],
  [
    'a copy of the game inside it, which is not mixed with it',
    (folder) => fs.cpSync(dir, path.join(folder, 'backup'), { recursive: true }),
    {},
  ],
  ['a link that leads out', (folder) => fs.symlinkSync('/etc', path.join(folder, 'scripts/out')), { defect: /link/ }],
  ['a link in a circle', (folder) => fs.symlinkSync('..', path.join(folder, 'scripts/round')), {}],
  ['no talents at all', (folder) => fs.rmSync(path.join(folder, 'scripts/npc/npc_heroes_custom.txt')), { problem: /npc_heroes_custom/ }],
];

describe.skipIf(!isThere)(`each fault in the game’s own files${whySkipped}`, () => {
  it.each(faults)('%s: a sentence, never an error', async (_, edit, { problem, doubt, defect }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-game-'));
    fs.cpSync(dir, folder, { recursive: true });
    edit(folder);
    const game = await readGame({ dir: folder, words: { ru: itemWords('ru'), en: itemWords('en') }, onStep: () => {} });
    fs.rmSync(folder, { recursive: true });
    const problems = game.problems.map((each) => JSON.stringify(each));
    if (problem) expect(problems.join('\n')).toMatch(problem);
    else expect(problems).toEqual([]);
    if (doubt) expect(game.doubts.join('\n')).toMatch(doubt);
    if (defect) expect(game.defects.map(({ code }) => code).join('\n')).toMatch(defect);
    expect(game.content === undefined).toBe(problem !== undefined);
  });
});
