import { expect, test } from 'vitest';
import { heroDetailsOf } from '#areas/wiki/heroes/hero-details.rules.ts';
import { heroFileOf } from '#areas/wiki/heroes/hero-file.rules.ts';
import { anyEmblemOf } from '#lib/emblem/item-emblem.ts';
import { languages } from '#lib/words.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { pictureSubjects, subjectOf } from './picture-names.rules.ts';

const content = demoContent();
const subjects = pictureSubjects(content);
const counts = { added: 0, changed: 0, removed: 0 };
const revision = { id: 1, publishedAt: new Date(0), digest: '', author: '', source: '', restores: null, ...counts };

test.each(content.heroes.map((hero) => [hero.urlName, hero] as const))('every picture that the files of %s name exists', (_name, hero) => {
  const named = languages.flatMap((language) => [...namedPictures(heroFileOf(heroDetailsOf(hero, revision, language)))]);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !subjectOf(subjects, 'talents', name))).toEqual([]);
});

test('every item, hero and talent has a picture under its name in the calls', () => {
  const absent = [
    ...content.items.filter(({ luaName }) => !subjectOf(subjects, 'items', luaName)).map(({ luaName }) => luaName),
    ...content.heroes.filter(({ name }) => !subjectOf(subjects, 'heroes', name)).map(({ name }) => name),
    ...content.heroes
      .flatMap(({ skills }) => skills.map(({ talent }) => talent))
      .filter((talent) => !subjectOf(subjects, 'talents', talent)),
  ];
  expect(absent).toEqual([]);
});

test.each(['energy-breath', 'silenced', 'cracked-shield', 'frostfire'])('content may use the glyph %s itself', (glyph) => {
  expect(anyEmblemOf('ability', glyph).glyph).toMatchObject({ sprite: 'abilities', name: glyph });
});

/** All values under `image` and `texture`, at any depth. */
function* namedPictures(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'image' || key === 'texture') && typeof inner === 'string') yield inner;
    else yield* namedPictures(inner);
  }
}
