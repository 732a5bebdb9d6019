import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountContextProvider } from '#areas/core/sign-in/Account.tsx';
import { anonymous } from '#areas/core/sign-in/authorized.rules.ts';
import type { PatreonLink } from '#areas/money/patreon/patreon.contract.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Language } from '#lib/words.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { PlusActions } from './PlusActions.tsx';
import { MembershipLine } from './PlusMembership.tsx';
import { StopAnswer } from './PlusRenewal.tsx';

const nothing = () => {};

it.each([
  ['runs', DAY_MS, true, true],
  ['is over while its renewal goes on', -DAY_MS, true, true],
  ['is over, and with it the renewal', -DAY_MS, false, false],
])('a player with a subscription that %s is offered to stop its charges, or not', (_, leftMs, isSubscribed, isOffered) => {
  const who = { ...anonymous, authorized: true, playerId: 7, dotaPlusExpireDate: Date.now() + leftMs, isSubscribed };
  const page = renderToStaticMarkup(
    <LanguageProvider language="en">
      <AccountContextProvider value={{ who, refresh: nothing, signOut: nothing, signOutEverywhere: nothing }}>
        <PlusActions />
      </AccountContextProvider>
    </LanguageProvider>,
  );
  expect(page.includes('Cancel subscription')).toBe(isOffered);
});

it.each<[Language, number | null, string]>([
  ['en', Date.parse('2026-05-10T12:00:00Z'), 'There will be no more charges. You keep Dota Plus until 10.05.26.'],
  ['en', null, 'There will be no more charges.'],
  ['ru', null, 'Новых списаний не будет.'],
])('a player who stops it reads in %s what stays, which at %s is “%3$s”', (language, until, said) => {
  const shown = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <StopAnswer until={until} />
    </LanguageProvider>,
  );
  expect(shown.replaceAll(/<[^>]*>/g, '').trim()).toBe(said);
});

it.each<[Language, Partial<PatreonLink>, string]>([
  ['en', {}, 'Renews through Patreon. Next charge 10.05.26.'],
  ['ru', {}, 'Продлевается через Patreon. Следующее списание 10.05.26.'],
  ['en', { nextChargeAt: null }, 'Renews through Patreon.'],
  ['en', { hasPlus: false }, ''],
  ['en', { status: 'declined', nextChargeAt: null }, ''],
  ['en', { status: 'former', nextChargeAt: null }, ''],
])('a player whose subscription renews through Patreon reads so in %s, and of a membership %j “%s”', (language, membership, said) => {
  const link: PatreonLink = { fullName: 'Ann', status: 'active', nextChargeAt: Date.parse('2026-05-10T12:00:00Z'), hasPlus: true };
  const shown = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <MembershipLine link={{ ...link, ...membership }} />
    </LanguageProvider>,
  );
  expect(shown.replaceAll(/<[^>]*>/g, '').trim()).toBe(said);
});
