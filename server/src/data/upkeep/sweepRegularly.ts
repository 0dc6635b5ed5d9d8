import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { examineOldFiles } from './examineOldFiles.ts';
import { removeExpiredApplications } from './removeExpiredApplications.ts';
import { removeUnnamedFiles } from './removeUnnamedFiles.ts';
import { tellOfRoom } from './tellOfRoom.ts';

const SWEEP_EVERY_MS = 15 * 60 * 1000;

type Swept = { readonly database: Database; readonly files: FileStore; readonly clock: () => Date };

/**
 * Removes applications whose time is over, files that no application names, and contents that no file has, from the server's start to its end; the
 * log says what went, by ids and numbers.
 *
 * What fails is tried again the next time.
 */
export function sweepRegularly(app: FastifyInstance, { database, files, clock }: Swept): void {
  let running: Promise<void> = Promise.resolve();
  const tell = tellOfRoom(app.log, files);
  const sweepOnce = async () => {
    try {
      const expired = await removeExpiredApplications(database, clock());
      if (expired !== null) app.log.info(expired, 'applications past their retention were removed');
    } catch (error) {
      app.log.error({ err: error }, 'applications past their retention were not removed');
    }
    try {
      const removed = await removeUnnamedFiles(database, clock());
      if (removed > 0)
        app.log.info({ files: removed }, 'files that no application named for a day were removed');
      await files.sweep(clock());
      const examined = await examineOldFiles(database, files);
      if (examined > 0) app.log.info({ files: examined }, 'files of earlier times were looked into');
      await tell();
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
