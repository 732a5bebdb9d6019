import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { long } from '#contract/whole.contract.ts';

/** A membership as Patreon knows it, in our campaign. */
export type Membership = {
  userId: string;
  fullName: string;
  patronStatus: string | null;
  lastChargeStatus: string | null;
  lastChargeAt: Date | null;
  nextChargeAt: Date | null;
  tierIds: string[];
};

const nothing = v.object({});

export const startPatreonLink = endpoint({
  method: 'GET',
  path: '/api/auth/patreon',
  summary: 'Leads to Patreon to link it, and back to return, a path of this site',
  input: v.object({ return: v.optional(v.string()) }),
  output: v.null(),
});

export const finishPatreonLink = endpoint({
  method: 'GET',
  path: '/api/auth/patreon_login',
  summary: 'Where Patreon leads back to',
  input: nothing,
  output: v.null(),
});

export const openPatreonPage = endpoint({
  method: 'GET',
  path: '/api/auth/patreon_page',
  summary: 'Leads to our Patreon page, where people become members',
  input: nothing,
  output: v.null(),
});

export const getPatreonLink = endpoint({
  method: 'GET',
  path: '/api/auth/patreon_link',
  summary: 'The caller’s linked Patreon account and the status of its membership',
  input: nothing,
  output: v.nullable(
    v.object({
      /** Only for a caller who signed in through Steam; null also if Patreon gave no name. */
      fullName: v.nullable(v.string()),
      status: v.picklist(['active', 'declined', 'former', 'none']),
      /** Of an active membership, in epoch milliseconds; null where it is not known. */
      nextChargeAt: v.nullable(long),
      /** Whether it gives Dota Plus now: an active one of another tier does not. */
      hasPlus: v.boolean(),
    }),
  ),
});
export type PatreonLink = NonNullable<v.InferOutput<typeof getPatreonLink.output>>;

/** Its body is trusted only with a valid signature. */
export const patreonWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/patreon',
  summary: 'Where Patreon tells that a membership has changed',
  input: v.unknown(),
  output: v.null(),
});
