import type { Language } from '#lib/words.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; sheet?: string };
/** The build manifest of one language's browser code: source file to chunk. `sheet`: all style sheets of a page in one. */
export type Manifest = Record<string, Chunk>;
type PageAssets = { styles: string[]; head: string; script: string };

const START = 'src/web/browser/start.ts';
const CLIENT = 'src/main/client.tsx';
/** Components rendered by the server whose code loads after the page; their style sheets come with the page. */
const LATE = /\/Late[A-Z]\w*\.tsx$/;

export type Assets = { of(language: Language, file: string | undefined): PageAssets };

/** The style sheet, preloads and scripts of a page, from the build manifests; without a page, those that every page needs. */
export function assetsOf(manifests: Record<Language, Manifest>, fonts: Record<Language, readonly string[]>): Assets {
  const made = new Map<string, PageAssets>();
  return {
    of(language, file) {
      const key = `${language} ${file}`;
      let page = made.get(key);
      if (!page) made.set(key, (page = collect(manifests[language], fonts[language], file)));
      return page;
    },
  };
}

/**
 * The scripts that a page loads at once, each after its imports; and its style sheets, those of the entry first, because its sheet sets the
 * order of the layers.
 */
export function filesOf(manifest: Manifest, file: string | undefined): { scripts: string[]; styles: string[] } {
  const entry = chunkOf(manifest, CLIENT);
  const page = file === undefined ? undefined : chunkOf(manifest, file);
  const drawn = [entry, page].flatMap((chunk) => chunk?.dynamicImports ?? []).filter((name) => LATE.test(name));
  const scripts: string[] = [];
  const styles = new Set(entry.css);
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk, code: string[]) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of named(manifest, chunk.imports)) add(imported, code);
    code.push(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  add(entry, scripts);
  if (page) add(page, scripts);
  for (const part of named(manifest, drawn)) add(part, []);
  return { scripts, styles: [...styles] };
}

function collect(manifest: Manifest, fonts: readonly string[], file: string | undefined): PageAssets {
  const { scripts, styles } = filesOf(manifest, file);
  const { sheet } = chunkOf(manifest, file ?? CLIENT);
  if (sheet === undefined) throw new Error(`the build joined no style sheet of ${file ?? 'the entry'}`);
  const head = [
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`),
    // Lists the sheets that the joined sheet contains, disabled, so that they are not loaded: Vite's loader looks for such links before it
    // fetches a sheet along with more code.
    ...styles.map((style) => `<link rel="stylesheet" href="/${style}" disabled="">`),
  ];
  return { styles: [`/${sheet}`], head: head.join(''), script: startOf(manifest, scripts) };
}

/**
 * The script that fetches the others after the first paint and runs them one by one. Not async: a document finishes loading only after its
 * scripts have run, and they run only after the style sheet has arrived. Chromium does layout when the document finishes; without the sheet
 * that would be ten times the work, for nothing.
 */
function startOf(manifest: Manifest, scripts: readonly string[]): string {
  const files = scripts.map((file) => `/${file}`).join(' ');
  return `<script type="module" id="start" src="/${chunkOf(manifest, START).file}" data-files="${files}"></script>`;
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build knows nothing of ${source}`);
  return chunk;
}

function named(manifest: Manifest, names: readonly string[] | undefined): Chunk[] {
  return (names ?? []).flatMap((name) => manifest[name] ?? []);
}
