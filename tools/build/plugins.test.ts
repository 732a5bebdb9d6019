import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonCode } from './common-code.ts';
import { dropSchemas } from './drop-schemas.ts';
import { joinStyles } from './join-styles.ts';
import { keepLanguage } from './keep-language.ts';

let root: string;
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-plugins-'));
  fs.mkdirSync(path.join(root, 'assets'));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** The browser code built from these files; the first one imports the others. */
async function built(plugin: Plugin, files: Record<string, string>): Promise<string> {
  for (const [file, code] of Object.entries(files)) write(file, code);
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { input: path.join(root, Object.keys(files)[0] ?? '') } },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  return bundle && 'output' in bundle ? bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n') : '';
}

describe('a browser build', () => {
  const words = `export const text = {
    title: { ru: 'Имя', en: 'Name' },
    count: { en: (n) => \`\${n} names\`, ru: (n) => \`\${n} имён\` },
    list: { items: [{ ru: 'раз', en: 'one' }], "ru": 'список', 'en': 'list' },
  };`;

  it.each([
    ['ru', ['Имя', 'имён', 'список'], ['Name', 'names', "'list'"]],
    ['en', ['Name', 'names', 'list'], ['Имя', 'имён', 'список']],
  ])('in %s has the texts of one language', async (language, kept, gone) => {
    const code = await built(keepLanguage(language), {
      'page.ts': `import { text } from './names.text.ts'; console.log(text);`,
      'names.text.ts': words,
    });
    for (const each of kept) expect(code).toContain(each);
    for (const each of gone) expect(code).not.toContain(each);
  });

  it('keeps both languages of a catalogue that is made for both', async () => {
    const code = await built(keepLanguage('ru'), {
      'both.ts': `import { text } from './names.both.text.ts'; console.log(text);`,
      'names.both.text.ts': words,
    });
    expect(code).toContain('Имя');
    expect(code).toContain('Name');
  });

  it('can call an endpoint without the schemas that check input and answer', async () => {
    const code = await built(dropSchemas(), {
      'call.ts': `import { getName } from './names.contract.ts'; console.log(getName);`,
      'names.contract.ts': `const object = (shape) => ({ shape });
        const endpoint = (definition) => definition;
        const Name = object({ secretField: 'text' });
        export const getName = endpoint({ method: 'GET', path: '/api/name', summary: 'A name', input: object({ heroField: 1 }), output: Name });
        export const setName = endpoint({ method: 'POST', path: '/api/unused', input: Name, output: Name });`,
    });
    expect(code).toContain('/api/name');
    expect(code).toMatch(/method: ["']GET["']/);
    for (const gone of ['A name', 'heroField', 'secretField', '/api/unused']) expect(code).not.toContain(gone);
  });

  it('keeps a schema that a form uses for its own check', async () => {
    const code = await built(dropSchemas(), {
      'form.ts': `import { Name } from './form.contract.ts'; console.log(Name);`,
      'form.contract.ts': `const object = (shape) => ({ shape }); export const Name = object({ nameField: 'text' });`,
    });
    expect(code).toContain('nameField');
  });
});

describe('code that goes into the common file', () => {
  /** The importers of each module; the entry is `/src/client.tsx`. */
  const importers: Record<string, string[]> = {
    '/src/Button.tsx': ['/src/a.page.tsx', '/src/Panel.tsx'],
    '/src/Panel.tsx': ['/src/b.page.tsx'],
    '/src/Rare.tsx': ['/src/a.page.tsx'],
    '/src/Editor.tsx': ['/src/admin/x.page.tsx', '/src/admin/y.page.tsx'],
    '/src/words.ts': ['/src/client.tsx', '/src/a.page.tsx', '/src/b.page.tsx'],
    '/node_modules/x.js': ['/src/a.page.tsx', '/src/b.page.tsx'],
  };
  const graph = { getModuleInfo: (id: string) => ({ isEntry: id === '/src/client.tsx', importers: importers[id] ?? [] }) };

  it.each([
    ['/src/Button.tsx', 'common', 'two pages share it, one of them through another module'],
    ['/src/Rare.tsx', null, 'one page alone has it'],
    ['/src/Editor.tsx', null, 'its pages are not for the public'],
    ['/src/words.ts', null, 'the entry needs it anyway'],
    ['/node_modules/x.js', null, 'it is not ours'],
  ])('%s: %s, for %s', (id, file, _why) => {
    expect(commonCode(2)(id, graph)).toBe(file);
  });
});

it('a page has one style sheet with everything that it needs, named by its content, and the single ones stay', () => {
  write('assets/base.css', 'a{color:red}');
  write('assets/page.css', 'b{color:blue}');
  const manifest = {
    'src/main/client.tsx': { file: 'assets/client.js', css: ['assets/base.css'] },
    'src/site/home.page.tsx': { file: 'assets/home.js', css: ['assets/page.css'], imports: ['src/main/client.tsx'] },
    'src/ui/Other.tsx': { file: 'assets/other.js', css: ['assets/page.css'] },
  };
  write('manifest.en.json', JSON.stringify(manifest));
  joinStyles(root, 'en');
  const joined = JSON.parse(fs.readFileSync(path.join(root, 'manifest.en.json'), 'utf8'));
  const sheetOf = (source: string) => fs.readFileSync(path.join(root, joined[source].sheet), 'utf8');
  expect(sheetOf('src/site/home.page.tsx')).toContain('b{color:blue}');
  expect(sheetOf('src/main/client.tsx')).toBe('a{color:red}');
  expect(joined['src/site/home.page.tsx'].sheet).not.toBe(joined['src/main/client.tsx'].sheet);
  expect(joined['src/ui/Other.tsx'].sheet).toBeUndefined();
  expect(fs.existsSync(path.join(root, 'assets/page.css'))).toBe(true);
});
