import net from 'node:net';

/** Whether nobody listens on a port yet. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  return (await listened(host, port)) !== undefined;
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
