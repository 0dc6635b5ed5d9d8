import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Heard = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly at: number;
};

export type Listening = { readonly origin: string; readonly stop: () => Promise<void> };

/** Listens on this machine; every call is handed on when its body has come. */
export async function listen(answer: (heard: Heard, response: ServerResponse) => void): Promise<Listening> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      answer({ method, url, headers, body: Buffer.concat(parts), at: Date.now() }, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
