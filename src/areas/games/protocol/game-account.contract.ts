import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { readCount, readFlag, readGameName, readInt, readList, readText, soft } from '#lib/lenient.ts';
import { accountIdSchema, emptyAnswer, postEntries, readAccountId } from './post.contract.ts';

const text = soft(readText(300));
const accountId = soft((value) => readAccountId(value) ?? null);
const count = soft(readCount);
/** A cooldown in milliseconds from now, at most a year. */
const cooldown = soft((value) => Math.min(readCount(value), 366 * 24 * 3600 * 1000));
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
  input: v.looseObject({ ...postEntries, playerId: accountIdSchema, productId: text, isItem: soft(readFlag), amount: count, count }),
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

export const getItemBuilds = endpoint({
  method: 'POST',
  path: '/api/game/get_item_builds',
  summary: "A hero's item build",
  input: v.looseObject({ ...postEntries, heroName: soft(readGameName) }),
  output: v.array(v.unknown()),
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

const eventInput = v.looseObject({ ...postEntries, playerId: accountId, cd: cooldown });

const event = (path: `/api/game/${string}`, summary: string) =>
  endpoint({ method: 'POST', path, summary, input: eventInput, output: emptyAnswer });
export type EventPost = v.InferOutput<typeof eventInput>;

export const itemBuilds = event('/api/game/item_builds', 'A player opened an item build');
export const consumeFreeBuild = event('/api/game/consume_free_build', 'A player opened a free item build');
export const vote = event('/api/game/vote', 'A player votes');
export const bonusVotes = event('/api/game/bonus_votes', 'A player collects bonus votes');
export const updateQuests = event('/api/game/update_quests', 'A player changes quests');
export const report = event('/api/game/report', 'A player reports others');
export const httpErrors = event('/api/game/http-errors', 'A call of the game failed');
