import http from 'node:http';
import { parseArgs } from 'node:util';

/**
 * A game server that floods the site, as a separate process so that it takes no CPU time from the measuring one: posts at full speed until
 * it is told to stop, then reports the responses.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: '' },
    key: { type: 'string', default: '' },
    kind: { type: 'string', default: 'replay' },
    match: { type: 'string', default: '' },
    end: { type: 'string', default: '' },
    connections: { type: 'string', default: '48' },
  },
});
const { hostname, port } = new URL(values.origin);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(values.connections) });
const filler = 'x'.repeat(200_000);
let sent = 0;
const statuses: Record<string, number> = {};

function nextBody(): { call: string; body: string } {
  sent += 1;
  if (values.kind === 'replay') return { call: 'end', body: values.end };
  if (values.kind === 'unknown')
    return {
      call: 'leave',
      body: JSON.stringify({ matchId: String(6_600_000_000_000_000 + sent), matchKey: 'u'.repeat(32), playerId: '9' }),
    };
  const body = { matchId: values.match, matchKey: 's'.repeat(32), playerId: '9', savedData: { text: `${sent}${filler}` } };
  return { call: 'leave', body: JSON.stringify(body) };
}

function post(): Promise<void> {
  const { call, body } = nextBody();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'dedicated-key': values.key,
    'x-forwarded-for': '198.51.100.66',
  };
  return new Promise((resolve) => {
    const request = http.request({ hostname, port, agent, method: 'POST', path: `/api/game/${call}`, headers }, (response) => {
      const status = String(response.statusCode);
      statuses[status] = (statuses[status] ?? 0) + 1;
      response.resume().once('end', resolve);
    });
    request.once('error', () => setTimeout(resolve, 50));
    request.end(body);
  });
}

async function storm(): Promise<never> {
  for (;;) await post();
}

process.once('message', () => process.send?.(statuses, () => process.exit(0)));
await Promise.all(Array.from({ length: Number(values.connections) }, storm));
