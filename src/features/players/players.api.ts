import { hasOpenPlayer } from '#features/accounts/people.repo.ts';
import type { Asked } from '#features/accounts/privacy.rules.ts';
import { listContentHeroes } from '#features/heroes/heroes.repo.ts';
import type { Mode } from '#features/game/modes.rules.ts';
import { pageOf } from '#features/matches/matches.rules.ts';
import { moscowDay } from '#lib/moscow.ts';
import { findSocial } from '#features/socials/socials.repo.ts';
import { Refusal } from '#lib/refusals.ts';
import { handle, type Context, type Route } from '#platform/http/route.ts';
import { listCommonMatches } from './common-matches.contract.ts';
import { countCommonMatches, listCommonMatches as listCommon } from './common-matches.repo.ts';
import { getPlayer, getPlayerShort, type PlayerShort } from './players.contract.ts';
import { findPlayerShort, listModeRecords } from './players.repo.ts';
import { duoFigures, recordOf, soloFigures } from './players.rules.ts';
import { getProfile, type Profile } from './profile.contract.ts';
import * as profile from './profile.repo.ts';
import { averagePlace, collectionOf, placesOf, streakOf, topPlace } from './profile.rules.ts';

const ACTIVITY_MS = 181 * 24 * 3600 * 1000;
const ofPlayer = { tags: ({ playerId }: { playerId: number }) => [`player:${playerId}`] };

async function readPlayer({ db, caller }: Context, playerId: number, asked: Asked): Promise<PlayerShort> {
  const [player, isOpen] = await Promise.all([findPlayerShort(db, playerId), hasOpenPlayer(db, playerId, asked, caller?.playerId)]);
  if (!player || !isOpen) throw new Refusal('playerNotFound');
  return player;
}

async function readProfile(context: Context, player: PlayerShort, mode: Mode): Promise<Profile> {
  const { db, now } = context;
  const who = { playerId: player.playerId, mode };
  const record = recordOf(await listModeRecords(db, who.playerId), mode);
  const until = moscowDay(now());
  const [place, line, days, heroes, places, wins, closings, partners, rivals, social] = await Promise.all([
    record.matchCount === 0 ? null : profile.findLeaderboardPlace(db, who, record.rating, record.matchCount),
    profile.findRatingLine(db, who),
    profile.listActivity(db, who, new Date(Date.parse(`${until}T00:00:00+03:00`) - ACTIVITY_MS)),
    profile.listHeroesPlayed(db, who),
    profile.findPlacesInOrder(db, who),
    profile.listWins(db, who),
    profile.listClosings(db, who),
    profile.listPartners(db, who.playerId),
    profile.listRivals(db, who),
    findSocial(db, who.playerId, now()),
  ]);
  const { rating, matchCount, avgGpm, favoriteHero } = record;
  return {
    ...player,
    social,
    figures: {
      rating,
      place,
      matchCount,
      avgPlace: averagePlace(record.places),
      avgGpm,
      favoriteHero,
      places: placesOf(mode, record.places),
    },
    line,
    activity: { until, days },
    heroes: heroes.map((hero) => ({ ...hero, places: placesOf(mode, hero.places) })),
    streaks: { first: streakOf(places, 1), top: streakOf(places, topPlace(mode)) },
    closings,
    partners,
    ...rivals,
    collection: collectionOf(await listContentHeroes(db), wins),
  };
}

export const playersApi: Route[] = [
  handle(getPlayerShort, (context, { playerId }) => readPlayer(context, playerId, 'lookup'), ofPlayer),
  handle(
    getPlayer,
    async (context, { playerId }) => {
      const player = await readPlayer(context, playerId, 'profile');
      const [records, social] = await Promise.all([listModeRecords(context.db, playerId), findSocial(context.db, playerId, context.now())]);
      return {
        ...player,
        ...soloFigures(recordOf(records, 'solo')),
        social,
        duo: duoFigures(recordOf(records, 'duo')),
      };
    },
    ofPlayer,
  ),
  handle(
    getProfile,
    async (context, { playerId, isduo }) => readProfile(context, await readPlayer(context, playerId, 'profile'), isduo ? 'duo' : 'solo'),
    ofPlayer,
  ),
  handle(
    listCommonMatches,
    async (context, { playerId, otherId, page, count }) => {
      const [player, other, counts, values] = await Promise.all([
        readPlayer(context, playerId, 'lookup'),
        readPlayer(context, otherId, 'lookup'),
        countCommonMatches(context.db, playerId, otherId),
        listCommon(context.db, playerId, otherId, { page, count }),
      ]);
      return { player, other, ...counts, ...pageOf(counts.solo.matches + counts.duo.matches, { page, count }, values) };
    },
    { tags: ({ playerId, otherId }) => [`player:${playerId}`, `player:${otherId}`] },
  ),
];
