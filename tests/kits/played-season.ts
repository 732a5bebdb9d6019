import type { RecordedMatch } from '#areas/games/forecast/recorded-match.rules.ts';
import type { RatingChange } from '#areas/games/protocol/end.rules.ts';
import { modes, type GameMap, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { firstBelief, type Belief } from '#areas/games/protocol/skill.rules.ts';
import { rateLobby } from '#areas/games/protocol/skill.service.ts';
import { Random } from '#lib/random.ts';
import { BulkSite } from '../../demo/season/bulk-site.ts';
import { makeRoster } from '../../demo/season/roster.ts';
import { seasonMatches } from '../../demo/season/season-matches.ts';

const season = {
  id: 1,
  number: 1,
  name: 'Season',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  isPlanned: false,
  keptPercent: 100,
};
const ranges: [name: string, ratingMin: number, ratingMax: number | null][] = [
  ['ranked_0-800', 0, 800],
  ['ranked_0-500_start', 0, 500],
  ['ranked_0-500', 0, 500],
  ['ranked_500-800', 500, 800],
  ['ranked_500-1000', 500, 1000],
  ['ranked_500-x', 500, null],
  ['ranked_800-1200', 800, 1200],
  ['ranked_800-x', 800, null],
  ['ranked_1000-x', 1000, null],
  ['ranked_1200-x', 1200, null],
  ['ranked_duo', 0, null],
];
const maps = new Map(
  ranges.map(([name, ratingMin, ratingMax]): [string, GameMap] => {
    const mode: Mode = name === 'ranked_duo' ? 'duo' : 'solo';
    return [name, { name, mode, rankGroup: 'legend', isRanked: true, ratingMin, ratingMax }];
  }),
);

function opening(playerId: number, mode: Mode, rating: number): RatingChange {
  const of = { matchId: '0', playerId, mode, seasonId: season.id, place: null, isDouble: false, createdAt: season.startsAt };
  return { ...of, ratingBefore: 0, change: rating, ratingAfter: rating };
}

/** The counted matches of a demo season that is played in memory, in the order of their starts, with what was believed of the players before. */
export function playSeason(seed: string, { matches, players }: { matches: number; players: number }): RecordedMatch[] {
  const now = new Date('2026-06-01T12:00:00Z');
  const random = new Random(seed);
  const roster = makeRoster(random.fork('roster'), players);
  const site = new BulkSite({ seasons: [season], maps, postsKeptFrom: now });
  for (const { accountId, name, openingRating } of roster) {
    site.accounts.see(accountId, name, season.startsAt);
    // As the demo's season before left them: lobbies are matched by rating from the first match on.
    for (const mode of modes) site.accounts.book(opening(accountId, mode, openingRating[mode]));
  }
  const beliefs = new Map<string, Belief>();
  const played: RecordedMatch[] = [];
  for (const posts of seasonMatches({ random: random.fork('season'), roster, site, maps, now, count: matches, draws: {} })) {
    const rows = site.play(posts);
    const [match] = rows.matches;
    if (!match?.isCounted) continue;
    const { mode } = match;
    const before = rows.players.map((row) => ({ ...row, ...(beliefs.get(`${mode} ${row.playerId}`) ?? firstBelief) }));
    const placed = before.flatMap(({ place, isCounted, ...row }) => (place !== null && isCounted ? [{ ...row, place }] : []));
    for (const { playerId, mu, sigma } of rateLobby(placed, mode)) beliefs.set(`${mode} ${playerId}`, { mu, sigma });
    played.push({
      mode,
      players: before.map(({ playerId, teamId, place, endSeconds, leaveSeconds, mu }) => ({
        playerId,
        teamId,
        place,
        endSeconds,
        leaveSeconds,
        mu,
      })),
      buildings: rows.buildings,
      worths: rows.snapshots,
    });
  }
  return played;
}
