import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../tests/kits/databases.ts';
import { soundGame, writeGameFolder } from '../../../tests/kits/game-folder.ts';
import { openWorld, type World } from '../../../tests/world/world.ts';
import { makeProgress } from './import-progress.ts';

const script = path.resolve(import.meta.dirname, './import.ts');
const sound = writeGameFolder(soundGame);
const broken = writeGameFolder({ ...soundGame, 'scripts/shops.txt': undefined });
afterAll(() => {
  sound.remove();
  broken.remove();
});
const run = (...options: string[]) => spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });

describe('npm run import', () => {
  it('shows counts, stores nothing without --out, and lists every defect in a file', () => {
    const [listing, json] = [path.join(sound.dir, 'r.log'), path.join(sound.dir, 'r.json')];
    const { status, stdout, stderr } = run('--game', sound.dir, '--report', listing);
    expect(status).toBe(0);
    expect(stdout).toContain('2 heroes with 6 talents, 3 talents for any hero: 9 entries');
    expect(stdout).toContain('Nothing is stored');
    expect(stderr.split('\n')).toContain('resource/addon_english.txt');
    expect(fs.readFileSync(listing, 'utf8')).toContain(
      'resource/addon_english.txt:12 only-one-language upgrade_disc_modifier_smith_forge_5_2',
    );
    expect(run('--game', sound.dir, '--report', json).status).toBe(0);
    expect(JSON.parse(fs.readFileSync(json, 'utf8'))).toMatchObject({ counts: { heroes: 2 }, problems: [], defects: expect.any(Array) });
  });

  it('refuses a damaged folder with status 1 before it opens a database', () => {
    const { status, stdout } = run('--game', broken.dir, '--out', 'publish');
    expect(status).toBe(1);
    expect(stdout).toContain('It cannot be stored:\n  scripts/shops.txt: is missing');
  });

  it('prints a report that cannot be written, stores nothing, and exits with status 1', () => {
    for (const file of [path.join(sound.dir, 'no/such/r.log'), sound.dir]) {
      const { status, stdout, stderr } = run('--game', sound.dir, '--out', 'publish', '--report', file);
      expect(status).toBe(1);
      expect(stdout).toContain('resource/addon_english.txt:12 only-one-language');
      expect(stdout).toContain('Nothing is stored.');
      expect(stderr).toContain(`The report cannot be written to ${file}`);
      expect(stderr).not.toMatch(/^ +at /m);
    }
  });

  it.each([[[]], [['--game', '/nowhere/at/all']], [['--game', '.', '--out', 'everywhere']], [['--gmae', '.']]])(
    'shows its usage on %j',
    (options) => {
      const { status, stderr } = run(...options);
      expect(status).toBe(2);
      expect(stderr).toContain('npm run import -- --game DIR');
    },
  );
});

describe('the progress display', () => {
  const show = (isTTY: boolean) => {
    let text = '';
    const progress = makeProgress({ isTTY, write: (piece: string | Uint8Array) => Boolean((text += String(piece))) }, 2);
    progress.step('one');
    progress.step('two');
    progress.end();
    return text;
  };

  it('is lines without a terminal', () => {
    expect(show(false)).toBe('one\ntwo\n');
  });

  it('is a bar on a terminal, and disappears at the end', () => {
    expect(show(true).split('\r\u001b[K')).toEqual([
      '',
      `[${'='.repeat(15)}${' '.repeat(15)}] 50 % one`,
      `[${'='.repeat(30)}] 100 % two`,
      '',
    ]);
  });
});

describe('npm run import over a database', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());
  const store = (...options: string[]) => {
    const env = { ...process.env, DATABASE_URL: addressOf(world.connection.config) };
    return spawnSync(process.execPath, [script, '--game', sound.dir, ...options], { encoding: 'utf8', env });
  };

  it('prints the same counts for a draft and for a publish, and asks before it removes heroes', () => {
    const counts = (text: string) => /^Against what stands: \+\d+ ~\d+ -\d+$/m.exec(text)?.[0];
    const draft = store('--out', 'draft', '--accept-loss');
    expect([draft.status, draft.stdout]).toEqual([0, expect.stringContaining('Stored as draft 1')]);
    const refused = store('--out', 'publish');
    expect(refused.status).toBe(1);
    expect(refused.stdout).toContain('This would take away:');
    expect(refused.stdout).toContain('run it again with --accept-loss');
    const published = store('--out', 'publish', '--accept-loss');
    expect([published.status, published.stdout]).toEqual([0, expect.stringContaining('Stored as revision 2')]);
    expect(counts(draft.stdout)).toMatch(/-[1-9]/);
    expect([counts(refused.stdout), counts(published.stdout)]).toEqual([counts(draft.stdout), counts(draft.stdout)]);
  });

  it('npm run content also removes heroes of a game only if that is confirmed', () => {
    const content = path.resolve(import.meta.dirname, './content.ts');
    const env = { ...process.env, DATABASE_URL: addressOf(world.connection.config) };
    const publish = (...options: string[]) => spawnSync(process.execPath, [content, 'publish', ...options], { encoding: 'utf8', env });
    const refused = publish();
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^This would take away:\n {2}heroes: [^]*--accept-loss/)]);
    expect(publish('--accept-loss').stdout).toContain('published: revision 3');
  });
});
