import { lobbySize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Random } from '#lib/random.ts';
import { heroNames } from './game-content.ts';
import type { Contestant, Lobby } from './match-plan.ts';

const regions = [
  { cluster: '181', region: 'EUROPE' },
  { cluster: '186', region: 'STOCKHOLM' },
  { cluster: '241', region: 'RUSSIA' },
];

/** A player without a history: a numbered name, some skill, three favourite heroes. */
export function practiceContestant(random: Random, accountId: number): Contestant {
  return {
    accountId,
    name: `practice ${accountId}`,
    skill: random.normal(0, 0.5),
    favourites: new Map(random.sample(heroNames, 3).map((name) => [name, 6])),
  };
}

/** A full lobby of these players; in duo neighbours share a party. */
export function fullLobby(
  random: Random,
  mode: Mode,
  contestants: readonly Contestant[],
  mapName = mode === 'duo' ? 'ranked_duo' : 'ranked_500-x',
): Lobby {
  if (contestants.length !== lobbySize[mode]) throw new RangeError(`a ${mode} lobby has ${lobbySize[mode]} players`);
  const seated =
    mode === 'solo'
      ? contestants
      : contestants.map((contestant, slot) => ({ ...contestant, partyId: String(9_100_000 + Math.floor(slot / 2)) }));
  return { mode, mapName, isCheats: false, ...random.pick(regions), contestants: seated };
}
