import type { FastifyInstance } from 'fastify';

const HOUR_MS = 3_600_000;

/** Forgets what is old once an hour, for as long as the server runs. - what: of what the log says that it could not be forgotten */
export function forgetHourly(app: FastifyInstance, what: string, forget: () => Promise<unknown>): void {
  const timer = setInterval(
    () =>
      void forget().catch((error: unknown) => {
        app.log.warn({ err: error }, `${what} could not be forgotten`);
      }),
    HOUR_MS,
  );
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
