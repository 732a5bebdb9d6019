import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';

/** What the player at a position of the match is called; who is anonymous, with the hero as soon as it is known. */
export function useNameInForecast(players: MatchDetail['players'], heroes: HeroNames): (position: number) => string {
  const shownName = useShownName();
  return (position) => {
    const { id = 0, name = '', heroName = null } = players[position] ?? {};
    return shownName(id, name, heroName === null ? undefined : heroTitle(heroes, heroName));
  };
}
