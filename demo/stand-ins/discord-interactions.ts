import { generateKeyPairSync, sign } from 'node:crypto';

export const standInDiscordApp = { id: '900000000000000001', token: 'standin.bot.token' };

type Embed = { title?: string; description?: string; url?: string; image?: { url: string } };
export type Shown = { content?: string; embeds?: Embed[]; allowed_mentions?: { parse: string[] } };
/** A user's action: calling a command, or typing into it. `ageSeconds`: the age of its signature. `isForged`: signed with another key. */
export type Doing = {
  command: string;
  value?: string;
  locale?: string;
  isTyping?: boolean;
  ageSeconds?: number;
  isForged?: boolean;
  /** Sent instead of a command. */
  body?: unknown;
};
/** The response to an interaction: its status and type, and the message if it came at once. */
export type Reaction = {
  status: number;
  type: number | undefined;
  message: Shown | undefined;
  choices: { name: string; value: string }[];
  /** Waits up to ten seconds for the message that replaces "is thinking"; undefined when none came. */
  later: () => Promise<Shown | undefined>;
};
/**
 * `faults`: how many more late messages are told to wait (`floods`), are refused because Discord does not know the interaction yet
 * (`early`), or get no response (`cuts`).
 */
export type Interactions = {
  publicKey: string;
  /** The address that interactions are posted to; in Discord it is set by hand. */
  site: { url: string };
  faults: { floods: number; early: number; cuts: number };
  commands: { name: string; name_localizations?: Record<string, string> }[];
  interact: (doing: Doing) => Promise<Reaction>;
  /** Answers a call that the application makes; undefined when this is not such a call. Status 0: hang up without a response. */
  answer: (call: { method: string; path: string; authorization: string; body: string }) => { status: number; body: object } | undefined;
};

const LATE_MS = 10_000;
const LOOK_MS = 20;

/** An application's commands and the users who call them. Interactions are signed; late messages are kept by their interaction. */
export function makeInteractions(): Interactions {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const forger = generateKeyPairSync('ed25519').privateKey;
  const site = { url: '' };
  const faults = { floods: 0, early: 0, cuts: 0 };
  const commands: Interactions['commands'] = [];
  const late = new Map<string, Shown | undefined>();

  async function interact({
    command,
    value,
    locale = 'ru',
    isTyping = false,
    ageSeconds = 0,
    isForged = false,
    body: other,
  }: Doing): Promise<Reaction> {
    const token = `interaction-${late.size + 1}`;
    late.set(token, undefined);
    const options = value === undefined ? [] : [{ name: 'name', type: 3, value, ...(isTyping ? { focused: true } : {}) }];
    const call = {
      id: '1',
      application_id: standInDiscordApp.id,
      type: isTyping ? 4 : 2,
      token,
      locale,
      data: { id: '2', name: command, options },
    };
    const body = JSON.stringify(other ?? call);
    const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
    const signature = sign(null, Buffer.from(timestamp + body), isForged ? forger : privateKey).toString('hex');
    const headers = { 'content-type': 'application/json', 'x-signature-timestamp': timestamp, 'x-signature-ed25519': signature };
    const response = await fetch(site.url, { method: 'POST', headers, body });
    const given = (await response.json()) as { type?: number; data?: Shown & { choices?: { name: string; value: string }[] } };
    return {
      status: response.status,
      type: given.type,
      message: given.type === 4 ? given.data : undefined,
      choices: given.data?.choices ?? [],
      async later() {
        for (let waited = 0; waited < LATE_MS && !late.get(token); waited += LOOK_MS)
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        return late.get(token);
      },
    };
  }

  function answer({ method, path, authorization, body }: Parameters<Interactions['answer']>[0]) {
    const base = `/api/v10`;
    if (path === `${base}/applications/${standInDiscordApp.id}/commands` && method === 'PUT') {
      if (authorization !== `Bot ${standInDiscordApp.token}`) return { status: 401, body: { message: '401: Unauthorized', code: 0 } };
      commands.splice(0, Infinity, ...(JSON.parse(body) as Interactions['commands']));
      return { status: 200, body: commands };
    }
    const token = new RegExp(`^${base}/webhooks/${standInDiscordApp.id}/([\\w-]+)/messages/@original$`).exec(path)?.[1];
    if (token === undefined || method !== 'PATCH') return undefined;
    if (faults.cuts > 0) {
      faults.cuts--;
      return { status: 0, body: {} };
    }
    if (faults.early > 0 || !late.has(token)) {
      faults.early = Math.max(0, faults.early - 1);
      return { status: 404, body: { message: 'Unknown Webhook', code: 10_015 } };
    }
    if (faults.floods > 0) {
      faults.floods--;
      return { status: 429, body: { message: 'You are being rate limited.', retry_after: 0.3, global: false } };
    }
    late.set(token, JSON.parse(body) as Shown);
    return { status: 200, body: { id: '1' } };
  }

  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { publicKey: raw.toString('hex'), site, faults, commands, interact, answer };
}
