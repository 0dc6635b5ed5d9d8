import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { isData, sampleAnswer, sampleConfig } from './sampleAnswers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a portal folder with its brotli files, and made-up answers for everything else; gives the origin and the way to stop. */
export async function servePortal(folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void answer(folder, request, response);
  });
  // Longer than a proxy keeps a connection: one that closes while it is used again fails the call.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host}`;
  const { pathname } = new URL(request.url ?? '/', origin);
  const made =
    pathname === '/config.json' ? sampleConfig(origin) : isData(pathname) ? sampleAnswer(pathname) : null;
  if (made !== null) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(made));
    return;
  }
  const name = extname(pathname) === '' ? '/index.html' : pathname;
  const [brotli, plain] = await Promise.all([read(join(folder, `${name}.br`)), read(join(folder, name))]);
  const body = brotli ?? plain;
  if (body === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'content-length': body.length,
    ...(brotli === undefined ? {} : { 'content-encoding': 'br' }),
  });
  response.end(body);
}

function read(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
