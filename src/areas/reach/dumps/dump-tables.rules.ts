import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import type { FileColumn } from '#lib/file-column.ts';
import type { TableName } from './dumps.contract.ts';

/** `hides`: empty if the player hides, or if the value would reveal what is hidden. */
export type DumpColumn = FileColumn & { unit?: string; hides?: true };
/** `isCourse`: the rows are detached with an old month. */
export type DumpTable = { name: TableName; isMonthly: boolean; isCourse?: true; columns: readonly DumpColumn[]; groupRows?: number };

/** The version of the file format: a new one rewrites every month. */
export const DUMP_FORMAT = 4;

const NIGHTLY_AT_MS = HOUR_MS / 2;
/** The start of a night is taken from the database's clock; a worker's may be this much behind it. */
const CLOCKS_APART_MS = 5 * MINUTE_MS;

/** Whether files made at a moment belong to an earlier night than now: nights begin at half past three in Moscow. */
export function isDumpDue(madeAt: Date | undefined, now: Date): boolean {
  const beginsAt = NIGHTLY_AT_MS - CLOCKS_APART_MS;
  const night = Math.floor((now.getTime() - beginsAt) / DAY_MS) * DAY_MS + beginsAt;
  return madeAt === undefined || madeAt.getTime() < night;
}

const column = (kind: DumpColumn['kind']) => (name: string) => ({ name, kind });
const texts = (...names: string[]) => names.map(column('text'));
const wholes = (...names: string[]) => names.map(column('whole'));
const flags = (...names: string[]) => names.map(column('flag'));
const hashes = (...names: string[]): DumpColumn[] => names.map((name) => ({ name, kind: 'hash', unit: 'SHA-256, in NDJSON hex' }));
const matchId: DumpColumn = { name: 'match_id', kind: 'id', unit: 'a string in NDJSON' };
const place: DumpColumn = { name: 'place', kind: 'whole', unit: '1 = best' };
/** Identifies a row of a match together with its match; the same number means nothing in another match. */
const slot: DumpColumn = { name: 'slot', kind: 'whole' };
const playedOn: DumpColumn = { name: 'played_on', kind: 'text', unit: 'Moscow day' };
const playerId: DumpColumn = { name: 'player_id', kind: 'id', hides: true };
const averageRating: DumpColumn = { name: 'average_rating', kind: 'whole', unit: 'rating', hides: true };
const networth: DumpColumn = { name: 'networth', kind: 'whole', unit: 'gold' };

/** What is in the files, in the order of their columns. */
export const dumpTables: readonly DumpTable[] = [
  {
    name: 'matches',
    isMonthly: true,
    columns: [
      matchId,
      ...texts('map_name', 'mode', 'rank_group', 'region'),
      ...wholes('season_id', 'player_count', 'hidden_players'),
      averageRating,
      ...flags('is_ranked', 'is_cheats', 'is_counted'),
      playedOn,
      { name: 'started_at', kind: 'time', unit: 'UTC' },
      { name: 'finished_at', kind: 'time', unit: 'UTC' },
      { name: 'duration_seconds', kind: 'decimal', unit: 's' },
    ],
  },
  {
    name: 'match_players',
    isMonthly: true,
    columns: [
      matchId,
      slot,
      playerId,
      { name: 'rating_before', kind: 'whole', unit: 'rating', hides: true },
      { name: 'is_double', kind: 'flag', hides: true },
      ...texts('mode', 'rank_group'),
      playedOn,
      ...flags('is_counted', 'is_leaver'),
      place,
      ...texts('hero', 'talent', 'second_talent'),
      ...wholes('purple_count', 'blue_count', 'white_count', 'kills', 'deaths', 'assists', 'level', 'last_hits', 'tower_damage'),
      networth,
      { name: 'gpm', kind: 'decimal', unit: 'gold/min' },
      { name: 'xpm', kind: 'decimal', unit: 'xp/min' },
      ...wholes('dealt_physical', 'dealt_magical', 'dealt_pure', 'received_physical', 'received_magical', 'received_pure'),
      { name: 'items', kind: 'texts' },
      ...wholes('pick_order'),
      { name: 'end_seconds', kind: 'decimal', unit: 's' },
    ],
  },
  {
    name: 'choices',
    isMonthly: true,
    isCourse: true,
    columns: [matchId, slot, ...wholes('position', 'pick_number'), ...texts('rarity', 'picked'), { name: 'offered', kind: 'texts' }],
  },
  {
    name: 'items',
    isMonthly: true,
    isCourse: true,
    columns: [
      matchId,
      slot,
      ...wholes('position'),
      { name: 'minute', kind: 'whole', unit: 'min' },
      networth,
      { name: 'items', kind: 'texts' },
    ],
  },
  {
    name: 'ratings',
    isMonthly: true,
    // In the order of the players: reading one player takes one row group.
    groupRows: 2000,
    columns: [
      matchId,
      { name: 'player_id', kind: 'id' },
      ...texts('mode'),
      ...wholes('season_id'),
      { name: 'rating_before', kind: 'whole', unit: 'rating' },
      { name: 'change', kind: 'whole', unit: 'rating' },
      { name: 'rating_after', kind: 'whole', unit: 'rating' },
      ...flags('is_double'),
      place,
      { name: 'created_at', kind: 'time', unit: 'UTC' },
      ...wholes('position'),
      { name: 'salt', kind: 'text', unit: 'hex' },
      ...hashes('previous_link', 'link'),
      { name: 'rating_at_start', kind: 'whole', unit: 'rating' },
      averageRating,
    ],
  },
  {
    name: 'rating_links',
    isMonthly: true,
    columns: [...wholes('season_id', 'position'), ...hashes('commitment', 'link')],
  },
  {
    name: 'players',
    isMonthly: false,
    columns: [
      { name: 'player_id', kind: 'id' },
      ...texts('nickname', 'mode'),
      { name: 'rating', kind: 'whole', unit: 'rating' },
      ...wholes('games'),
    ],
  },
];
