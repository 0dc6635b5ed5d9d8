import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { removeUnnamedFiles } from './removeUnnamedFiles.ts';

const SWEEP_EVERY_MS = 15 * 60 * 1000;

type Swept = { readonly database: Database; readonly files: FileStore; readonly clock: () => Date };

/**
 * Removes files that no application names, and contents that no file has, from the server's start to its end; the log says how many files went.
 *
 * What fails is tried again the next time.
 */
export function sweepRegularly(app: FastifyInstance, { database, files, clock }: Swept): void {
  let running: Promise<void> = Promise.resolve();
  const sweepOnce = async () => {
    try {
      const removed = await removeUnnamedFiles(database, clock());
      if (removed > 0)
        app.log.info({ files: removed }, 'files that no application named for a day were removed');
      await files.sweep(clock());
    } catch (error) {
      app.log.warn({ err: error }, 'files that nobody needs were not removed');
    }
  };
  const sweep = () => {
    running = running.then(sweepOnce);
  };
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
