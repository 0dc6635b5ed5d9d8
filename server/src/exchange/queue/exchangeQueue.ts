import { fromKysely, PgBoss } from 'pg-boss';
import { UNIVERSITY_TIME_ZONE } from 'shared-contracts/dates/universityTime.ts';
import type { Database } from '../../database/database.ts';
import { oneServerAtATime } from '../../database/oneServerAtATime.ts';
import { asJob } from '../../platform/running/watched.ts';
import { besideTheQueue } from './besideTheQueue.ts';
import { queueDatabase } from './queueDatabase.ts';

/** Kinds of work that wait in the queue; the first four name a row, the others have to be done from time to time. */
export type ExchangeJob = RowJob | TimedJob;
type RowJob = 'deliver' | 'incoming' | 'report' | 'factsheet';
type TimedJob = 'reconcile' | 'catalogue' | 'factsheets';

/** What each kind of work does. An error is logged, and the work comes again. */
export type ExchangeWork = {
  readonly deliver: (id: number) => Promise<void>;
  readonly incoming: (id: number) => Promise<void>;
  readonly report: (id: number) => Promise<void>;
  readonly factsheet: (id: number) => Promise<void>;
  readonly reconcile: () => Promise<void>;
  readonly catalogue: () => Promise<void>;
  readonly factsheets: () => Promise<void>;
};

/** Durable queue in the portal's own database. */
export type ExchangeQueue = {
  /** Adds work in the transaction of the change that it belongs to: both are stored, or neither. */
  readonly add: (transaction: Database, job: RowJob, id: number, startAfter: Date) => Promise<void>;
  /** Tells whether such work waits in the queue that begins by a time; what is under way does not wait. */
  readonly isQueued: (job: RowJob, id: number, until: Date) => Promise<boolean>;
  /** Begins to work. */
  readonly work: (work: ExchangeWork) => Promise<void>;
  /** Lets what is under way end, and works no more. */
  readonly stop: () => Promise<void>;
};

const TIMED_JOBS = ['reconcile', 'catalogue', 'factsheets'] as const satisfies readonly TimedJob[];
const SCHEMA = 'exchange_queue';
const NAMES: Readonly<Record<ExchangeJob, string>> = {
  deliver: 'exchange-deliver',
  incoming: 'exchange-incoming',
  report: 'exchange-report',
  factsheet: 'exchange-factsheet',
  reconcile: 'exchange-reconcile',
  catalogue: 'exchange-catalogue',
  factsheets: 'exchange-factsheets',
};
/** By Greek time, when nobody works. */
const SCHEDULES = {
  reconcile: { cron: '20 3 * * *', timeZone: UNIVERSITY_TIME_ZONE },
  catalogue: { cron: '*/15 * * * *', timeZone: UNIVERSITY_TIME_ZONE },
} as const;
/** - hour: 0 to 23; timeZone: as IANA names it */
export type NightlyHour = { readonly hour: number; readonly timeZone: string };
const FACTSHEETS: NightlyHour = { hour: 4, timeZone: UNIVERSITY_TIME_ZONE };
/** Work that a killed server had begun comes again after this time. */
const EXPIRES_S = 90;
const RECONCILE_EXPIRES_S = 3_600;
const RETRIES = 20;
const RETRY_DELAY_S = 10;
const LONGEST_RETRY_DELAY_S = 600;
/** The portal's own calls need connections of the same pool. */
const BATCH = 4;
const POLL_S = 0.5;
/** Work is there once the change that it belongs to is stored, a moment after it was added: it is looked for then, before the next poll. */
const LOOK_AFTER_MS = [15, 60];
const STOP_MS = 10_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Opens the queue; its tables have a schema of their own and are made when they are not there.
 *
 * - onError: told of what the queue itself cannot do, such as reach the database
 * - factsheets: when those of all partners are fetched
 * - patienceMs, stopMs: how long work keeps the queue waiting, and work that is under way the end of the server
 */
export async function openExchangeQueue(
  database: Database,
  onError: (error: unknown) => void,
  {
    patienceMs,
    stopMs = STOP_MS,
    factsheets = FACTSHEETS,
  }: { readonly patienceMs?: number; readonly stopMs?: number; readonly factsheets?: NightlyHour } = {},
): Promise<ExchangeQueue> {
  const boss = new PgBoss({ db: queueDatabase(database), schema: SCHEMA, clockMonitorIntervalSeconds: 600 });
  boss.on('error', onError);
  await oneServerAtATime(database, async () => {
    try {
      await boss.start();
      await prepareQueues(boss, factsheets);
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  });
  const beside = besideTheQueue(patienceMs === undefined ? {} : { patienceMs });
  // Partners are not all asked at once because many of them hang.
  const inTurn = besideTheQueue({ most: 0 });
  let isStopping = false;
  const workers = new Map<RowJob, string>();
  const lookFor = (job: RowJob) => boss.notifyWorker(workers.get(job) ?? '');
  return {
    add: async (transaction, job, id, startAfter) => {
      await boss.send(NAMES[job], { id }, { startAfter, db: fromKysely(transaction) });
      if (startAfter.getTime() > Date.now()) return;
      for (const after of LOOK_AFTER_MS) setTimeout(lookFor, after, job).unref();
    },
    isQueued: async (job, id, until) => {
      const waiting = await boss.findJobs(NAMES[job], { data: { id }, queued: true });
      return waiting.some(({ startAfter }) => startAfter <= until);
    },
    work: async (work) => {
      for (const job of ['deliver', 'incoming', 'report', 'factsheet'] as const) {
        const waiting = job === 'factsheet' ? inTurn : beside;
        // The row that it names is claimed, so that a server that dies over it, or stops, comes back to it.
        const run = (id: number) =>
          waiting.run(
            () => asJob(job, () => work[job](id)),
            async (error) => {
              onError(error);
              if (isStopping) return;
              await boss.send(NAMES[job], { id }, { startAfter: RETRY_DELAY_S }).catch(onError);
            },
          );
        const worker = await boss.work<{ id: number }>(
          NAMES[job],
          { batchSize: BATCH, pollingIntervalSeconds: POLL_S, burstWhenBatchFull: true, perJobResults: true },
          async (jobs) =>
            Promise.all(jobs.map(async ({ id, data }) => settled(id, () => run(data.id), onError))),
        );
        workers.set(job, worker);
      }
      for (const job of TIMED_JOBS) {
        await boss.work(NAMES[job], async () => asJob(job, () => work[job]()));
      }
    },
    stop: async () => {
      isStopping = true;
      // Nothing new is taken up while what is under way ends.
      await boss.stop({ graceful: true, timeout: stopMs });
      await beside.rest(stopMs);
    },
  };
}

async function prepareQueues(boss: PgBoss, factsheets: NightlyHour): Promise<void> {
  for (const [job, name] of Object.entries(NAMES)) {
    await boss.createQueue(name, {
      expireInSeconds: job === 'reconcile' ? RECONCILE_EXPIRES_S : EXPIRES_S,
      retryLimit: RETRIES,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_DELAY_S,
      deleteAfterSeconds: 86_400,
    });
    // The library remembers each queue from its first use on. In a transaction that use would take a second connection, and wait for ever
    // when those who wait for the transaction have all others.
    await boss.findJobs(name, { id: NO_JOB });
  }
  const schedules = {
    ...SCHEDULES,
    factsheets: { cron: `0 ${factsheets.hour} * * *`, timeZone: factsheets.timeZone },
  };
  for (const job of TIMED_JOBS) {
    const { cron, timeZone } = schedules[job];
    // A server that was off at night makes up for it when it is on again.
    await boss.schedule(NAMES[job], cron, null, { tz: timeZone, missed: 'once' });
  }
}

async function settled(id: string, run: () => Promise<void>, onError: (error: unknown) => void) {
  try {
    await run();
    return { id, status: 'completed' as const };
  } catch (error) {
    onError(error);
    return { id, status: 'failed' as const };
  }
}
