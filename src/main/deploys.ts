import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const DONE = 'done';

/** A socket path may have at most 107 bytes, so it is not made absolute. */
function socketOf(dataDir: string): string {
  return path.join(dataDir, 'deploy.sock');
}

/**
 * Accepts releases from `reachSite`, one at a time, each as the folder of a built project. `replace` swaps the running processes for those
 * of the release; its error goes back to the caller. Only the site's own user can connect. Returns a function that stops it.
 */
export async function handleDeploys(dataDir: string, replace: (release: string) => Promise<void>): Promise<() => void> {
  let isReplacing = false;
  const answer = async (release: string) => {
    // The caller has changed its mind.
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
  // If two sites share a data folder, releases go to the first. If the second took over the socket, nobody could reach the first after the
  // second ends.
  const first = await reachSite(dataDir);
  if (first) {
    first.leave();
    return () => {};
  }
  // With an external database, the folder may not exist yet.
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Left behind by a killed process.
  fs.rmSync(file, { force: true });
  server.listen(file);
  await once(server, 'listening');
  fs.chmodSync(file, 0o600);
  return () => server.close();
}

export type ReachedSite = {
  /** Switches the site to the processes of a release. Throws an Error that says why not, and how the site goes on. */
  deploy(release: string): Promise<void>;
  leave(): void;
};

/** Connects to the site that runs over a data folder; undefined when there is none. */
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
