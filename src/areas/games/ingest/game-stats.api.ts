import { detailsAnswer } from '#areas/games/protocol/figures.rules.ts';
import { postLook, postTalentLook, matchDetails, matchLeaderboard } from '#areas/games/protocol/game-stats.contract.ts';
import { handleGame, type Route } from '#web/server/route.ts';
import { listHeroFigures, listLastMatches, listModeFigures } from './figures.repo.ts';
import { listTopPlayers, type TopPlayer } from './rating.repo.ts';
import { recordSnapshots, recordTalentPicks } from './record-statistics.command.ts';
import { refuseUnplaced } from './settle-post.command.ts';

const LAST_MATCHES = 10;
const TOP_PLAYERS = 100;

const topAnswer = ({ playerId, rating, favouriteHero, games }: TopPlayer) => ({
  playerId: String(playerId),
  rating,
  favoriteHero: favouriteHero,
  matchCount: games,
});

export const gameStatsApi: Route[] = [
  handleGame(matchDetails, async ({ db }, playerIds) =>
    detailsAnswer(
      playerIds,
      await listModeFigures(db, playerIds),
      await listHeroFigures(db, playerIds),
      await listLastMatches(db, playerIds, LAST_MATCHES),
    ),
  ),
  handleGame(matchLeaderboard, async ({ db }) => ({
    solo: (await listTopPlayers(db, 'solo', TOP_PLAYERS)).map(topAnswer),
    duo: (await listTopPlayers(db, 'duo', TOP_PLAYERS)).map(topAnswer),
  })),
  handleGame(postLook, async ({ db, now }, posts, { body }) => refuseUnplaced(await recordSnapshots(db, posts, body, now()))),
  handleGame(postTalentLook, async ({ db, now }, posts, { body }) => refuseUnplaced(await recordTalentPicks(db, posts, body, now()))),
];
