import { rate } from 'openskill';
import { teamSize, type Mode } from './modes.rules.ts';
import { firstBelief, type Belief } from './skill.rules.ts';

/** Before every match every uncertainty grows by this, so that the belief can follow players who learn or forget. */
const TAU = 25 / 300;
/**
 * `beta`: how much luck is in a place. `gamma`: a match teaches everything that the model says. With the library's own 25/6, and a tenth to
 * a third of the learning, the order is found later and long-time players get too little uncertainty (docs/statistics.md "Skill").
 */
const LUCK = { beta: 25 / 4, gamma: () => 1 };

type Placed = { playerId: number; place: number } & Belief;

/**
 * The beliefs after a match, by Weng and Lin's update for the Plackett-Luce model (docs/statistics.md "Skill"). Players who share a place
 * are a team. A player who ended alone in a mode of teams counts as a team of two equals: comparing a sum of one with sums of two would
 * make lone players look weak, however strong they are. The order of the players does not matter.
 */
export function rateLobby(players: readonly Placed[], mode: Mode): ({ playerId: number } & Belief)[] {
  const teams = [...Map.groupBy(players, ({ place }) => place)]
    .toSorted(([a], [b]) => a - b)
    .map(([, team]) => team.toSorted((a, b) => a.playerId - b.playerId));
  const full = teams.map((team) => Array.from({ length: Math.max(team.length, teamSize[mode]) }, (_, seat) => beliefOf(team, seat)));
  const rated = rate(full, { ...LUCK, tau: TAU });
  return teams.flatMap((team, rank) =>
    team.map(({ playerId }, seat) => {
      const after = rated[rank]?.[seat];
      if (!after) throw new Error('a player is in the team and not in its rating');
      return { playerId, mu: after.mu, sigma: after.sigma };
    }),
  );
}

function beliefOf(team: readonly Placed[], seat: number): Belief {
  const { mu, sigma } = team[seat] ?? team[0] ?? firstBelief;
  return { mu, sigma };
}
