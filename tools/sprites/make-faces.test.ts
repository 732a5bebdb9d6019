import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faceHeroes, facesHref } from '#areas/wiki/widgets/faces.rules.ts';
import { drawFaces, facesVersion } from './make-faces.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const MOST_BYTES = 40_000;

test('every hero of the wiki has a face, and there are no other faces', () => {
  const names = fs.readdirSync(path.join(root, 'content/heroes')).map((file) => JSON.parse(read(`content/heroes/${file}`)).name as string);
  expect(faceHeroes.map((hero) => `npc_dota_hero_${hero}`)).toEqual(names.toSorted());
});

test('the folder of the faces is named by the digest of their sources', async () => {
  expect(facesHref).toBe(`/emblems/${await facesVersion()}/faces.avif`);
});

test('the style sheet uses the same sprite and knows how many faces it has', () => {
  const style = read('src/areas/wiki/widgets/HeroFace.module.css');
  expect(style).toContain(`url(${facesHref}) calc(var(--f) * 100% / ${faceHeroes.length - 1}) 0 / ${faceHeroes.length}00% 100%`);
});

test('the style sheet has two letters for every hero, in the order of the faces', () => {
  const titles = new Map(
    fs.readdirSync(path.join(root, 'content/heroes')).map((file) => {
      const { name, title }: { name: string; title: { en: string } } = JSON.parse(read(`content/heroes/${file}`));
      return [name, title.en.split(/[ -]/).filter((word) => word !== 'of')];
    }),
  );
  const letters = faceHeroes.map((hero) => {
    const [first = '', second] = titles.get(`npc_dota_hero_${hero}`) ?? [];
    return second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  });
  const [, symbols = ''] = /symbols: ([^;]+);/.exec(read('src/areas/wiki/widgets/HeroFace.module.css')) ?? [];
  expect([...symbols.matchAll(/'(\w\w)'/g)].map(([, pair]) => pair)).toEqual(letters);
});

test(
  'the sprite is one row of different faces, is small, and leaves the corners of its squares transparent',
  { timeout: 180_000 },
  async () => {
    const sprite = await drawFaces();
    const { data, info } = await sharp(sprite).raw().toBuffer({ resolveWithObject: true });
    expect(sprite.length).toBeLessThan(MOST_BYTES);
    expect([info.width / info.height, info.channels]).toEqual([faceHeroes.length, 4]);
    const side = info.height;
    const heads = faceHeroes.map((_, index) =>
      Buffer.concat(
        Array.from({ length: side }, (__, y) =>
          data.subarray((y * info.width + index * side) * 4, (y * info.width + (index + 1) * side) * 4),
        ),
      ),
    );
    expect(new Set(heads.map((head) => head.toString('base64'))).size).toBe(faceHeroes.length);
    for (const head of heads) expect(head[3]).toBeLessThan(8);
  },
);
