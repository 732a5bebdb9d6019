import { useLanguage, useWords } from '#ui/text/language.tsx';
import { feedPaths } from './feed-paths.rules.ts';
import type { FeedProps } from './FeedLinks.tsx';
import { text } from './feeds.text.ts';
import css from './Subscribe.module.css';

/** The feeds of every update, or of one hero or item, for people. */
export function Subscribe({ of, title }: FeedProps) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <p className={css.feeds}>
      {title === undefined ? words.feeds : words.feedsOf(title)}:
      {feedPaths(language, of).map(({ path, name }) => (
        <a key={path} className="text-link" href={path} data-document>
          {name}
        </a>
      ))}
    </p>
  );
}
