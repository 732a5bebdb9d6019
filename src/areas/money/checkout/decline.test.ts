import { expect, it } from 'vitest';
import { text } from './decline.text.ts';

// Every reason that YooKassa may give for a cancelled payment; deals are not used here.
const reasons = [
  '3d_secure_failed',
  'call_issuer',
  'canceled_by_merchant',
  'card_expired',
  'country_forbidden',
  'expired_on_capture',
  'expired_on_confirmation',
  'fraud_suspected',
  'general_decline',
  'identification_required',
  'insufficient_funds',
  'internal_timeout',
  'invalid_card_number',
  'invalid_csc',
  'issuer_unavailable',
  'payment_method_limit_exceeded',
  'payment_method_restricted',
  'permission_revoked',
  'unsupported_mobile_operator',
];

it.each(['ru', 'en'] as const)('every reason for a decline has its own words in %s', (language) => {
  const said: Record<string, string> = text(language).reasons;
  expect(Object.keys(said).toSorted()).toEqual(reasons.toSorted());
  expect(new Set(Object.values(said)).size).toBe(reasons.length);
});
