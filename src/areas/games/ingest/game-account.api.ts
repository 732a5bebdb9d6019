import { insertPlayer } from '#areas/core/accounts/players.repo.ts';
import { readOwnAddress } from '#areas/core/sign-in/own-path.rules.ts';
import { makeLoginLink } from '#areas/core/sign-in/use-login-link.command.ts';
import { listConduct } from '#areas/games/conduct/conduct.repo.ts';
import { bansOf, countedSince, noConduct } from '#areas/games/conduct/conduct.rules.ts';
import { fourDaysFrom, talentSharesAnswer } from '#areas/games/protocol/figures.rules.ts';
import * as calls from '#areas/games/protocol/game-account.contract.ts';
import { paymentPath, codeAnswer, type CooldownKind } from '#areas/games/protocol/lobby.rules.ts';
import { LOCAL_MATCH } from '#areas/games/protocol/post.contract.ts';
import { findProductNamed } from '#areas/money/catalog/products.repo.ts';
import { listWaitingGifts } from '#areas/money/gifts/gifts.repo.ts';
import { takeGift } from '#areas/money/gifts/take-gift.command.ts';
import { tryCode } from '#areas/money/redeem-codes/redeem-code.command.ts';
import { Refusal } from '#contract/refusals.ts';
import { handleGame, type Context, type Route } from '#web/server/route.ts';
import { activateDoubleRating } from './activate-double-rating.command.ts';
import { listTalentShares } from './figures.repo.ts';
import { countFreeBuild, keepQuests, keepReport } from './keep-for-game.command.ts';
import { findModeOfMatch } from './match.repo.ts';
import { collectBonusShards, expendShards } from './move-shards.command.ts';
import { castVote, collectBonusVotes } from './move-votes.command.ts';
import { recordEvent } from './record-event.command.ts';
import { answerOf, refuseForeignKey } from './settle-post.command.ts';

/** A call that is stored and answered with an empty body. */
function event(endpoint: typeof calls.itemBuilds, cooldown?: CooldownKind): Route {
  const call = endpoint.path.slice(endpoint.path.lastIndexOf('/') + 1);
  return handleGame(endpoint, ({ db, now }, post, { body }) => recordEvent(db, { call, post, body, at: now(), cooldown }));
}

/** A link that signs the player of a post in and leads to a path; from a local test lobby nobody is signed in. */
async function linkTo(
  path: string,
  { db, config: { origin }, now }: Context,
  post: { matchId: string; playerId: number },
): Promise<string> {
  return post.matchId === LOCAL_MATCH ? origin + path : makeLoginLink(db, origin, post.playerId, path, now());
}

export const gameAccountApi: Route[] = [
  handleGame(calls.login, async (context, post) => {
    await refuseForeignKey(context.db, post);
    return {
      url: await linkTo(readOwnAddress(context.config.origin, post.redirectUrl, context.config.gameSiteHosts) ?? '/', context, post),
    };
  }),
  handleGame(calls.payment, async (context, post) => {
    await refuseForeignKey(context.db, post);
    const product = post.productId === null ? undefined : await findProductNamed(context.db, post.productId);
    return { url: await linkTo(paymentPath(product === undefined ? post.productId : String(product)), context, post) };
  }),
  handleGame(calls.shardsExpense, ({ db, now }, post, { body }) => expendShards(db, post, body, now())),
  handleGame(calls.bonusShards, ({ db, now }, post, { body }) => collectBonusShards(db, post, body, now())),
  handleGame(calls.doubleRating, async ({ db, now }, post, { body }) => answerOf(await activateDoubleRating(db, post, body, now()))),
  handleGame(calls.getOfferedTalents, async ({ db, now }, post) => {
    await refuseForeignKey(db, post);
    const shares = await listTalentShares(db, post.heroName, await findModeOfMatch(db, post.matchId), fourDaysFrom(now()));
    return talentSharesAnswer(post.heroName, shares);
  }),
  handleGame(calls.vote, ({ db, now }, post, { body }) => castVote(db, post, body, now())),
  handleGame(calls.bonusVotes, ({ db, now }, post, { body }) => collectBonusVotes(db, post, body, now())),
  handleGame(calls.updateQuests, ({ db, now }, post, { body }) => keepQuests(db, post, body, now())),
  handleGame(calls.consumeFreeBuild, ({ db, now }, post, { body }) => countFreeBuild(db, post, body, now())),
  handleGame(calls.report, ({ db, now }, post, { body }) => keepReport(db, post, body, now())),
  handleGame(calls.state, async ({ db, config, now }, { playerIds, ...post }) => {
    await refuseForeignKey(db, post);
    const conduct = await listConduct(db, playerIds, countedSince(now()), now());
    return playerIds.map((id) => ({
      playerId: String(id),
      banned: Object.values(bansOf(conduct.get(id) ?? noConduct, config.conduct)).some(Boolean),
    }));
  }),
  handleGame(calls.gifts, async ({ db }, { Players, ...post }) => {
    await refuseForeignKey(db, post);
    return waitingGifts(db, Players);
  }),
  handleGame(calls.acceptGift, async ({ db, now }, { playerId, giftId, ...post }) => {
    await refuseForeignKey(db, post);
    if (post.matchId !== LOCAL_MATCH && giftId !== null) await takeGift(db, playerId, giftId, now());
    return waitingGifts(db, [playerId]);
  }),
  handleGame(calls.redeem, async ({ db, config, now }, { playerId, code, ...post }) => {
    await refuseForeignKey(db, post);
    if (post.matchId === LOCAL_MATCH) return codeAnswer(new Refusal('wrongCode'));
    await insertPlayer(db, playerId, now());
    return codeAnswer(await tryCode(db, config.codeKey, { playerId, code }, now()));
  }),
  event(calls.itemBuilds, 'itemBuilds'),
  event(calls.httpErrors),
];

/** The gifts that wait for each of these players, as the game lists them. */
async function waitingGifts(db: Context['db'], playerIds: readonly number[]): Promise<calls.WaitingGifts> {
  const gifts = Map.groupBy(await listWaitingGifts(db, playerIds), ({ playerId }) => playerId);
  return playerIds.map((id) => {
    const waiting = (gifts.get(id) ?? []).map(({ giftId, productName, amount, from, message }) => ({
      giftId,
      productName,
      amount,
      from,
      message,
    }));
    return { playerId: String(id), count: waiting.length, gifts: waiting };
  });
}
