import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { askOutside } from '#services/ask-outside.ts';
import type { PatreonConfig } from '#services/config/outside.ts';
import type { Membership } from './patreon.contract.ts';

const PATIENCE_MS = 10_000;
const USER_AGENT = 'sixfold';
const PAGE_SIZE = '200';
const MOST_PAGES = 500;
/** The most waits in one walk through the members, which must end within the job's time. */
const MOST_WAITS = 8;
const LONGEST_WAIT_SECONDS = 60;
const USUAL_WAIT_SECONDS = 10;
const memberFields = 'patron_status,last_charge_status,last_charge_date,next_charge_date,currently_entitled_amount_cents';

const date = v.nullish(v.pipe(v.string(), v.isoTimestamp()));
const reference = v.object({ id: v.string(), type: v.string() });
const relation = v.optional(v.object({ data: v.nullish(v.union([reference, v.array(reference)])) }));
const Member = v.object({
  type: v.literal('member'),
  id: v.string(),
  attributes: v.object({
    full_name: v.nullish(v.string()),
    patron_status: v.nullish(v.string()),
    last_charge_status: v.nullish(v.string()),
    last_charge_date: date,
    next_charge_date: date,
  }),
  relationships: v.optional(v.object({ currently_entitled_tiers: relation, user: relation, campaign: relation }), {}),
});
const Identity = v.object({
  data: v.object({ id: v.string(), attributes: v.optional(v.object({ full_name: v.nullish(v.string()) }), {}) }),
  included: v.optional(v.array(v.unknown()), []),
});
const Members = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(v.object({ pagination: v.optional(v.object({ cursors: v.optional(v.object({ next: v.nullish(v.string()) })) })) })),
});
const Webhook = v.object({ data: Member });
const TooMany = v.object({ errors: v.array(v.object({ retry_after_seconds: v.optional(v.number()) })) });
const Token = v.object({ access_token: v.string() });
const NewTokens = v.object({ access_token: v.string(), refresh_token: v.string(), expires_in: v.pipe(v.number(), v.minValue(1)) });

/** The membership of the user who gave this authorization code; undefined if Patreon does not answer or does not know the code. */
export async function fetchMembership(config: PatreonConfig, code: string, redirectUri: string): Promise<Membership | undefined> {
  const grant = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: config.clientId ?? '',
    client_secret: config.clientSecret ?? '',
    redirect_uri: redirectUri,
  });
  const token = v.safeParse(Token, (await call(`${config.base}/api/oauth2/token`, { method: 'POST', body: grant })).body);
  if (!token.success) return undefined;
  const query = new URLSearchParams({
    include: 'memberships.currently_entitled_tiers,memberships.campaign',
    'fields[user]': 'full_name,image_url',
    'fields[member]': memberFields,
    'fields[tier]': 'title,amount_cents',
  });
  const { body } = await call(`${config.base}/api/oauth2/v2/identity?${query}`, {
    headers: { authorization: `Bearer ${token.output.access_token}` },
  });
  const read = v.safeParse(Identity, body);
  if (!read.success) return undefined;
  const { id, attributes } = read.output.data;
  const members = read.output.included.flatMap((one) => {
    const member = v.safeParse(Member, one);
    return member.success ? [member.output] : [];
  });
  const own = members.find((member) => idsOf(member.relationships.campaign).includes(config.campaignId ?? ''));
  return own ? membershipOf(own, id, attributes.full_name ?? '') : { ...nobody, userId: id, fullName: attributes.full_name ?? '' };
}

export type CreatorTokens = { access: string; refresh: string; seconds: number };

/**
 * Exchanges a refresh token, which works once, for a new pair of the creator's tokens: `refused` if it is invalid, undefined if Patreon
 * does not answer.
 */
export async function exchangeTokens(config: PatreonConfig, refresh: string): Promise<CreatorTokens | 'refused' | undefined> {
  const grant = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refresh,
    client_id: config.clientId ?? '',
    client_secret: config.clientSecret ?? '',
  });
  const { status, body } = await call(`${config.base}/api/oauth2/token`, { method: 'POST', body: grant });
  if (status === 400 || status === 401) return 'refused';
  const read = v.safeParse(NewTokens, body);
  if (!read.success) return undefined;
  const { access_token, refresh_token, expires_in } = read.output;
  return { access: access_token, refresh: refresh_token, seconds: expires_in };
}

/** Every membership of our campaign, page by page; `refused` if the token is invalid, undefined if Patreon does not answer. */
export async function fetchMembers(config: PatreonConfig, token: string): Promise<Membership[] | 'refused' | undefined> {
  const found: Membership[] = [];
  let cursor: string | undefined;
  let waits = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = new URLSearchParams({
      include: 'currently_entitled_tiers,user',
      'fields[member]': `full_name,${memberFields}`,
      'page[size]': PAGE_SIZE,
      ...(cursor === undefined ? {} : { 'page[cursor]': cursor }),
    });
    const { status, body, waitSeconds } = await call(
      `${config.base}/api/oauth2/v2/campaigns/${encodeURIComponent(config.campaignId ?? '')}/members?${query}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    if (status === 401) return 'refused';
    if (waitSeconds !== undefined && waits++ < MOST_WAITS) {
      await sleep(Math.min(waitSeconds, LONGEST_WAIT_SECONDS) * 1000);
      continue;
    }
    const read = v.safeParse(Members, body);
    if (!read.success) return undefined;
    for (const one of read.output.data) {
      const member = v.safeParse(Member, one);
      const [userId] = member.success ? idsOf(member.output.relationships.user) : [];
      if (member.success && userId !== undefined) found.push(membershipOf(member.output, userId, member.output.attributes.full_name ?? ''));
    }
    const next = read.output.meta?.pagination?.cursors?.next ?? undefined;
    // A page that links to itself would never end.
    if (next === undefined || next === cursor || read.output.data.length === 0) return found;
    cursor = next;
  }
  return found;
}

/** The membership in a signed notification; undefined if the signature is wrong, null if it contains none. */
export function readWebhook(
  config: PatreonConfig,
  body: string,
  event: string | null,
  signature: string | null,
): Membership | null | undefined {
  if (config.webhookSecret === undefined) return undefined;
  const wanted = createHmac('md5', config.webhookSecret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  if (!event?.startsWith('members:')) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Webhook), body);
  const [userId] = read.success ? idsOf(read.output.data.relationships.user) : [];
  if (!read.success || userId === undefined) return null;
  const membership = membershipOf(read.output.data, userId, read.output.data.attributes.full_name ?? '');
  return event === 'members:delete' ? { ...membership, patronStatus: 'former_patron', tierIds: [] } : membership;
}

const nobody: Omit<Membership, 'userId' | 'fullName'> = {
  patronStatus: null,
  lastChargeStatus: null,
  lastChargeAt: null,
  nextChargeAt: null,
  tierIds: [],
};

function membershipOf({ attributes, relationships }: v.InferOutput<typeof Member>, userId: string, fullName: string): Membership {
  return {
    userId,
    fullName: fullName.slice(0, 200),
    patronStatus: attributes.patron_status ?? null,
    lastChargeStatus: attributes.last_charge_status ?? null,
    lastChargeAt: dateOf(attributes.last_charge_date),
    nextChargeAt: dateOf(attributes.next_charge_date),
    tierIds: idsOf(relationships.currently_entitled_tiers),
  };
}

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

function idsOf(given: v.InferOutput<typeof relation>): string[] {
  const data = given?.data;
  if (!data) return [];
  return (Array.isArray(data) ? data : [data]).map(({ id }) => id);
}

async function call(
  address: string,
  init: { method?: string; body?: URLSearchParams; headers?: Record<string, string> },
): Promise<{ status?: number; body?: unknown; waitSeconds?: number }> {
  try {
    const response = await askOutside(address, PATIENCE_MS, { ...init, headers: { 'user-agent': USER_AGENT, ...init.headers } });
    const { status } = response;
    if (status === 200) return { status, body: await response.json() };
    const text = await response.text();
    return status === 429 ? { status, waitSeconds: waitOf(response, text) } : { status };
  } catch {
    return {};
  }
}

/** The wait that Patreon asks for, in seconds: from a header, or from the body if only that has it; ten if neither does. */
function waitOf({ headers }: Response, text: string): number {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), TooMany), text);
  const seconds = Number(headers.get('retry-after') ?? (read.success ? read.output.errors[0]?.retry_after_seconds : undefined));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : USUAL_WAIT_SECONDS;
}
