import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { lobbySize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Random } from '#lib/random.ts';
import type { GameClient } from './game-client.ts';
import { LobbyStopped } from './lua-value.ts';
import type { MatchPlan } from './match-plan.ts';
import { matchPosts, type GamePost } from './match-posts.ts';
import { makeMatchKey, planMatch, type PlanInput } from './plan-match.ts';
import { fullLobby, practiceContestant } from './practice-lobby.ts';
import { readAnswer } from './script-answers.ts';
import { flatStrengths } from './strengths.ts';

const Change = v.object({ ratingChange: v.number() });
const FIRST_PRACTICE_ID = 2_000_000_000;
const PRACTICE_IDS = 2_000_000_000;

/** What a scenario runs on: the site, random numbers, a clock that runs faster, and a record of every answer. */
export class Stage {
  readonly client: GameClient;
  readonly random: Random;
  readonly statuses = new Map<number, number>();
  readonly failures: string[] = [];
  posts = 0;
  readonly #speed: number;
  #matches = 0;

  constructor(client: GameClient, random: Random, speed: number) {
    this.client = client;
    this.random = random;
    this.#speed = speed;
  }

  get matches(): number {
    return this.#matches;
  }

  fail(text: string): void {
    this.failures.push(text);
  }

  expect(isRight: boolean, text: string): void {
    if (!isRight) this.fail(text);
  }

  /** A match with players nobody has seen before. */
  newMatch(mode: Mode, changes: Partial<PlanInput> = {}, mapName?: string): MatchPlan {
    this.#matches += 1;
    const dice = this.random.fork(`match ${this.#matches}`);
    const firstId = FIRST_PRACTICE_ID + dice.whole(0, PRACTICE_IDS);
    const contestants = Array.from({ length: lobbySize[mode] }, (_, index) => practiceContestant(dice, firstId + index));
    const matchId = String(Date.now() * 1000 + this.#matches);
    return planMatch(dice, {
      matchId,
      matchKey: makeMatchKey(dice),
      lobby: fullLobby(dice, mode, contestants, mapName),
      strengths: flatStrengths,
      ...changes,
    });
  }

  postsOf(plan: MatchPlan): GamePost[] {
    return matchPosts(this.random.fork(`posts ${plan.matchId}`), plan);
  }

  /**
   * Sends a post. An answer with an unexpected status, or one that would stop the game's script, fails the scenario. Returns the answer's
   * text.
   */
  async send(call: string, body: unknown, expected = 200, client = this.client): Promise<string> {
    const answer = await client.post(call, JSON.stringify(body));
    this.note(answer.status);
    this.expect(answer.status === expected, `${call} answered ${answer.status} instead of ${expected}: ${answer.text.slice(0, 300)}`);
    if (answer.status === 200) this.#read(call, body, answer.text);
    return answer.text;
  }

  #read(call: string, body: unknown, text: string): void {
    const posted = v.safeParse(v.object({ players: v.array(v.string()) }), body);
    try {
      readAnswer(call, text, posted.success ? posted.output.players : []);
    } catch (error) {
      if (!(error instanceof LobbyStopped)) throw error;
      this.fail(error.message);
    }
  }

  note(status: number): void {
    this.posts += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** Waits for this many seconds of game time. */
  async wait(seconds: number): Promise<void> {
    if (Number.isFinite(this.#speed) && seconds > 0) await sleep((seconds / this.#speed) * 1000);
  }

  /** Sends posts at their times; returns the rating changes the site answered, by player. */
  async play(
    posts: readonly GamePost[],
    sendOne: (post: GamePost) => Promise<string> = (post) => this.send(post.call, post.body),
  ): Promise<Map<number, number>> {
    const changes = new Map<number, number>();
    let clock = posts[0]?.atSeconds ?? 0;
    for (const post of posts) {
      await this.wait(post.atSeconds - clock);
      clock = post.atSeconds;
      const text = await sendOne(post);
      if (post.call === '/api/game/end' && post.seat) this.noteChange(changes, post.seat.contestant.accountId, text);
    }
    return changes;
  }

  noteChange(changes: Map<number, number>, accountId: number, answer: string): void {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Change), answer);
    if (!read.success) return this.fail(`/end answered no ratingChange: ${answer.slice(0, 200)}`);
    const known = changes.get(accountId);
    this.expect(
      known === undefined || known === read.output.ratingChange,
      `the same /end answered ${known} and then ${read.output.ratingChange}`,
    );
    changes.set(accountId, read.output.ratingChange);
  }
}
