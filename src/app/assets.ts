import type { Language } from '#lib/words.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };
/** What the build says of one language's browser code: source file to chunk. */
export type Manifest = Record<string, Chunk>;
type PageAssets = { styles: string[]; head: string; script: string };

export type Assets = { of(language: Language, files: readonly string[]): PageAssets };

/** Parts that the server draws and whose code comes after the page: their sheets come with it. */
const LATE = /\/Late[A-Z]\w*\.tsx$/;

/** Which style sheets, preloads and script a page needs, from the build's manifests. */
export function assetsOf(manifests: Record<Language, Manifest>, fonts: Record<Language, readonly string[]>): Assets {
  const made = new Map<string, PageAssets>();
  return {
    of(language, files) {
      const key = `${language} ${files.join()}`;
      let page = made.get(key);
      if (!page) made.set(key, (page = collect(manifests[language], fonts[language], files)));
      return page;
    },
  };
}

function collect(manifest: Manifest, fonts: readonly string[], files: readonly string[]): PageAssets {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the build has no entry');
  const scripts = new Set<string>();
  // The entry's sheet goes first: it names the order of the layers.
  const styles = new Set<string>((entry.css ?? []).map((style) => `/${style}`));
  const add = (chunk: Chunk, into = scripts) => {
    if (into.has(chunk.file)) return;
    into.add(chunk.file);
    for (const imported of named(manifest, chunk.imports)) add(imported, into);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  add(entry);
  const pages = named(manifest, files);
  for (const page of pages) add(page);
  const later = new Set(scripts);
  const drawn = pages.flatMap((page) => (page.dynamicImports ?? []).filter((name) => LATE.test(name)));
  for (const part of named(manifest, drawn)) add(part, later);
  const preloads = [
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
  return { styles: [...styles], head: preloads.join(''), script: `<script type="module" async src="/${entry.file}"></script>` };
}

function named(manifest: Manifest, names: readonly string[] | undefined): Chunk[] {
  return (names ?? []).flatMap((name) => manifest[name] ?? []);
}
