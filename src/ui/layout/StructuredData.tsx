import { inLanguage, useSite } from '#contract/site.tsx';
import { useLanguage } from '#ui/text/language.tsx';

/** A thing of schema.org, said to search engines. */
export function StructuredData({ of }: { of: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of });
  // No name that a player chose ends the element.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}

/** Makes the whole address of a page in the language of the document. */
export function useWholeAddress(): (path: string) => string {
  const { origin } = useSite();
  const language = useLanguage();
  return (path) => origin + inLanguage(path, language);
}
