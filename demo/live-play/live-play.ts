import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Db } from '#db/pool.ts';
import { Random } from '#lib/random.ts';
import type { Logger } from '#services/log.ts';
import type { GameClient } from '../game-server/game-client.ts';
import { LobbyStopped, LuaValue } from '../game-server/lua-value.ts';
import type { MatchPlan } from '../game-server/match-plan.ts';
import type { GamePost } from '../game-server/match-posts.ts';
import { readLobby } from '../game-server/script-answers.ts';
import { doubleRatingBody, leaveBody, playerIds } from '../game-server/wire-match.ts';
import { gather } from '../season/matchmaking.ts';
import { FIRST_LIVE_ID, playOut } from '../season/play-out.ts';
import type { DemoPlayer } from '../season/roster.ts';
import { DOUBLE_SHARE, DUO_SHARE } from '../season/season-matches.ts';
import { truthsAt } from '../season/truths.ts';
import { listUnfinished, readHall, type Unfinished } from './hall.ts';
import { matchesWanted } from './tempo.ts';

type Due = Pick<GamePost, 'call' | 'body'> & { atMs: number; tries: number };
type Running = { plan: MatchPlan; endsMs: number; posts: Due[] };

/** The numbers of matches count the seconds from here. */
const FIRST_SECOND = Date.parse('2026-01-01T00:00:00Z') / 1000;
const REPEAT_MS = 3_000;
const MOST_TRIES = 50;
/** A match with less than this remaining counts as nearly over: the next one begins beside it. */
const LAST_MS = 90_000;
const MOST_AT_ONCE = 5;
const GAP_SECONDS = { few: 8, least: 12, most: 45 };
/** A match overdue by more than this is not played to its end if nobody is out yet. */
const GRACE_MS = 10 * 60_000;
const LOOK_MS = 60_000;

/**
 * The demo's game server: keeps three to five matches of the season's players in progress, by the real protocol. The caller is the clock:
 * `step` does what is due, `nextAt` says when to call again.
 */
export class LivePlay {
  readonly #db: Db;
  readonly #client: Pick<GameClient, 'post'>;
  readonly #log: Logger;
  readonly #roster: readonly DemoPlayer[];
  #running: Running[] = [];
  #mayBeginMs = 0;

  constructor(db: Db, client: Pick<GameClient, 'post'>, log: Logger, roster: readonly DemoPlayer[]) {
    this.#db = db;
    this.#client = client;
    this.#log = log;
    this.#roster = roster;
  }

  /** How many matches are in progress. */
  get inProgress(): number {
    return this.#running.length;
  }

  /** Takes over the demo's unfinished matches: continues them, or ends those that are long overdue. Matches of others are left alone. */
  async resume(at: Date): Promise<void> {
    for (const match of await listUnfinished(this.#db, this.#roster)) this.#running.push(takeOver(match, at));
  }

  /** When something is to be done next. */
  nextAt(at: Date): Date {
    const times = this.#running.flatMap(({ posts: [first], endsMs }) => [first?.atMs ?? Infinity, endsMs - LAST_MS]);
    const begin = this.#isWanted(at) ? Math.max(at.getTime(), this.#mayBeginMs) : Infinity;
    const next = Math.min(at.getTime() + LOOK_MS, begin, ...times.filter((time) => time > at.getTime()));
    return new Date(Math.ceil(next));
  }

  /** Posts what is due by now, and begins a match when one is wanted. */
  async step(at: Date): Promise<void> {
    for (const match of this.#running) await this.#postDue(match, at);
    this.#running = this.#running.filter(({ posts }) => posts.length > 0);
    if (this.#isWanted(at) && at.getTime() >= this.#mayBeginMs) await this.#begin(at);
  }

  #isWanted(at: Date): boolean {
    const lasting = this.#running.filter(({ endsMs }) => endsMs - at.getTime() > LAST_MS);
    return lasting.length < matchesWanted(at) && this.#running.length < MOST_AT_ONCE;
  }

  async #begin(at: Date): Promise<void> {
    const dice = new Random(`begin ${at.getTime()}`);
    const gap = this.#running.length < 2 ? GAP_SECONDS.few : dice.whole(GAP_SECONDS.least, GAP_SECONDS.most);
    this.#mayBeginMs = at.getTime() + gap * 1000;
    const mode: Mode = dice.chance(DUO_SHARE) ? 'duo' : 'solo';
    const { maps, ratings } = await readHall(this.#db, mode);
    const busy = new Set(this.#running.flatMap(({ plan }) => plan.seats.map(({ contestant }) => contestant.accountId)));
    const free = this.#roster.filter(({ accountId }) => !busy.has(accountId));
    const lobby = gather(dice, mode, { maps, free, ratingOf: ({ accountId }) => ratings.get(accountId) ?? 0 });
    if (!lobby) return;
    const matchId = String(FIRST_LIVE_ID + Math.floor(at.getTime() / 1000) - FIRST_SECOND);
    const { plan, posts } = playOut({ matchId, lobby, strengths: truthsAt(at, at) });
    const match = runningFrom(plan, posts, at.getTime());
    this.#running.push(match);
    await this.#postDue(match, at);
  }

  async #postDue({ plan, posts }: Running, at: Date): Promise<void> {
    for (let [first] = posts; first && first.atMs <= at.getTime(); [first] = posts) {
      const { status, text } = await this.#post(first, plan);
      if (status === 200 && first.call === '/api/game/match_start') posts.push(...this.#doubles(plan, text, first.atMs));
      if (status > 0 && status < 500) {
        if (status !== 200)
          this.#log.warn(
            { call: first.call, matchId: plan.matchId, status, text: text.slice(0, 200) },
            'the site refused a post of the demo',
          );
        posts.shift();
        posts.sort((one, other) => one.atMs - other.atMs);
        continue;
      }
      first.tries += 1;
      first.atMs = at.getTime() + REPEAT_MS;
      // Like the script: without an answer for this long it gives up, and a match that never began has no end.
      if (first.tries >= MOST_TRIES) posts.splice(0, first.call === '/api/game/match_start' ? posts.length : 1);
      return;
    }
  }

  #post({ call, body }: Due, { matchId }: MatchPlan) {
    return this.#client.post(call, JSON.stringify(body)).catch((error: unknown) => {
      this.#log.debug({ call, matchId, error: String(error) }, 'the site does not answer the demo');
      return { status: 0, text: '' };
    });
  }

  /** Some of the subscribers who may double their rating, in the match's first minute. */
  #doubles(plan: MatchPlan, answer: string, startMs: number): Due[] {
    const dice = new Random(`doubles ${plan.matchId}`);
    try {
      const { members } = readLobby(LuaValue.decode(answer, 'match_start'), playerIds(plan));
      const able = plan.seats.filter(({ contestant }) => {
        const member = members.get(String(contestant.accountId));
        return member?.hasPlus && member.cooldowns.doubleRatingCd === 0 && dice.chance(DOUBLE_SHARE);
      });
      return able.map((seat) => ({
        call: '/api/game/double_rating',
        body: doubleRatingBody(plan, seat),
        atMs: startMs + (20 + seat.slot) * 1000,
        tries: 0,
      }));
    } catch (error) {
      if (!(error instanceof LobbyStopped)) throw error;
      this.#log.error({ matchId: plan.matchId, error: error.message }, 'an answer to match_start that would stop the game');
      return [];
    }
  }
}

function runningFrom(plan: MatchPlan, posts: readonly GamePost[], startMs: number): Running {
  const due = posts.map(({ call, body, atSeconds }) => ({ call, body, atMs: startMs + Math.round(atSeconds * 1000), tries: 0 }));
  return { plan, posts: due, endsMs: due.at(-1)?.atMs ?? startMs };
}

/** The rest of a match that another run began. If nobody is out and it is long overdue, everybody leaves: it is called off. */
function takeOver({ startedAt, ended, left, ...match }: Unfinished, at: Date): Running {
  const { plan, posts } = playOut({ ...match, strengths: truthsAt(startedAt, startedAt) });
  const isOut = ({ contestant }: MatchPlan['seats'][number]) => ended.has(contestant.accountId) || left.has(contestant.accountId);
  const running = runningFrom(
    plan,
    posts.filter(
      ({ call, seat }) => call !== '/api/game/match_start' && !(seat && call === '/api/game/end' && ended.has(seat.contestant.accountId)),
    ),
    startedAt.getTime(),
  );
  if (ended.size > 0 || running.endsMs + GRACE_MS > at.getTime()) return running;
  const dice = new Random(`called off ${plan.matchId}`);
  const staying = plan.seats.filter((seat) => !isOut(seat));
  return {
    plan,
    endsMs: at.getTime(),
    posts: staying.map((seat) => ({
      call: '/api/game/leave',
      body: leaveBody(dice, plan, { ...seat, earlyLeave: null }),
      atMs: at.getTime(),
      tries: 0,
    })),
  };
}
