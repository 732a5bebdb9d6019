import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { artHref, artMark, setArt } from './art.rules.ts';
import { HeroFace } from './HeroFace.tsx';

afterEach(() => setArt());

const html = (part: React.ReactNode) => renderToStaticMarkup(part);
const axe = 'npc_dota_hero_axe';

test('a hero’s face is decorative beside its name and labelled when alone', () => {
  setArt(artMark(undefined, true));
  expect(html(<HeroFace name={axe} size={24} />)).toMatch(/^<i class="[^"]+" style="--f:3;--es:24px" aria-hidden="true"><\/i>$/);
  expect(html(<HeroFace name={axe} label="Axe" out />)).toMatch(/^<i class="[^ ]+ [^ ]+" style="--f:3" role="img" aria-label="Axe"><\/i>$/);
});

test('an emblem of the same size is shown if a site has no faces, and for heroes without one', () => {
  setArt(artMark(undefined, false));
  expect(html(<HeroFace name={axe} size={24} />)).toMatch(/^<svg class="[^"]+" style="--h:[^"]+;--es:24px" aria-hidden="true"><use /);
  setArt(artMark(undefined, true));
  expect(html(<HeroFace name="npc_dota_hero_tiny" label="Tiny" />)).toMatch(/^<svg .*aria-label="Tiny"/);
});

test('one word tells the browser about faces and the site’s own art', () => {
  for (const [own, hasFaces] of [
    ['1a2b', true],
    ['1a2b', false],
    [undefined, true],
    [undefined, false],
  ] as const) {
    setArt(artMark(own, hasFaces));
    expect(artHref('heroes', axe)).toBe(own && `/v2/images/heroes/${axe}/256x144.png?v=1a2b`);
    expect(html(<HeroFace name={axe} />).startsWith('<i')).toBe(hasFaces);
  }
});
