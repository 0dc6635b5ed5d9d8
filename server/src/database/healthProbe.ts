import pg from 'pg';

const PATIENCE_MS = 2_000;
/** Longer than the time between two questions of a load balancer. */
const IDLE_MS = 120_000;

/** Asks the database whether it answers, on a connection that nothing else uses; questions at one time are one question. */
export type HealthProbe = {
  /** Rejects when the database does not answer. */
  readonly ask: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export function openHealthProbe(url: string): HealthProbe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'mobility-portal-health',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  // The failing question says it.
  pool.on('error', () => undefined);
  let asked: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    await pool.query('select 1');
  };
  return {
    ask: () => {
      asked ??= ask().finally(() => {
        asked = undefined;
      });
      return asked;
    },
    close: () => pool.end(),
  };
}
