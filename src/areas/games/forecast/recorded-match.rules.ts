import { mergeBuildings } from '#areas/games/matches/matches.rules.ts';
import { placeCount, teamSize, type Mode } from '#areas/games/protocol/modes.rules.ts';

/** A match with everything that a forecast may rest on, its players in lobby order. */
export type RecordedMatch = {
  mode: Mode;
  players: RecordedPlayer[];
  buildings: { pusherId: number; type: string; atSeconds: number; victimIds: number[] }[];
  /** What the game reported after the match: each player's looks in order. */
  worths: { playerId: number; position: number; minute: number; networth: number }[];
};
export type RecordedPlayer = {
  playerId: number;
  teamId: number | null;
  place: number | null;
  endSeconds: number | null;
  leaveSeconds: number | null;
  /** The belief about the skill before the match. */
  mu: number;
};

/** The seconds at which the game records what every player owns. */
export const lookSeconds = [20, 40, 120, 300, 600, 900, 1200, 1800, 2400] as const;
const shrines = ['green_shrine', 'white_shrine', 'blue_shrine'] as const;

export type Moment = {
  seconds: number;
  kind: 'start' | 'look' | 'building' | 'out';
  /** The numbers of the teams whose building fell, or who are out. */
  of: number[];
  /** The last look by then. */
  look: number | undefined;
};

/** A team of a finished match, with the last of its players' ends. */
export type Team = { players: RecordedPlayer[]; place: number; endSeconds: number };

/** The teams of a finished match, by place; undefined if a player has no place, or more players share one than should. */
export function teamsOf({ mode, players }: RecordedMatch): Team[] | undefined {
  const teams = [...Map.groupBy(players, ({ place }) => place)].map(([place, of]) => ({
    players: of,
    place: place ?? 0,
    endSeconds: Math.max(...of.map(({ endSeconds }) => endSeconds ?? 0)),
  }));
  const isWhole = teams.length === placeCount[mode] && teams.every(({ place, players: of }) => place > 0 && of.length === teamSize[mode]);
  return isWhole ? teams.toSorted((one, other) => one.place - other.place) : undefined;
}

/** Everything that a forecast sees happen in a match, in order, until the team in second place is out. */
export function momentsOf(match: RecordedMatch, teams: readonly Team[]): Moment[] {
  const over = teams[1]?.endSeconds ?? 0;
  const moments: Omit<Moment, 'look'>[] = [
    { seconds: 0, kind: 'start', of: [] },
    ...lookSeconds.map((seconds) => ({ seconds, kind: 'look' as const, of: [] })),
    ...fallsOf(match, teams).map(({ seconds, team }) => ({ seconds, kind: 'building' as const, of: [team] })),
    ...teams.flatMap(({ endSeconds }, team) => (team === 0 ? [] : [{ seconds: endSeconds, kind: 'out' as const, of: [team] }])),
  ];
  return moments
    .filter(({ seconds, kind }) => seconds < over || (kind === 'out' && seconds === over))
    .toSorted((one, other) => one.seconds - other.seconds)
    .map((moment) => ({ ...moment, look: lookSeconds.findLast((seconds) => seconds <= moment.seconds) }));
}

type Fall = { seconds: number; team: number; shrine: number };

/** The shrines that teams lost while they were in; everybody who helped reports the same shrine. */
function fallsOf({ buildings }: RecordedMatch, teams: readonly Team[]): Fall[] {
  const merged = mergeBuildings(buildings);
  return merged.flatMap(({ type, atSeconds, victimIds }) => {
    const shrine = shrines.findIndex((name) => name === type);
    const team = teams.findIndex(({ players }) => players.some(({ playerId }) => victimIds.includes(playerId)));
    const isIn = (teams[team]?.endSeconds ?? 0) > atSeconds;
    return shrine >= 0 && isIn ? [{ seconds: atSeconds, team, shrine }] : [];
  });
}

/** The unit of skill is about the difference between good and average players. */
const SKILL_UNIT = 5;
const WORTH_UNIT = 0.1;
const MINUTES_UNIT = 10;

/** The features of a forecast from skill alone: the mean skill of a team, and the share of its players who had left by then. */
export function featuresOfSkill(players: readonly Pick<RecordedPlayer, 'mu' | 'leaveSeconds'>[], seconds = Infinity): number[] {
  const count = Math.max(1, players.length);
  return [
    players.reduce((sum, { mu }) => sum + mu, 0) / count / SKILL_UNIT,
    players.filter(({ leaveSeconds }) => leaveSeconds !== null && leaveSeconds <= seconds).length / count,
  ];
}

/** The index of the lead in net worth among the features after a look. */
export const WORTH_FEATURE = 2;

/** The numbers of the teams that were in after a moment, best place first, and the features of their forecast then. */
export type Standing = { teams: number[]; features: number[][] };

/** What was known at every moment of the teams that were in. A team for which a look is missing counts as worth the mean of the others. */
export function standingsOf(match: RecordedMatch, teams: readonly Team[], moments: readonly Moment[]): Standing[] {
  const falls = fallsOf(match, teams);
  const worths = new Map(match.worths.map(({ playerId, position, minute, networth }) => [`${playerId} ${position} ${minute}`, networth]));
  const worthAt = (player: RecordedPlayer, look: number) => {
    const position = lookSeconds.findIndex((seconds) => seconds === look);
    return worths.get(`${player.playerId} ${position} ${Math.floor(look / 60)}`);
  };
  return moments.map(({ seconds, look }) => {
    const standing = [...teams.entries()].filter(([, { endSeconds }]) => endSeconds > seconds);
    const leads = look === undefined ? [] : leadsOf(standing.map(([, { players }]) => players.map((player) => worthAt(player, look))));
    const features = standing.map(([team, { players }], index) => {
      const skill = featuresOfSkill(players, seconds);
      if (look === undefined) return skill;
      const lost = falls.filter((fall) => fall.team === team && fall.seconds <= seconds);
      const since = lost.length === 0 ? 0 : seconds - Math.max(...lost.map((fall) => fall.seconds));
      const fallen = shrines.map((_, shrine) => lost.filter((fall) => fall.shrine === shrine).length);
      return [...skill, (leads[index] ?? 0) / WORTH_UNIT, ...fallen, since / 60 / MINUTES_UNIT];
    });
    return { teams: standing.map(([team]) => team), features };
  });
}

/** How far each team's net worth is above the mean of those in, as a logarithm; 0 if unknown. */
function leadsOf(worths: readonly (readonly (number | undefined)[])[]): number[] {
  const logarithms = worths.map((of) => {
    const known = of.filter((worth) => worth !== undefined);
    return known.length < of.length ? undefined : Math.log(Math.max(1, known.reduce((sum, worth) => sum + worth, 0) / known.length));
  });
  const known = logarithms.filter((value) => value !== undefined);
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  return logarithms.map((value) => (value === undefined ? 0 : value - mean));
}
