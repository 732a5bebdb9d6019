import * as v from 'valibot';
import { askOutside } from '#services/ask-outside.ts';
import type { TwitchConfig } from '#services/config/outside.ts';
import type { LiveStream } from './socials.contract.ts';

const ANSWER_MS = 8_000;
/** The most rows in one answer of Twitch; without `first` it silently leaves rows out. */
export const MOST_CHANNELS = 100;

const Token = v.object({ access_token: v.string() });
const Id = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const Users = v.object({ data: v.array(v.object({ id: Id, login: v.string() })) });
const Streams = v.object({
  data: v.array(
    v.object({
      user_id: Id,
      type: v.string(),
      // A stream without this must not hide all others.
      started_at: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
      viewer_count: v.fallback(v.nullable(v.number()), null),
    }),
  ),
});
const tokens = new Map<string, string>();

/**
 * The channels of up to 100 logins; those unknown to Twitch are missing. An invalid login fails the whole call, so each half is asked for
 * again. Undefined if Twitch cannot answer now.
 */
export async function fetchChannelIds(config: TwitchConfig, logins: readonly string[]): Promise<Map<string, string> | undefined> {
  const answer = await ask(config, `users?${new URLSearchParams(logins.map((login) => ['login', login]))}`);
  if (answer?.status === 400) return logins.length > 1 ? await fetchByHalves(config, logins) : new Map();
  const read = v.safeParse(Users, answer?.json);
  return read.success ? new Map(read.output.data.map(({ id, login }) => [login.toLowerCase(), id])) : undefined;
}

async function fetchByHalves(config: TwitchConfig, logins: readonly string[]): Promise<Map<string, string> | undefined> {
  const half = Math.ceil(logins.length / 2);
  const first = await fetchChannelIds(config, logins.slice(0, half));
  const second = first && (await fetchChannelIds(config, logins.slice(half)));
  return second && new Map([...first, ...second]);
}

/** Which of up to 100 channels are live; those that are offline or unknown are missing. Undefined when Twitch cannot answer now. */
export async function fetchStreams(config: TwitchConfig, channelIds: readonly string[]): Promise<LiveStream[] | undefined> {
  const query = new URLSearchParams([['first', String(MOST_CHANNELS)], ...channelIds.map((id) => ['user_id', id])]);
  const read = v.safeParse(Streams, (await ask(config, `streams?${query}`))?.json);
  if (!read.success) return undefined;
  return read.output.data
    .filter(({ type }) => type === 'live')
    .map((stream) => ({
      channelId: stream.user_id,
      since: stream.started_at === null ? null : new Date(stream.started_at),
      viewers: stream.viewer_count === null ? null : Math.round(stream.viewer_count),
    }));
}

/** What Twitch answers, with a new token when it has forgotten ours; the content only of a success. */
async function ask(config: TwitchConfig, what: string): Promise<{ status: number; json?: unknown } | undefined> {
  try {
    let response = await call(config, what, await tokenOf(config));
    if (response.status === 401) {
      await response.body?.cancel();
      tokens.delete(keyOf(config));
      response = await call(config, what, await tokenOf(config));
    }
    if (response.status === 200) return { status: 200, json: await response.json() };
    await response.body?.cancel();
    return { status: response.status };
  } catch {
    return undefined;
  }
}

function call({ apiBase, clientId }: TwitchConfig, what: string, token: string): Promise<Response> {
  return askOutside(`${apiBase}/helix/${what}`, ANSWER_MS, {
    headers: { 'client-id': clientId ?? '', authorization: `Bearer ${token}` },
  });
}

/** The token of our program, kept until Twitch no longer takes it. */
async function tokenOf(config: TwitchConfig): Promise<string> {
  const kept = tokens.get(keyOf(config));
  if (kept !== undefined) return kept;
  const body = new URLSearchParams({
    client_id: config.clientId ?? '',
    client_secret: config.clientSecret ?? '',
    grant_type: 'client_credentials',
  });
  const response = await askOutside(`${config.authBase}/oauth2/token`, ANSWER_MS, { method: 'POST', body });
  if (response.status !== 200) throw new Error(`Twitch gave no token: ${response.status}`);
  const token = v.parse(Token, await response.json()).access_token;
  tokens.set(keyOf(config), token);
  return token;
}

function keyOf({ authBase, clientId }: TwitchConfig): string {
  return `${authBase} ${clientId}`;
}
