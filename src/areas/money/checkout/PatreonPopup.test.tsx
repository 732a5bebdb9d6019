import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PatreonLink } from '#areas/money/patreon/patreon.contract.ts';
import { NavigationProvider } from '#contract/navigation.tsx';
import type { Language } from '#lib/words.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { PatreonPopup, PatreonWindow } from './PatreonPopup.tsx';

const nothing = () => {};
const active: PatreonLink = { fullName: 'Ann', status: 'active', nextChargeAt: Date.parse('2026-05-10T12:00:00Z'), hasPlus: true };

function shown(link: PatreonLink | null | 'unknown', { language = 'en', outcome = '' }: { language?: Language; outcome?: string } = {}) {
  const query = `?popup=payment_patreon${outcome && `&patreon=${outcome}`}`;
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <NavigationProvider value={{ path: '/dota-plus', query, go: nothing, close: nothing, reload: nothing }}>
        {link === 'unknown' ? <PatreonPopup onClose={nothing} /> : <PatreonWindow link={link} onClose={nothing} />}
      </NavigationProvider>
    </LanguageProvider>,
  );
  return {
    html,
    words: html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' .', '.'),
  };
}

it.each<[Language, Partial<PatreonLink>, string]>([
  ['en', {}, 'Your membership is active and renews Dota Plus. Next charge 10.05.26.'],
  ['ru', {}, 'Подписка на Patreon активна и продлевает Dota Plus. Следующее списание 10.05.26.'],
  ['en', { hasPlus: false }, 'it does not give you Dota Plus right now. Next charge 10.05.26.'],
  ['en', { status: 'declined', nextChargeAt: null }, 'did not go through. Update your card there'],
  ['ru', { status: 'declined', nextChargeAt: null }, 'Платёж на Patreon не прошёл. Обновите там карту'],
  ['en', { status: 'former', nextChargeAt: null, hasPlus: false }, 'You have no membership right now. Become a member on our page'],
  ['ru', { status: 'none', nextChargeAt: null, hasPlus: false }, 'Сейчас подписки на Patreon нет. Оформите её на нашей странице'],
])('a player who has linked Patreon reads in %s which account it is, and of a membership %j that “%s”', (language, membership, said) => {
  const { html, words } = shown({ ...active, ...membership }, { language });
  expect(html).toContain('<bdi>Ann</bdi>');
  expect(words).toContain(said);
  expect(html).toContain('href="/api/auth/patreon_page"');
  expect(words).toContain(language === 'ru' ? 'Привязать другой аккаунт' : 'Link another account');
  expect(words).not.toMatch(/Link Patreon|Привязать Patreon/);
});

it('an active membership without a known next charge shows no date', () => {
  expect(shown({ ...active, nextChargeAt: null }).words).not.toMatch(/Next charge|—/);
});

it('an account whose name is unknown is still shown as linked', () => {
  const { html, words } = shown({ ...active, fullName: null });
  expect([words.includes('A Patreon account is linked.'), html.includes('<bdi>')]).toEqual([true, false]);
});

it.each([
  ['has linked none', null],
  ['may have linked one, which is not known yet or cannot be said', 'unknown'],
] as const)('a player who %s is told how to do it', (_, link) => {
  const { html, words } = shown(link);
  expect(html).toContain('href="/api/auth/patreon?return=%2Fdota-plus"');
  expect(words).toMatch(/Become a member on our Patreon page\..*Link Patreon”.*Link Patreon/);
  expect(words).not.toContain('Link another account');
});

it.each([
  ['that it is done', null, /Patreon is linked\..*Done/],
  ['as whom, and that it renews', active, /Patreon is linked\..*Ann.*active and renews Dota Plus.*Done/],
  ['that the tier gives nothing', { ...active, hasPlus: false }, /Patreon is linked\..*Ann.*does not give you Dota Plus.*Our Patreon page/],
  [
    'how to become a member',
    { ...active, status: 'none', hasPlus: false } as const,
    /Patreon is linked\..*no membership.*Our Patreon page/,
  ],
])('a player who comes back from linking is told %s', (_, link, said) => {
  const { words } = shown(link, { outcome: 'linked' });
  expect(words).toMatch(said);
  expect(words).not.toContain('Link Patreon');
});

it('a player who failed to link another account is told so, and which account is still linked', () => {
  const { words } = shown(active, { outcome: 'failed' });
  expect(words).toMatch(/Patreon did not confirm the link\. Try again\..*Linked Patreon account: Ann.*Link another account/);
});
