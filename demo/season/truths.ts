import { heroes } from '../game-server/game-content.ts';
import { flatStrengths, type Leaning, type Strengths } from '../game-server/strengths.ts';
import { noonBefore } from '../updates/lines.ts';

/**
 * The truths of the demo season, whatever its seed: correct statistics find them again. Strengths are on the scale of skill, whose
 * deviation among all players is 0.55; docs/demo-season.md explains them.
 */
const heroStrengths: Record<string, number> = {
  abaddon: 0.1,
  alchemist: -0.35,
  antimage: 0.3,
  axe: 0.2,
  bristleback: 0.4,
  crystal_maiden: -0.45,
  drow_ranger: 0,
  ember_spirit: 0.15,
  hoodwink: -0.1,
  huskar: 0.5,
  juggernaut: 0.25,
  legion_commander: 0,
  lina: -0.05,
  lion: -0.5,
  marci: 0.35,
  muerta: 0.45,
  nevermore: -0.15,
  nyx_assassin: -0.3,
  ogre_magi: 0.05,
  pangolier: -0.2,
  phantom_assassin: 0.1,
  primal_beast: 0.3,
  puck: 0,
  pudge: 0,
  queenofpain: -0.1,
  sand_king: -0.25,
  silencer: -0.2,
  skeleton_king: 0.2,
  skywrath_mage: -0.4,
  snapfire: -0.15,
  terrorblade: 0.05,
  troll_warlord: 0.4,
  venomancer: -0.3,
  void_spirit: 0.15,
  windrunner: -0.05,
  zuus: -0.2,
};

/** Orange talents that are better or worse than the hero's others; the rest count 0. */
const talentStrengths: Record<string, number> = {
  manabreak: 0.4,
  manavoid: -0.4,
  omnislash: 0.45,
  healing_ward: -0.35,
  hook: 0.35,
  rot: -0.35,
  dagger: 0.3,
  sonic: -0.3,
  spray: 0.35,
  goo: -0.3,
  gunslinger: 0.4,
  calling: -0.3,
  helix: 0.35,
  hunger: -0.3,
  shadowraze: 0.3,
  requiem: -0.4,
};

/** Common purple talents, when they are the first purple choice. */
const purpleStrengths: Record<string, number> = { modifier_up_res: 0.35, modifier_up_fullhpresist: 0.2, modifier_up_grayfour: -0.35 };
/** The appeal of a purple talent when offered; the others count 1. */
const purpleAppeal: Record<string, number> = { modifier_up_res: 1.5, modifier_up_orangepoints: 2.5, modifier_up_graypoints: 0.4 };

/** Controls: talents without worth whose choice leans, each named by who takes it. */
export const controls = {
  ahead: ['modifier_up_bigdamage', 'modifier_up_primaryupgrade'],
  behind: ['modifier_up_magicblock', 'modifier_up_secondaryupgrade'],
  strong: ['modifier_up_cooldown', 'modifier_up_bluepoints'],
  /** Taken when `modifier_up_slow` is held. */
  held: ['modifier_up_stun'],
} as const;
const leaningOf: Record<keyof typeof controls, Leaning> = {
  ahead: { lead: 0.9 },
  behind: { lead: -0.9 },
  strong: { skill: 0.9 },
  held: { held: { name: 'modifier_up_slow', slope: 1.5 } },
};
const leanings = new Map<string, Leaning>([
  ...controls.ahead.map((name) => [name, leaningOf.ahead] as const),
  ...controls.behind.map((name) => [name, leaningOf.behind] as const),
  ...controls.strong.map((name) => [name, leaningOf.strong] as const),
  ...controls.held.map((name) => [name, leaningOf.held] as const),
  // Orange talents of no worth.
  ['coup_de_grace', leaningOf.strong],
  ['laguna', leaningOf.strong],
  // One talent with worth is preferred by players who are behind, one by strong players; the placebo item by players ahead, the item that
  // helps by players who are behind.
  ['modifier_up_res', leaningOf.behind],
  ['modifier_up_fullhpresist', leaningOf.strong],
  ['item_force_staff', leaningOf.ahead],
  ['item_blink', leaningOf.behind],
]);

/** The first large item: one helps, one harms, and `item_force_staff` is the placebo. */
const itemStrengths: Record<string, number> = { item_blink: 0.35, item_blade_mail: -0.25 };

/** How often a hero is picked against others; the rest count 1. */
const heroAppeal: Record<string, number> = {
  pudge: 2.2,
  phantom_assassin: 2,
  muerta: 1.9,
  juggernaut: 1.8,
  nevermore: 1.7,
  axe: 1.5,
  antimage: 1.4,
  puck: 1.1,
  nyx_assassin: 0.6,
  alchemist: 0.6,
  silencer: 0.6,
  sand_king: 0.7,
};
/** Puck is preferred by strong players and Pudge by weak ones; neither is strong or weak itself. */
const heroSkillSlope: Record<string, number> = { puck: 1.6, pudge: -1.4 };
const talentAppeal: Record<string, number> = {
  omnislash: 2.5,
  manavoid: 2,
  hook: 3,
  requiem: 2.2,
  coup_de_grace: 2,
  laguna: 1.8,
  gunslinger: 1.6,
  reincarnation: 1.5,
};

/** The changes of the balance patch in the middle of the season; everything else stayed as it was. */
export const patch = {
  daysBeforeEnd: 10,
  heroes: { npc_dota_hero_huskar: -0.45, npc_dota_hero_crystal_maiden: 0.45 },
} as const;

/** Each later place in the draft is worth this much. */
const LATER_PICK = 0.02;
/** Deviation of the noise of each pair of heroes that meet. */
const PAIRS = 0.06;

const heroNamed = (short: string) => `npc_dota_hero_${short}`;
const mapOf = (record: Record<string, number>, keyOf = (key: string) => key) =>
  new Map(Object.entries(record).map(([key, value]) => [keyOf(key), value]));

const beforePatch: Strengths = {
  ...flatStrengths,
  heroes: mapOf(heroStrengths, heroNamed),
  talents: mapOf(talentStrengths),
  firstPurples: mapOf(purpleStrengths),
  firstItems: mapOf(itemStrengths),
  laterPick: LATER_PICK,
  pairs: PAIRS,
  heroAppeal: mapOf(heroAppeal, heroNamed),
  heroSkillSlope: mapOf(heroSkillSlope, heroNamed),
  talentAppeal: mapOf(talentAppeal),
  purpleAppeal: mapOf(purpleAppeal),
  leanings,
};
const afterPatch: Strengths = { ...beforePatch, heroes: mapOf(patchedHeroes(), heroNamed) };

/** The truth at a moment of a season that ends at `seasonEnd`. */
export function truthsAt(at: Date, seasonEnd: Date): Strengths {
  return at < patchAt(seasonEnd) ? beforePatch : afterPatch;
}

/** When the balance patch came: with the update that says so. */
export function patchAt(seasonEnd: Date): Date {
  return noonBefore(seasonEnd, patch.daysBeforeEnd);
}

/** A hero's planted strength together with that of its orange talents as they are taken; `strengths` are those of truthsAt. */
export function heroTruth(heroName: string, strengths: Strengths): number {
  const talents = heroes.find((hero) => hero.name === heroName)?.skills.map((skill) => skill.talent) ?? [];
  const appeal = (talent: string) => strengths.talentAppeal.get(talent) ?? 1;
  const total = talents.reduce((sum, talent) => sum + appeal(talent), 0);
  const ofTalents = talents.reduce((sum, talent) => sum + appeal(talent) * (strengths.talents.get(talent) ?? 0), 0);
  return (strengths.heroes.get(heroName) ?? 0) + (total > 0 ? ofTalents / total : 0);
}

function patchedHeroes(): Record<string, number> {
  const changed: Record<string, number> = patch.heroes;
  return Object.fromEntries(Object.entries(heroStrengths).map(([short, strength]) => [short, strength + (changed[heroNamed(short)] ?? 0)]));
}
