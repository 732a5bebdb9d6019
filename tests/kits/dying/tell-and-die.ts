import { noteEndedMatches, tellFollowers } from '#areas/reach/bots/tell-followers.command.ts';
import { openDying } from './start-dying.ts';

/** A worker that tells followers what they wait for, and dies on the way; not between the mark and the call, where a message is lost. Its clock is ahead by MOVED_MS. */
const { deps, connection } = openDying({ diesBeforeCalls: false });
await noteEndedMatches(deps);
await tellFollowers(deps);
await connection.close();
