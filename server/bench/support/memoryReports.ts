import type { Server } from 'node:http';

const REPORT_EVERY_MS = 20;

/** Resident memory of a process, in bytes. */
export type MemoryReport = { readonly rss: number };

/** Tells the process that started this one how much memory it has, from now on until that ends. */
export function reportMemory(): void {
  setInterval(
    () => process.send?.({ rss: process.memoryUsage.rss() } satisfies MemoryReport),
    REPORT_EVERY_MS,
  );
  process.once('disconnect', () => process.exit(0));
}

/** Gives the port that a server listens on. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
