import autocannon from 'autocannon';

export type Measured = { rate: number; p99Ms: number; errors: number };

/** Requests per second and the 99th percentile of latency at one address. */
export async function load(url: string, { connections = 32, seconds = 6, headers = {} } = {}): Promise<Measured> {
  await run(url, connections, 1, headers);
  const result = await run(url, connections, seconds, headers);
  return { rate: result.requests.average, p99Ms: result.latency.p99, errors: result.errors + result.non2xx };
}

function run(url: string, connections: number, duration: number, headers: Record<string, string>) {
  return autocannon({ url, connections, duration, headers });
}
