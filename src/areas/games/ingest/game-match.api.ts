import { end, leave, matchStart, unrankedStats } from '#areas/games/protocol/game-match.contract.ts';
import { handleGame, type Route } from '#web/server/route.ts';
import { beginMatch } from './begin-match.command.ts';
import { endPlayer } from './end-player.command.ts';
import { listUnrankedFigures } from './figures.repo.ts';
import { leaveMatch } from './leave-match.command.ts';
import { findModeOfMatch } from './match.repo.ts';
import { answerOf, refuseForeignKey } from './settle-post.command.ts';

export const gameMatchApi: Route[] = [
  handleGame(matchStart, (deps, post, { body }) => beginMatch(deps, post, body)),
  handleGame(end, async ({ db, now, config }, post, { body }) =>
    answerOf(await endPlayer(db, post, body, now(), { floor: config.ratingFloor })),
  ),
  handleGame(leave, async ({ db, now }, post, { body }) => answerOf(await leaveMatch(db, post, body, now()))),
  handleGame(unrankedStats, async ({ db }, post) => {
    await refuseForeignKey(db, post);
    const figures = await listUnrankedFigures(db, post.players, await findModeOfMatch(db, post.matchId));
    return figures.map(({ playerId, averagePlace, unrankedCount, totalCount }) => ({
      playerId: String(playerId),
      avgPlace: averagePlace,
      matchCount: unrankedCount,
      matchCountTotal: totalCount,
    }));
  }),
];
