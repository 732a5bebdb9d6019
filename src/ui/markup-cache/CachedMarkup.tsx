import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#lib/words.ts';
import { useLanguage } from '#ui/text/language.tsx';

/** All that cached markup may depend on beside the language: plain values, so that they name it. */
export type PlainProps = Readonly<Record<string, string | number | boolean | null | undefined | readonly number[]>>;
export type CachedPart<P> = (props: P) => ReactNode;
/** The markup of `inside`, a part that was given `of`, if the server has it already; otherwise it has it the next time. */
export type CacheLookup = (part: CachedPart<never>, of: PlainProps, language: Language, inside: ReactElement) => string | undefined;

const CacheContext = createContext<CacheLookup | undefined>(undefined);

export function MarkupCacheProvider({ lookup, children }: { lookup: CacheLookup; children: ReactNode }) {
  return <CacheContext value={lookup}>{children}</CacheContext>;
}

type CachedMarkupProps<P extends PlainProps> = {
  as: 'span' | 'tr';
  part: CachedPart<P>;
  /** What the part is given; with it and the language, all that its markup says. */
  of: P;
  className?: string | undefined;
};

/**
 * An element whose inside many pages have in common, or a page with its next version: a row of the leaderboard, a hero with its
 * talent. The server renders such an inside once and then repeats its markup, which costs a tenth; in the browser it is an element
 * like any other. A part calls no hook but those of the language, which `tests/architecture` sees to. It has to earn a tenth of a
 * millisecond a page (decision 0011).
 */
export function CachedMarkup<P extends PlainProps>(props: CachedMarkupProps<P>) {
  return useMarkupCache()(props);
}

/** The same for a list, which asks for the context once: a plain function, where a component for each would cost more than it draws. */
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
