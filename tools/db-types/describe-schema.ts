import { sql, type Db } from '#db/pool.ts';

/** The TypeScript types of PostgreSQL types, as the connection's parsers return them. */
const READ: Record<string, string> = {
  bigint: 'number',
  'bigint[]': 'number[]',
  boolean: 'boolean',
  bytea: 'Buffer',
  'character varying': 'string',
  date: 'string',
  'double precision': 'number',
  'double precision[]': 'number[]',
  integer: 'number',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
};

const MODE = "'solo' | 'duo'";
const PRODUCT = "'dota_plus' | 'shards'";

/** Types that the database does not state, by `table.column`, or by a column name used everywhere. */
const KNOWN: Record<string, string> = {
  mode: MODE,
  rank_group: "'herald' | 'legend' | 'immortal' | 'unranked'",
  product_name: PRODUCT,
  match_id: 'MatchId',
  'matches.id': 'MatchId',
  'match_players.received_by_hero': '{ heroName: string; physical: number; magical: number; pure: number }[]',
  'match_players.extra': 'Record<string, unknown>',
  'player_heroes.quests': 'unknown[]',
  'plus_renewals.currency': "'rub' | 'usd'",
  'players.steam_due_at': 'Date | number',
};

/** Notes on columns for readers of the types. */
const NOTES: Record<string, string> = {
  'match_players.end_digest': 'What tells a repeated /end from a different one.',
  'match_players.extra': 'Fields of /end that have no column.',
  'match_players.is_counted': 'Whether this row is in the roll-ups.',
  'match_players.skill_mu': 'What was believed of the player before the match; null for a row that no rating of skill counts.',
  'orders.recipient_id': 'Who gets it; nobody yet when a code is bought.',
  'orders.renewal_key': 'The period of a renewal: it is charged once.',
  'players.name_key': 'What the name is searched by; the database makes it.',
  'players.steam_due_at': 'When the Steam profile is to be asked for again; at first long ago, which is read as -Infinity.',
  'rating_changes.place': 'For which place the rating changed; null for what a ledger began with.',
  'season_closings.percentile': "The share of the season's other players with a lower rating.",
  'sessions.kind': "How it began: at Steam, by a link of the game, or as a program's token.",
  'update_versions.author': 'A player id, or the command.',
  'updates.body': 'What editors work on.',
  'updates.is_waived': 'Whether it may be published with translations missing or out of date.',
  'updates.publish_at': 'When a scheduled one is published.',
  'updates.shown': 'What readers see.',
};

const HEAD = `// Written by \`npm run db:types\` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Up to 2^63-1: read as a number while that is exact and as a bigint beyond; write it as its decimal text. \`String(id)\` is always exact. */
type MatchId = ColumnType<string | number, string | number, never>;
`;

type Column = {
  relation: string;
  name: string;
  type: string;
  is_needed: boolean;
  has_default: boolean;
  is_made: boolean;
  words: string | null;
};

/** The types of every table and view in a migrated database, as a TypeScript file. */
export async function describeSchema(db: Db): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as is_needed, a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' or a.attidentity = 'a' as is_made,
      (select min(pg_get_constraintdef(k.oid)) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as words
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and c.relname not like 'kysely%'
    order by c.relname collate "C", a.attnum`.execute(db);
  const relations = Map.groupBy(rows, ({ relation }) => relation);
  const parts = [...relations].map(([name, columns]) => `  ${name}: {\n${columns.map(lineOf).join('')}  };\n`);
  return `${HEAD}\nexport interface Tables {\n${parts.join('')}}\n`;
}

function lineOf(column: Column): string {
  const note = NOTES[`${column.relation}.${column.name}`];
  return `${note ? `    /** ${note} */\n` : ''}    ${column.name}: ${typeOf(column)};\n`;
}

function typeOf(column: Column): string {
  const read = readType(column);
  const type = column.is_needed || read === 'unknown' ? read : `${read} | null`;
  // A JSON column of unknown shape is written as text; one of a known shape is written with its row, which is JSON as a whole.
  if (read === 'unknown') {
    const text = column.is_needed ? 'string' : 'string | null';
    return `ColumnType<${type}, ${text}${column.has_default ? ' | undefined' : ''}, ${text}>`;
  }
  if (column.is_made) return `GeneratedAlways<${type}>`;
  return column.has_default ? `Generated<${type}>` : type;
}

function readType({ relation, name, type, words }: Column): string {
  const known = KNOWN[`${relation}.${name}`] ?? KNOWN[name];
  if (known) return known;
  if (words) return [...words.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ');
  if (type === 'jsonb') return 'unknown';
  const read = READ[type];
  if (!read) throw new Error(`no type is known for ${type} of ${relation}.${name}`);
  return read;
}
