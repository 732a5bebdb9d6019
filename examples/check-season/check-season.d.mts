type Fault = { position: number | null; matchId: string | null; playerId: string | null; what: string };
type Checked = {
  season: number;
  name: string;
  links: number;
  shown: number;
  hidden: number;
  waiting: number;
  lastLink: string;
  faults: Fault[];
};
/** `known`: a link that was published earlier; it has to be in the chain still. */
export function checkSeason(asked: { origin: string; season?: number | undefined; known?: string | undefined }): Promise<Checked>;
