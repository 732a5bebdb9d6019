import type { ComponentProps } from 'react';
import { HeroMatches } from '#areas/games/matches/HeroMatches.tsx';

/** The matches of a hero, far down its page: their code comes after the page answers. */
export function LateHeroMatches(props: ComponentProps<typeof HeroMatches>) {
  return <HeroMatches {...props} />;
}
