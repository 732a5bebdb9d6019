import { playedTag } from '#features/game/match.rules.ts';
import { findHero } from '#features/heroes/hero-details.rules.ts';
import { listContentHeroes } from '#features/heroes/heroes.repo.ts';
import { Refusal } from '#lib/refusals.ts';
import { handle, type Route } from '#platform/http/route.ts';
import { listHeroPlayers } from './hero-players.contract.ts';
import { listBestOfHero } from './hero-players.repo.ts';
import { listLeaderboard } from './leaderboard.contract.ts';
import { listTopPlayers } from './leaderboard.repo.ts';

export const leaderboardApi: Route[] = [
  handle(listLeaderboard, ({ db, now }, { isduo }) => listTopPlayers(db, isduo ? 'duo' : 'solo', now()), { tags: () => ['leaderboard'] }),
  handle(
    listHeroPlayers,
    async ({ db }, { heroName, isduo }) => {
      const hero = findHero(await listContentHeroes(db), heroName);
      if (!hero) throw new Refusal('heroNotFound');
      return listBestOfHero(db, hero.name, isduo ? 'duo' : 'solo');
    },
    { tags: ({ heroName }) => [playedTag(heroName), 'heroes'] },
  ),
];
