import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#lib/words.ts';
import { useLanguage } from '#ui/text/language.tsx';

/** Everything that cached markup may depend on besides the language: plain values, because they form the cache key. */
export type PlainProps = Readonly<Record<string, string | number | boolean | null | undefined | readonly number[]>>;
export type CachedPart<P> = (props: P) => ReactNode;
/** The cached markup of `inside`, rendered by a part from `of`; undefined on a miss, and the markup is then cached for the next page. */
export type CacheLookup = (part: CachedPart<never>, of: PlainProps, language: Language, inside: ReactElement) => string | undefined;

const CacheContext = createContext<CacheLookup | undefined>(undefined);

export function MarkupCacheProvider({ lookup, children }: { lookup: CacheLookup; children: ReactNode }) {
  return <CacheContext value={lookup}>{children}</CacheContext>;
}

type CachedMarkupProps<P extends PlainProps> = {
  as: 'span' | 'tr';
  part: CachedPart<P>;
  /** The props of the part; with the language, they determine its markup. */
  of: P;
  className?: string | undefined;
};

/**
 * An element whose content is the same on many pages, or on a page and its next version: a row of the leaderboard, a hero with its talent.
 * The server renders such content once and then reuses its markup, at a tenth of the cost; in the browser it is an ordinary element. A part
 * may call no hooks but those of the language, which `tests/architecture` enforces. It has to save at least a tenth of a millisecond per
 * page (decision 0011).
 */
export function CachedMarkup<P extends PlainProps>(props: CachedMarkupProps<P>) {
  return useMarkupCache()(props);
}

/**
 * The same for a list, which reads the context only once: a plain function, because a component per row would cost more than it renders.
 */
export function useMarkupCache() {
  const lookup = use(CacheContext);
  const language = useLanguage();
  return <P extends PlainProps>(props: CachedMarkupProps<P>) => {
    const { as: Tag, part: Part, of, className } = props;
    const inside = <Part {...of} />;
    const markup = lookup?.(Part, of, language, inside);
    if (markup !== undefined) return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
    return <Tag className={className}>{inside}</Tag>;
  };
}
