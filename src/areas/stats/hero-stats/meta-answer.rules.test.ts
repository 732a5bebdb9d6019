import { describe, expect, it } from 'vitest';
import { formatDecimal, formatShare } from '#lib/format.ts';
import { plainHeroRow } from './hero-meta.rules.ts';
import { metaAnswer, placeShares } from './meta-answer.rules.ts';

const MATCHES = 662;

/** A hero with `games` out of 662 matches, `seconds` of them second and the rest third. */
function answerOf(games: number, seconds = 0) {
  const places = [0, seconds, games - seconds, 0, 0, 0];
  const plain = plainHeroRow({ hero: 'npc_dota_hero_axe', talent: '*', games, places, matches: MATCHES, players: 1, gained: null });
  const row = { ...plain, estimate: null, lessSkill: null, pickedBy: null, isBest: false, ranks: null };
  return metaAnswer([row], 'solo', () => 'axe')[0];
}

describe('the table of hero statistics', () => {
  it('shows every figure as if all its decimals were known', () => {
    // 21.148 % would round to 21.15 %, which must not become 21.2 %.
    expect(formatShare(answerOf(140)?.pickrate, 'en')).toBe('21.1%');
    for (let games = 1; games <= MATCHES; games++) {
      const answer = answerOf(games, Math.floor(games / 3));
      expect(formatShare(answer?.pickrate, 'en')).toBe(formatShare(games / MATCHES, 'en'));
      expect(formatShare(answer?.pickrate, 'en', 0)).toBe(formatShare(games / MATCHES, 'en', 0));
      expect(formatDecimal(answer?.averagePlace, 2, 'en')).toBe(formatDecimal(3 - Math.floor(games / 3) / games, 2, 'en'));
      const [first = 0] = Object.values(placeShares({ games: MATCHES, places: [games, 0, 0, 0, 0, 0] }, 'solo'));
      expect(formatShare(first, 'en')).toBe(formatShare(games / MATCHES, 'en'));
    }
  });

  it('has nine decimals', () => {
    expect(answerOf(100)?.pickrate).toBe(0.151057402);
  });
});
