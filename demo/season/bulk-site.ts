import * as v from 'valibot';
import { endDigest } from '#areas/games/ingest/end-player.command.ts';
import type { Post } from '#areas/games/ingest/post.repo.ts';
import {
  buildingsOf,
  earnedShards,
  judgeEnd,
  ratingChangeOf,
  resultOf,
  type Building,
  type RatingChange,
} from '#areas/games/protocol/end.rules.ts';
import { doubleRating } from '#areas/games/protocol/game-account.contract.ts';
import { end, leave, matchStart, type EndPost, type LeavePost } from '#areas/games/protocol/game-match.contract.ts';
import { postLook, postTalentLook } from '#areas/games/protocol/game-stats.contract.ts';
import { callsOff, newlyCounted, settleMatch, startMatch, type Match, type MatchPlayer } from '#areas/games/protocol/match.rules.ts';
import { unknownMap, type GameMap, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { readAccountId } from '#areas/games/protocol/post.contract.ts';
import { seasonAt, type Season } from '#areas/games/protocol/season.rules.ts';
import { snapshotsOf, talentPicksOf, type Snapshot, type TalentPick } from '#areas/games/protocol/stat.rules.ts';
import { digestOf } from '#services/secrets.ts';
import type { GameCall } from '../game-server/match-posts.ts';
import { BulkAccounts } from './bulk-accounts.ts';

/** A post as it arrives, and the moment. */
export type ArrivedPost = { call: GameCall; body: unknown; at: Date };

export type BulkRows = {
  matches: Match[];
  players: MatchPlayer[];
  changes: RatingChange[];
  buildings: Building[];
  snapshots: Snapshot[];
  picks: TalentPick[];
  posts: Post[];
};

/** What stays the same during the whole season. */
export type Frame = {
  seasons: Season[];
  maps: ReadonlyMap<string, GameMap>;
  /** Posts from before this moment are not kept word for word. */
  postsKeptFrom: Date;
};

/**
 * The site in memory: takes posts as the commands do, by the same contracts and rules, and collects the rows that the commands would write,
 * for a bulk insert. Handles only posts that arrive in order and are accepted.
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

  #start({ body, at }: ArrivedPost): OpenMatch {
    const post = v.parse(matchStart.input, body);
    const map = this.#frame.maps.get(post.mapName) ?? unknownMap(post.mapName);
    const ids = post.players.flatMap((id) => readAccountId(id) ?? []);
    const lobby = ids.map((playerId) => ({ playerId, rating: this.accounts.enter(playerId, map.mode, at) }));
    const season = seasonAt(this.#frame.seasons, at);
    const { cluster, region, matchId, matchKey, isCheatsMode } = post;
    const started = startMatch({ matchId, matchKey, cluster, region, isCheats: isCheatsMode, map, season, players: lobby, at });
    const open = new OpenMatch(started, this.#frame.postsKeptFrom);
    open.keep('match_start', body, null, at);
    return open;
  }

  #take(open: OpenMatch, { call, body, at }: ArrivedPost): void {
    if (call === '/api/game/end') this.#end(open, v.parse(end.input, body), body, at);
    if (call === '/api/game/leave') this.#leave(open, v.parse(leave.input, body), body, at);
    if (call === '/api/game/double_rating') {
      const post = v.parse(doubleRating.input, body);
      open.change(post.playerId, { isDouble: true });
      this.accounts.startCooldown(post.playerId, open.match.mode, new Date(at.getTime() + post.cd));
      open.keep('double_rating', body, post.playerId, at);
    }
    if (call === '/api/anal') {
      open.rows.snapshots = snapshotsOf(v.parse(postLook.input, body));
      open.keep('anal', body, null, at);
    }
    if (call === '/api/anal-talents') {
      open.rows.picks = talentPicksOf(v.parse(postTalentLook.input, body));
      open.keep('anal-talents', body, null, at);
    }
  }

  #end(open: OpenMatch, post: EndPost, body: unknown, at: Date): void {
    const { playerId } = post;
    const digest = endDigest(post);
    const verdict = judgeEnd(open.match, open.players, post, digest);
    if (verdict.kind !== 'apply') throw new Error(`the season has an end that is not accepted: ${JSON.stringify(body)}`);
    this.accounts.noteEnd(post, at);
    const earned = earnedShards(open.match, post);
    if (earned) this.accounts.earn(playerId, open.match.id, earned, at);
    const change = ratingChangeOf(
      open.match,
      verdict.player,
      { place: verdict.place, rating: this.accounts.rating(playerId, open.match.mode), floor: 800 },
      at,
    );
    if (change) {
      this.accounts.book(change);
      open.rows.changes.push(change);
    }
    open.change(playerId, resultOf(post, verdict.place, digest, at));
    open.rows.buildings.push(...buildingsOf(post));
    open.settle(at);
    open.keep('end', body, playerId, at);
  }

  #leave(open: OpenMatch, post: LeavePost, body: unknown, at: Date): void {
    const { playerId } = post;
    const player = open.players.find((other) => other.playerId === playerId);
    const isGone = !player || player.endedAt !== null || player.leftAt !== null;
    this.accounts.noteLeave(post, isGone, at);
    if (!isGone) {
      open.change(playerId, { leftAt: at, leaveSeconds: post.leaveTime });
      if (callsOff(post.isSafeToLeave, open.players)) open.match = { ...open.match, isSafeToLeave: true };
      open.settle(at);
    }
    open.keep('leave', body, playerId, at);
  }
}

/** A match while its posts are taken. */
class OpenMatch {
  match: Match;
  players: MatchPlayer[];
  counted: MatchPlayer[] = [];
  readonly rows: Omit<BulkRows, 'matches' | 'players'> = { changes: [], buildings: [], snapshots: [], picks: [], posts: [] };

  readonly #postsKeptFrom: Date;

  constructor({ match, players }: { match: Match; players: MatchPlayer[] }, postsKeptFrom: Date) {
    this.match = match;
    this.players = players;
    this.#postsKeptFrom = postsKeptFrom;
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

  keep(call: string, sent: unknown, playerId: number | null, at: Date): void {
    if (at < this.#postsKeptFrom) return;
    const body = JSON.stringify(sent);
    this.rows.posts.push({
      matchId: this.match.id,
      call,
      digest: digestOf(body),
      playerId,
      body,
      outcome: 'applied',
      reason: null,
      receivedAt: at,
    });
  }
}
