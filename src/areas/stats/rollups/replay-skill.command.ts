import { stopRollUps } from '#areas/games/ingest/roll-up.repo.ts';
import {
  closeReplays,
  listDueReplays,
  listRankedMatches,
  replaceBeliefs,
  updateBeliefsBefore,
  type RankedMatch,
} from '#areas/games/ingest/skill.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { firstBelief, type Belief } from '#areas/games/protocol/skill.rules.ts';
import { rateLobby } from '#areas/games/protocol/skill.service.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { MINUTE_MS } from '#lib/durations.ts';

const AT_ONCE = 500;
/** Matches that finished longer ago than this are certainly committed. */
const SETTLED_MS = 15 * MINUTE_MS;

/** The beliefs about all players during a replay. */
class Replay {
  readonly #beliefs = new Map<string, { playerId: number; mode: Mode } & Belief>();
  #last: Pick<RankedMatch, 'id' | 'finishedAt'> = { id: '0', finishedAt: '-infinity' };

  /** Rates the matches that finished before an instant, continuing from its current position. */
  async goOn(db: Db, before: Date | 'infinity'): Promise<void> {
    for (;;) {
      const matches = await listRankedMatches(db, this.#last, before, AT_ONCE);
      await updateBeliefsBefore(
        db,
        matches.flatMap((match) => this.#rate(match)),
      );
      this.#last = matches.at(-1) ?? this.#last;
      if (matches.length < AT_ONCE) return;
    }
  }

  get beliefs() {
    return [...this.#beliefs.values()].map(({ playerId, mode, mu, sigma }) => ({ playerId, mode, skillMu: mu, skillSigma: sigma }));
  }

  /** The beliefs before the match; also applies what it changes. */
  #rate({ id, mode, players }: RankedMatch) {
    const before = players.map((player) => ({ ...firstBelief, ...this.#beliefs.get(`${mode} ${player.playerId}`), ...player }));
    for (const after of rateLobby(before, mode)) this.#beliefs.set(`${mode} ${after.playerId}`, { ...after, mode });
    return before.map(({ playerId, mu, sigma }) => ({ matchId: id, playerId, skillMu: mu, skillSigma: sigma }));
  }
}

/**
 * Rates all counted matches anew, in the order in which they finished, while the site is running: long finished ones first, a few hundred
 * at once, then the rest while no other match can be added. An interrupted replay starts over, and writes only what has changed.
 */
export async function replaySkill(db: Db, now: Date): Promise<void> {
  const due = await listDueReplays(db);
  const replay = new Replay();
  await replay.goOn(db, new Date(now.getTime() - SETTLED_MS));
  await inTransaction(db, async (transaction) => {
    await stopRollUps(transaction);
    await replay.goOn(transaction, 'infinity');
    await replaceBeliefs(transaction, replay.beliefs, firstBelief);
    await closeReplays(transaction, due, now);
  });
}

/** Rates all matches anew when due: once after an upgrade, and after late-rated matches. */
export async function replayDueSkill(db: Db, now: Date): Promise<void> {
  if ((await listDueReplays(db)).length > 0) await replaySkill(db, now);
}
