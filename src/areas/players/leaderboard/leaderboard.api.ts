import { playedTag } from '#areas/games/protocol/match.rules.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { seasonAt } from '#areas/games/protocol/season.rules.ts';
import { listSeasons } from '#areas/games/seasons/seasons.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { readHero } from '#areas/wiki/heroes/heroes.repo.ts';
import { tag } from '#contract/tags.ts';
import { handle, handlePlayer, type Route } from '#web/server/route.ts';
import { listBestOfHero } from './hero-players.repo.ts';
import { getOwnStanding, listHeroPlayers, listLeaderboard, listLeaderboardSeasons } from './leaderboard.contract.ts';
import { findStanding, listTopPlayers } from './leaderboard.repo.ts';
import { dearestItems } from './leaderboard.rules.ts';
import { listTableSeasons, listTopOfSeason } from './season-closings.repo.ts';

export const leaderboardApi: Route[] = [
  handle(
    listLeaderboard,
    async ({ db, now }, { isduo, season }) => {
      const isPast = season !== undefined && season !== seasonAt(await listSeasons(db), now()).number;
      return isPast ? listTopOfSeason(db, modeOf(isduo), season, now()) : listTopPlayers(db, modeOf(isduo), now());
    },
    { tags: () => [tag.leaderboard, tag.seasons] },
  ),
  handle(listLeaderboardSeasons, ({ db }, { isduo }) => listTableSeasons(db, modeOf(isduo)), {
    tags: () => [tag.leaderboard, tag.seasons],
  }),
  handlePlayer(getOwnStanding, ({ db, caller }, { isduo }) => findStanding(db, caller.playerId, modeOf(isduo))),
  handle(
    listHeroPlayers,
    async ({ db }, { heroName, isduo }) => {
      const { name } = await readHero(db, heroName);
      const { items } = await readContent(db);
      const best = await listBestOfHero(db, name, modeOf(isduo));
      return best.map((player) => ({ ...player, items: dearestItems(player.items, items) }));
    },
    { tags: ({ heroName }) => [playedTag(heroName), tag.heroes, tag.items] },
  ),
];
