import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const DONE = 'done';

/** A socket's path may hold 107 bytes: it is not made absolute. */
function socketOf(dataDir: string): string {
  return path.join(dataDir, 'deploy.sock');
}

/**
 * Takes releases that come by `reachSite`, one at a time, each the folder of a built project; `replace` puts its processes in place of those
 * that run, and what it throws is told to who asked. Only the user of the site can ask. Returns how to stop.
 */
export async function handleDeploys(dataDir: string, replace: (release: string) => Promise<void>): Promise<() => void> {
  let isReplacing = false;
  const answer = async (release: string) => {
    // Who asked has thought better of it.
    if (release === '') return '';
    if (isReplacing) return 'Another deploy is under way.';
    isReplacing = true;
    try {
      await replace(release);
      return DONE;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      isReplacing = false;
    }
  };
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    void text(socket)
      .then(answer)
      .then(
        (told) => socket.end(told),
        () => socket.destroy(),
      );
  });
  const file = socketOf(dataDir);
  // Of two sites over one folder releases go to the first: taken from it, it would be reached by nobody once the second has ended.
  const first = await reachSite(dataDir);
  if (first) {
    first.leave();
    return () => {};
  }
  // With a database of the owner's nothing has been kept here yet.
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // One that was killed has left it.
  fs.rmSync(file, { force: true });
  server.listen(file);
  await once(server, 'listening');
  fs.chmodSync(file, 0o600);
  return () => server.close();
}

export type ReachedSite = {
  /** The site goes on with the processes of a release; throws an Error that says why not, and how the site goes on. */
  deploy(release: string): Promise<void>;
  leave(): void;
};

/** Reaches the site that runs over a data folder; undefined when there is none. */
export async function reachSite(dataDir: string): Promise<ReachedSite | undefined> {
  const socket = net.connect({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  return {
    async deploy(release) {
      socket.end(release);
      const told = await text(socket);
      if (told !== DONE) throw new Error(told || 'The site ended meanwhile.');
    },
    leave: () => void socket.destroy(),
  };
}
