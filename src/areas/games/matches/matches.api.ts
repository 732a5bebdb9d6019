import { maySee } from '#areas/core/accounts/visibility.rules.ts';
import { playedTag } from '#areas/games/protocol/match.rules.ts';
import { findHeroName, listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { pageOf } from '#contract/pager.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { handle, OwnerOnly, type Context, type Route } from '#web/server/route.ts';
import { getMatch, getMatchShort, listMatchHistory, searchMatches, getSiteFigures } from './matches.contract.ts';
import { countMatchesWithHero, findMatchDetail, findMatchShort, listMatchesWithHero, findPlayFigures } from './matches.repo.ts';
import { findMatchesOfPlayer, withGameNames } from './player-history.repo.ts';

const MAX_AGE_SECONDS = 60;

export const figuresApi: Route[] = [
  handle(
    getSiteFigures,
    async ({ db, now }) => ({ ...(await findPlayFigures(db, now())), heroCount: (await listContentHeroes(db)).length }),
    {
      tags: () => [tag.matches, tag.heroes, tag.seasons],
      maxAgeSeconds: MAX_AGE_SECONDS,
    },
  ),
];

const LIVE_MAX_AGE_SECONDS = 60;

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('matchNotFound');
  return value;
}

const readMatch = async ({ db, now, config: { ratingFloor } }: Context, matchId: string) =>
  found(await findMatchDetail(db, matchId, { now: now(), ratingFloor }));

export const matchesApi: Route[] = [
  handle(getMatch, (context, { dotaMatchId }) => readMatch(context, dotaMatchId), {
    tags: ({ dotaMatchId }) => [tag.match(dotaMatchId)],
    maxAgeSeconds: LIVE_MAX_AGE_SECONDS,
  }),
  handle(getMatchShort, async ({ db, now }, { dotaMatchId }) => found(await findMatchShort(db, dotaMatchId, now())), {
    tags: ({ dotaMatchId }) => [tag.match(dotaMatchId)],
  }),
  handle(
    listMatchHistory,
    async ({ db, caller, now }, { playerId, page: number, count, until, ...wish }) => {
      const page = { page: number, count, until };
      const { visibility, history } = await findMatchesOfPlayer(db, playerId, page, await withGameNames(db, wish), now());
      // The same answer as for a player who has never played.
      const isOpen = visibility !== undefined && maySee(visibility, 'profile', caller?.playerId === playerId);
      if (!isOpen && history.totalCount > 0) throw new OwnerOnly(pageOf(0, page, []));
      return history;
    },
    {
      tags: ({ playerId }) => [tag.player(playerId)],
    },
  ),
  handle(
    searchMatches,
    async ({ db }, { heroName, talentName, endedBy, page, count }) => {
      const search = { heroName: await findHeroName(db, heroName), talentName };
      const { total, moment } = await countMatchesWithHero(db, search, endedBy);
      const values = moment === null ? [] : await listMatchesWithHero(db, search, { page, count }, moment);
      return { ...pageOf(total, { page, count }, values), endedBy: moment };
    },
    { tags: ({ heroName }) => [playedTag(heroName), tag.heroes] },
  ),
];
