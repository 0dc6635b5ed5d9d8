import { createServer } from 'node:net';

const LAST_PORT = 65_535;
/** The ports right behind a portal's own are where people put a second portal. */
const DISTANCE = 10;
const TRIES = 100;

/**
 * Finds free ports of this machine a little above another one, ascending, so that they are easy to remember and mostly the same each time.
 *
 * Throws when there are not as many.
 */
export async function freePortsNear(port: number, count: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let candidate = port + DISTANCE; candidate < port + DISTANCE + TRIES; candidate += 1) {
    if (candidate > LAST_PORT) break;
    if (await isFree(candidate)) found.push(candidate);
    if (found.length === count) return found;
  }
  throw new Error(`There are no ${count} free ports above ${port}.`);
}

/** A program that listens on one of the two loopback addresses would get some of the calls. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

async function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Machines without IPv6 have no address ::1, and nobody listens there.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
