import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Settings } from '../config/settings.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { openHealthProbe } from '../database/healthProbe.ts';
import { requireUsableConnections } from '../database/requireUsableConnections.ts';
import { endSessions } from '../database/endSessions.ts';
import { openWatch } from '../operation/openWatch.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { externalProvider } from '../identity/externalProvider.ts';
import type { Progress } from './progress.ts';

export type RunningServer = {
  readonly app: FastifyInstance;
  /** Address of the database, password and all: never log it. */
  readonly databaseUrl: string;
  /** Lets calls that are under way end, then lets go of the database and stops the embedded one. */
  readonly stop: () => Promise<void>;
};

/** Calls that take longer are cut off when the server stops. */
const DRAIN_MS = 10_000;
/** A call that keeps the database busy for longer is given up, so that a few of them cannot stop everybody else. */
const STATEMENT_TIMEOUT_MS = 20_000;

/**
 * Starts everything in order: database, tables and data, identity provider, listening.
 *
 * What was started is stopped again when a later step fails; the error of that step is thrown.
 *
 * - signal: gives the start up, also in the middle of a long fill; what it had begun in the database is undone, and the next start does it
 */
export async function startServer(
  settings: Settings,
  progress: Progress,
  signal: AbortSignal,
): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  try {
    const { database, databaseUrl } = await connect({ settings, progress, signal }, stops);
    const identity =
      settings.identity.kind === 'embedded' ? await embeddedProvider(settings, database) : undefined;
    const { verifier, verifyLogout, standing } = identity ?? externalProvider(settings.identity);
    const health = openHealthProbe(databaseUrl);
    stops.push(health.close);
    const watch = await openWatch(settings, database);
    stops.push(watch.close);
    const app = await buildApp({
      settings,
      database,
      verifier,
      verifyLogout,
      standing,
      identity,
      askDatabase: health.ask,
      watch: watch.watch,
      ownsProcess: true,
    });
    stops.push(() => closeApp(app));
    await app.listen({ host: settings.host, port: settings.port });
    return { app, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded here alone: an image for production has none. */
async function embeddedProvider(settings: Settings, database: Database) {
  const { createIdentityProvider } = await import('../demonstration/identity/identityProvider.ts');
  return createIdentityProvider({ settings, database });
}

type Start = {
  readonly settings: Settings;
  readonly progress: Progress;
  readonly signal: AbortSignal;
};

async function connect(
  { settings, progress, signal }: Start,
  stops: (() => Promise<void>)[],
): Promise<{ readonly database: Database; readonly databaseUrl: string }> {
  let url = settings.databaseUrl;
  if (url === null) {
    progress.step('Starting the built-in PostgreSQL');
    // Loaded here alone: an image for production has none.
    const { startEmbeddedPostgres } = await import('../demonstration/postgres/embeddedPostgres.ts');
    const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, tell: progress.step });
    stops.push(postgres.stop);
    url = postgres.url;
  }
  const directUrl = settings.databaseDirectUrl ?? url;
  await requireUsableConnections(url, directUrl);
  await prepare(directUrl, { settings, progress, signal });
  const database = openDatabase(url, {
    connections: settings.databaseConnections,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    isPooled: directUrl !== url,
  });
  stops.push(() => database.destroy());
  return { database, databaseUrl: url };
}

/** Tables and data take the time that they need: none of the limits for calls applies to them. */
async function prepare(url: string, { settings, progress, signal }: Start): Promise<void> {
  signal.throwIfAborted();
  const name = `mobility-portal-start-${randomUUID()}`;
  const database = openDatabase(url, { connections: 2, name });
  let ended: Promise<void> | undefined;
  const giveUp = () => {
    // What is asked from now on is refused here; what is under way, by the database.
    void database.destroy().catch(() => undefined);
    ended = endSessions(url, name);
  };
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await prepareDatabase(database, {
      sampleAgreements: settings.sampleAgreements,
      localInstitution: settings.localInstitution ?? undefined,
      hasDemoOffice: settings.demo.isPartner,
      tell: progress.step,
    });
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', giveUp);
    await ended?.catch(() => undefined);
    await database.destroy();
  }
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = new AbortController();
  const patience = pause(DRAIN_MS, undefined, { signal: cutOff.signal, ref: false }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  );
  await app.close();
  cutOff.abort();
  await patience;
}
