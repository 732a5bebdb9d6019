import { listAuditEntries } from '#areas/core/audit-log/audit-log.repo.ts';
import { listUnratedPlays } from '#areas/games/ingest/match.repo.ts';
import { cancelSeason, planSeason } from '#areas/games/ingest/open-season.command.ts';
import { openedSeason } from '#areas/games/protocol/season.rules.ts';
import { declareMap } from '#areas/games/seasons/declare-map.command.ts';
import { listMaps } from '#areas/games/seasons/maps.repo.ts';
import { listSeasons } from '#areas/games/seasons/seasons.repo.ts';
import { handleAdmin, type Route } from '#web/server/route.ts';
import * as calls from './game.contract.ts';

const MOST_ENTRIES = 50;

export const gameApi: Route[] = [
  handleAdmin(calls.getAdminGame, async ({ db }) => {
    const [seasons, maps] = [await listSeasons(db), await listMaps(db)];
    const plays = await listUnratedPlays(
      db,
      maps.filter(({ isDeclared, lateRating }) => !isDeclared || lateRating === 'running').map(({ name }) => name),
    );
    const open = openedSeason(seasons);
    return {
      seasons: seasons.toReversed().map(({ number, name, isPlanned, startsAt, endsAt, keptPercent, id }) => ({
        number,
        name,
        state: isPlanned ? ('planned' as const) : id === open.id ? ('open' as const) : ('past' as const),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt && endsAt.toISOString(),
        keptPercent,
      })),
      maps: maps.map(({ name, mode, rankGroup, ratingMin, ratingMax, isDeclared, lateRating }) => {
        const played = plays.find((each) => each.name === name);
        const lastAt = played ? played.lastAt.toISOString() : null;
        return { name, mode, rankGroup, ratingMin, ratingMax, isDeclared, lateRating, unratedCount: played?.matches ?? 0, lastAt };
      }),
      entries: await listAuditEntries(db, { kinds: ['season', 'map', 'poll'], limit: MOST_ENTRIES }),
    };
  }),
  handleAdmin(calls.planAdminSeason, async ({ db, caller, now }, { startsOn, ...season }) => {
    const { isNew } = await planSeason(db, { ...season, startsAt: startsOn }, String(caller.playerId), now());
    return { isNew };
  }),
  handleAdmin(calls.cancelAdminSeason, async ({ db, caller, now }, { number }) => ({
    isCancelled: await cancelSeason(db, number, String(caller.playerId), now()),
  })),
  handleAdmin(calls.declareAdminMap, async ({ db, caller, now }, map) => ({
    isNew: await declareMap(db, map, String(caller.playerId), now()),
  })),
];
