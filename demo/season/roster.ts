import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Random } from '#lib/random.ts';
import { heroNames } from '../game-server/game-content.ts';
import type { Contestant } from '../game-server/match-plan.ts';
import { faultyNames, nicknames } from './nicknames.ts';

/** Players whom pages, sign-in and tests may count on; they are the same for every seed. */
export const demoRoles = {
  admin: 86_745_912,
  champion: 118_734_206,
  /** Two who mostly play 2x8 together. */
  duoPair: [204_511_873, 311_902_645],
  bannedOnSocials: 152_360_488,
  subscribers: [118_734_206, 204_511_873, 87_120_554, 412_660_917, 1_044_238_190],
  /** Plays, and has no subscription. */
  visitor: 255_018_366,
  /** Other good players: two are anonymous, two have a private profile. */
  anonymous: [1_344_851_100, 361_014_759],
  private: [931_916_051, 332_191_107],
} as const;

export type DemoPlayer = Contestant & {
  /** How likely the player is to be in a lobby; an ordinary player has 1. */
  activity: number;
  /** `activity` is multiplied by this in 2x8. */
  duoTaste: number;
  isSubscriber: boolean;
  /** The rating that the previous season left. */
  openingRating: Record<Mode, number>;
};

export const bothModes: readonly Mode[] = ['solo', 'duo'];
const SKILL_DEVIATION = 0.55;
const SUBSCRIBER_SHARE = 0.08;
const namedIds: readonly number[] = [
  ...new Set([
    demoRoles.admin,
    demoRoles.champion,
    ...demoRoles.duoPair,
    demoRoles.bannedOnSocials,
    ...demoRoles.subscribers,
    demoRoles.visitor,
  ]),
];

/** Skill, in deviations, of players with a fixed role in the season. */
const namedSkills = new Map<number, number>([
  [demoRoles.champion, 4.4],
  [demoRoles.duoPair[0], 1.7],
  [demoRoles.duoPair[1], 1.4],
  [demoRoles.admin, 0.4],
]);

/** High enough to lead, low enough that winning still pays. */
const championsOpening = { solo: 2890, duo: 1420 };

/** How much more people prefer their best hero to their other favourites. */
const MAIN_HERO = 5;
/** Some play hardly any other hero; this by itself has no effect on places. */
const ONE_TRICKS = { heroName: 'npc_dota_hero_drow_ranger', share: 0.05, gladness: 120 };

/** The season's players, best known first; the same random gives the same people. */
export function makeRoster(random: Random, size: number): DemoPlayer[] {
  const ids = accountIds(random.fork('ids'), size);
  const people = random.fork('people');
  const habits = random.fork('habits');
  const roster = ids.map((accountId, index) => {
    const deviations = namedSkills.get(accountId) ?? people.normal(0, 1);
    const favourites = new Map(
      people.sample(heroNames, people.whole(2, 5)).map((hero, at) => [hero, people.between(4, 14) * (at === 0 ? MAIN_HERO : 1)]),
    );
    const isPair = demoRoles.duoPair.some((id) => id === accountId);
    return {
      accountId,
      name: nicknames[index] ?? `player ${index + 1}`,
      skill: deviations * SKILL_DEVIATION,
      favourites: habits.chance(ONE_TRICKS.share) ? new Map([[ONE_TRICKS.heroName, ONE_TRICKS.gladness]]) : favourites,
      activity: namedSkills.has(accountId) ? 2.5 : Math.exp(people.normal(0, 0.8)),
      duoTaste: isPair ? 12 : Math.exp(people.normal(0, 0.7)),
      isSubscriber:
        demoRoles.subscribers.some((id) => id === accountId) || (!namedIds.includes(accountId) && people.chance(SUBSCRIBER_SHARE)),
      openingRating:
        accountId === demoRoles.champion
          ? championsOpening
          : { solo: openingRating(people, deviations, 1), duo: openingRating(people, deviations, 0.55) },
    };
  });
  return withFaultyNamesLast(roster);
}

/** The same players, with the names that look like a bug given to the weakest. */
function withFaultyNamesLast(roster: readonly DemoPlayer[]): DemoPlayer[] {
  const weakest = roster.toSorted((one, other) => one.skill - other.skill).slice(0, faultyNames.size);
  const misplaced = roster.filter((player) => faultyNames.has(player.name) && !weakest.includes(player));
  const others = weakest.filter(({ name }) => !faultyNames.has(name));
  const swapped = new Map<number, string>();
  for (const [index, faulty] of misplaced.entries()) {
    const weak = others[index];
    if (weak) swapped.set(faulty.accountId, weak.name).set(weak.accountId, faulty.name);
  }
  return roster.map((player) => ({ ...player, name: swapped.get(player.accountId) ?? player.name }));
}

function accountIds(random: Random, size: number): number[] {
  const ids = new Set(namedIds);
  while (ids.size < size) ids.add(random.chance(0.8) ? random.whole(60_000_000, 480_000_000) : random.whole(800_000_000, 1_700_000_000));
  return [...ids].slice(0, size);
}

/** Skill shows in rating, though not exactly; the best of a whole season are far above the rest. */
function openingRating(random: Random, deviations: number, scale: number): number {
  const seen = deviations + random.normal(0, 0.25);
  return Math.max(0, Math.round(scale * (560 + 560 * seen + 95 * Math.max(0, seen) ** 2)));
}
