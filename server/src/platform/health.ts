import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 2_000;

/**
 * Serves `/health` for load balancers and for whoever waits for the start: 200 when calls can be answered, 503 when the database
 * does not answer; `/health/live` says only that the process runs.
 *
 * - askDatabase: rejects when the database does not answer
 */
export function registerHealth(app: FastifyInstance, askDatabase: () => Promise<unknown>): void {
  app.get('/health', async (_request, reply) => {
    const isReady = await answers(askDatabase());
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', database: isReady ? 'ok' : 'unavailable' });
  });
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
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
