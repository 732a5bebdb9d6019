import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemWords } from './item-words.text.ts';
import { parseKeyValues } from './key-values.rules.ts';
import { readGame, type ReadGame } from './read-game.command.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const dir = path.join(root, '../shared/game-files');
const isThere = fs.existsSync(dir);
const whySkipped = isThere ? '' : ' (skipped: ../shared/game-files is not beside the project)';

describe.skipIf(!isThere)(`the game’s own files${whySkipped}`, () => {
  let game: ReadGame;
  beforeAll(async () => {
    game = await readGame({ dir, words: { ru: itemWords('ru'), en: itemWords('en') }, onStep: () => {} });
  });
  const detailsOf = (code: string) => game.defects.filter((defect) => defect.code === code);

  it('contain 21 heroes with 28 talents each: 628 entries with the talents for any hero', () => {
    expect(game.problems).toEqual([]);
    expect(game.counts).toMatchObject({ heroes: 21, talents: 588, generalTalents: 40, tableEntries: 628, shopItems: 192 });
    for (const { skills, heroWide } of game.content?.heroes ?? []) {
      expect(skills.map(({ purple, blue }) => 1 + purple.length + blue.length)).toEqual([7, 7, 7, 7]);
      expect(heroWide).toBeUndefined();
    }
    expect(detailsOf('duplicate-block')).toHaveLength(1);
  });

  it('contain 192 different shop items, each with a name', () => {
    const sold = new Set(game.content?.shop.flatMap(({ items }) => items));
    const beside = detailsOf('not-shown').filter(({ detail }) => detail.endsWith('is on no shelf'));
    expect(sold.size + beside.length).toBe(192);
    expect(game.content?.items.filter((item) => !item.name)).toEqual([]);
  });

  it('give every talent its texts in any case: only some of the unfinished hero’s lack them', () => {
    expect(detailsOf('unused-text').filter(({ detail }) => isOfTalent(game, detail))).toEqual([]);
    const without = (game.content?.heroes ?? []).flatMap(({ skills }) =>
      skills.flatMap(({ orange, purple, blue }) => [orange, ...purple, ...blue].filter(({ text }) => !text?.ru || !text.en)),
    );
    expect(without.filter(({ modName }) => !modName.startsWith('modifier_primal_beast_'))).toEqual([]);
    expect(game.content?.generalTalents.filter(({ talent }) => !talent.text?.ru || !talent.text.en)).toEqual([]);
  });

  it('have an ability with both names for every skill', () => {
    for (const { skills } of game.content?.heroes ?? [])
      for (const skill of skills) expect(skill.title).toMatchObject({ ru: expect.any(String), en: expect.any(String) });
    expect(detailsOf('unknown-skill')).toEqual([]);
  });

  it('lose no value: the reader finds as many as there are lines with two texts', () => {
    for (const file of ['resource/addon_english.txt', 'resource/addon_russian.txt']) {
      const text = fs.readFileSync(path.join(dir, file), 'utf8');
      const { nodes, defects } = parseKeyValues({ name: file, text });
      const tokens = nodes
        .flatMap(({ value }) => (typeof value === 'string' ? [] : value))
        .flatMap(({ value }) => (typeof value === 'string' ? [] : value));
      expect(tokens.length).toBe(
        text.split('\n').filter((line) => /^\s*"[^"]*"\s*".*\S/.test(line) && !/^\s*"Language"/.test(line)).length,
      );
      expect(defects.map(({ code }) => code)).toEqual(['missing-quote']);
    }
  });

  it('give the same content every time', async () => {
    const again = await readGame({ dir, words: { ru: itemWords('ru'), en: itemWords('en') }, onStep: () => {} });
    expect(again.content).toEqual(game.content);
    expect(again.defects).toEqual(game.defects);
  });
});

/** Whether the key of a text is of a talent of the content. */
function isOfTalent({ content }: ReadGame, key: string): boolean {
  const talents = new Set(
    (content?.heroes ?? [])
      .flatMap(({ skills }) => skills.flatMap(({ orange, purple, blue }) => [orange, ...purple, ...blue]))
      .map(({ modName }) => modName),
  );
  const named = /^(?:talent|upgrade|mini|font)_disc_(.+?)$/i.exec(key)?.[1]?.toLowerCase() ?? '';
  return talents.has(named) || talents.has(named.replace(/_\d$/, ''));
}
