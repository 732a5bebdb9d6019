import type { Language } from '#lib/words.ts';
import { createContext, use, type ReactNode } from 'react';
import { useLanguage } from './language.tsx';

/** All that kept markup may depend on beside the language: plain values, so that they name it. */
export type PlainProps = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type KeptPart<P extends PlainProps> = (props: P) => ReactNode;
/** The markup of a part if the server has it already. */
export type Keep = <P extends PlainProps>(part: KeptPart<P>, props: P, language: Language) => string | undefined;

const KeepContext = createContext<Keep | undefined>(undefined);

export function KeepProvider({ keep, children }: { keep: Keep; children: ReactNode }) {
  return <KeepContext value={keep}>{children}</KeepContext>;
}

type KeptProps<P extends PlainProps> = {
  as: 'a' | 'div' | 'footer' | 'li' | 'span' | 'th' | 'tr';
  part: KeptPart<P>;
  /** What the part is given. */
  of: P;
  className?: string | undefined;
  scope?: 'row';
  href?: string;
  'aria-label'?: string;
  'aria-busy'?: true;
};

/**
 * An element whose inside many pages have in common, or a page with its next version: a hero's emblem and name, the footer, a row
 * of the leaderboard. The server renders such an inside once and then repeats its markup, which costs a tenth; in the browser it
 * is an element like any other. A part must be made of its props and the language alone: no state, no ids, no other context.
 */
export function Kept<P extends PlainProps>(props: KeptProps<P>) {
  return useKept()(props);
}

/** The same for a list, which asks for the context once: a plain function, where a component for each would cost more than it draws. */
export function useKept() {
  const keep = use(KeepContext);
  const language = useLanguage();
  return <P extends PlainProps>({ as: Tag, part: Part, of, ...attributes }: KeptProps<P>) => {
    const markup = keep?.(Part, of, language);
    if (markup !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
    return (
      <Tag {...attributes}>
        <Part {...of} />
      </Tag>
    );
  };
}
