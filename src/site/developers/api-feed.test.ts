import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { languages } from '#lib/words.ts';
import { openWorld } from '../../../tests/world/world.ts';
import { apiFeeds } from './api-feed.ts';
import { text } from './api-history.text.ts';

/** The texts of all elements with a given name, in order. */
function textsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentagname: (opened) => {
        isInside = opened === name;
        if (isInside) found.push('');
      },
      ontext: (words) => {
        if (isInside) found.push((found.pop() ?? '') + words);
      },
      onclosetag: () => {
        isInside = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return found;
}

test('every change of the API is its own entry in the feed of each language, newest first, with an id that does not change', async () => {
  const world = await openWorld();
  try {
    for (const [at, language] of languages.entries()) {
      const { days } = text(language);
      const reply = await apiFeeds[at]?.run(
        { ...world.context, caller: undefined },
        { params: {}, version: undefined, headers: new Headers(), query: new URLSearchParams(), language },
      );
      const xml = reply?.body;
      if (typeof xml !== 'string') throw new Error('the feed is no text');
      expect(textsOf(xml, 'title').slice(1)).toEqual(
        days.flatMap(({ lines }) => lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))),
      );
      // Atom requires an author (RFC 4287, 4.1.1).
      expect(textsOf(xml, 'name')).toEqual(['Sixfold']);
      const ids = textsOf(xml, 'id').slice(1);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.at(-1)).toMatch(/#2026-11-23-1$/);
    }
  } finally {
    await world.close();
  }
});
