/**
 * The chances of every place for teams of these strengths, by the Plackett-Luce model: from the best place on, each goes to one of the
 * teams that have none yet, with weight exp(strength). `chances[team][k]` is the chance of the k-th place (0 is the best), of as many as
 * there are teams. Exact, over all subsets.
 */
export function placeChances(strengths: readonly number[]): number[][] {
  const count = strengths.length;
  const most = Math.max(...strengths);
  const weights = strengths.map((strength) => Math.exp(strength - most));
  const chances = strengths.map(() => strengths.map(() => 0));
  const reached = new Float64Array(1 << count);
  const everybody = (1 << count) - 1;
  reached[everybody] = 1;
  for (let left = everybody; left > 0; left -= 1) {
    const chance = reached[left] ?? 0;
    if (chance === 0) continue;
    const teams = [...weights.keys()].filter((team) => left & (1 << team));
    const sum = teams.reduce((total, team) => total + (weights[team] ?? 0), 0);
    for (const team of teams) {
      const next = (chance * (weights[team] ?? 0)) / sum;
      const row = chances[team];
      if (row) row[count - teams.length] = (row[count - teams.length] ?? 0) + next;
      reached[left & ~(1 << team)] = (reached[left & ~(1 << team)] ?? 0) + next;
    }
  }
  return chances;
}

/**
 * The chances of players whose teams are unknown: every pairing is equally likely, and a team is as strong as its mean. With an odd number
 * one player is alone, because the mate already has the place `alone` among those of the teams. `chances[player][k]` is the chance of the
 * k-th of these places.
 */
export function pairedChances(strengths: readonly number[], alone = Math.ceil(strengths.length / 2) - 1): number[][] {
  const teams = Math.ceil(strengths.length / 2);
  const isOdd = strengths.length % 2 === 1;
  const places = [...Array(teams).keys()].filter((place) => !isOdd || place !== alone);
  const chances = strengths.map(() => Array.from({ length: teams }, () => 0));
  const ways = waysToPair([...strengths.keys()]);
  const add = (player: number, place: number, chance: number) => {
    const row = chances[player];
    if (row) row[place] = (row[place] ?? 0) + chance / ways.length;
  };
  for (const way of ways) {
    const pairs = way.filter(({ length }) => length > 1);
    const found = placeChances(pairs.map((team) => meanOf(team.map((player) => strengths[player] ?? 0))));
    for (const [team, players] of pairs.entries())
      for (const player of players) for (const [index, place] of places.entries()) add(player, place, found[team]?.[index] ?? 0);
    for (const [player, mate] of way) if (player !== undefined && mate === undefined) add(player, alone, 1);
  }
  return chances;
}

function waysToPair(players: readonly number[]): number[][][] {
  const [first, ...others] = players;
  if (first === undefined) return [[]];
  const withMate = others.flatMap((mate) => waysToPair(others.filter((other) => other !== mate)).map((rest) => [[first, mate], ...rest]));
  return players.length % 2 === 0 ? withMate : [...withMate, ...waysToPair(others).map((rest) => [[first], ...rest])];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The mean place for these chances of each place, from the first on. */
export function expectedPlace(chances: readonly number[]): number {
  return chances.reduce((sum, chance, index) => sum + chance * (index + 1), 0);
}
