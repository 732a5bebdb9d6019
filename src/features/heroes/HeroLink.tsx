import { paths } from '#lib/paths.ts';
import type { ReactNode } from 'react';
import type { HeroNames } from './heroes.contract.ts';
import { heroTitle } from './heroes.rules.ts';

type Props = { names: HeroNames; hero: string; title?: string; children?: ReactNode };

/** The way to a hero's page, by its name unless something else is shown; a hero without a page is only named. */
export function HeroLink({ names, hero, title, children = heroTitle(names, hero) }: Props) {
  const known = names[hero];
  return known ? (
    <a className="above way" title={title} href={paths.hero.to({ name: known.urlName })}>
      {children}
    </a>
  ) : (
    children
  );
}
