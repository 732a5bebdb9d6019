import { sql, type Kysely } from 'kysely';

// What a name is searched by: Latin letters and digits of any script's lower case, without marks over letters, signs and
// repeated letters. `src/lib/search-key.ts` does the same to what is typed; a test compares them.
const marks = String.fromCodePoint(...Array.from({ length: 112 }, (_, index) => 0x0300 + index));
const letters = 'абвгдезиклмнопрстуфхыэєіґłøđıwyq';
const latin = 'abvgdeziklmnoprstufhieeiglodivik';
const groups = {
  ж: 'zh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ю: 'iu',
  я: 'ia',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  x: 'ks',
  shch: 'sh',
  sch: 'sh',
  kh: 'h',
  ph: 'f',
  ck: 'k',
};
const spelled = Object.entries(groups).reduce(
  (made, [from, to]) => `replace(${made}, '${from}', '${to}')`,
  `translate(lower(normalize(name, nfkd)), '${letters}ъь''’\`${marks}', '${latin}')`,
);
// Letters of other scripts stay; signs, emoji and private characters do not.
const signs = String.raw`[\u0001-\u002f\u003a-\u0060\u007b-\u036f\u2000-\u2bff\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe6f\uff00-\uffff\U0001f000-\U0010ffff]+`;

const statements = [
  `create extension if not exists pg_trgm`,
  `create function search_key(name text) returns text language sql immutable strict parallel safe as $key$
    select nullif(trim(regexp_replace(regexp_replace(${spelled}, '${signs}', ' ', 'g'), '([a-z])\\1+', '\\1', 'g')), '')
  $key$`,
  `alter table players add column name_key text collate "C" generated always as (search_key(nickname)) stored`,
  // How much a player has played, coarsely and logarithmically, so that it seldom changes: among names that fit as well, the known ones come first.
  `alter table players add column search_weight smallint not null default 0`,
  `update players p set search_weight = least(200, floor(8 * ln(m.games + 1)))
    from (select player_id, sum(games) as games from player_modes group by player_id) m where m.player_id = p.id and m.games > 0`,
  // One and two and three letters begin too many names to sort them at every press of a key.
  `create index players_name_1 on players ("left"(name_key, 1), search_weight desc, id)`,
  `create index players_name_2 on players ("left"(name_key, 2), search_weight desc, id)`,
  `create index players_name_3 on players ("left"(name_key, 3), search_weight desc, id)`,
  `create index players_name on players (name_key, search_weight desc, id)`,
  `create index players_name_trigrams on players using gin (name_key gin_trgm_ops)`,
  `create index steam_profiles_address on steam_profiles (lower(rtrim(profile_url, '/')))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
