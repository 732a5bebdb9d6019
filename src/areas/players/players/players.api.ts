import { getPlayerShort, type PlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { maySee, type Purpose } from '#areas/core/accounts/visibility.rules.ts';
import type { HistoryWish, Page } from '#areas/games/matches/matches.rules.ts';
import { withGameNames } from '#areas/games/matches/player-history.repo.ts';
import { modeOf, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { averagePlace } from '#areas/games/protocol/places.rules.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { pageOf } from '#contract/pager.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { handle, type Context, type Route } from '#web/server/route.ts';
import { countCommonMatches, listCommonMatches as listCommon, findMet } from './common-matches.repo.ts';
import { listCommonMatches, getPlayer } from './players.contract.ts';
import { findPlayer, type KnownPlayer } from './players.repo.ts';
import { duoFigures, recordOf, soloFigures } from './players.rules.ts';
import { getCollection, getMet, getProfile, type Profile } from './profile.contract.ts';
import { findProfile, listWins } from './profile.repo.ts';
import { bestHeroOf, collectionOf, placesOf, playsLike, streakOf, topPlace } from './profile.rules.ts';

const ACTIVITY_MS = 181 * DAY_MS;
const ofPlayer = { tags: ({ playerId }: { playerId: number }) => [tag.player(playerId), tag.seasons] };

async function readPlayer(context: Context, playerId: number, asked: Purpose): Promise<KnownPlayer> {
  return shown(context, await findPlayer(context.db, playerId, context.now()), asked);
}

/** The player if the caller may see them; a refusal otherwise. */
function shown<P extends KnownPlayer>({ caller }: Context, player: P | undefined, asked: Purpose): P {
  if (!player || !maySee(player.visibility, asked, caller?.playerId === player.playerId)) throw new Refusal('playerNotFound');
  return player;
}

function inShort({ playerId, nickname, avatarUrl, records }: KnownPlayer): PlayerShort {
  return { playerId, nickname, avatarUrl, rating: recordOf(records, 'solo').rating, duoRating: recordOf(records, 'duo').rating };
}

async function readProfile(context: Context, playerId: number, mode: Mode, asked: { page: Page; wish: HistoryWish }): Promise<Profile> {
  const named = { ...asked, wish: await withGameNames(context.db, asked.wish) };
  const now = context.now();
  const until = moscowDay(now);
  const activeFrom = new Date(moscowMidnight(until).getTime() - ACTIVITY_MS);
  const player = shown(context, await findProfile(context.db, { playerId, mode }, named, { now, activeFrom }), 'profile');
  const { social, place, topShare, lastMatch, line, closings, days, heroes, places, skill, games, choices, supporterYears } = player;
  const { rating, matchCount, avgGpm, favoriteHero, places: counts } = player.record;
  return {
    ...inShort(player),
    isListed: player.visibility === 'public',
    isPrivate: player.visibility === 'private',
    supporterYears,
    social,
    figures: {
      rating,
      place,
      topShare,
      matchCount,
      avgPlace: averagePlace(counts) ?? 0,
      avgGpm: avgGpm ?? 0,
      favoriteHero,
      bestHero: bestHeroOf(mode, heroes),
      places: placesOf(mode, counts),
      playsLike: playsLike(skill),
    },
    lastMatch,
    line,
    closings,
    activity: { until, days },
    heroes: heroes.map((hero) => ({ ...hero, places: placesOf(mode, hero.places) })),
    streaks: { first: streakOf(places, 1), top: streakOf(places, topPlace(mode)) },
    games,
    choices,
  };
}

export const playersApi: Route[] = [
  handle(getPlayerShort, async (context, { playerId }) => inShort(await readPlayer(context, playerId, 'lookup')), ofPlayer),
  handle(
    getPlayer,
    async (context, { playerId }) => {
      const player = await readPlayer(context, playerId, 'profile');
      const { records, social } = player;
      return {
        ...inShort(player),
        ...soloFigures(recordOf(records, 'solo')),
        social,
        duo: duoFigures(recordOf(records, 'duo')),
      };
    },
    ofPlayer,
  ),
  handle(
    getProfile,
    (context, { playerId, isduo, page, count, until, ...wish }) =>
      readProfile(context, playerId, modeOf(isduo), { page: { page, count, until }, wish }),
    ofPlayer,
  ),
  handle(
    getMet,
    async (context, { playerId, isduo }) => {
      const player = await readPlayer(context, playerId, 'profile');
      return findMet(context.db, { playerId: player.playerId, mode: modeOf(isduo) });
    },
    ofPlayer,
  ),
  handle(
    getCollection,
    async (context, { playerId, isduo }) => {
      const player = await readPlayer(context, playerId, 'profile');
      const [heroes, wins] = await Promise.all([
        listContentHeroes(context.db),
        listWins(context.db, { playerId: player.playerId, mode: modeOf(isduo) }),
      ]);
      return { heroes: collectionOf(heroes, wins) };
    },
    ofPlayer,
  ),
  handle(
    listCommonMatches,
    async (context, { playerId, otherId, ...page }) => {
      const [player, other, counts, values] = await Promise.all([
        readPlayer(context, playerId, 'lookup'),
        readPlayer(context, otherId, 'lookup'),
        countCommonMatches(context.db, playerId, otherId, page.until),
        listCommon(context.db, playerId, otherId, { ...page, now: context.now() }),
      ]);
      return {
        player: inShort(player),
        other: inShort(other),
        ...counts.tallies,
        ...pageOf(counts.listed, page, values),
      };
    },
    { tags: ({ playerId, otherId }) => [tag.player(playerId), tag.player(otherId)] },
  ),
];
