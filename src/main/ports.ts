import net from 'node:net';

type Ports = { host: string; port: number; metricsPort?: number };

/** Exits with a message when one of the site's ports cannot be listened on. */
export async function needPort({ host, port, metricsPort = 0 }: Ports): Promise<void> {
  const found = await listened(host, port);
  if (typeof found !== 'number') return giveUp(whyNot(found.code, host, 'PORT', port));
  if (metricsPort === 0) return;
  const second = metricsPort === port ? { code: 'EADDRINUSE' } : await listened(host, metricsPort);
  if (typeof second !== 'number') giveUp(whyNot(second.code, host, 'METRICS_PORT', metricsPort));
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function whyNot(code: string | undefined, host: string, name: string, port: number): string {
  if (code === 'EADDRINUSE') return `${name} ${port} of ${host} is taken: stop what listens there, or set another ${name}`;
  if (code === 'EACCES') return `${name} ${port} is not for this user: set one from 1024 on, with a proxy in front of it`;
  return `HOST ${host} is no address of this machine (${code}): set one that is, such as 127.0.0.1`;
}

/** The preferred port, or any free one when it is taken. */
export async function findPort(host: string, wished: number): Promise<number> {
  for (const port of wished < 65_536 ? [wished, 0] : [0]) {
    const found = await listened(host, port);
    if (typeof found === 'number') return found;
  }
  return 0;
}

/** Listens on a port for a moment. Returns the port, or the error. */
function listened(host: string, port: number): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', resolve);
    server.listen({ host, port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
