import { describe, expect, it } from 'vitest';
import { STATE_SECONDS } from '#areas/core/sign-in/sign-in.rules.ts';
import { SESSION_SECONDS } from '#areas/core/sign-in/token.rules.ts';
import { orderEnd } from '#areas/money/orders/order.rules.ts';
import { afterDecline, nextStep } from '#areas/money/orders/renewals.rules.ts';
import { text as plusText } from '#areas/money/plus/plus.text.ts';
import { text as privacyWindow } from '#areas/players/privacy/privacy.text.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { languages } from '#lib/words.ts';
import { text as shellText } from '#shell/layout/shell.text.ts';
import { text as offerText } from './offer.text.ts';
import { text as privacyText } from './privacy.text.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

describe('promises of the legal pages', () => {
  it('an unpaid order waits for an hour', () => {
    expect(orderEnd(now).getTime() - now.getTime()).toBe(HOUR_MS);
  });

  it('a sign-in lasts 30 days, and the way to Steam ten minutes', () => {
    expect([SESSION_SECONDS, STATE_SECONDS]).toEqual([30 * 24 * 3600, 600]);
  });

  it.each([
    [4, 'wait'],
    [3, 'announce'],
    [0.1, 'announce'],
  ])('with %d days left an unannounced charge is to %s, and it is never made within a day', (days, kind) => {
    const step = nextStep({ playerId: 1, periodEndsAt: inDays(days), nextTryAt: null, tries: 0, announcedAt: null }, inDays(days), now);
    expect(step.kind).toBe(kind);
    if (step.kind === 'announce') expect(step.chargeAt.getTime()).toBeGreaterThanOrEqual(inDays(1).getTime());
  });

  it('a declined charge is tried twice more, and the subscription stays active until then', () => {
    const [first, second, third] = [1, 2, 3].map((tries) => afterDecline({ tries, periodEndsAt: now }, 'insufficient_funds', now));
    for (const after of [first, second]) {
      if (after?.kind !== 'again') throw new Error('is not tried again');
      expect(after.graceUntil.getTime()).toBeGreaterThan(after.nextTryAt.getTime());
      expect(after.nextTryAt.getTime()).toBeLessThanOrEqual(inDays(2).getTime());
    }
    expect(third?.kind).toBe('end');
  });

  it.each(languages)('the buttons that they mention have these labels in %s', (language) => {
    const { cancelling } = offerText(language);
    const { sessions, visible, erasure } = privacyText(language);
    const said = [cancelling, sessions, visible, erasure].flatMap(({ lines }): readonly string[] => lines).join('\n');
    const { title, anonymous, private: onlyMe, erase } = privacyWindow(language);
    const { logOutEverywhere } = shellText(language);
    for (const label of [plusText(language).stopRenewal, title, anonymous, onlyMe, erase, logOutEverywhere]) expect(said).toContain(label);
  });
});
