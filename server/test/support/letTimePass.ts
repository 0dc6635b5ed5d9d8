import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** What has taken long may take a little longer until it is seen. */
const LOOK_AFTER_PART = 1 / 8;
const LOOK_AT_LEAST_EVERY_MS = 250;

/** Between two looks at what costs nothing to look at: whoever calls this looks again afterwards, as often as it takes. */
export async function untilNextLook(): Promise<void> {
  await pause(LOOK_EVERY_MS);
}

/**
 * Gives the pause between two looks that another program has to answer: the longer it takes, the rarer they are, or those who look would
 * take the processor from what they wait for.
 */
export function rarerLooks(): () => Promise<void> {
  const begun = performance.now();
  return async () => {
    const part = (performance.now() - begun) * LOOK_AFTER_PART;
    await pause(Math.min(Math.max(part, LOOK_EVERY_MS), LOOK_AT_LEAST_EVERY_MS));
  };
}

/**
 * Lets time itself pass. For a test in which time is what is tried, or which shows that nothing happens; never to wait for something.
 *
 * - why: what makes it so, for whoever reads the test
 */
export async function letTimePass(milliseconds: number, _why: string): Promise<void> {
  await pause(milliseconds);
}
