import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { HeroNames } from './heroes.contract.ts';
import { heroTitle } from './heroes.rules.ts';

type Props = { names: HeroNames; hero: string; children?: ReactNode };

/** A link to a hero's page, labelled with its name by default; a hero without a page is plain text. */
export function HeroLink({ names, hero, children = heroTitle(names, hero) }: Props) {
  return <HeroWay urlName={names[hero]?.urlName}>{children}</HeroWay>;
}

/** The same without the map of names. */
export function HeroWay({ urlName, title, children }: { urlName: string | undefined; title?: string | undefined; children: ReactNode }) {
  return urlName === undefined ? (
    children
  ) : (
    <a className="above way" title={title} href={paths.hero.to({ name: urlName })}>
      {children}
    </a>
  );
}
