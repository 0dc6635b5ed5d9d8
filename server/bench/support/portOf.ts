import type { Server } from 'node:http';

/** Gives the port that a server listens on. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
