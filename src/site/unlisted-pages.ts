import type { Page } from '#contract/page.tsx';

const modules = import.meta.glob<{ page: Page }>(['/src/**/admin-*.page.tsx', '/demo/**/*.page.tsx']);

/** The code of one of the owner's pages, or of the component kit. */
export async function openUnlisted(file: string): Promise<{ page: Page }> {
  const load = modules[`/${file}`];
  if (!load) throw new Error(`there is no page file ${file}`);
  return load();
}
