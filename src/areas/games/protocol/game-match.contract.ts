import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import {
  cleanRecord,
  readCount,
  readEntries,
  readFlag,
  readGameName,
  readInt,
  readList,
  readMeasure,
  readName,
  readNumber,
  readOptionalCount,
  readOrdinal,
  readSmallCount,
  readText,
  readWith,
  soft,
} from '#lib/lenient.ts';
import { accountIds, accountIdSchema, emptyAnswer, leftoverOf, postEntries } from './post.contract.ts';

const text = soft(readText(200));
const gameName = soft(readGameName);
const gameNames = soft(readList(readGameName, 64));
const int = soft(readInt);
const count = soft(readCount);
const smallCount = soft(readSmallCount);
const measure = soft(readMeasure);
const ordinal = soft(readOrdinal);
const flag = soft(readFlag);

const readIdText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? readText(40)(value) : null);

export const matchStart = endpoint({
  method: 'POST',
  path: '/api/game/match_start',
  summary: 'A match begins: binds its id to its key and hands the lobby to the game',
  input: v.looseObject({
    ...postEntries,
    cluster: text,
    region: text,
    players: soft((value) => [...new Set(readList(readIdText, 64)(value))]),
    mapName: soft((value) => readText(100)(value) ?? ''),
    isCheatsMode: flag,
  }),
  output: v.object({
    seasonName: v.string(),
    isStatsMatch: v.boolean(),
    averageRating: v.number(),
    /** The poll that is open; without one there is no such field. */
    voting: v.optional(v.array(v.object({ heroName: v.string(), voteCount: v.number(), attributeId: v.number() }))),
    players: v.array(
      v.object({
        playerId: v.string(),
        rating: v.number(),
        lpCount: v.number(),
        isAdmin: v.boolean(),
        isBanned: v.boolean(),
        isBannedByReports: v.boolean(),
        isBannedByLeaveReports: v.boolean(),
        /** Matches that the player left before their end; the script reads the length. */
        leaveReports: v.array(v.string()),
        /** Other accounts, and how often the two were reported together; the script walks through it. */
        reports: v.record(v.string(), v.number()),
        reportedPlayers: v.array(v.string()),
        usedWrongMap: v.boolean(),
        freeBuildsConsumedCount: v.number(),
        savedData: v.unknown(),
        items: v.array(v.number()),
        completedAchievements: v.array(v.object({ achievementId: v.number() })),
        dotaPlusHeroes: v.record(v.string(), v.object({ xp: v.number(), quests: v.array(v.string()) })),
        hasDotaPlus: v.boolean(),
        shardsAmount: v.number(),
        voteCount: v.number(),
        doubleRatingCd: v.number(),
        bonusVotesCd: v.number(),
        bonusShardsCd: v.number(),
        itemBuildsCd: v.number(),
        updateQuestsCd: v.number(),
        dotaPlusExpire: v.number(),
      }),
    ),
  }),
});
export type StartPost = v.InferOutput<typeof matchStart.input>;
export type StartAnswer = v.InferOutput<typeof matchStart.output>;

const building = v.object({ pushedPlayerIds: accountIds, type: gameName, time: measure });
const dealt = v.object({ DamageType: int, Damage: measure });
const received = v.object({ HeroName: gameName, Physical: measure, Magical: measure, Pure: measure });
const receipt = v.object({ amount: count, desc: soft(readText(100)) });
const buff = v.object({ name: gameName, stacks: count });
const achievement = v.object({ AchievementId: soft((value) => readText(60)(value)) });

const endEntries = {
  ...postEntries,
  playerId: accountIdSchema,
  playerName: soft(readName),
  teamId: soft(readOptionalCount),
  partyId: text,
  heroName: gameName,
  mainTalent: gameName,
  SecondMainTalent: gameName,
  items: gameNames,
  totalBuffs: soft(readList(readWith(buff), 500)),
  buildingsDestroyed: soft(readList(readWith(building), 500)),
  kills: smallCount,
  deaths: smallCount,
  assists: smallCount,
  networth: count,
  gpm: measure,
  xpm: measure,
  level: smallCount,
  base: ordinal,
  // A slot without a ban may be null, but the first entry is always the player's first ban.
  bans: soft((value) =>
    readEntries(value)
      .slice(0, 16)
      .map((entry) => readGameName(entry) ?? '')
      .filter(Boolean),
  ),
  pickOrder: ordinal,
  place: soft((value) => {
    const place = readNumber(value);
    return Number.isInteger(place) ? place : null;
  }),
  killer: soft(readText(120)),
  isLeaver: flag,
  isWrongMap: flag,
  lpCount: soft(readOptionalCount),
  endTime: measure,
  dpHeroMatchXp: count,
  dpHeroQuestXp: count,
  shardsReceipts: soft(readList(readWith(receipt), 100)),
  completedAchievements: soft(readList(readWith(achievement), 500)),
  DealtDamages: soft(readList(readWith(dealt))),
  ReceivedDamages: soft(readList(readWith(received))),
  LastHits: count,
  BlueTalentsCount: smallCount,
  WhiteTalentsCount: smallCount,
  PurpleTalentsCount: smallCount,
  TowerDamage: count,
};

export const end = endpoint({
  method: 'POST',
  path: '/api/game/end',
  summary: "A player's game ends",
  input: v.pipe(
    v.looseObject(endEntries),
    v.transform((post) => ({ ...post, extra: cleanRecord({ ...leftoverOf(post, endEntries), totalBuffs: post.totalBuffs }) })),
  ),
  output: v.object({ ratingChange: v.number() }),
});
export type EndPost = v.InferOutput<typeof end.input>;

const settings = v.looseObject({ subData: v.looseObject({}) });

/** A player's settings unchanged; null if they lack the table that the script iterates over: its next lobby would crash there. */
export function readSettings(value: unknown): unknown {
  return v.is(settings, value) ? value : null;
}

export const leave = endpoint({
  method: 'POST',
  path: '/api/game/leave',
  summary: 'A player disconnects for good, or a match is over: keeps the player’s settings',
  input: v.looseObject({
    ...postEntries,
    playerId: accountIdSchema,
    playerName: soft(readName),
    isWrongMap: flag,
    isSafeToLeave: flag,
    leaveTime: measure,
    lpCount: soft(readOptionalCount),
    savedData: soft(readSettings),
  }),
  output: emptyAnswer,
});
export type LeavePost = v.InferOutput<typeof leave.input>;

export const unrankedStats = endpoint({
  method: 'POST',
  path: '/api/game/unranked_stats',
  summary: 'How the lobby of an unranked map has played',
  input: v.looseObject({ ...postEntries, players: accountIds }),
  output: v.array(v.object({ playerId: v.string(), avgPlace: v.number(), matchCount: v.number(), matchCountTotal: v.number() })),
});
