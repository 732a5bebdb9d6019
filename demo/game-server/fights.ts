import type { Random } from '#lib/random.ts';
import { heroNamed } from './game-content.ts';
import type { Damage, Push, Seat } from './match-plan.ts';

const damageMix = {
  Strength: { physical: 0.5, magical: 0.4, pure: 0.1 },
  Agility: { physical: 0.78, magical: 0.17, pure: 0.05 },
  Intellect: { physical: 0.22, magical: 0.7, pure: 0.08 },
  All: { physical: 0.42, magical: 0.46, pure: 0.12 },
};

/** Kills, deaths, assists and the damage each enemy dealt to each seat, all consistent with one another. */
export function fight(random: Random, seats: readonly Seat[]): void {
  for (const victim of seats) {
    for (const attacker of seats) {
      if (attacker.teamId === victim.teamId) continue;
      const together = Math.min(attacker.endSeconds, victim.endSeconds) / 60;
      const edge = Math.exp(0.35 * (attacker.strength - victim.strength));
      const kills = random.poisson(0.042 * together * edge) + (victim.killer === attacker ? 1 : 0);
      attacker.kills += kills;
      victim.deaths += kills;
      victim.received.set(
        attacker,
        hit(random, attacker, (kills * random.between(1400, 2600) + together * random.between(60, 240)) * edge),
      );
    }
  }
  const isTeamGame = new Set(seats.map((seat) => seat.teamId)).size < seats.length;
  for (const seat of seats) seat.assists = random.poisson(isTeamGame ? 0.7 * seat.kills : 0.6);
}

function hit(random: Random, attacker: Seat, total: number): Damage {
  const mix = damageMix[heroNamed(attacker.hero).attribute];
  const share = (kind: keyof Damage) => total * mix[kind] * random.between(0.6, 1.4);
  return { physical: share('physical'), magical: share('magical'), pure: random.chance(0.3) ? 0 : share('pure') };
}

const shrines = [
  { type: 'green_shrine', from: 0.45, to: 0.7, chance: 0.85 },
  { type: 'white_shrine', from: 0.6, to: 0.85, chance: 0.75 },
  { type: 'blue_shrine', from: 0.75, to: 0.97, chance: 0.65 },
] as const;

/** Which buildings fell, when and to whom: a base loses its shrines and at its owners' end its tower. */
export function push(random: Random, seats: readonly Seat[]): void {
  for (const victims of Map.groupBy(seats, (seat) => seat.teamId).values()) {
    const [owner] = victims;
    if (!owner) continue;
    for (const { type, from, to, chance } of shrines) {
      const atSeconds = owner.endSeconds * random.between(from, to);
      const pushers = seats.filter((seat) => seat.teamId !== owner.teamId && seat.endSeconds > atSeconds);
      if (random.chance(owner.place === 1 ? chance / 2 : chance) && pushers.length > 0) {
        raze(
          random,
          random.weighted(pushers, (seat) => Math.exp(seat.strength)),
          { atSeconds, type, victims },
        );
      }
    }
    if (owner.killer) raze(random, owner.killer, { atSeconds: owner.endSeconds - random.between(0.2, 2), type: 'tower', victims });
  }
  for (const seat of seats) seat.pushes.sort((one, other) => one.atSeconds - other.atSeconds);
}

function raze(random: Random, pusher: Seat, fallen: Push): void {
  pusher.pushes.push(fallen);
  pusher.towerDamage += random.between(900, 2400);
}
