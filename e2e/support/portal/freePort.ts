import { createServer } from 'node:net';

/** Finds a port of this machine on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port was given.'));
        else resolve(address.port);
      });
    });
  });
}
