import { lobbySize } from '#areas/games/protocol/modes.rules.ts';
import { Random } from '#lib/random.ts';
import { demoGameKey } from '#services/config.ts';
import { GameClient } from '../demo/game-server/game-client.ts';
import { matchPosts } from '../demo/game-server/match-posts.ts';
import { makeMatchKey, planMatch } from '../demo/game-server/plan-match.ts';
import { fullLobby, practiceContestant } from '../demo/game-server/practice-lobby.ts';
import { flatStrengths } from '../demo/game-server/strengths.ts';
import type { Figure } from './sections.ts';

const FIRST_PLAYER = 1_900_000_000;

/** Whole matches through the game's protocol, over HTTP: every post of each in its order, several matches at once. The posts are made before the clock starts. */
export async function ingest(origin: string, matches: number, atOnce: number, least: number): Promise<Figure[]> {
  const random = new Random('bench');
  const waiting = Array.from({ length: matches }, (_, match) => {
    const contestants = Array.from({ length: lobbySize.solo }, (_seat, slot) =>
      practiceContestant(random, FIRST_PLAYER + match * 6 + slot),
    );
    const matchId = String(Date.now() * 1000 + match);
    const plan = planMatch(random, {
      matchId,
      matchKey: makeMatchKey(random),
      lobby: fullLobby(random, 'solo', contestants),
      strengths: flatStrengths,
    });
    return matchPosts(random, plan).map(({ call, body }) => ({ call, body: JSON.stringify(body) }));
  });
  const client = new GameClient(origin, demoGameKey);
  let posts = 0;
  let refused = 0;
  const startedAt = performance.now();
  const play = async () => {
    for (let match = waiting.pop(); match; match = waiting.pop()) {
      for (const post of match) {
        const answer = await client.post(post.call, post.body);
        posts += 1;
        if (answer.status !== 200) refused += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  client.close();
  const seconds = (performance.now() - startedAt) / 1000;
  const rate = matches / seconds;
  const value = `${rate.toFixed(1)} a second (${matches} matches, ${posts} posts, ${refused} refused, ${atOnce} at once)`;
  return [{ name: 'whole matches ingested over HTTP', value, bound: `≥ ${least} a second`, isMet: refused === 0 && rate >= least }];
}
