import * as v from 'valibot';
import { AuditEntry } from '#areas/core/audit-log/audit-log.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { seenText } from '#contract/seen-text.contract.ts';
import { isDay, moscowMidnight } from '#lib/dates.ts';

const rankGroup = v.picklist(['herald', 'legend', 'immortal', 'unranked']);
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000));
const rating = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)));

const AdminSeason = v.object({
  number: v.number(),
  name: v.string(),
  state: v.picklist(['past', 'open', 'planned']),
  startsAt: v.string(),
  endsAt: v.nullable(v.string()),
  keptPercent: v.number(),
});
export type AdminSeason = v.InferOutput<typeof AdminSeason>;

const AdminMap = v.object({
  name: v.string(),
  mode: v.picklist(['solo', 'duo']),
  rankGroup,
  ratingMin: v.nullable(v.number()),
  ratingMax: v.nullable(v.number()),
  isDeclared: v.boolean(),
  lateRating: v.nullable(v.picklist(['never', 'running', 'done'])),
  /** Matches on it that are not rated. */
  unratedCount: v.number(),
  lastAt: v.nullable(v.string()),
});
export type AdminMap = v.InferOutput<typeof AdminMap>;

export const getAdminGame = endpoint({
  method: 'GET',
  path: '/api/v2/admin/game',
  summary: 'Every season and every map, those that nobody has declared first, and what was done with them',
  input: v.object({}),
  output: v.object({ seasons: v.array(AdminSeason), maps: v.array(AdminMap), entries: v.array(AuditEntry) }),
});

export const planAdminSeason = endpoint({
  method: 'POST',
  path: '/api/v2/admin/seasons',
  summary: 'Opens the next season, now or at midnight of a day in Moscow, and says what of the ratings carries over',
  input: v.object({
    number,
    name: seenText(60),
    /** A day such as 2026-12-01; null is now. */
    startsOn: v.nullable(v.pipe(v.string(), v.check(isDay, 'must be a day, such as 2026-12-01'), v.transform(moscowMidnight))),
    keptPercent: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
  }),
  output: v.object({ isNew: v.boolean() }),
});

export const cancelAdminSeason = endpoint({
  method: 'POST',
  path: '/api/v2/admin/seasons/cancel',
  summary: 'Takes a season back that is planned and has not begun',
  input: v.object({ number }),
  output: v.object({ isCancelled: v.boolean() }),
});

const range = { rankGroup, ratingMin: rating, ratingMax: rating };

export const declareAdminMap = endpoint({
  method: 'POST',
  path: '/api/v2/admin/maps',
  summary: 'Declares a map, or changes one for the matches to come; decides whether its earlier matches are rated',
  input: v.object({
    name: seenText(100),
    ...range,
    ratesPlayed: v.boolean(),
    /** Refused with mapExists when it is declared already. */
    isNew: v.optional(v.boolean(), false),
    /** What the form began with, null for a map that nobody had declared; refused when something else stands there by now. */
    was: v.optional(v.nullable(v.object(range))),
  }),
  output: v.object({ isNew: v.boolean() }),
});
