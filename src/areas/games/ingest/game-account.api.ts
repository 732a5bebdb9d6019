import { readOwnAddress } from '#areas/core/sign-in/own-path.rules.ts';
import { makeLoginLink } from '#areas/core/sign-in/use-login-link.command.ts';
import { fourDaysFrom, talentSharesAnswer } from '#areas/games/protocol/figures.rules.ts';
import * as calls from '#areas/games/protocol/game-account.contract.ts';
import { paymentPath, type CooldownKind } from '#areas/games/protocol/lobby.rules.ts';
import { LOCAL_MATCH, POST_LIMIT_BYTES } from '#areas/games/protocol/post.contract.ts';
import { handleGame, type Context, type Route } from '#web/server/route.ts';
import { activateDoubleRating } from './activate-double-rating.command.ts';
import { listTalentShares } from './figures.repo.ts';
import { findModeOfMatch } from './match.repo.ts';
import { collectBonusShards, expendShards } from './move-shards.command.ts';
import { recordEvent } from './record-event.command.ts';
import { answerOf, refuseForeignKey } from './settle-post.command.ts';

const limit = { bodyLimit: POST_LIMIT_BYTES };

/** A call that is kept and answered with nothing. */
function event(call: typeof calls.vote, cooldown?: CooldownKind): Route {
  const name = call.path.slice(call.path.lastIndexOf('/') + 1);
  return handleGame(call, ({ db, now }, post, { body }) => recordEvent(db, name, post, body, now(), cooldown), limit);
}

/** A link that signs the player of a post in and leads to a path; nobody is signed in from a local test lobby. */
async function linkTo(
  path: string,
  { db, config: { origin }, now }: Context,
  post: { matchId: string; playerId: number },
): Promise<string> {
  return post.matchId === LOCAL_MATCH ? origin + path : makeLoginLink(db, origin, post.playerId, path, now());
}

export const gameAccountApi: Route[] = [
  handleGame(
    calls.login,
    async (context, post) => {
      await refuseForeignKey(context.db, post);
      return { url: await linkTo(readOwnAddress(context.config.origin, post.redirectUrl) ?? '/', context, post) };
    },
    limit,
  ),
  handleGame(
    calls.payment,
    async (context, post) => {
      await refuseForeignKey(context.db, post);
      return { url: await linkTo(paymentPath(post.productId), context, post) };
    },
    limit,
  ),
  handleGame(calls.shardsExpense, ({ db, now }, post, { body }) => expendShards(db, post, body, now()), limit),
  handleGame(calls.bonusShards, ({ db, now }, post, { body }) => collectBonusShards(db, post, body, now()), limit),
  handleGame(calls.doubleRating, async ({ db, now }, post, { body }) => answerOf(await activateDoubleRating(db, post, body, now())), limit),
  handleGame(
    calls.getOfferedTalents,
    async ({ db, now }, post) => {
      await refuseForeignKey(db, post);
      const shares = await listTalentShares(db, post.heroName, await findModeOfMatch(db, post.matchId), fourDaysFrom(now()));
      return talentSharesAnswer(post.heroName, shares);
    },
    limit,
  ),
  event(calls.itemBuilds, 'itemBuilds'),
  event(calls.consumeFreeBuild),
  event(calls.vote),
  event(calls.bonusVotes, 'bonusVotes'),
  event(calls.updateQuests, 'updateQuests'),
  event(calls.report),
  event(calls.httpErrors),
];
