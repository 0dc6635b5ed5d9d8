import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a partner that makes a mistake needs, not worth it for one that means harm. */
const LONGEST_MS = 3_000;

/** Lets a caller send the rest of a body that nobody reads: one that is cut off while it sends never sees why. */
export async function sentToTheEnd(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  const timer = new AbortController();
  const over = new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
  });
  request.resume();
  await Promise.race([over, pause(LONGEST_MS, undefined, { signal: timer.signal, ref: false })]);
  timer.abort();
}
