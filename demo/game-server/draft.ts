import type { Random } from '#lib/random.ts';
import { chooseFirsts, firstItems } from './first-choices.ts';
import { commonTalents, heroNamed, heroNames, itemsOfCategory } from './game-content.ts';
import type { Contestant, Lobby, Seat } from './match-plan.ts';
import type { Strengths } from './strengths.ts';
import { orangeAppeal } from './talent-choices.ts';

const teams = { solo: [2, 3, 6, 7, 8, 9], duo: [2, 3, 6, 7] };
const BAN_SHARE = 0.7;
/** Deviation of the logarithm of a player's gold rate, independent of skill. */
const FORTUNE = 0.07;

/** The seats of a lobby after bans and picks: hero, orange talents, first purple choice, first item. Places come later. */
export function draft(random: Random, lobby: Lobby, strengths: Strengths): Seat[] {
  const order = random.shuffle(lobby.contestants.map((_, slot) => slot));
  const bases = random.shuffle([1, 2, 3, 4, 5, 6]);
  const teamSize = lobby.mode === 'duo' ? 2 : 1;
  const bans = lobby.contestants.map(() =>
    random.chance(BAN_SHARE) ? [random.weighted(heroNames, (name) => (strengths.heroAppeal.get(name) ?? 1) ** 2)] : [],
  );
  const taken = new Set(bans.flat());
  const seats: Seat[] = [];
  order.forEach((slot, index) => {
    const contestant = lobby.contestants[slot];
    if (!contestant) return;
    const hero = pickHero(random, contestant, taken, strengths);
    taken.add(hero);
    const team = Math.floor(slot / teamSize);
    seats.push({
      ...emptySeat(contestant, slot),
      ...chooseTalents(random, hero, contestant, strengths),
      hero,
      pickOrder: index + 1,
      bans: bans[slot] ?? [],
      teamId: teams[lobby.mode][team] ?? 10,
      base: bases[team] ?? 1,
      firstItem: null,
      fortune: random.normal(0, FORTUNE),
    });
  });
  chooseFirsts(random, seats, strengths);
  return seats.toSorted((one, other) => one.slot - other.slot);
}

function pickHero(random: Random, contestant: Contestant, taken: ReadonlySet<string>, strengths: Strengths): string {
  return random.weighted(heroNames, (name) => {
    if (taken.has(name)) return 0;
    const slope = strengths.heroSkillSlope.get(name) ?? 0;
    return (strengths.heroAppeal.get(name) ?? 1) * (contestant.favourites.get(name) ?? 1) * Math.exp(slope * contestant.skill);
  });
}

function chooseTalents(
  random: Random,
  heroName: string,
  { skill }: Contestant,
  strengths: Strengths,
): Pick<Seat, 'mainTalent' | 'secondTalent' | 'orangeOffers' | 'firstPurple'> {
  const hero = heroNamed(heroName);
  const talents = hero.skills.map((skill) => skill.talent);
  const appeal = (talent: string) => orangeAppeal(talent, skill, strengths);
  const drawn = (from: string[]) => (strengths.orangeOffered === undefined ? from : random.sample(from, strengths.orangeOffered));
  const first = drawn(talents);
  const mainTalent = random.weighted(first, appeal);
  const second = drawn(talents.filter((talent) => talent !== mainTalent));
  const secondTalent = random.weighted(second, appeal);
  // One of the hero's own and two general ones, so that each general one is offered often enough to be judged.
  const own = random.pick(hero.skills.flatMap((skill) => skill.purple));
  const offered = random.shuffle([own, ...random.sample(commonTalents.purple, 2)]);
  return { mainTalent, secondTalent, orangeOffers: [first, second], firstPurple: { picked: '', offered } };
}

function emptySeat(
  contestant: Contestant,
  slot: number,
): Omit<Seat, 'hero' | 'mainTalent' | 'secondTalent' | 'orangeOffers' | 'firstPurple' | 'fortune'> {
  return {
    contestant,
    slot,
    teamId: 0,
    base: 0,
    pickOrder: 0,
    bans: [],
    firstItem: null,
    strength: 0,
    place: 0,
    endSeconds: 0,
    killer: null,
    kills: 0,
    deaths: 0,
    assists: 0,
    level: 1,
    gpm: 0,
    xpm: 0,
    lastHits: 0,
    towerDamage: 0,
    choices: [],
    snapshots: [],
    pushes: [],
    received: new Map(),
    earlyLeave: null,
    isDouble: false,
  };
}

/** Large items that are never bought first: hero plans consist of these. */
export const largeItems = itemsOfCategory('magics', 'defense', 'weapons', 'artifacts').filter(
  (name) => !firstItems.includes(name) && name !== 'item_ultimate_scepter',
);
