import * as v from 'valibot';
import type { TwitchConfig } from '#platform/config.ts';
import type { TwitchStream } from './live.contract.ts';

const ANSWER_MS = 8_000;
/** What Twitch answers at once; without `first` it silently leaves rows out. */
export const MOST_LOGINS = 100;

const Token = v.object({ access_token: v.string() });
const Streams = v.object({
  data: v.array(
    v.object({ user_login: v.string(), type: v.string(), started_at: v.pipe(v.string(), v.isoTimestamp()), viewer_count: v.number() }),
  ),
});
const tokens = new Map<string, string>();

/** Which of up to 100 channels are live; those that are offline or unknown are missing. Undefined when Twitch cannot answer now. */
export async function fetchStreams(config: TwitchConfig, logins: readonly string[]): Promise<TwitchStream[] | undefined> {
  try {
    const query = new URLSearchParams([['first', String(MOST_LOGINS)], ...logins.map((login) => ['user_login', login])]);
    let response = await ask(config, query, await tokenOf(config));
    if (response.status === 401) {
      await response.body?.cancel();
      tokens.delete(keyOf(config));
      response = await ask(config, query, await tokenOf(config));
    }
    if (response.status !== 200) return undefined;
    const read = v.safeParse(Streams, await response.json());
    if (!read.success) return undefined;
    return read.output.data
      .filter(({ type }) => type === 'live')
      .map((stream) => ({
        login: stream.user_login.toLowerCase(),
        since: new Date(stream.started_at),
        viewers: Math.round(stream.viewer_count),
      }));
  } catch {
    return undefined;
  }
}

function ask({ apiBase, clientId }: TwitchConfig, query: URLSearchParams, token: string): Promise<Response> {
  return fetch(`${apiBase}/helix/streams?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
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
  const response = await fetch(`${config.authBase}/oauth2/token`, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (response.status !== 200) throw new Error(`Twitch gave no token: ${response.status}`);
  const token = v.parse(Token, await response.json()).access_token;
  tokens.set(keyOf(config), token);
  return token;
}

function keyOf({ authBase, clientId }: TwitchConfig): string {
  return `${authBase} ${clientId}`;
}
