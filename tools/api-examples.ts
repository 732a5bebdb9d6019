import fs from 'node:fs';
import { fillPath, withQuery } from '#contract/address.ts';
import { LARGEST_PLAYER_ID, steamId64Of } from '#lib/steam-id.ts';
import type { OpenApi } from '#site/developers/openapi.contract.ts';

// npm run api:examples -- ORIGIN TOKEN: sends every GET in a running demo's API description, as the player of the token, and writes the
// shortened responses into content/api-examples.json. Examples of other methods are written by hand and stay.
const FILE = 'content/api-examples.json';
const PUBLIC_ORIGIN = 'https://sixfold.example';
/** Smaller numbers are not taken for player ids: revisions and the like have them. */
const SMALLEST_ID = 1_000_000;
const [origin = 'http://127.0.0.1:3000', token = ''] = process.argv.slice(2);

type Operation = OpenApi['paths'][string][string];
type Schema = Record<string, unknown>;
type Example = { query?: Record<string, string>; body?: unknown; answer?: unknown };

const signal = () => AbortSignal.timeout(10_000);
const ask = (address: string) => fetch(`${origin}${address}`, { headers: { authorization: `Bearer ${token}` }, signal: signal() });

async function read<T>(address: string): Promise<T> {
  const { data } = (await (await ask(address)).json()) as { data: T };
  return data;
}

/** Existing values for the parameters. */
async function findSamples(): Promise<Record<string, string>> {
  const [first] = await read<{ playerId: number }[]>('/api/v2/leaderboard');
  const playerId = String(first?.playerId ?? 1);
  type Row = { matchId: number; heroName: string; talent: string | null };
  const { values } = await read<{ values: Row[] }>(`/api/v2/matches/history?playerId=${playerId}`);
  const row = values.find(({ talent }) => talent !== null);
  const [rival] = (await read<{ below: { playerId: number }[] }>(`/api/v2/players/met?playerId=${playerId}`)).below;
  const updates = await read<{ values: { url: string }[] }>('/api/v2/updates');
  const items = await read<{ items: { luaName: string }[] }>('/api/v2/items?lang=en');
  const heroName = row?.heroName ?? 'npc_dota_hero_axe';
  const pool = await read<{ talents: { name: string }[] }>(`/api/v2/heroes/advice/pool?heroName=${heroName}`);
  return {
    playerId,
    otherId: String(rival?.playerId ?? 2),
    dotaMatchId: String(row?.matchId ?? 1),
    heroName,
    talentName: row?.talent ?? '',
    offered: pool.talents[0]?.name ?? '',
    url: updates.values[0]?.url ?? 'update',
    luaName: items.items[0]?.luaName ?? 'item_tango',
    lang: 'en',
    text: 'axe',
    productId: '1',
    return: '/leaderboard',
    code: 'code-of-a-link',
  };
}

/** Shortens a value: keeps only the first entries of its lists and of its maps. */
function shorten(value: unknown, schema: Schema): unknown {
  const of = branchOf(schema, value);
  if (typeof value === 'string') return value.replaceAll(origin, PUBLIC_ORIGIN);
  if (Array.isArray(value)) {
    if (of['prefixItems'] !== undefined || of['minItems'] !== undefined) return value;
    const most = value.every((entry) => typeof entry !== 'object') ? 6 : 1;
    return value.slice(0, most).map((entry) => shorten(entry, schemaAt(of, 'items')));
  }
  if (typeof value !== 'object' || value === null) return value;
  const known = schemaAt(of, 'properties');
  const entries = Object.entries(value);
  const isTable = Object.keys(known).length === 0 && of['additionalProperties'] !== undefined;
  const kept = isTable ? entries.slice(0, 2) : entries;
  return Object.fromEntries(
    kept.map(([key, entry]) => [key, shorten(entry, key in known ? schemaAt(known, key) : schemaAt(of, 'additionalProperties'))]),
  );
}

/** The schema among several that fits this kind of value. */
function branchOf(schema: Schema, value: unknown): Schema {
  const options = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as Schema[]) : [];
  const type = Array.isArray(value) ? 'array' : typeof value;
  const option = options.map((each) => branchOf(each, value)).find((each) => each['type'] === type);
  return option ?? schema;
}

function schemaAt(schema: Schema, key: string): Schema {
  const found = schema[key];
  return typeof found === 'object' && found !== null ? (found as Schema) : {};
}

/** The data of a stream's first event. */
async function firstEvent(address: string): Promise<unknown> {
  const { body } = await ask(address);
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const data = /^data: ?(.*)\n/m.exec(text)?.[1];
    if (data !== undefined) return JSON.parse(data);
  }
  throw new Error(`${address} has no events`);
}

const api = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
const samples = await findSamples();
const known = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Record<string, Example>;

/**
 * Replaces players by ids that no account has and by made-up names: a player who hides on a site must not appear in its description either.
 */
function withoutPlayers(examples: Record<string, Example>): string {
  const ids = new Set<number>();
  const names = new Set<string>();
  const plain = JSON.stringify(examples, (key, value: unknown) => {
    if (/^(id|\w*[pP]layerId|otherId)$/.test(key) && Number(value) >= SMALLEST_ID && Number(value) < LARGEST_PLAYER_ID - 1000)
      ids.add(Number(value));
    if (/^(nickname|personaname|from|\w+Nickname)$/.test(key) && typeof value === 'string' && /^\D/.test(value)) names.add(value);
    if (typeof value === 'object' && value !== null && 'id' in value && 'name' in value && typeof value.name === 'string')
      names.add(value.name);
    return value;
  });
  let text = JSON.stringify(JSON.parse(plain), null, 1);
  for (const [at, id] of [...ids].entries()) {
    const other = LARGEST_PLAYER_ID - at;
    text = text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), String(other)).replaceAll(steamId64Of(id), steamId64Of(other));
  }
  for (const [at, name] of [...names].entries()) text = text.replaceAll(JSON.stringify(name), JSON.stringify(`Player ${at + 1}`));
  return text;
}

/** The data schema of a response, inside the envelope or bare. */
function schemaOf(path: string): Schema {
  const whole = api.paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema ?? {};
  const properties = schemaAt(whole, 'properties');
  return 'hasErrors' in properties ? schemaAt(properties, 'data') : whole;
}

/** The current response of a GET. An example that the demo has no data for stays as written by hand. */
async function askExample(path: string, { parameters, responses }: Operation, before: Example = {}): Promise<Example> {
  const named = parameters.filter(({ name, required }) => required || name === 'lang').map(({ name }) => [name, samples[name] ?? '']);
  const query: Record<string, string> = { ...before.query, ...Object.fromEntries(named) };
  const content = responses['200']?.content ?? {};
  const isStream = 'text/event-stream' in content;
  if ((!isStream && Object.keys(content).join() !== 'application/json') || path === '/api/openapi.json') return { query };
  const { path: filled, rest } = fillPath(path.replace(/\{(\w+)\}/g, ':$1'), query);
  const address = withQuery(filled, rest);
  if (isStream) return { query, answer: shorten(await firstEvent(address), schemaOf(path.replace('/stream', ''))) };
  const body: unknown = await (await ask(address)).json();
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
  return { query, answer: isEmpty && before.answer !== undefined ? before.answer : shorten(data, schemaOf(path)) };
}

const examples: Record<string, Example> = {};
for (const [path, operations] of Object.entries(api.paths)) {
  for (const [method, operation] of Object.entries(operations)) {
    const before = known[operation.operationId];
    examples[operation.operationId] = method === 'get' ? await askExample(path, operation, before) : (before ?? { body: {}, answer: null });
  }
}
fs.writeFileSync(FILE, `${withoutPlayers(examples)}\n`);
