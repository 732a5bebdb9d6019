import type { Answer, GameClient } from './game-client.ts';
import { LuaValue } from './lua-value.ts';
import type { MatchPlan, Seat } from './match-plan.ts';
import { readers, readLobby, type ReadLobby, type WaitingGift } from './script-answers.ts';
import type { Stage } from './stage.ts';
import { scatterEmptyTables } from './wire-looseness.ts';
import { matchStartBody, playerIds } from './wire-match.ts';

const REPEAT_SECONDS = 3;
export const MOST_REPEATS = 50;
const STATE_SECONDS = 30;
const GIFT_SECONDS = 30;
const HTTP_ERRORS = '/api/game/http-errors';
/** A player's settings when the site has sent none. */
export const DEFAULT_SETTINGS = { quickCast: false, hudScale: 100, hiddenTips: [] };

type Body = Record<string, unknown> | unknown[];
/** The name of a call whose answer is read. */
type Reader = keyof typeof readers;
type Read<C extends Reader> = ReturnType<(typeof readers)[C]>;

/**
 * The game's script for one lobby. It sends the same posts at the same times as the real one, and reads the answers as strictly: an
 * unexpected type throws LobbyStopped. `match_start`, `unranked_stats` and `end` are repeated with the same body until the site answers
 * 200; nothing else is. After a `match_start` without an answer it goes on with its defaults, and posts them as settings.
 */
export class GameScript {
  readonly stage: Stage;
  readonly plan: MatchPlan;
  readonly ids: string[];
  /** The site's answer at the start; undefined without one. */
  lobby: ReadLobby | undefined;
  readonly settings = new Map<string, unknown>();
  banned = new Set<string>();
  readonly waiting = new Map<string, WaitingGift[]>();
  /** Answers other than 200, as reported to the site. */
  readonly errors: string[] = [];
  readonly #client: GameClient;
  #hasBegun = false;
  #clock = 0;

  constructor(stage: Stage, plan: MatchPlan, client = stage.client) {
    this.stage = stage;
    this.#client = client;
    this.plan = plan;
    this.ids = playerIds(plan);
    for (const id of this.ids) this.settings.set(id, DEFAULT_SETTINGS);
  }

  /** Asks for the lobby. Whatever has come back is used from here on. */
  async start(): Promise<ReadLobby | undefined> {
    const answer = await this.#repeated('/api/game/match_start', matchStartBody(this.plan));
    if (!answer) return undefined;
    this.lobby = readLobby(LuaValue.decode(answer, 'match_start'), this.ids);
    for (const [id, { settings }] of this.lobby.members) if (settings !== undefined) this.settings.set(id, settings);
    if (this.plan.lobby.mapName === 'unranked') await this.ask('unranked_stats', { players: this.ids });
    await this.ask('match_details', this.ids);
    await this.ask('match_leaderboard', this.ids);
    return this.lobby;
  }

  /** The site's data about a player: indexed, as the script does it. */
  member(id: string) {
    const found = this.lobby?.members.get(id);
    if (!found) throw new Error(`the script knows nothing of ${id}`);
    return found;
  }

  /** The heroes are chosen: from here on the script sends less often. */
  begin(): void {
    this.#hasBegun = true;
  }

  /** Advances the game clock, with the calls that the script makes by its clock. */
  async pass(seconds: number): Promise<void> {
    for (let until = this.#clock + seconds; this.#clock + 1 <= until;) {
      this.#clock += 1;
      await this.stage.wait(1);
      if (!this.#hasBegun || this.#clock % STATE_SECONDS === 0) await this.#askState();
      if (this.#clock % GIFT_SECONDS === 0) await this.#askGifts();
    }
  }

  /** Makes a call whose answer is read; undefined when it was not answered with 200. */
  async ask<C extends Reader>(call: C, body: Body): Promise<Read<C> | undefined> {
    const isOfStatistics = call === 'match_details' || call === 'match_leaderboard';
    const path = isOfStatistics ? `/api/${call}` : `/api/game/${call}`;
    const isRepeated = call === 'end' || call === 'unranked_stats';
    const text = await (isRepeated ? this.#repeated(path, body) : this.#once(path, body));
    return text === undefined ? undefined : (readers[call](LuaValue.decode(text, call)) as Read<C>);
  }

  /** Makes a call and reads only whether it succeeds. */
  async tell(path: string, body: Body): Promise<boolean> {
    const text = await this.#once(path, body);
    if (text !== undefined) LuaValue.decode(text, path);
    return text !== undefined;
  }

  /** A player's settings as the script would post them now. */
  savedData(seat: Seat): { subData: unknown } {
    return { subData: this.settings.get(String(seat.contestant.accountId)) };
  }

  async #askState(): Promise<void> {
    const states = await this.ask('state', { playerIds: this.ids });
    if (states) this.banned = new Set([...states].filter(([, isBanned]) => isBanned).map(([id]) => id));
  }

  async #askGifts(): Promise<void> {
    for (const [id, gifts] of (await this.ask('gifts', { Players: this.ids })) ?? []) this.waiting.set(id, gifts);
  }

  async #repeated(path: string, body: Body): Promise<string | undefined> {
    const sent = this.#encode(path, body);
    for (let times = 0; times <= MOST_REPEATS; times++) {
      if (times > 0) await this.stage.wait(REPEAT_SECONDS);
      const answer = await this.#post(path, sent);
      if (answer.status === 200) return answer.text;
    }
    return undefined;
  }

  async #once(path: string, body: Body): Promise<string | undefined> {
    const answer = await this.#post(path, this.#encode(path, body));
    return answer.status === 200 ? answer.text : undefined;
  }

  async #post(path: string, body: string): Promise<Answer> {
    const answer = await this.#client.post(path, body).catch((error: unknown): Answer => ({ status: 0, text: String(error) }));
    this.stage.note(answer.status);
    if (answer.status === 200) return answer;
    this.errors.push(`${path} ${answer.status}`);
    const told = { Url: path, StatusCode: answer.status, ResponseMessage: answer.text, RequestBody: body };
    const kept = await this.#client.post(HTTP_ERRORS, this.#encode(HTTP_ERRORS, told)).catch(() => undefined);
    if (kept) this.stage.note(kept.status);
    return answer;
  }

  /** A body as Lua encodes it: calls of the game name the match, and an empty table is randomly a list or a map. */
  #encode(path: string, body: Body): string {
    const { matchId, matchKey } = this.plan;
    const keyed = path.startsWith('/api/game/') && !Array.isArray(body) ? { matchId, matchKey, ...body } : body;
    return JSON.stringify(scatterEmptyTables(this.stage.random, keyed));
  }
}
