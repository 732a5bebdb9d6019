import { useSite } from '#contract/site.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { feedPaths } from './feed-paths.rules.ts';
import { text } from './updates.text.ts';

/** Where readers of feeds find ours; React lifts them into the head. */
export function FeedLinks() {
  const words = useWords(text);
  const language = useLanguage();
  const { origin } = useSite();
  return (
    <>
      {feedPaths(language).map(({ type, path, name }) => (
        <link key={path} rel="alternate" type={type} href={origin + path} title={`Sixfold: ${words.title} (${name})`} />
      ))}
    </>
  );
}
