import { findModeOfMatch } from '#areas/games/ingest/match.repo.ts';
import { refuseForeignKey } from '#areas/games/ingest/settle-post.command.ts';
import { getItemBuilds } from '#areas/games/protocol/game-account.contract.ts';
import { handleGame, type Route } from '#web/server/route.ts';
import { listBuilds } from './item-builds.repo.ts';

/** The game's own route to the item builds: the same as on the site, in the mode of the calling match. */
export const gameBuildsApi: Route[] = [
  handleGame(getItemBuilds, async ({ db }, post) => {
    await refuseForeignKey(db, post);
    const builds = post.heroName === null ? [] : await listBuilds(db, post.heroName, await findModeOfMatch(db, post.matchId));
    return {
      talentBuilds: Object.fromEntries(
        builds.flatMap((build, index) => [
          [build.talentName, build],
          [String(index + 1), build],
        ]),
      ),
      talentNames: builds.map(({ talentName }) => talentName),
    };
  }),
];
