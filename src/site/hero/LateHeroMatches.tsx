import type { ComponentProps } from 'react';
import { HeroMatches } from '#areas/games/matches/HeroMatches.tsx';

/** The matches of a hero, far down the page: their code loads after hydration. */
export function LateHeroMatches(props: ComponentProps<typeof HeroMatches>) {
  return <HeroMatches {...props} />;
}
