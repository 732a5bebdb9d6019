import { canonicalText } from '#lib/lenient.ts';
import type { GameScript } from './game-script.ts';
import type { LobbyMember } from './script-answers.ts';

const DAY_MS = 24 * 3600 * 1000;
const ITEM = { productId: '17', amount: 120 };
const VOTES = { count: 5, amount: 50 };
const BONUS_SHARDS = 300;
const BONUS_VOTES = 3;

/** A player's belongings after their actions, which the next `match_start` must return. */
export type Kept = Pick<LobbyMember, 'items' | 'shards' | 'votes' | 'freeBuildsConsumed'> & {
  quests: Record<string, unknown[]>;
  /** The player who was reported together with this one. */
  reportedWith: string;
  settings: unknown;
};

/**
 * A player of the lobby uses everything that the game's panels offer. Returns what the site must return later; throws if the script would
 * stop.
 */
export async function useAccount(script: GameScript, playerId: string, hero: string): Promise<Kept> {
  const { items, shards, votes, freeBuildsConsumed } = script.member(playerId);
  const [partner = ''] = script.ids.filter((id) => id !== playerId);
  const [reporter = ''] = script.ids.filter((id) => id !== playerId && id !== partner);
  const quests = { [hero]: ['kill_heroes', 'destroy_towers'] };
  const settings = { quickCast: true, hudScale: 110, hiddenTips: ['shop'] };
  script.settings.set(playerId, settings);

  const tell = (call: string, body: Record<string, unknown>) => expectDone(script, call, { playerId, ...body });
  await tell('bonus_shards', { amount: BONUS_SHARDS, cd: DAY_MS });
  await tell('shards_expense', { productId: ITEM.productId, isItem: true, amount: ITEM.amount, count: 1 });
  await tell('shards_expense', { productId: 'vote', isItem: true, amount: VOTES.amount, count: VOTES.count });
  await tell('bonus_votes', { count: BONUS_VOTES, cd: DAY_MS });
  // The panel lists the heroes of the poll that is open.
  const [voted] = script.lobby?.voting.keys() ?? [];
  const cast = voted === undefined ? 0 : 2;
  if (cast > 0) await tell('vote', { heroName: voted, count: cast });
  await tell('update_quests', { heroes: [{ heroName: hero, quests: quests[hero] }], cd: 7 * DAY_MS });
  await tell('item_builds', { cd: DAY_MS });
  await tell('consume_free_build', {});
  await expectDone(script, 'report', { reporter, reported1: playerId, reported2: partner, type: 1 });
  await script.ask('get_item_builds', { heroName: hero });
  await script.ask('get_offered_talents', { heroName: [hero] });
  await script.ask('login', { playerId, redirectUrl: `https://1x6.ru/players/${playerId}` });
  await script.ask('payment', { playerId, productId: 'dota_plus_month' });
  return {
    items: [...items, Number(ITEM.productId)],
    shards: shards + BONUS_SHARDS - ITEM.amount - VOTES.amount,
    votes: votes + VOTES.count + BONUS_VOTES - cast,
    freeBuildsConsumed: freeBuildsConsumed + 1,
    quests,
    reportedWith: partner,
    settings,
  };
}

/** Enters a code in the game's shop. Returns whether it was taken. */
export async function enterCode(script: GameScript, playerId: string, code: string): Promise<boolean> {
  const answer = await script.ask('promo', { playerId, code });
  return answer?.status === 0;
}

/** Takes every gift that waits for a player. Returns how many there were. */
export async function takeGifts(script: GameScript, playerId: string): Promise<number> {
  let taken = 0;
  for (let gift = script.waiting.get(playerId)?.[0]; gift; gift = script.waiting.get(playerId)?.[0]) {
    const left = await script.ask('accept_gift', { playerId, giftId: gift.giftId });
    if (!left || left.some(({ giftId }) => giftId === gift?.giftId)) break;
    script.waiting.set(playerId, left);
    taken += 1;
  }
  return taken;
}

/** The part of it that the site has not returned; empty if all is right. */
export function lost(kept: Kept, member: LobbyMember): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['items', kept.items.toSorted((a, b) => a - b), member.items.toSorted((a, b) => a - b)],
    ['shards', kept.shards, member.shards],
    ['votes', kept.votes, member.votes],
    ['free builds', kept.freeBuildsConsumed, member.freeBuildsConsumed],
    ['settings', kept.settings, member.settings],
    ['reports', 1, member.reports.get(kept.reportedWith)],
    ...Object.entries(kept.quests).map(([hero, quests]): [string, unknown, unknown] => [
      `quests of ${hero}`,
      quests,
      member.heroes.get(hero)?.quests,
    ]),
  ];
  return pairs
    .map(([what, sent, found]) => [what, canonicalText(sent), canonicalText(found)])
    .filter(([, sent, found]) => sent !== found)
    .map(([what, sent, found]) => `${what}: ${sent} was kept, ${found} came back`);
}

async function expectDone(script: GameScript, call: string, body: Record<string, unknown>): Promise<void> {
  const isDone = await script.tell(`/api/game/${call}`, body);
  script.stage.expect(isDone, `${call} was refused: ${script.errors.at(-1)}`);
}
