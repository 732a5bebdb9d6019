import * as v from 'valibot';
import { askOutside, discordAgent } from '#services/ask-outside.ts';
import type { Config } from '#services/config.ts';

const ANSWER_MS = 8_000;
const Refused = v.object({ message: v.optional(v.string(), ''), retry_after: v.optional(v.number()) });

export type DiscordApp = { id: string; publicKey: string; token: string; apiBase: string; agent: string };

/** The configured application; undefined if there is none. */
export function discordAppOf({ origin, announce: { discord } }: Config): DiscordApp | undefined {
  const { appId: id, publicKey, botToken: token, apiBase } = discord;
  return id && publicKey && token ? { id, publicKey, token, apiBase, agent: discordAgent(origin) } : undefined;
}

/** The address that adds the commands to a server or to a user; undefined if there is none. */
export function discordLinkOf(config: Config): string | undefined {
  const app = discordAppOf(config);
  return app && `${config.announce.discord.linkBase}/oauth2/authorize?client_id=${app.id}`;
}

/**
 * Registers all commands of the application with Discord, replacing the existing ones; repeating it changes nothing. Throws if Discord
 * refuses them.
 */
export async function putDiscordCommands({ id, token, apiBase, agent }: DiscordApp, commands: readonly object[]): Promise<void> {
  const { status, reason } = await send('PUT', `${apiBase}/applications/${id}/commands`, commands, {
    authorization: `Bot ${token}`,
    'user-agent': agent,
  });
  if (status < 200 || status >= 300) throw new Error(`Discord did not take the commands: ${status} ${reason}`);
}

/** The outcome of a late answer: accepted, not now, or never. */
export type LateAnswer = { kind: 'sent' } | { kind: 'wait'; seconds: number; reason: string } | { kind: 'failed'; reason: string };

/** Replaces "is thinking" with an answer; `token` belongs to the interaction and is valid for fifteen minutes. */
export async function editDiscordAnswer({ id, apiBase, agent }: DiscordApp, token: string, message: object): Promise<LateAnswer> {
  try {
    const address = `${apiBase}/webhooks/${id}/${encodeURIComponent(token)}/messages/@original`;
    const { status, reason, retryAfter } = await send('PATCH', address, message, { 'user-agent': agent });
    if (status >= 200 && status < 300) return { kind: 'sent' };
    // 404: Discord does not know yet that the answer comes later.
    const kind = status === 404 || status === 429 || status >= 500 ? 'wait' : 'failed';
    return { kind, seconds: retryAfter ?? 1, reason: `${status} ${reason}` };
  } catch {
    // The address contains a secret, so the error is not reported. Repeating the call changes nothing.
    return { kind: 'wait', seconds: 1, reason: 'no answer' };
  }
}

async function send(method: string, address: string, body: unknown, headers: Record<string, string>) {
  const response = await askOutside(address, ANSWER_MS, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Refused), response.ok ? '{}' : text);
  const { message, retry_after: retryAfter } = read.success ? read.output : { message: '', retry_after: undefined };
  // A proxy in front of Discord sends it only in the header.
  const told = retryAfter ?? Number(response.headers.get('retry-after') ?? Number.NaN);
  return { status: response.status, reason: message, retryAfter: Number.isFinite(told) ? told : undefined };
}
