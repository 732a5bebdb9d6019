/** The bundler's information about a module. */
type Graph = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null };

const PAGE = /\.page\.tsx$/;
const UNLISTED = /\/kit\.page|\/admin[/-]/;

/** Whether a source file is a public page. */
export function isPublicPage(source: string): boolean {
  return PAGE.test(source) && !UNLISTED.test(source);
}

/**
 * Assigns code shared by at least `fewestPages` public pages to the chunk `common`. A page then loads a few files, which compress better
 * than dozens, and little code it does not use. Code that the entry needs stays in the entry.
 */
export function commonCode(fewestPages: number): (id: string, graph: Graph) => string | null {
  return (id, graph) => {
    if (!id.includes('/src/')) return null;
    const seen = new Set([id]);
    const pages = new Set<string>();
    for (const reached of seen) {
      if (PAGE.test(reached)) {
        if (isPublicPage(reached)) pages.add(reached);
        continue;
      }
      const module = graph.getModuleInfo(reached);
      if (module?.isEntry) return null;
      for (const importer of module?.importers ?? []) seen.add(importer);
    }
    return pages.size >= fewestPages ? 'common' : null;
  };
}
