import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { readCount, readEntries, readGameName, readInt, readList, readOrdinal, readWith, soft } from '#lib/lenient.ts';
import { accountIdSchema, emptyAnswer, matchIdSchema, readAccountId } from './post.contract.ts';

const gameName = soft(readGameName);
const gameNames = soft(readList(readGameName, 64));
const accountIds = soft(readList((value) => readAccountId(value) ?? null, 200));
const places = v.record(v.string(), v.number());

/** The valid rows of a list; if it has rows, at least one must be valid. An empty map is an empty list. */
const rowsOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<S>[] => {
      const entries = readEntries(dataset.value);
      const rows = readList(readWith(row))(entries);
      if (rows.length > 0 || entries.length === 0) return rows;
      addIssue({ message: 'holds no row that can be read' });
      return NEVER;
    }),
  );

const heroFigures = v.object({ places, rating: v.number(), kills: v.number(), deaths: v.number(), matchCount: v.number() });
const modeFigures = { matchCount: v.number(), favoriteHero: v.nullable(v.string()), places, heroes: v.record(v.string(), heroFigures) };

export const matchDetails = endpoint({
  method: 'POST',
  path: '/api/match_details',
  summary: 'The records of the players of a lobby; figures of 1x6, those of 2x8 beside them',
  input: accountIds,
  output: v.array(
    v.object({
      playerId: v.string(),
      ...modeFigures,
      duo: v.object(modeFigures),
      matches: v.array(
        v.object({
          heroName: v.nullable(v.string()),
          mainTalent: v.nullable(v.string()),
          items: v.array(v.string()),
          kills: v.number(),
          deaths: v.number(),
          place: v.nullable(v.number()),
          ratingChange: v.number(),
          duration: v.number(),
          date: v.string(),
          endTime: v.number(),
          mapName: v.string(),
        }),
      ),
    }),
  ),
});

const topPlayers = v.array(
  v.object({ playerId: v.string(), rating: v.number(), favoriteHero: v.nullable(v.string()), matchCount: v.number() }),
);

export const matchLeaderboard = endpoint({
  method: 'POST',
  path: '/api/match_leaderboard',
  summary: 'The top 100 of each mode',
  input: accountIds,
  output: v.object({ solo: topPlayers, duo: topPlayers }),
});

const snapshot = v.object({
  player_id: accountIdSchema,
  match_id: matchIdSchema,
  place: soft(readOrdinal),
  hero_name: gameName,
  main_talent: gameName,
  networth: soft(readCount),
  time: soft(readCount),
  items: gameNames,
});
export type SnapshotPost = v.InferOutput<typeof snapshot>;

export const postLook = endpoint({
  method: 'POST',
  path: '/api/anal',
  summary: 'What every player had at fixed times and at their end',
  input: rowsOf(snapshot),
  output: emptyAnswer,
});

const talentPick = v.object({ picked_talent: gameName, rarity: gameName, pick_number: soft(readInt), offered_talents: gameNames });
const talentPicks = v.object({ player_id: accountIdSchema, match_id: matchIdSchema, talents: soft(readList(readWith(talentPick), 500)) });
export type TalentPicksPost = v.InferOutput<typeof talentPicks>;

export const postTalentLook = endpoint({
  method: 'POST',
  path: '/api/anal-talents',
  summary: 'Every talent choice of a match with what was offered',
  input: rowsOf(talentPicks),
  output: emptyAnswer,
});
