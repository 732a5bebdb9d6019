import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseFromDatabase } from '#areas/players/privacy/erase-account.command.ts';
import { tag } from '#contract/tags.ts';
import { sql } from '#db/pool.ts';
import { readConfig } from '#services/config.ts';
import { standInTwitch, startStandInTwitch, type StandInTwitch } from '../../../../demo/stand-ins/twitch.ts';
import { standInYoutubeKey, startStandInYoutube, type StandInYoutube } from '../../../../demo/stand-ins/youtube.ts';
import { rowsOf, untilWaiting } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { pollTwitch } from './poll-twitch.command.ts';
import { pollYoutube } from './poll-youtube.command.ts';
import { setSocialLinks } from './set-social-links.command.ts';
import type { LiveKind } from './socials.contract.ts';

const now = new Date();
const live = { since: '2026-01-01T10:00:00Z', viewers: 5 };
const logins = ['old', 'gone', 'same'] as const;
const nothing = { twitch: null, youtube: null, discord: null, discordUserName: null };
let world: World;
let twitch: StandInTwitch;
let youtube: StandInYoutube;
beforeAll(async () => {
  world = await openWorld();
  twitch = await startStandInTwitch(logins.map((login, index) => ({ id: String(index + 1), login, live })));
  youtube = await startStandInYoutube(
    logins.map((login, index) => {
      const videos = [`video_____${index}`];
      return { id: `UC${login.padStart(22, 'x')}`, handle: `@${login}`, videos, live: { ...live, video: videos[0] ?? '' } };
    }),
  );
});
afterAll(async () => {
  await youtube.close();
  await twitch.close();
  await world.close();
});

const kinds = {
  twitch: {
    linkOf: (login: string) => `https://twitch.tv/${login}`,
    poll: () => pollTwitch(parts()),
    names: '/helix/users',
    states: '/helix/streams',
  },
  youtube: {
    linkOf: (login: string) => `https://youtube.com/@${login}`,
    poll: () => pollYoutube(parts()),
    names: '/youtube/v3/channels',
    states: '/youtube/v3/videos',
  },
} satisfies Record<LiveKind, object>;

function parts() {
  const config = readConfig({
    TWITCH_AUTH_BASE: twitch.origin,
    TWITCH_API_BASE: twitch.origin,
    TWITCH_CLIENT_ID: standInTwitch.clientId,
    TWITCH_CLIENT_SECRET: standInTwitch.clientSecret,
    YOUTUBE_API_BASE: youtube.origin,
    YOUTUBE_FEED_BASE: youtube.origin,
    YOUTUBE_API_KEY: standInYoutubeKey,
  });
  return { db: world.db, config, log: world.context.log, now: () => now };
}

describe.each(['twitch', 'youtube'] as const)('while %s answers', (kind) => {
  const { linkOf, poll, names, states } = kinds[kind];
  const link = (id: number, login: string) => setSocialLinks(world.db, id, { ...nothing, [kind]: linkOf(login) }, now);
  const kept = () =>
    rowsOf(
      world.db,
      `select s.player_id as id, s.${kind}_channel_id is not null as "isFound", l.is_live as "isLive"
       from social_links s full join live_states l using (player_id) order by 1`,
    );
  async function changeLinks(): Promise<void> {
    await link(1, 'new');
    await eraseFromDatabase(world.db, 2, now);
  }
  function during(path: string, work: () => Promise<void>): void {
    let isDone = false;
    const meanwhile = async (asked: string) => {
      if (asked !== path || isDone) return;
      isDone = true;
      await work();
    };
    twitch.faults.meanwhile = meanwhile;
    youtube.faults.meanwhile = meanwhile;
  }

  beforeEach(async () => {
    twitch.faults.meanwhile = undefined;
    youtube.faults.meanwhile = undefined;
    await world.connection.pool.query('truncate players cascade');
    await world.connection.pool.query('insert into players (id, seen_at) values (1, now()), (2, now()), (3, now())');
    for (const [index, login] of logins.entries()) await link(index + 1, login);
  });

  test('the live state is not stored for a link that was changed, nor for an account that was erased', async () => {
    await poll();
    expect(await kept()).toEqual([1, 2, 3].map((id) => ({ id, isFound: true, isLive: true })));
    during(states, changeLinks);
    await poll();
    expect(await kept()).toEqual([
      { id: 1, isFound: false, isLive: null },
      { id: 3, isFound: true, isLive: true },
    ]);
  });

  test('pages that list live streams learn that a link was changed', async () => {
    const heard: unknown[] = [];
    const stop = world.changes.listen((what) => void heard.push(what));
    await link(1, 'new');
    await vi.waitFor(() => expect(heard.flat()).toContain(tag.live));
    stop();
  });

  test('the channel of the old link is not kept for the new one', async () => {
    during(names, changeLinks);
    await poll();
    expect(await kept()).toEqual([
      { id: 1, isFound: false, isLive: null },
      { id: 3, isFound: true, isLive: true },
    ]);
  });

  test('uncommitted changes of links and an uncommitted erasure delay the poll, and none of them fails', async () => {
    await poll();
    let changed = Promise.resolve();
    during(states, async () => {
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      changed = world.db.transaction().execute(async (transaction) => {
        await setSocialLinks(transaction, 1, { ...nothing, [kind]: linkOf('new') }, now);
        await eraseFromDatabase(transaction, 2, now);
        resolve();
        await sql`select pg_sleep(0.2)`.execute(transaction);
      });
      await begun;
    });
    await poll();
    await changed;
    expect(await kept()).toEqual([
      { id: 1, isFound: false, isLive: null },
      { id: 3, isFound: true, isLive: true },
    ]);
  });

  test('a poll, a change of links and an erasure at the same moment do not block each other', async () => {
    await poll();
    let meeting: Promise<void>[] = [];
    await world.db.transaction().execute(async (transaction) => {
      // By now the poll has the links and waits for the first state, while the others want the rest.
      await sql`select 1 from live_states where player_id = 1 for update`.execute(transaction);
      meeting = [poll()];
      await untilWaiting(world.db, 1);
      meeting.push(link(3, 'new'), eraseFromDatabase(world.db, 2, now));
      await untilWaiting(world.db, 3);
    });
    await Promise.all(meeting);
    expect(await kept()).toEqual([
      { id: 1, isFound: true, isLive: true },
      { id: 3, isFound: false, isLive: null },
    ]);
  });
});

test('a first link that is saved while its player is erased is refused, and none remains', async () => {
  let saved: Promise<unknown> = Promise.resolve();
  await rowsOf(world.db, `insert into players (id, seen_at) values (4, now()) on conflict do nothing`);
  await world.db.transaction().execute(async (transaction) => {
    await eraseFromDatabase(transaction, 4, now);
    saved = expect(setSocialLinks(world.db, 4, { ...nothing, twitch: 'https://twitch.tv/old' }, now)).rejects.toThrow(
      'Sign in with Steam first',
    );
    await untilWaiting(world.db, 1);
  });
  await saved;
  expect(await rowsOf(world.db, 'select 1 from social_links where player_id = 4')).toEqual([]);
});
