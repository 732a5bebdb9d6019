import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';

const Visibility = v.object({ visibility: v.picklist(['public', 'anonymous', 'private'], 'must be public, anonymous or private') });

export type Visibility = v.InferOutput<typeof Visibility>;

export const getVisibility = endpoint({
  method: 'GET',
  path: '/api/v2/accounts/visibility',
  summary: 'Who can see the caller: everyone, no name in lists (anonymous), or nobody else (private)',
  input: v.object({}),
  output: Visibility,
});

export const putVisibility = endpoint({
  method: 'PUT',
  path: '/api/v2/accounts/visibility',
  summary: 'Sets who can see the caller; needs a sign-in through Steam',
  input: Visibility,
  output: v.null(),
});

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/v2/accounts/erase',
  summary: 'Erases the caller’s name, avatar, links, sessions and settings for good; confirm is the caller’s player ID',
  input: v.object({ confirm: v.pipe(v.string(), v.maxLength(20)) }),
  output: v.null(),
});
