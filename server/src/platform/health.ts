import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const PATIENCE_MS = 2_000;

/**
 * Serves `/health` for load balancers and for whoever waits for the start: 200 when calls can be answered, 503 when the database
 * does not answer; `/health/live` says only that the process runs.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', async (_request, reply) => {
    const isReady = await answers(database);
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', database: isReady ? 'ok' : 'unavailable' });
  });
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
}

async function answers(database: Database): Promise<boolean> {
  const question = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([question, patience]).finally(() => clearTimeout(timer));
}
