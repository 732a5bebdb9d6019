import { playedTag } from '#areas/games/protocol/match.rules.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { readHero } from '#areas/wiki/heroes/heroes.repo.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { listBestOfHero } from './hero-players.repo.ts';
import { listHeroPlayers, listLeaderboard } from './leaderboard.contract.ts';
import { listTopPlayers } from './leaderboard.repo.ts';

export const leaderboardApi: Route[] = [
  handle(listLeaderboard, ({ db, now }, { isduo }) => listTopPlayers(db, modeOf(isduo), now()), {
    tags: () => [tag.leaderboard, tag.seasons],
  }),
  handle(listHeroPlayers, async ({ db }, { heroName, isduo }) => listBestOfHero(db, (await readHero(db, heroName)).name, modeOf(isduo)), {
    tags: ({ heroName }) => [playedTag(heroName), tag.heroes],
  }),
];
