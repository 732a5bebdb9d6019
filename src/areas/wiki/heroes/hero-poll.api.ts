import { tag } from '#contract/tags.ts';
import { handle, handleAdmin, type Context, type Route } from '#web/server/route.ts';
import * as calls from './hero-poll.contract.ts';
import { findNewestPoll } from './hero-poll.repo.ts';
import { closePoll, openPoll } from './run-poll.command.ts';

async function readPoll({ db }: Pick<Context, 'db'>): Promise<calls.HeroPoll | null> {
  const poll = await findNewestPoll(db);
  if (!poll) return null;
  return {
    isOpen: poll.closedAt === null,
    openedAt: poll.openedAt.toISOString(),
    closedAt: poll.closedAt?.toISOString() ?? null,
    heroes: poll.heroes.map(({ hero, votes }) => ({ heroName: hero, votes })),
  };
}

export const heroPollApi: Route[] = [
  handle(calls.getHeroPoll, (context) => readPoll(context), { tags: () => [tag.poll] }),
  handleAdmin(calls.openHeroPoll, async (context, { heroes }) => {
    await openPoll(context.db, heroes, { author: String(context.caller.playerId), at: context.now() });
    return readPoll(context);
  }),
  handleAdmin(calls.closeHeroPoll, async (context, { openedAt }) => {
    const seen = openedAt === undefined ? undefined : new Date(openedAt);
    await closePoll(context.db, { author: String(context.caller.playerId), at: context.now() }, seen);
    return readPoll(context);
  }),
];
