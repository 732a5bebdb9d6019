import { rate } from 'openskill';
import { teamSize, type Mode } from './modes.rules.ts';
import { firstBelief, type Belief } from './skill.rules.ts';

/** Before every match all doubts grow by this, so that the belief can follow who learns, or forgets. */
const TAU = 25 / 300;
/**
 * How much luck a place holds, and that a match teaches all that the model says: with the library's own 25/6 and a tenth to a third
 * of that, the order is found later and long players are doubted too little (docs/statistics.md "Skill").
 */
const LUCK = { beta: 25 / 4, gamma: () => 1 };

type Placed = { playerId: number; place: number } & Belief;

/**
 * What is believed after a match, by Weng and Lin's update for the model of Plackett and Luce (docs/statistics.md "Skill"). Who
 * share a place are a team. Who ended alone in a mode of teams is taken for a team of two of the like: a sum of one against
 * sums of two would say that the lone are weak, however strong they are. The order of the players does not matter.
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
