import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#lib/words.ts';
import { useLanguage } from '#ui/text/language.tsx';

/** All that cached markup may depend on beside the language: plain values, so that they name it. */
export type PlainProps = Readonly<Record<string, string | number | boolean | null | undefined | readonly number[]>>;
export type CachedPart<P> = (props: P) => ReactNode;
/** The markup of `inside`, a part that was given `of`, if the server has it already; otherwise it has it the next time. */
export type Keep = (part: CachedPart<never>, of: PlainProps, language: Language, inside: ReactElement) => string | undefined;

const KeepContext = createContext<Keep | undefined>(undefined);

export function MarkupCacheProvider({ keep, children }: { keep: Keep; children: ReactNode }) {
  return <KeepContext value={keep}>{children}</KeepContext>;
}

type KeptProps<P extends PlainProps> = {
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
export function CachedMarkup<P extends PlainProps>(props: KeptProps<P>) {
  return useMarkupCache()(props);
}

/** The same for a list, which asks for the context once: a plain function, where a component for each would cost more than it draws. */
export function useMarkupCache() {
  const keep = use(KeepContext);
  const language = useLanguage();
  return <P extends PlainProps>(props: KeptProps<P>) => {
    const { as: Tag, part: Part, of, className } = props;
    const inside = <Part {...of} />;
    const markup = keep?.(Part, of, language, inside);
    if (markup !== undefined) return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
    return <Tag className={className}>{inside}</Tag>;
  };
}
