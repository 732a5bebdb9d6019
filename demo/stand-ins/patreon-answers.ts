import type { Patron } from './patreon-page.ts';

type Reference = { id: string; type: string };
const ELSEWHERE = '777';
const PAGE = 2;

/** What `include` and `fields[member]` ask for; undefined for everything, as in a notification. */
export type Asked = { include: ReadonlySet<string>; fields: ReadonlySet<string> } | undefined;

/** What a query names: JSON:API returns nothing else. `within`: the prefix of the names in `include` that count. */
export function askedOf(query: URLSearchParams, within = ''): NonNullable<Asked> {
  const listOf = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);
  const include = listOf('include').flatMap((path) => (path.startsWith(within) ? path.slice(within.length) : []));
  return { include: new Set(include), fields: new Set(listOf('fields[member]')) };
}

/** A member of a campaign. */
export function memberOf(patron: Patron, campaignId: string, asked: Asked) {
  const attributes = {
    full_name: patron.name,
    patron_status: patron.status,
    last_charge_status: patron.charge,
    last_charge_date: patron.lastChargeAt,
    next_charge_date: patron.nextChargeAt,
    currently_entitled_amount_cents: patron.tiers.length > 0 ? 500 : 0,
    pledge_relationship_start: patron.lastChargeAt,
    is_free_trial: false,
  };
  const relationships = {
    campaign: { data: { id: campaignId, type: 'campaign' }, links: {} },
    currently_entitled_tiers: { data: patron.tiers.map((id): Reference => ({ id, type: 'tier' })) },
    user: { data: { id: patron.id, type: 'user' }, links: {} },
  };
  const named = (all: object, names: ReadonlySet<string> | undefined) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names?.has(name) ?? true));
  return {
    type: 'member',
    id: `member-${campaignId}-${patron.id}`,
    attributes: named(attributes, asked?.fields),
    relationships: named(relationships, asked?.include),
  };
}

/** A page of members; with `isEndless`, each page's next page is itself. */
export function membersOf(patrons: readonly Patron[], campaignId: string, query: URLSearchParams, isEndless = false) {
  const from = Number(Buffer.from(query.get('page[cursor]') ?? '', 'base64url').toString());
  const upTo = isEndless ? from : from + PAGE;
  const next = upTo < patrons.length ? Buffer.from(String(upTo)).toString('base64url') : null;
  return {
    data: patrons.slice(from, from + PAGE).map((patron) => memberOf(patron, campaignId, askedOf(query))),
    meta: { pagination: { cursors: { next }, total: patrons.length } },
  };
}

/** The person who allowed the link, with their memberships of this and another campaign if these were allowed too. */
export function identityOf(patron: Patron, campaignId: string, query: URLSearchParams, scopes: readonly string[]) {
  const asked = askedOf(query, 'memberships.');
  const elsewhere: Patron = { ...patron, status: 'active_patron', charge: 'Paid' };
  const members =
    scopes.includes('identity.memberships') && asked.include.size > 0
      ? [memberOf(elsewhere, ELSEWHERE, asked), memberOf(patron, campaignId, asked)]
      : [];
  const others = [
    ...patron.tiers.map((id) => ({ type: 'tier', id, attributes: { title: `Tier ${id}` } })),
    { type: 'campaign', id: campaignId },
  ];
  const isNamed = query.get('fields[user]')?.split(',').includes('full_name');
  return {
    data: {
      id: patron.id,
      type: 'user',
      attributes: isNamed ? { full_name: patron.name } : {},
      relationships: { memberships: { data: [] } },
    },
    included: members.length > 0 ? [...others, ...members] : [],
    links: { self: `https://www.patreon.com/api/oauth2/v2/user/${patron.id}` },
  };
}
