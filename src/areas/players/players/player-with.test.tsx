import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallFailure, type Call } from '#contract/page.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { page } from './player-with.page.tsx';

const person = (playerId: number, nickname: string) => ({ playerId, nickname, avatarUrl: null, rating: 1, duoRating: 1 });
const none = { matches: 0, above: 0, below: 0, together: 0 };
const { Body, Absent, load } = page;
const params = { id: '7', other: '8' };
const search = { page: 1, until: undefined };

test('the page says so if the two players never met', () => {
  const data = {
    player: person(7, 'Axe'),
    other: person(8, 'Lina'),
    solo: none,
    duo: none,
    totalCount: 0,
    totalPages: 0,
    isLastPage: true,
  };
  const html = renderToStaticMarkup(
    <LanguageProvider language="ru">
      <Body data={{ ...data, values: [] }} params={params} search={search} />
    </LanguageProvider>,
  );
  expect(html).toContain('Общих матчей нет');
  expect(html).not.toContain('0 общих матчей');
});

test('the figures of common matches add up: matches without a result are mentioned', () => {
  const duo = { matches: 65, above: 9, below: 8, together: 47 };
  const data = { player: person(7, 'Axe'), other: person(8, 'Lina'), solo: none, duo, totalCount: 65, totalPages: 1, isLastPage: true };
  const shown = (tally: typeof duo) =>
    renderToStaticMarkup(
      <LanguageProvider language="ru">
        <Body data={{ ...data, duo: tally, values: [] }} params={params} search={search} />
      </LanguageProvider>,
    );
  expect(shown(duo)).toMatch(/<dt>Без итога<\/dt><dd>1<\/dd>/);
  expect(shown({ ...duo, matches: 64 })).not.toContain('Без итога');
});

test.each([
  ['of two on one team', { isDuo: true, isTogether: true }, '2x8, вместе'],
  ['of two on different teams', { isDuo: true, isTogether: false }, '2x8'],
  ['of 1x6', { isDuo: false, isTogether: false }, '1x6'],
])('a match %s shows its mode beside its date too, for screens without room for the columns', (_, kind, line) => {
  const side = { heroName: null, place: 3 };
  const row = {
    matchId: 9,
    isFinished: true,
    isAbandoned: false,
    createdAtUtc: '2026-11-21T10:00:00',
    player: side,
    other: side,
    ...kind,
  };
  const tally = { ...none, matches: 1 };
  const html = renderToStaticMarkup(
    <LanguageProvider language="ru">
      <Body
        data={{
          player: person(7, 'Axe'),
          other: person(8, 'Lina'),
          solo: tally,
          duo: none,
          totalCount: 1,
          totalPages: 1,
          isLastPage: true,
          values: [row],
        }}
        params={params}
        search={search}
      />
    </LanguageProvider>,
  );
  expect(html).toMatch(new RegExp(`<th scope="row">.*<small[^>]*>${line}</small></th>`));
});

test.each([
  [[8], 'Игрока с ID 8 нет'],
  [[7, 8], 'Игроков с ID 7 и 8 нет'],
])('if %j are unknown the page says which player was not found', async (unknown, line) => {
  const call = (async ({ path }: { path: string }, { playerId }: { playerId: string }) => {
    if (path.endsWith('/common') || unknown.includes(Number(playerId))) throw new CallFailure(true, []);
    return person(Number(playerId), 'Axe');
  }) as unknown as Call;
  const failure: unknown = await load?.({ call, params, search, language: 'ru' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ isAbsent: true, missing: unknown.join(' ') });
  const html = Absent && (
    <LanguageProvider language="ru">
      <Absent isBeyond={false} missing={unknown.join(' ')} />
    </LanguageProvider>
  );
  expect(renderToStaticMarkup(html)).toContain(line);
});

test('there is no page of a player’s matches in common with themselves', async () => {
  const failure: unknown = await load?.({ call: undefined as never, params: { id: '7', other: '7' }, search, language: 'ru' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ isAbsent: true });
});
