import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

export type Answering = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A partner's server on this machine that answers as the test says. */
export type PartnerServer = { readonly origin: string; readonly stop: () => Promise<void> };

export function partnerServer(answer: Answering): Promise<PartnerServer> {
  return serveLocally((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts)));
  });
}

/** Lets a listener answer on a free port of this machine. */
export async function serveLocally(listener: RequestListener): Promise<PartnerServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
