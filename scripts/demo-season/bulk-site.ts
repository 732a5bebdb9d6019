import * as v from 'valibot';
import { endDigest } from '#features/game/end-player.command.ts';
import { buildingsOf, judgeEnd, ratingChangeOf, resultOf, type Building, type RatingChange } from '#features/game/end.rules.ts';
import { doubleRating } from '#features/game/game-account.contract.ts';
import { end, leave, matchStart, type EndPost, type LeavePost } from '#features/game/game-match.contract.ts';
import { anal, analTalents } from '#features/game/game-stats.contract.ts';
import { newlyCounted, seasonAt, settleMatch, startMatch, type Match, type MatchPlayer, type Season } from '#features/game/match.rules.ts';
import { unknownMap, type GameMap, type Mode } from '#features/game/modes.rules.ts';
import { readAccountId } from '#features/game/post.contract.ts';
import type { Post } from '#features/game/post.repo.ts';
import { snapshotsOf, talentPicksOf, type Snapshot, type TalentPick } from '#features/game/stat.rules.ts';
import { digestOf } from '#platform/digest.ts';
import type { GameCall } from '../game-server/match-posts.ts';
import { BulkAccounts } from './bulk-accounts.ts';

/** A post as it arrives: its text and the moment. */
export type ArrivedPost = { call: GameCall; text: string; at: Date };

export type BulkRows = {
  matches: Match[];
  players: MatchPlayer[];
  changes: RatingChange[];
  buildings: Building[];
  snapshots: Snapshot[];
  picks: TalentPick[];
  posts: Post[];
};

/** What is the same during the whole season. */
export type Frame = { seasons: Season[]; maps: ReadonlyMap<string, GameMap> };

/**
 * The site in memory: it takes posts as the commands do, by the same contracts and rules, and keeps the rows that the
 * commands would write, so that they can be inserted in bulk. It knows only posts that are in order and accepted.
 */
export class BulkSite {
  readonly accounts = new BulkAccounts();
  readonly #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  ratingOf(playerId: number, mode: Mode): number {
    return this.accounts.rating(playerId, mode);
  }

  /** Takes every post of one match, `/match_start` first, and returns its rows; the last player rows are those to roll up. */
  play(posts: readonly ArrivedPost[]): BulkRows & { counted: MatchPlayer[] } {
    const [start, ...rest] = posts;
    if (start?.call !== '/api/game/match_start') throw new Error('a match begins with its start');
    const open = this.#start(start);
    for (const post of rest) this.#take(open, post);
    return { matches: [open.match], players: open.players, ...open.rows, counted: open.counted };
  }

  #start({ text, at }: ArrivedPost): OpenMatch {
    const post = v.parse(matchStart.input, JSON.parse(text));
    const map = this.#frame.maps.get(post.mapName) ?? unknownMap(post.mapName);
    const ids = post.players.flatMap((id) => readAccountId(id) ?? []);
    const lobby = ids.map((playerId) => ({ playerId, rating: this.accounts.enter(playerId, map.mode, at) }));
    const season = seasonAt(this.#frame.seasons, at);
    const { cluster, region, matchId, matchKey, isCheatsMode } = post;
    const open = new OpenMatch(startMatch({ matchId, matchKey, cluster, region, isCheats: isCheatsMode, map, season, players: lobby, at }));
    open.keep('match_start', text, null, at);
    return open;
  }

  #take(open: OpenMatch, { call, text, at }: ArrivedPost): void {
    const json: unknown = JSON.parse(text);
    if (call === '/api/game/end') this.#end(open, v.parse(end.input, json), text, at);
    if (call === '/api/game/leave') this.#leave(open, v.parse(leave.input, json), text, at);
    if (call === '/api/game/double_rating') {
      const post = v.parse(doubleRating.input, json);
      open.change(post.playerId, { isDouble: true });
      this.accounts.startCooldown(post.playerId, open.match.mode, new Date(at.getTime() + post.cd));
      open.keep('double_rating', text, post.playerId, at);
    }
    if (call === '/api/anal') {
      open.rows.snapshots = snapshotsOf(v.parse(anal.input, json));
      open.keep('anal', text, null, at);
    }
    if (call === '/api/anal-talents') {
      open.rows.picks = talentPicksOf(v.parse(analTalents.input, json));
      open.keep('anal-talents', text, null, at);
    }
  }

  #end(open: OpenMatch, post: EndPost, text: string, at: Date): void {
    const { playerId } = post;
    const digest = endDigest(post);
    const verdict = judgeEnd(open.match, open.players, post, digest);
    if (verdict.kind !== 'apply') throw new Error(`the season has an end that is not accepted: ${text}`);
    this.accounts.noteEnd(post, at);
    const change = ratingChangeOf(open.match, verdict.player, verdict.place, this.accounts.rating(playerId, open.match.mode), at);
    if (change) {
      this.accounts.book(change);
      open.rows.changes.push(change);
    }
    open.change(playerId, resultOf(post, verdict.place, digest, at));
    open.rows.buildings.push(...buildingsOf(post));
    open.settle(at);
    open.keep('end', text, playerId, at);
  }

  #leave(open: OpenMatch, post: LeavePost, text: string, at: Date): void {
    const { playerId } = post;
    const player = open.players.find((other) => other.playerId === playerId);
    const isGone = !player || player.endedAt !== null || player.leftAt !== null;
    this.accounts.noteLeave(post, isGone, at);
    if (!isGone) {
      open.change(playerId, { leftAt: at, leaveSeconds: post.leaveTime });
      if (post.isSafeToLeave) open.match = { ...open.match, isSafeToLeave: true };
      open.settle(at);
    }
    open.keep('leave', text, playerId, at);
  }
}

/** A match while its posts are taken. */
class OpenMatch {
  match: Match;
  players: MatchPlayer[];
  counted: MatchPlayer[] = [];
  readonly rows: Omit<BulkRows, 'matches' | 'players'> = { changes: [], buildings: [], snapshots: [], picks: [], posts: [] };

  constructor({ match, players }: { match: Match; players: MatchPlayer[] }) {
    this.match = match;
    this.players = players;
  }

  change(playerId: number, fields: Partial<MatchPlayer>): void {
    this.players = this.players.map((player) => (player.playerId === playerId ? { ...player, ...fields } : player));
  }

  settle(at: Date): void {
    this.match = settleMatch(this.match, this.players, at);
    const counted = newlyCounted(this.match, this.players);
    if (counted.length === 0) return;
    this.counted.push(...counted);
    this.players = this.players.map((player) => (counted.includes(player) ? { ...player, isCounted: true } : player));
  }

  keep(call: string, body: string, playerId: number | null, at: Date): void {
    this.rows.posts.push({ matchId: this.match.id, call, digest: digestOf(body), playerId, body, outcome: 'applied', reason: null, receivedAt: at });
  }
}
