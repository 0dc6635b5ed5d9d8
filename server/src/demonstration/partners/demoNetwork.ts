import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { UNIVERSITY_TIME_ZONE } from 'shared-contracts/dates/universityTime.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import { openDatabase } from '../../database/database.ts';
import { EWP_PREFIX } from 'ewp/node';
import { DEMO_PARTNER_CODES } from '../sample/partners/demoPartners.ts';
import { freePortsNear } from './freePortNear.ts';
import { keepPartnerRunning, type PartnerProcess } from './keepPartnerRunning.ts';
import { DEMO_PAGE_PATH } from './page/demoPaths.ts';
import { partnerDatabase, tellUnits } from './partnerDatabase.ts';
import { startDemoRegistry } from './registry/demoRegistry.ts';

/** A demo partner that answers: the university's name, and the page where somebody acts as its office. */
export type RunningPartner = { readonly name: string; readonly address: string };

export type DemoNetwork = {
  /** The portal's settings, connected to the demo registry. */
  readonly settings: Settings;
  /** Starts the partners one after the other; gives those that answer. A partner that does not start is logged. */
  readonly startPartners: (databaseUrl: string, log: FastifyBaseLogger) => Promise<readonly RunningPartner[]>;
  readonly stop: () => Promise<void>;
};

const ADMIN_EMAIL = 'ewp@example.org';
/** Cookies do not know ports: on another name than the portal's, whoever signs in at a partner stays signed in at the portal. */
const PARTNER_HOST = '127.0.0.1';
const PARTNER_CONNECTIONS = 6;
/** The next partner does not wait for longer. */
const LONGEST_START_MS = 120_000;

/**
 * Opens a network on this machine for a demo portal: a registry now, and partners when the portal is up.
 *
 * Throws when there are no free ports.
 */
export async function openDemoNetwork(portal: Settings): Promise<DemoNetwork> {
  const codes = DEMO_PARTNER_CODES.slice(0, portal.demo.partners);
  const [registryPort = 0, ...ports] = await freePortsNear(portal.port, codes.length + 1);
  const portalUrl = `http://localhost:${portal.port}`;
  const partners = codes.map((code, index): Partner => {
    const port = ports[index] ?? 0;
    return { code, port, origin: `http://${PARTNER_HOST}:${port}` };
  });
  let markComplete = (): void => {};
  const isComplete = new Promise<void>((resolve) => {
    markComplete = resolve;
  });
  const registry = await startDemoRegistry({
    port: registryPort,
    manifestUrls: [portalUrl, ...partners.map(({ origin }) => origin)].map(
      (url) => `${url}${EWP_PREFIX}/manifest.xml`,
    ),
    isComplete,
  });
  const processes: PartnerProcess[] = [];
  let isStopping = false;

  async function startPartner(
    partner: Partner,
    databaseUrl: string,
    log: FastifyBaseLogger,
  ): Promise<RunningPartner> {
    const { code, origin } = partner;
    const ownUrl = await partnerDatabase(databaseUrl, code);
    const logFile = path.join(portal.dataDir, 'logs', `partner-${partner.port}.log`);
    if (isStopping) throw new Error('The portal is stopping.');
    const running = keepPartnerRunning({
      environment: partnerEnvironment(portal, partner, {
        databaseUrl: ownUrl,
        registryUrl: registry.catalogueUrl,
      }),
      logFile,
      onExit: (what) =>
        log.warn({ partner: code, logFile, ...what }, 'a demo partner has ended, it is started again'),
    });
    processes.push(running);
    await Promise.race([running.isReady, tooLate()]);
    await tellUnits(databaseUrl, ownUrl, code);
    return { name: await nameOf(databaseUrl, code), address: `${origin}${DEMO_PAGE_PATH}` };
  }

  return {
    settings: {
      ...portal,
      ewp: {
        catalogueUrl: registry.catalogueUrl,
        publicUrl: portalUrl,
        keyFile: null,
        adminEmail: ADMIN_EMAIL,
        allowsLoopback: true,
        reportsFailures: true,
        proxyUrl: null,
        factsheets: { hour: 4, timeZone: UNIVERSITY_TIME_ZONE },
      },
    },
    startPartners: async (databaseUrl, log) => {
      const started: RunningPartner[] = [];
      for (const partner of partners) {
        try {
          started.push(await startPartner(partner, databaseUrl, log));
        } catch (error) {
          if (!isStopping)
            log.warn({ err: error, partner: partner.code }, 'a demo partner could not be started');
        }
      }
      markComplete();
      return started;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(processes.map(({ stop }) => stop()));
      await registry.stop();
    },
  };
}

async function tooLate(): Promise<never> {
  await pause(LONGEST_START_MS, undefined, { ref: false });
  throw new Error('It does not answer yet.');
}

type Partner = { readonly code: string; readonly port: number; readonly origin: string };

function partnerEnvironment(
  portal: Settings,
  { code, port, origin }: Partner,
  { databaseUrl, registryUrl }: { readonly databaseUrl: string; readonly registryUrl: string },
): Record<string, string> {
  return {
    PORTAL_ENV: portal.mode,
    DEMO_PARTNER: 'true',
    DEMO_PARTNERS: '0',
    LOCAL_INSTITUTION: code,
    SAMPLE_AGREEMENTS: '0',
    HOST: PARTNER_HOST,
    PORT: String(port),
    PUBLIC_URL: origin,
    PORTAL_DIR: portal.portalDir,
    DATA_DIR: portal.dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: String(PARTNER_CONNECTIONS),
    EWP_REGISTRY_URL: registryUrl,
    EWP_ADMIN_EMAIL: ADMIN_EMAIL,
    LOG_LEVEL: portal.logLevel === 'silent' ? 'silent' : 'warn',
  };
}

async function nameOf(databaseUrl: string, code: string): Promise<string> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from institutions where erasmus_code = ${code}`.execute(database);
    return rows[0]?.name ?? code;
  } finally {
    await database.destroy();
  }
}
