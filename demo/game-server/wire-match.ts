import type { Random } from '#lib/random.ts';
import { skillOfTalent } from './game-content.ts';
import type { MatchPlan, Seat } from './match-plan.ts';
import { emptyTable, looseInt, looseText } from './wire-looseness.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const DOUBLE_RATING_COOLDOWN_MS = 24 * 3600 * 1000;

export type Body = { [key: string]: Json };

const ids = (seats: readonly Seat[]) => seats.map((seat) => String(seat.contestant.accountId));

/** Account ids as the game sends them, in the order of `match_start`. */
export function playerIds(plan: MatchPlan): string[] {
  return ids(plan.seats);
}

export function matchStartBody(plan: MatchPlan): Body {
  const { matchId, matchKey, lobby } = plan;
  return {
    matchId,
    matchKey,
    cluster: lobby.cluster,
    region: lobby.region,
    players: playerIds(plan),
    mapName: lobby.mapName,
    isCheatsMode: lobby.isCheats,
  };
}

export function unrankedStatsBody(plan: MatchPlan): Body {
  return { matchId: plan.matchId, matchKey: plan.matchKey, players: playerIds(plan) };
}

/** `/end` of one player, with the game's own looseness: floats, texts for numbers, `-1` and `null` for nothing, `[]` for `{}`. */
export function endBody(random: Random, plan: MatchPlan, seat: Seat): Body {
  const { contestant } = seat;
  const count = (rarity: string) => seat.choices.filter((choice) => choice.rarity === rarity).length;
  return {
    matchId: plan.matchId,
    matchKey: plan.matchKey,
    teamId: seat.teamId,
    playerId: String(contestant.accountId),
    playerName: contestant.name,
    partyId: contestant.partyId ?? random.pick<Json>([0, -1, null]),
    heroName: seat.hero,
    mainTalent: random.chance(0.5) ? seat.mainTalent : capitalised(seat.mainTalent),
    SecondMainTalent: seat.secondTalent ?? random.pick<Json>([null, '', -1]),
    totalBuffs: totalBuffs(random, seat),
    items: slots(seat),
    buildingsDestroyed:
      seat.pushes.length === 0
        ? emptyTable(random)
        : seat.pushes.map((fallen) => ({ pushedPlayerIds: ids(fallen.victims), type: fallen.type, time: fallen.atSeconds })),
    kills: looseInt(random, seat.kills),
    deaths: looseInt(random, seat.deaths),
    assists: looseInt(random, seat.assists),
    networth: Math.round((seat.snapshots.at(-1)?.networth ?? 0) * 1e5) / 1e5,
    gpm: seat.gpm,
    xpm: seat.xpm,
    level: seat.level,
    base: looseInt(random, seat.base),
    bans: seat.bans.length === 0 ? emptyTable(random) : seat.bans,
    pickOrder: seat.pickOrder,
    Penalty: seat.earlyLeave ? 1 : 0,
    place: seat.place,
    killer: seat.killer ? seat.killer.hero : random.pick<Json>([null, '']),
    isLeaver: seat.earlyLeave !== null,
    isWrongMap: false,
    lpCount: seat.earlyLeave ? 3 : 0,
    endTime: seat.endSeconds,
    dpHeroMatchXp: random.whole(0, 400),
    dpHeroQuestXp: random.chance(0.2) ? 150 : -1,
    shardsReceipts: random.chance(0.3) ? [{ amount: random.whole(1, 15), desc: 'match' }] : emptyTable(random),
    completedAchievements: random.chance(0.03) ? [{ AchievementId: random.whole(1, 60) }] : emptyTable(random),
    DealtDamages: dealtDamages(plan, seat),
    ReceivedDamages: [...seat.received].map(([attacker, { physical, magical, pure }]) => ({
      HeroName: attacker.hero,
      Physical: physical,
      Magical: magical,
      Pure: pure,
    })),
    LastHits: looseInt(random, seat.lastHits),
    BlueTalentsCount: count('blue'),
    WhiteTalentsCount: count('gray'),
    PurpleTalentsCount: count('purple'),
    TowerDamage: seat.towerDamage,
  };
}

export function doubleRatingBody(plan: MatchPlan, seat: Seat): Body {
  const { matchId, matchKey, lobby } = plan;
  return {
    matchId,
    matchKey,
    playerId: String(seat.contestant.accountId),
    type: lobby.mode === 'duo' ? 2 : 1,
    cd: DOUBLE_RATING_COOLDOWN_MS,
  };
}

/** `/leave` of one player: their own early one, or everybody's when the match closes. */
export function leaveBody(random: Random, plan: MatchPlan, seat: Seat, closesAt = plan.durationSeconds + 5): Body {
  const { contestant, earlyLeave } = seat;
  return {
    matchId: plan.matchId,
    matchKey: plan.matchKey,
    playerId: String(contestant.accountId),
    playerName: contestant.name,
    isWrongMap: false,
    isSafeToLeave: earlyLeave?.isSafe ?? true,
    leaveTime: earlyLeave?.atSeconds ?? closesAt,
    lpCount: looseText(random, earlyLeave && !earlyLeave.isSafe ? 3 : 0),
    savedData: { subData: { quickCast: random.chance(0.5), hudScale: random.whole(80, 120), hiddenTips: emptyTable(random) } },
  };
}

/** Every hero's damage received from this seat, by kind and by what did it. */
function dealtDamages(plan: MatchPlan, seat: Seat): Body[] {
  const total = { physical: 0, magical: 0, pure: 0 };
  for (const victim of plan.seats) {
    const damage = victim.received.get(seat);
    if (!damage) continue;
    total.physical += damage.physical;
    total.magical += damage.magical;
    total.pure += damage.pure;
  }
  const source = (Name: string, Type: string, DamageType: number, Damage: number): Body => ({
    Name,
    Type,
    DamageType,
    NewIcon: Type === 'attack' ? '' : Name,
    Damage,
    Time: seat.endSeconds,
  });
  const skill = skillOfTalent(seat.mainTalent).name;
  return [
    source('attack', 'attack', 1, total.physical * 0.8),
    source(skill, 'ability', 1, total.physical * 0.2),
    source(skill, 'ability', 2, total.magical * 0.7),
    source(seat.firstItem ?? 'item_dagon', 'item', 2, total.magical * 0.3),
    ...(total.pure > 0 ? [source(skill, 'ability', 4, total.pure)] : []),
  ];
}

const SLOTS = 6;
/** Items without a slot once consumed, and the modifier that shows each. */
const consumed = new Map([
  ['item_aghanims_shard', 'modifier_item_aghanims_shard'],
  ['item_ultimate_scepter', 'modifier_item_ultimate_scepter_consumed'],
]);

function finalItems(seat: Seat): string[] {
  return seat.snapshots.at(-1)?.items ?? [];
}

/** The six slots, '' for an empty one. */
function slots(seat: Seat): string[] {
  const carried = finalItems(seat).filter((item) => !consumed.has(item));
  return Array.from({ length: SLOTS }, (_, slot) => carried[slot] ?? '');
}

/** All modifiers on a hero at the end: consumed items among many that are no items. */
function totalBuffs(random: Random, seat: Seat): Json {
  const items = finalItems(seat).flatMap((item) => consumed.get(item) ?? []);
  const buffs = [...items, ...(random.chance(0.5) ? [`modifier_${seat.mainTalent}`] : [])];
  return buffs.length === 0 ? emptyTable(random) : buffs.map((name) => ({ name, stacks: 1 }));
}

export function capitalised(talent: string): string {
  return talent.replace(/(^|_)[a-z]/g, (letters) => letters.toUpperCase());
}
