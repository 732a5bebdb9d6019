import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '#lib/random.ts';
import { GameClient } from '../../demo/game-server/game-client.ts';
import type { GamePost } from '../../demo/game-server/match-posts.ts';
import { practiceMatch } from '../faults/game-servers.ts';
import { Visitor } from '../faults/visitor.ts';
import { askSession, Browser, Listener, openSession } from './browser.ts';
import { addresses, type Machine } from './network.ts';
import type { Trial } from './trial.ts';

export type Fleet = {
  origin: string;
  key: string;
  admin: number;
  machines: readonly FleetMachine[];
  /** The origins of all web processes, those of the first machine first. */
  webs: readonly string[];
  /** The number of published updates. */
  published: number;
};

export type FleetMachine = {
  machine: Machine;
  /** The origins of this machine's web processes. */
  webs: readonly string[];
  /** Starts all of them and a worker, and waits until they are ready. */
  start: () => Promise<void>;
  /** Kills the first web process; `startWeb` starts it again. */
  killWeb: () => void;
  startWeb: () => Promise<void>;
};

const SECOND_MS = 1_000;
const SETTLED_MS = 300;
const LONGEST_MS = 5_000;
const PAUSE_MS = 150;
const STREAMS = 6;
const VISITORS = 3;
const AWAY_MS = 8_000;
const COUNTED = 30;
const FIRST_MATCH = 7_800_000_000_000_000;
const FIRST_PLAYER = 1_650_000_000;

let matches = 0;

/** Checks two machines through a proxy that was just started. */
export async function lookAtMachines(trial: Trial, name: string, fleet: Fleet): Promise<void> {
  const browser = await Browser.open(fleet.origin);
  trial.note(`${name} speaks HTTP/2 over TLS`, browser.protocol === 'h2');
  const reader = await Browser.open(fleet.origin);
  await lookAtSessions(trial, name, fleet, browser, reader);
  await lookAtChanges(trial, name, fleet, browser, reader);
  await lookAtStreams(trial, name, fleet);
  await lookAtRates(trial, name, fleet);
  browser.close();
  reader.close();
  await lookAtLoss(trial, name, fleet);
}

type Match = { matchId: string; firstPlayer: number; posts: GamePost[]; lastEnd: number };

/** A match with six players of its own. */
function nextMatch(): Match {
  const number = ++matches;
  const matchId = String(FIRST_MATCH + number);
  const firstPlayer = FIRST_PLAYER + number * 6;
  const posts = practiceMatch(new Random(`machines ${number}`), matchId, firstPlayer);
  return { matchId, firstPlayer, posts, lastEnd: posts.findLastIndex(({ call }) => call === '/api/game/end') };
}

async function play(client: GameClient, posts: readonly GamePost[], pauseMs = 0): Promise<void> {
  for (const { call, body } of posts) {
    const { status, text } = await client.post(call, JSON.stringify(body));
    if (status !== 200) throw new Error(`${call}: ${status} ${text}`);
    if (pauseMs > 0) await sleep(pauseMs);
  }
}

type Told = { address: string; cookie?: string; isNew: (body: string) => boolean };

/**
 * How long, in ms after a change was acknowledged, some process still returned the old state; Infinity when one returned the new state too
 * early or never.
 */
async function lagOf(
  fleet: Fleet,
  reader: Browser,
  { address, cookie = '', isNew }: Told,
  change: () => Promise<unknown>,
): Promise<number> {
  const headers = { 'accept-language': 'en', ...(cookie ? { cookie } : {}) };
  const askAll = async () => {
    const direct = fleet.webs.map(async (web) => (await fetch(web + address, { headers })).text());
    const proxied = reader.ask(address, { headers });
    return [...(await Promise.all(direct)), (await proxied).body];
  };
  // Twice, so that every cache holds the old response.
  await askAll();
  if ((await askAll()).some(isNew)) return Infinity;
  await change();
  const changedAt = performance.now();
  let oldAt = changedAt;
  for (let askedAt = changedAt; askedAt - oldAt < SETTLED_MS; askedAt = performance.now()) {
    if (askedAt - changedAt > LONGEST_MS) return Infinity;
    if (!(await askAll()).every(isNew)) oldAt = askedAt;
    await sleep(10);
  }
  return oldAt - changedAt;
}

const dataOf = (body: string) => (JSON.parse(body) as { data: unknown }).data;
/** Reports and judges a lag. */
const noteLag = (trial: Trial, what: string, lag: number) =>
  trial.note(`${what} everywhere; who asks later than ${lag.toFixed(0)} ms after it was answered is told so`, lag < SECOND_MS);

async function lookAtSessions(trial: Trial, name: string, fleet: Fleet, browser: Browser, reader: Browser): Promise<void> {
  const isAnonymous = (body: string) => !Object(dataOf(body)).authorized;
  const address = '/api/auth/authorized';
  await browser.signIn(fleet.admin);
  const { cookies: cookie } = browser;
  const known = await Promise.all(fleet.webs.map(async (web) => (await fetch(web + address, { headers: { cookie } })).text()));
  trial.note(`${name}: who signed in is known to every process`, !known.some(isAnonymous), known.join());
  const lag = await lagOf(fleet, reader, { address, cookie, isNew: isAnonymous }, () => browser.ask('/api/auth/logout'));
  noteLag(trial, `${name}: who signs out is signed out`, lag);
}

async function lookAtChanges(trial: Trial, name: string, fleet: Fleet, browser: Browser, reader: Browser): Promise<void> {
  const client = new GameClient(fleet.origin, fleet.key);
  const { matchId, firstPlayer, posts, lastEnd } = nextMatch();
  await play(client, posts.slice(0, lastEnd));
  const isFinished = (body: string) => Object(dataOf(body)).meta.isFinished === true;
  const ended = await lagOf(fleet, reader, { address: `/api/v2/matches?dotaMatchId=${matchId}`, isNew: isFinished }, () =>
    play(client, posts.slice(lastEnd)),
  );
  noteLag(trial, `${name}: the end of a match is told`, ended);
  client.close();

  const isNobody = (body: string) => dataOf(body) === null;
  const hide = async (playerId: number, visibility: string) => {
    await browser.signIn(playerId);
    return () => browser.call('/api/v2/accounts/visibility', { visibility }, 'PUT');
  };
  const isPrivate = { address: `/api/v2/players/profile?playerId=${firstPlayer}`, isNew: isNobody };
  noteLag(trial, `${name}: who becomes private is gone`, await lagOf(fleet, reader, isPrivate, await hide(firstPlayer, 'private')));
  const isHidden = { address: `/api/v2/players/short?playerId=${firstPlayer + 1}`, isNew: isNobody };
  noteLag(trial, `${name}: who hides is hidden`, await lagOf(fleet, reader, isHidden, await hide(firstPlayer + 1, 'anonymous')));

  await browser.signIn(fleet.admin);
  const url = `machines-${name.toLowerCase()}`;
  const { id } = await browser.call<{ id: number }>('/api/v2/admin/updates', { url });
  const write = async (word: string, baseVersion: number) => {
    const pair = { ru: `Имя ${word}`, en: `Name ${word}` };
    const none = { ru: '', en: '' };
    const document = {
      url,
      type: 'minor',
      name: pair,
      description: none,
      rows: { ru: '+ Урон', en: '+ Damage' },
      items: [],
      heroes: [],
      outdated: {},
    };
    const saved = await browser.call<{ version: number }>(
      '/api/v2/admin/updates/save',
      { id, baseVersion, document, isAutosave: false },
      'PUT',
    );
    await browser.call('/api/v2/admin/updates/publish', { id, version: saved.version, isWaived: true });
    return saved.version;
  };
  const version = await write('one', 1);
  fleet.published += 1;
  const isEdited = { address: `/updates/${url}`, isNew: (body: string) => body.includes('Name two') };
  noteLag(trial, `${name}: an admin's edit is read`, await lagOf(fleet, reader, isEdited, () => write('two', version)));
}

/** Streams of a match posted to the second machine, while a process of the first one, which served some of the streams, dies. */
async function lookAtStreams(trial: Trial, name: string, fleet: Fleet): Promise<void> {
  const [first, second] = fleet.machines;
  if (!first || !second) return;
  const client = new GameClient(second.webs[0] ?? '', fleet.key);
  const { matchId, posts, lastEnd } = nextMatch();
  await play(client, posts.slice(0, 1));
  const listeners = Array.from({ length: STREAMS }, () => new Listener(fleet.origin, `/api/v2/matches/stream?dotaMatchId=${matchId}`));
  await until(() => listeners.every(({ events }) => events.length > 0));
  const middle = Math.ceil(lastEnd / 2);
  await play(client, posts.slice(1, middle), PAUSE_MS);
  first.killWeb();
  await play(client, posts.slice(middle, lastEnd + 1), PAUSE_MS);
  const endedAt = performance.now() - PAUSE_MS;
  await Promise.race([Promise.all(listeners.map(({ done }) => done)), sleep(LONGEST_MS)]);
  client.close();
  const ids = listeners.map(({ events }) => events.map(({ id }) => id));
  const cut = listeners.filter(({ cuts }) => cuts > 0).length;
  const whole = ids[listeners.findIndex(({ cuts }) => cuts === 0)] ?? [];
  const isInOrder = (seen: readonly string[]) => seen.join() === whole.filter((id) => seen.includes(id)).join();
  const late = Math.max(...listeners.map(({ events }) => (events.at(-1)?.at ?? Infinity) - endedAt));
  const states = `${STREAMS} streams had ${ids.map(({ length }) => length).join(', ')} states`;
  trial.note(
    `${name}: streams hear what is posted to the other machine, the end ${late.toFixed(0)} ms after it was answered`,
    late < SECOND_MS,
    states,
  );
  trial.note(
    `${name}: ${cut} of ${STREAMS} streams were cut off by a process that died, came back by the last id, and missed and repeated nothing of ${whole.length} states`,
    cut > 0 && cut < STREAMS && whole.length > 6 && ids.every((seen) => isInOrder(seen) && seen.at(-1) === whole.at(-1)),
    states,
  );
  await first.startWeb();
}

async function until(isSo: () => boolean): Promise<void> {
  for (const startedAt = Date.now(); !isSo() && Date.now() - startedAt < LONGEST_MS;) await sleep(20);
}

/** Each process counts requests separately, by the address that the proxy passes on. */
async function lookAtRates(trial: Trial, name: string, fleet: Fleet): Promise<void> {
  const stranger = {
    address: addresses.stranger,
    counts: async () => Promise.all(fleet.webs.map((web) => countedAt(web, addresses.stranger))),
  };
  const before = await stranger.counts();
  const session = await openSession(fleet.origin, { localAddress: addresses.stranger });
  for (let number = 0; number < COUNTED; number++) await askSession(session, `/api/v2/search?q=rates${number}`);
  session.destroy();
  const counts = (await stranger.counts()).map((count, index) => count - (before[index] ?? 0) - 1);
  const total = counts.reduce((sum, count) => sum + count, 0);
  trial.note(`${name}: of ${COUNTED} requests of one address the processes count ${counts.join(', ')}`, total === COUNTED);
}

/** How many requests of an address a process has counted, including this one. */
async function countedAt(web: string, address: string): Promise<number> {
  const { headers } = await fetch(`${web}/api/v2/search?q=rates`, { headers: { 'x-forwarded-for': address } });
  const [, most] = /q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '') ?? [];
  const [, left] = /r=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  return Number(most) - Number(left);
}

async function lookAtLoss(trial: Trial, name: string, fleet: Fleet): Promise<void> {
  const [first] = fleet.machines;
  const seen = await Promise.all(
    Array.from({ length: VISITORS }, (_, index) =>
      new Visitor(fleet.origin).during(async () => {
        if (index === 0) first?.machine.die();
        await sleep(AWAY_MS);
      }),
    ),
  );
  const outageMs = Math.max(...seen.map((each) => each.outageMs));
  const slowestMs = Math.max(...seen.map((each) => each.slowestMs));
  const wrong = seen.flatMap((each) => each.wrong);
  trial.note(
    `${name}: all processes of a machine die: the last GET that fails is ${outageMs.toFixed(0)} ms later, ${wrong.length} are answered wrongly; the slowest takes ${slowestMs.toFixed(0)} ms`,
    outageMs < SECOND_MS && wrong.length === 0 && seen.every(({ isHealed }) => isHealed),
    wrong.slice(0, 3).join(', '),
  );
  await first?.start();
}
