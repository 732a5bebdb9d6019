import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Where a stand-in listens: on this machine only unless `host` is set. `publicHost`: the host in its addresses. */
export type Place = { port?: number; host?: string; publicHost?: string };

/** Opens a stand-in's server, on a free port for 0. */
export async function openServer(
  server: Server,
  { port = 0, host = '127.0.0.1', publicHost = host }: Place,
): Promise<{ origin: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    origin: `http://${publicHost}:${typeof address === 'object' && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const LARGEST_BODY = 64 * 1024;

export async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body = (body + String(chunk)).slice(0, LARGEST_BODY);
  return body;
}

export function sendJson(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type });
  response.end(JSON.stringify(body));
}

export function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
}

/** The language of the person who opens a page. */
export function languageOf({ headers }: IncomingMessage): 'ru' | 'en' {
  return headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'ru';
}

/** The document of a stand-in's page with this body. */
export function pageOf(language: 'ru' | 'en', title: string, style: string, body: string): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}
