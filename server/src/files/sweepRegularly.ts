import type { FastifyInstance } from 'fastify';
import type { FileStore } from './fileStore.ts';

const SWEEP_EVERY_MS = 15 * 60 * 1000;

/** Removes files that nobody needs any more, from the server's start to its end; what fails is tried again the next time. */
export function sweepRegularly(app: FastifyInstance, files: FileStore, clock: () => Date): void {
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = files.sweep(clock()).catch((error: unknown) => {
      app.log.warn({ err: error }, 'files that nobody needs were not removed');
    });
  };
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
