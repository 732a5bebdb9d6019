import { expect, test } from 'vitest';
import { assetsOf, type Manifest } from './assets.ts';

const manifest: Manifest = {
  'src/web/browser/start.ts': { file: 'start.js' },
  'src/main/client.tsx': { file: 'client.js', imports: ['react', 'parts'], css: ['client.css'], sheet: 'client-all.css' },
  'page.tsx': { file: 'page.js', imports: ['parts', 'src/main/client.tsx', 'table'], css: ['page.css'], sheet: 'page-all.css' },
  react: { file: 'react.js' },
  parts: { file: 'parts.js', imports: ['react'], css: ['parts.css'] },
  table: { file: 'table.js', imports: ['parts'] },
};

test('a page names each of its files once, a file’s dependencies before it, so that each can run as its own task', () => {
  const page = assetsOf({ ru: manifest, en: manifest }, { ru: [], en: [] }).of('en', 'page.tsx');
  expect(page.script).toContain('data-files="/react.js /parts.js /client.js /table.js /page.js"');
});

test('the entry’s style sheet comes before those of its dependencies and of the page, because it sets the order of the layers', () => {
  const page = assetsOf({ ru: manifest, en: manifest }, { ru: [], en: [] }).of('ru', 'page.tsx');
  expect([...page.head.matchAll(/href="\/(\w+)\.css"/g)].map(([, name]) => name)).toEqual(['client', 'parts', 'page']);
  expect(page.styles).toEqual(['/page-all.css']);
});
