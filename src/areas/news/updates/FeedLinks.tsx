import { useSite } from '#contract/site.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { feedPaths, type FeedSubject } from './feed-paths.rules.ts';
import { text } from './feeds.text.ts';

/** What is subscribed to: every update, or those of one hero or item, and what that is called. */
export type FeedProps = { of?: FeedSubject | undefined; title?: string | undefined };

/** Where readers of feeds find ours; React lifts them into the head. Pages that have no code to spare leave them to the document as the server sends it. */
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
