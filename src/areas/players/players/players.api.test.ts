import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import type { Output } from '#contract/endpoint.ts';
import { answerCall } from '#web/server/serve-api.ts';
import { demoRoles } from '../../../../demo/season/roster.ts';
import { openSeason, shortSeason } from '../../../../tests/kits/seasons/season-templates.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { World } from '../../../../tests/world/world.ts';
import { playersApi } from './players.api.ts';
import type { Player } from './players.contract.ts';
import type { getCollection, getMet, Profile } from './profile.contract.ts';

const { now } = shortSeason;
const NEWCOMER = 4_000_000_001;
let world: World;
let games: Game[] = [];

type Game = {
  match: string;
  player: number;
  mode: 'solo' | 'duo';
  at: Date;
  place: number;
  team: number | null;
  hero: string;
  talent: string;
  gpm: number;
};

type Answer<T> = { data: T; hasErrors: boolean; status: number };

async function ask<T>(path: string, query: string): Promise<Answer<T>> {
  const route = [...playersApi, ...matchesApi].find(({ endpoint }) => endpoint.path === path && endpoint.method === 'GET');
  if (!route) throw new Error(`no route ${path}`);
  const response = await answerCall(route, { ...world.context, now: () => now }, new Request(`http://localhost${path}?${query}`), {}, 'en');
  return { ...((await response.json()) as Answer<T>), status: response.status };
}

beforeAll(async () => {
  ({ world } = await openSeason(shortSeason));
  await world.connection.pool.query('insert into players (id, seen_at) values ($1, $2)', [NEWCOMER, now]);
  games = await rowsOf<Game>(
    world.db,
    `select p.match_id::text as match, p.player_id as player, p.mode, p.started_at as at, p.place, p.team_id as team, p.hero, p.talent, p.gpm
     from match_players p join matches m on m.id = p.match_id
     where m.finished_at is not null and m.is_ranked and m.is_stats and not m.is_cheats and not m.is_safe_to_leave and p.ended_at is not null order by p.started_at, p.match_id`,
  );
});
afterAll(() => world.close());

const people = [demoRoles.champion, ...demoRoles.duoPair, demoRoles.visitor];
const gamesOf = (player: number, mode: 'solo' | 'duo') => games.filter((game) => game.player === player && game.mode === mode);
const mean = (values: number[]) => (values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length);
const tally = <K>(keys: K[]) => keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<K, number>());

function expectFigures(shown: Omit<Player['duo'], 'places'> & { places: object }, mine: Game[], places: number): void {
  expect(shown.matchCount).toBe(mine.length);
  expect(shown.avgPlace).toBeCloseTo(mean(mine.map(({ place }) => place)) ?? Number.NaN, 9);
  expect(shown.avgGpm).toBeCloseTo(mean(mine.map(({ gpm }) => gpm)) ?? Number.NaN, 6);
  expect(shown.firstPlaces).toBe(mine.filter(({ place }) => place === 1).length);
  const expected = Array.from({ length: places }, (_, index) => [
    String(index + 1),
    mine.filter(({ place }) => place === index + 1).length / mine.length,
  ]);
  expect(Object.fromEntries(Object.entries(shown.places).map(([place, share]) => [place, Number(share)]))).toEqual(
    Object.fromEntries(expected),
  );
}

const nothingPlayed = { rating: 0, matchCount: 0, avgPlace: 0, avgGpm: 0 };

describe('GET /players', () => {
  test.each(people)('shows the figures of %i as in the raw rows, each mode separately', async (player) => {
    const { data } = await ask<Player>('/api/v2/players', `playerId=${player}`);
    expectFigures(data, gamesOf(player, 'solo'), 6);
    expectFigures(data.duo, gamesOf(player, 'duo'), 4);
    expect(Object.values(data.places).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('shows zeros for a player who has never played', async () => {
    const { data } = await ask<Player>('/api/v2/players', `playerId=${NEWCOMER}`);
    expect(data).toMatchObject({
      playerId: NEWCOMER,
      ...nothingPlayed,
      duoRating: 0,
      firstPlaces: 0,
      favoriteHero: null,
      social: null,
    });
    expect(data.places).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 });
  });

  test('says that nobody has a number, or that a number is invalid', async () => {
    expect(await ask('/api/v2/players', 'playerId=42')).toEqual({
      status: 200,
      data: null,
      hasErrors: true,
      errors: [{ text: 'Player not found' }],
    });
    expect((await ask('/api/v2/players', 'playerId=abc')).status).toBe(400);
  });
});

describe.each([['solo', 'false', 3] as const, ['duo', 'true', 2] as const])('the %s profile', (mode, isduo, top) => {
  const profileOf = async (player: number) => (await ask<Profile>('/api/v2/players/profile', `playerId=${player}&isduo=${isduo}`)).data;
  const metOf = async (player: number) =>
    (await ask<Output<typeof getMet>>('/api/v2/players/met', `playerId=${player}&isduo=${isduo}`)).data;

  test.each(people)('of %i has the heroes, days and streaks of the raw rows', async (player) => {
    const shown = await profileOf(player);
    const mine = gamesOf(player, mode);
    const heroes = [...tally(mine.map(({ hero }) => hero))].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    expect(shown.heroes.map(({ heroName, matchCount }) => [heroName, matchCount])).toEqual(heroes);
    const days = tally(mine.map(({ at }) => new Date(at.getTime() + 3 * 3600 * 1000).toISOString().slice(0, 10)));
    expect(shown.activity.days.map(({ day, matches }) => [day, matches])).toEqual([...days].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    let current = 0;
    const runs = mine.map(({ place }) => (current = place <= top ? current + 1 : 0));
    expect(shown.streaks.top).toEqual({ current: runs.at(-1) ?? 0, longest: Math.max(0, ...runs) });
  });

  test.each(people)('of %i has collected the wins of the raw rows', async (player) => {
    const { heroes } = (await ask<Output<typeof getCollection>>('/api/v2/players/collection', `playerId=${player}&isduo=${isduo}`)).data;
    const won = gamesOf(player, mode).filter(({ place }) => place === 1);
    expect(heroes.reduce((sum, { wins }) => sum + wins, 0)).toBe(won.length);
    for (const { heroName, wins, talents } of heroes) {
      expect(wins).toBe(won.filter(({ hero }) => hero === heroName).length);
      for (const talent of talents)
        expect(talent.wins).toBe(won.filter((game) => game.hero === heroName && game.talent.toLowerCase() === talent.name).length);
    }
  });

  test.each(people)('of %i lists the partners and rivals of the raw rows', async (player) => {
    const shown = await metOf(player);
    const met = (own: 'solo' | 'duo') =>
      gamesOf(player, own).flatMap((game) =>
        games.filter((other) => other.match === game.match && other.player !== player).map((other) => ({ game, other })),
      );
    const mates = tally(
      met('duo')
        .filter(({ game, other }) => other.team === game.team)
        .map(({ other }) => other.player),
    );
    expect(shown.partners.map(({ matchCount }) => matchCount)).toEqual([...mates.values()].toSorted((a, b) => b - a).slice(0, 5));
    for (const partner of shown.partners) expect(partner.matchCount).toBe(mates.get(partner.playerId));
    for (const [side, rivals] of [
      ['above', shown.above],
      ['below', shown.below],
    ] as const) {
      const times = tally(
        met(mode)
          .filter(({ game, other }) => (side === 'above' ? other.place < game.place : other.place > game.place))
          .map(({ other }) => other.player),
      );
      const meetings = tally(
        met(mode)
          .filter(({ game, other }) => other.place !== game.place)
          .map(({ other }) => other.player),
      );
      const shares = [...times].flatMap(([id, count]) => {
        const matches = meetings.get(id) ?? 0;
        return matches >= 5 && count * 2 > matches ? [count / matches] : [];
      });
      expect(rivals.map((rival) => rival.times / rival.matchCount)).toEqual(shares.toSorted((a, b) => b - a).slice(0, 5));
      for (const rival of rivals)
        expect([rival.times, rival.matchCount]).toEqual([times.get(rival.playerId), meetings.get(rival.playerId)]);
    }
  });

  test.each(people)('of %i has a line that follows the ledger', async (player) => {
    const { line, figures } = await profileOf(player);
    const ledger = await rowsOf<{ rating: number; change: number; match: number; at: Date; place: number | null }>(
      world.db,
      `select rating_after as rating, change, r.match_id as match, created_at as at, p.place
       from rating_changes r left join match_players p on p.match_id = r.match_id and p.player_id = r.player_id
       where r.player_id = ${player} and r.mode = '${mode}' order by created_at, r.match_id`,
    );
    const asShown = ({ at, rating, place }: (typeof ledger)[0]) => ({ at: at.toISOString().slice(0, 19), rating, place });
    for (const point of line.points) expect(ledger.map(asShown)).toContainEqual(point);
    const ratings = ledger.map(({ rating }) => rating);
    const points = line.points.map(({ rating }) => rating);
    expect([points[0], points.at(-1), Math.max(...points), Math.min(...points)]).toEqual([
      ratings[0],
      figures.rating,
      Math.max(...ratings),
      Math.min(...ratings),
    ]);
    expect(points.length).toBeLessThanOrEqual(94);
    const recent = ledger.slice(-30).filter(({ match }) => match !== 0);
    expect(line.recent).toEqual({ matches: recent.length, change: recent.reduce((sum, { change }) => sum + change, 0) });
    expect(line.seasons.map(({ name }) => name)).toEqual(['Season 14']);
  });

  test.each(people)('of %i has a page of the same matches as the history', async (player) => {
    for (const page of [1, 2]) {
      const { data } = await ask<Profile['games']>('/api/v2/matches/history', `playerId=${player}&page=${page}`);
      const shown = await ask<Profile>('/api/v2/players/profile', `playerId=${player}&isduo=${isduo}&page=${page}`);
      expect(shown.data.games).toEqual(data);
      if (page === 1) expect(data.values.length).toBeGreaterThan(0);
    }
  });

  test.each(people)('of %i filters and sorts its matches like the raw rows', async (player) => {
    type Row = {
      id: string;
      hero: string | null;
      place: number;
      mode: string;
      seconds: number;
      kills: number;
      deaths: number;
      assists: number;
    };
    const all = await rowsOf<Row & { season: number; change: number | null; items: string[] }>(
      world.db,
      `select p.match_id::text as id, p.hero, p.place, p.mode, round(p.end_seconds) as seconds, p.kills, p.deaths, p.assists, s.number as season, case when p.ended_at is not null then coalesce(r.change, 0) end as change, p.items
       from match_players p join matches m on m.id = p.match_id join seasons s on s.id = m.season_id
       left join rating_changes r on r.match_id = p.match_id and r.player_id = p.player_id
       where p.player_id = ${player} order by p.started_at desc, p.match_id desc`,
    );
    const listed = async (query: string) =>
      (await ask<Profile>('/api/v2/players/profile', `playerId=${player}&isduo=${isduo}&count=100&${query}`)).data.games;
    const ids = async (query: string) => (await listed(query)).values.map(({ matchId }) => String(matchId));
    const hero = all.find((row) => row.hero !== null)?.hero ?? '';
    const of = (keep: (row: (typeof all)[0]) => boolean) => all.filter(keep).map(({ id }) => id);
    expect(await ids(`heroName=${hero}`)).toEqual(of((row) => row.hero === hero));
    expect(await ids(`mode=${mode}&place=1`)).toEqual(of((row) => row.mode === mode && row.place === 1));
    expect((await listed('season=14')).totalCount).toBe(all.filter(({ season }) => season === 14).length);
    expect((await listed('season=13')).totalCount).toBe(0);
    expect(await ids('order=asc')).toEqual(of(() => true).toReversed());
    const values = async (sort: string, value: (row: Profile['games']['values'][0]) => number | null) =>
      (await listed(`sort=${sort}`)).values.map(value);
    const kda = (row: { kills: number | null; deaths: number | null; assists: number | null }) =>
      row.kills === null ? null : (row.kills + (row.assists ?? 0)) / Math.max(1, row.deaths ?? 0);
    const falling = (numbers: (number | null)[]) =>
      numbers.toSorted((a, b) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY)).slice(0, 100);
    expect(await values('kda', kda)).toEqual(falling(all.map(kda)));
    expect(await values('place', ({ place }) => place)).toEqual(falling(all.map(({ place }) => place)));
    expect(await values('rating', ({ ratingChange }) => ratingChange)).toEqual(falling(all.map(({ change }) => change)));
    const first = (await listed('')).values[0];
    expect(first).toMatchObject({ kills: all[0]?.kills, items: all[0]?.items ?? [] });
  });

  test('has the place in the leaderboard and the end of the last season', async () => {
    const table = await rowsOf<{ id: number }>(
      world.db,
      `select player_id as id from player_modes where mode = '${mode}' and games > 0 order by rating desc, games desc, player_id`,
    );
    const openings = await rowsOf<{ id: number; rating: number }>(
      world.db,
      `select player_id as id, rating_after as rating from rating_changes where season_id = 13 and mode = '${mode}' order by rating_after desc, player_id`,
    );
    for (const player of people) {
      const { figures, closings, lastMatch } = await profileOf(player);
      const index = table.findIndex(({ id }) => id === player);
      expect(figures.place).toBe(index === -1 ? null : index + 1);
      expect(figures.topShare).toBe(index === -1 ? null : (index + 1) / table.length);
      const [last] = await rowsOf<{ id: string; place: number | null }>(
        world.db,
        `select match_id::text as id, place from match_players where player_id = ${player} order by started_at desc, match_id desc limit 1`,
      );
      expect(lastMatch && [String(lastMatch.matchId), lastMatch.place]).toEqual(last ? [last.id, last.place] : null);
      const own = openings.find(({ id }) => id === player);
      expect(own).toBeDefined();
      const lower = openings.filter(({ rating }) => rating < (own?.rating ?? 0)).length;
      expect(closings).toEqual([
        {
          season: 'Season 13',
          rating: own?.rating,
          place: openings.findIndex(({ id }) => id === player) + 1,
          playerCount: openings.length,
          percentile: lower / (openings.length - 1),
        },
      ]);
    }
  });

  test('is empty for a player who has never played', async () => {
    const shown = await profileOf(NEWCOMER);
    expect(shown).toMatchObject({
      heroes: [],
      activity: { until: '2026-03-15', days: [] },
      closings: [],
      line: { points: [], seasons: [], recent: { matches: 0, change: 0 } },
    });
    expect(await metOf(NEWCOMER)).toEqual({ partners: [], above: [], below: [] });
    expect(shown.figures).toEqual({
      ...nothingPlayed,
      bestHero: null,
      place: null,
      topShare: null,
      favoriteHero: null,
      places: Array.from({ length: mode === 'solo' ? 6 : 4 }, () => 0),
      playsLike: null,
    });
  });
});
