import type { CDPSession, Locator, Page } from '@playwright/test';

/** Pause between two keys, ms: a fast typist's. */
const KEY_PAUSE_MS = 90;
/** Until what a key set off, such as the saving of a draft, is done. */
const SETTLE_MS = 500;

/** Lets the page note, for each key, how long it took from the key to the end of the next paint. */
export async function watchKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(window, { keyDelays: delays });
    const channel = new MessageChannel();
    let pressed: number[] = [];
    // A message that is sent while a frame is made arrives after that frame has been painted.
    channel.port1.onmessage = () => {
      const painted = performance.now();
      delays.push(...pressed.map((time) => painted - time));
      pressed = [];
    };
    const note = ({ timeStamp }: KeyboardEvent) => {
      pressed.push(timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    window.addEventListener('keydown', note, { capture: true });
  });
}

/** - delays: of each key to its paint, ms; busyMs: processor time of the page's main thread, with everything that the keys set off */
export type Typed = { readonly delays: readonly number[]; readonly busyMs: number };

/** Types a text into a field, key by key, and leaves the field as it finds it open: what was typed stays. */
export async function typeInto(
  page: Page,
  session: CDPSession,
  field: Locator,
  text: string,
): Promise<Typed> {
  await field.click();
  await page.keyboard.press('End');
  await page.waitForTimeout(SETTLE_MS);
  await takeDelays(page);
  const before = await busySeconds(session);
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.waitForTimeout(SETTLE_MS);
  const busyMs = ((await busySeconds(session)) - before) * 1000;
  const delays = await takeDelays(page);
  // Gives up what was searched for in a list of options.
  await page.keyboard.press('Escape');
  return { delays, busyMs };
}

/** Gives what {@link watchKeys} has noted since it was asked last, ms. */
function takeDelays(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { keyDelays: number[] }).keyDelays.splice(0));
}

/** Processor time of the page's main thread, s. Needs `Performance.enable` with `threadTicks`: time that others take from the processor does not count. */
async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
