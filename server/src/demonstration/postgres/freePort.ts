import { createServer } from 'node:net';

const HOST = '127.0.0.1';

/** Tells whether nothing listens on a port of the loopback address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined;
}

/** Finds a port of the loopback address on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1.');
  return port;
}

async function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: HOST, exclusive: true }, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : undefined;
      probe.close(() => resolve(found));
    });
  });
}
