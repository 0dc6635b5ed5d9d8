import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Between two looks at something that gives no sign of itself: whoever calls this looks again afterwards, as often as it takes. */
export async function untilNextLook(): Promise<void> {
  await pause(LOOK_EVERY_MS);
}

/**
 * Lets time itself pass. For a test in which time is what is tried, or which shows that nothing happens; never to wait for something.
 *
 * - why: what makes it so, for whoever reads the test
 */
export async function letTimePass(milliseconds: number, _why: string): Promise<void> {
  await pause(milliseconds);
}
