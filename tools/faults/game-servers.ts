import { setTimeout as sleep } from 'node:timers/promises';
import { lobbySize } from '#areas/games/protocol/modes.rules.ts';
import { Random } from '#lib/random.ts';
import { GameClient } from '../../demo/game-server/game-client.ts';
import { matchPosts, type GamePost } from '../../demo/game-server/match-posts.ts';
import { makeMatchKey, planMatch } from '../../demo/game-server/plan-match.ts';
import { fullLobby, practiceContestant } from '../../demo/game-server/practice-lobby.ts';
import { flatStrengths } from '../../demo/game-server/strengths.ts';

const FIRST_PLAYER = 1_600_000_000;
const RETRY_MS = 150;

/** A match end that the site has acknowledged. */
export type Acknowledged = { matchId: string; playerId: string; place: number };

/** All posts of the game for a match of six players, whose ids start at `firstPlayer`. */
export function practiceMatch(random: Random, matchId: string, firstPlayer: number): GamePost[] {
  const contestants = Array.from({ length: lobbySize.solo }, (_, slot) => practiceContestant(random, firstPlayer + slot));
  const lobby = fullLobby(random, 'solo', contestants);
  return matchPosts(random, planMatch(random, { matchId, matchKey: makeMatchKey(random), lobby, strengths: flatStrengths }));
}

/** Game servers that play match after match and, like the game, repeat each post until it is answered. */
export class GameServers {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  /** Posts answered as expected, and posts that had to be repeated. */
  posts = 0;
  repeated = 0;
  readonly #client: GameClient;
  readonly #random = new Random('faults');
  readonly #playing: Promise<void>[];
  #isStopping = false;
  #matches = 0;

  constructor(origin: string, key: string, servers: number) {
    this.#client = new GameClient(origin, key);
    this.#playing = Array.from({ length: servers }, () => this.#play());
  }

  /** Lets the matches in progress finish. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#playing);
    this.#client.close();
  }

  async #play(): Promise<void> {
    while (!this.#isStopping) {
      const match = ++this.#matches;
      const matchId = String(7_700_000_000_000_000 + match);
      for (const { call, body } of practiceMatch(this.#random, matchId, FIRST_PLAYER + (match % 40) * 6)) {
        await this.#until(call, JSON.stringify(body));
        if (call === '/api/game/end')
          this.acknowledged.push({ matchId, playerId: String(Object(body).playerId), place: Number(Object(body).place) });
      }
    }
  }

  async #until(call: string, body: string): Promise<void> {
    for (;;) {
      const status = await this.#client.post(call, body).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return void (this.posts += 1);
      if (status >= 400 && status < 500 && status !== 429) return void this.refused.push(`${call} ${status}`);
      this.repeated += 1;
      await sleep(RETRY_MS);
    }
  }
}
