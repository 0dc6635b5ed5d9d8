import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { FilesState } from 'shared-contracts/overview/overview.ts';
import { registerCall } from '../calls/registerCall.ts';

const PATIENCE_MS = 2_000;

type Asked = {
  readonly askDatabase: () => Promise<unknown>;
  readonly filesState: () => FilesState | 'unknown';
};

/**
 * Serves `/health` for load balancers and for whoever waits for the start: 200 when calls can be answered, 503 when the database
 * does not answer; `/health/live` says only that the process runs.
 *
 * - askDatabase: rejects when the database does not answer
 * - filesState: says how far the room of files is taken; a portal without room for them answers all other calls
 */
export function registerHealth(app: FastifyInstance, { askDatabase, filesState }: Asked): void {
  registerCall(app, CALLS.readHealth, async ({ reply }) => {
    const isReady = await answers(askDatabase());
    void reply.status(isReady ? 200 : 503).header('cache-control', 'no-store');
    const state = isReady ? ('ok' as const) : ('unavailable' as const);
    return { status: state, database: state, files: filesState() };
  });
  registerCall(app, CALLS.readLiveness, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
}

async function answers(asked: Promise<unknown>): Promise<boolean> {
  const question = asked.then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([question, patience]).finally(() => clearTimeout(timer));
}
