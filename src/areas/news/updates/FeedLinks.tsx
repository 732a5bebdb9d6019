import { useSite } from '#contract/site.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { feedPaths, type FeedSubject } from './feed-paths.rules.ts';
import { text } from './feeds.text.ts';

/** The subject of a feed: every update, or those of one hero or item, with its title. */
export type FeedProps = { of?: FeedSubject | undefined; title?: string | undefined };

/**
 * Makes our feeds discoverable for readers; React lifts the links into the head. Pages without code to spare leave them to the server's
 * document.
 */
export function FeedLinks({ of, title }: FeedProps) {
  const words = useWords(text);
  const language = useLanguage();
  const { origin } = useSite();
  const name = title === undefined ? words.updates : words.changesOf(title);
  return (
    <>
      {feedPaths(language, of).map(({ type, path, name: form }) => (
        <link key={path} rel="alternate" type={type} href={origin + path} title={`Sixfold: ${name} (${form})`} />
      ))}
    </>
  );
}
