export type Season = {
  id: number;
  number: number;
  name: string;
  startsAt: Date;
  endsAt: Date | null;
  /** Not opened yet, so nothing belongs to it, whatever the clock says. */
  isPlanned: boolean;
  /** The share of a rating that carries over into it, in per cent. */
  keptPercent: number;
};

/** The season of an instant: the last opened one that has begun, or the first of all. The list must be ordered by start and not empty. */
export function seasonAt(seasons: readonly Season[], at: Date): Season {
  const found = seasons.findLast(({ startsAt, isPlanned }) => !isPlanned && startsAt <= at) ?? seasons[0];
  if (!found) throw new Error('there is no season');
  return found;
}

/** The open season: what begins now belongs to it, whatever the servers' clocks say. The list must be ordered by start. */
export function openedSeason(seasons: readonly Season[]): Season {
  const found = seasons.findLast(({ isPlanned }) => !isPlanned);
  if (!found) throw new Error('there is no season');
  return found;
}
