import { inLanguage, useSite } from '#contract/site.tsx';
import { useLanguage } from '#ui/text/language.tsx';

/** A schema.org object for search engines. */
export function StructuredData({ of }: { of: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of });
  // Escaped, so that a name chosen by a player cannot close the element.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}

/** Returns a function that makes the absolute address of a page in the document's language. */
export function useWholeAddress(): (path: string) => string {
  const { origin } = useSite();
  const language = useLanguage();
  return (path) => origin + inLanguage(path, language);
}
