import net from 'node:net';

/** Ends the process with a sentence when somebody listens on the site's port already. */
export async function needPort({ host, port }: { host: string; port: number }): Promise<void> {
  if ((await listened(host, port)) !== undefined) return;
  process.stderr.write(`PORT ${port} of ${host} is taken: stop what listens there, or set another PORT\n`);
  process.exit(1);
}

/** The wished port, or any free one when it is taken. */
export async function findPort(host: string, wished: number): Promise<number> {
  return (wished < 65_536 ? await listened(host, wished) : undefined) ?? (await listened(host, 0)) ?? 0;
}

/** The port that could be listened on for a moment; undefined when it is taken. */
function listened(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ host, port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
