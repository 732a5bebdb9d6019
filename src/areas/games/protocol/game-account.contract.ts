import * as v from 'valibot';
import { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { DAY_MS } from '#lib/durations.ts';
import { readCount, readFlag, readGameName, readInt, readList, readNumber, readText, readWith, soft } from '#lib/lenient.ts';
import { accountIds, accountIdSchema, emptyAnswer, postEntries, readAccountId } from './post.contract.ts';

const text = soft(readText(300));
const accountId = soft((value) => readAccountId(value) ?? null);
const count = soft(readCount);
/** A cooldown in milliseconds from now, at most 366 days. */
const cooldown = soft((value) => Math.min(readCount(value), 366 * DAY_MS));
/** A price in shards. Read strictly: a price that cannot be read must not give a product for nothing. */
const price = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const shards = readNumber(dataset.value);
    if (shards !== null && shards >= 0) return readCount(shards);
    addIssue({ message: 'must be a price in shards, 0 or more' });
    return NEVER;
  }),
);
const link = v.object({ url: v.string() });

export const login = endpoint({
  method: 'POST',
  path: '/api/game/login',
  summary: 'A link to the site for a player of the game',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, redirectUrl: soft(readText(2000)) }),
  output: link,
});

export const payment = endpoint({
  method: 'POST',
  path: '/api/game/payment',
  summary: 'A payment page for a product',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, productId: text }),
  output: link,
});

export const shardsExpense = endpoint({
  method: 'POST',
  path: '/api/game/shards_expense',
  summary: 'A player spends shards',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, productId: text, isItem: soft(readFlag), amount: price, count }),
  output: emptyAnswer,
});

export type ShardsExpensePost = v.InferOutput<typeof shardsExpense.input>;

export const doubleRating = endpoint({
  method: 'POST',
  path: '/api/game/double_rating',
  summary: 'A subscriber doubles the rating change of the current match',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, type: soft(readInt), cd: cooldown }),
  output: emptyAnswer,
});
export type DoubleRatingPost = v.InferOutput<typeof doubleRating.input>;

const Build = v.object({ talentName: v.string() });

export const getItemBuilds = endpoint({
  method: 'POST',
  path: '/api/game/get_item_builds',
  summary: "A hero's item builds, each by its orange talent and by its number from 1",
  input: v.looseObject({ ...postEntries, heroName: soft(readGameName) }),
  output: v.object({ talentBuilds: v.record(v.string(), v.looseObject(Build.entries)), talentNames: v.array(v.string()) }),
});

export const getOfferedTalents = endpoint({
  method: 'POST',
  path: '/api/game/get_offered_talents',
  summary: 'How often the orange talents of heroes are picked: hero to talent to share of counted matches',
  input: v.looseObject({ ...postEntries, heroName: soft(readList(readGameName, 200)) }),
  output: v.record(v.string(), v.record(v.string(), v.number())),
});

export const bonusShards = endpoint({
  method: 'POST',
  path: '/api/game/bonus_shards',
  summary: 'A player collects bonus shards',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, amount: count, cd: cooldown }),
  output: emptyAnswer,
});
export type BonusShardsPost = v.InferOutput<typeof bonusShards.input>;

export const vote = endpoint({
  method: 'POST',
  path: '/api/game/vote',
  summary: 'A player votes for a hero of the poll',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, heroName: soft(readGameName), count }),
  output: emptyAnswer,
});
export type VotePost = v.InferOutput<typeof vote.input>;

export const bonusVotes = endpoint({
  method: 'POST',
  path: '/api/game/bonus_votes',
  summary: 'A player collects bonus votes',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, count, cd: cooldown }),
  output: emptyAnswer,
});
export type BonusVotesPost = v.InferOutput<typeof bonusVotes.input>;

const heroQuests = v.object({ heroName: soft(readGameName), quests: soft(readList(readText(100), 50)) });

export const updateQuests = endpoint({
  method: 'POST',
  path: '/api/game/update_quests',
  summary: "A player's quests of the week, by hero",
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, heroes: soft(readList(readWith(heroQuests), 200)), cd: cooldown }),
  output: emptyAnswer,
});
export type QuestsPost = v.InferOutput<typeof updateQuests.input>;

export const consumeFreeBuild = endpoint({
  method: 'POST',
  path: '/api/game/consume_free_build',
  summary: 'A player opened a free item build',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema }),
  output: emptyAnswer,
});
export type FreeBuildPost = v.InferOutput<typeof consumeFreeBuild.input>;

export const report = endpoint({
  method: 'POST',
  path: '/api/game/report',
  summary: 'A player reports two others who help each other',
  input: v.looseObject({
    ...postEntries,
    reporter: accountIdSchema,
    reported1: accountIdSchema,
    reported2: accountIdSchema,
    type: soft(readText(60)),
  }),
  output: emptyAnswer,
});
export type ReportPost = v.InferOutput<typeof report.input>;

export const state = endpoint({
  method: 'POST',
  path: '/api/game/state',
  summary: 'Who of a lobby is banned; asked every second before a match and every half minute in it',
  input: v.looseObject({ ...postEntries, playerIds: accountIds }),
  output: v.array(v.object({ playerId: v.string(), banned: v.boolean() })),
});

const WaitingGift = v.object({
  giftId: v.number(),
  productName: GoodsName,
  /** Months of the subscription, or shards. */
  amount: v.number(),
  /** The giver's name; empty if the giver is not shown. */
  from: v.string(),
  message: v.string(),
});
const WaitingGifts = v.array(v.object({ playerId: v.string(), count: v.number(), gifts: v.array(WaitingGift) }));
export type WaitingGifts = v.InferOutput<typeof WaitingGifts>;

export const gifts = endpoint({
  method: 'POST',
  path: '/api/game/gifts',
  summary: 'The gifts that wait for the players of a lobby',
  input: v.looseObject({ ...postEntries, Players: accountIds }),
  output: WaitingGifts,
});

export const acceptGift = endpoint({
  method: 'POST',
  path: '/api/game/accept_gift',
  summary: 'A player takes a gift; answers with those that are left',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, giftId: soft(readInt) }),
  output: WaitingGifts,
});

export const redeem = endpoint({
  method: 'POST',
  path: '/api/game/promo',
  summary: 'A player redeems a code: status 0 when it was taken, else another number and why not in both languages',
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, code: soft((value) => readText(100)(value) ?? '') }),
  output: v.object({
    status: v.number(),
    ruResponse: v.string(),
    engResponse: v.string(),
    awardsAmount: v.optional(v.number()),
    awardsName: v.optional(v.string()),
  }),
});

const eventInput = v.looseObject({ ...postEntries, playerId: accountId, cd: cooldown });

const event = (path: `/api/game/${string}`, summary: string) =>
  endpoint({ method: 'POST', path, summary, input: eventInput, output: emptyAnswer });
export type EventPost = v.InferOutput<typeof eventInput>;

export const itemBuilds = event('/api/game/item_builds', 'A player opened an item build');
export const httpErrors = event('/api/game/http-errors', 'A call of the game failed');
