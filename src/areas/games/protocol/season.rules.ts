export type Season = {
  id: number;
  number: number;
  name: string;
  startsAt: Date;
  endsAt: Date | null;
  /** It has not been opened, so nothing belongs to it yet, whatever the clock says. */
  isPlanned: boolean;
  /** What of a rating carries over into it, in per cent. */
  keptPercent: number;
};

/** The season of an instant: the last opened one that has begun, or the first of all. The list is ordered by its start and not empty. */
export function seasonAt(seasons: readonly Season[], at: Date): Season {
  const found = seasons.findLast(({ startsAt, isPlanned }) => !isPlanned && startsAt <= at) ?? seasons[0];
  if (!found) throw new Error('there is no season');
  return found;
}

/** The season that is open: what begins now belongs to it, whatever the clocks of servers say. The list is ordered by its start. */
export function openedSeason(seasons: readonly Season[]): Season {
  const found = seasons.findLast(({ isPlanned }) => !isPlanned);
  if (!found) throw new Error('there is no season');
  return found;
}
