import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { withLease } from '../../database/workLease.ts';
import { asJob } from '../../platform/running/watched.ts';
import { reasonOf } from '../store/keptReason.ts';
import { endJob, giveUpOldJobs, nextJob, nextRow } from '../store/jobWork.ts';
import type { BulkParts } from './bulkParts.ts';
import { doRow } from './doRow.ts';
import { firstNotices } from '../../exchange/services/work/firstNotices.ts';
import { tooOld } from './jobReasons.ts';

/** How soon a job is taken up that another process began, or left when it died. */
const LOOK_EVERY_MS = 2_000;
/** Between two agreements everybody else gets the processor. */
const BREATH_MS = 1;

export type BulkWorker = {
  /** Looks for work now. */
  readonly wake: () => void;
  /** Lets the agreement that is under way end; the others wait in the database. */
  readonly stop: () => Promise<void>;
};

/**
 * Works on jobs, one agreement after the other, job by job in turn.
 *
 * All that it has to know stands in the database: whatever ends the server, the next one goes on where it was. Of several servers on one database
 * one works at a time.
 */
export function startBulkWorker(parts: BulkParts, log: Pick<FastifyBaseLogger, 'error'>): BulkWorker {
  const notices = firstNotices(parts.services);
  let isStopping = false;
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function workOff(isHeld: () => boolean): Promise<void> {
    const { database, clock } = parts;
    let last = 0;
    for (;;) {
      if (isStopping || !isHeld()) return;
      const job = await nextJob(database, last);
      if (job === undefined) return;
      last = job.id;
      const row = await nextRow(database, job.id);
      if (row === undefined) {
        await endJob(database, job.id, clock());
        continue;
      }
      const fault = (err: unknown) => log.error({ err, job: job.id }, 'an agreement of a job failed');
      notices.add(await asJob('bulk', () => doRow(parts, job, row, fault)));
      await pause(BREATH_MS);
    }
  }

  async function work(): Promise<void> {
    const { database, clock } = parts;
    if ((await nextJob(database, 0)) === undefined) return;
    await withLease(database, 'bulk_jobs', async (isHeld) => {
      await giveUpOldJobs(database, clock(), reasonOf(tooOld()));
      await workOff(isHeld);
    });
  }

  function wake(): void {
    isAsked = true;
    running ??= untilNobodyAsks().finally(() => {
      running = undefined;
    });
  }

  async function untilNobodyAsks(): Promise<void> {
    while (isAsked && !isStopping) {
      isAsked = false;
      // What could not be written down waits, and is looked at again in a while.
      await work().catch((err: unknown) => log.error({ err }, 'jobs could not be worked on'));
    }
  }

  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
      await notices.stop();
    },
  };
}
