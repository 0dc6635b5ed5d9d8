import path from 'node:path';
import { UNIVERSITY_TIME_ZONE } from 'shared-contracts/dates/universityTime.ts';
import type { Environment } from './environmentSchema.ts';
import { homeOrganization, identitySettings, type IdentitySettings } from './identitySettings.ts';
import { mailSettings, type MailSettings } from './mailSettings.ts';
import { operationSettings, type OperationSettings } from './operationSettings.ts';
import { publicDestinationsSettings, type PublicDestinationsSettings } from './publicDestinations.ts';
import { readUniversity, type UniversityFiles } from './university/readUniversity.ts';

/** How this server takes part in the EWP network. */
export type EwpSettings = {
  /** Where the registry's catalogue is. */
  readonly catalogueUrl: string;
  /** Origin under which partners reach this server. */
  readonly publicUrl: string;
  /** Null: the key is made once and kept in the database. */
  readonly keyFile: string | null;
  readonly adminEmail: string;
  /** Partners on this machine may be called, for trials with several servers on one. */
  readonly allowsLoopback: boolean;
  /** The network's monitoring service is told of calls that fail. */
  readonly reportsFailures: boolean;
  /** HTTP proxy through which partners and the registry are called; null for none. */
  readonly proxyUrl: string | null;
  /** When the factsheets of all partners are fetched: hour of the day, in a time zone as IANA names it. */
  readonly factsheets: { readonly hour: number; readonly timeZone: string };
};

/** Universities to try the exchange with on one machine; never in production. */
export type DemoSettings = {
  /** How many are started beside this portal. */
  readonly partners: number;
  /** This portal is one of them: it has a page where anybody on this machine acts as its office. */
  readonly isPartner: boolean;
};

/** Where the files of applications go: into the database, or into a folder that all servers of the portal share. - mostBytes: of all files together */
export type FileSettings = {
  readonly store: 'database' | 'folder';
  readonly folder: string;
  readonly mostBytes: number;
};

export type Settings = {
  readonly mode: 'demo' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  /** Origin that people open, no slash at the end. */
  readonly publicUrl: string;
  /** How many reverse proxies stand before this server: as many addresses at the end of `X-Forwarded-For` are believed. */
  readonly trustedProxies: number;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Address of the database itself where the other one is that of a connection pooler; null where it is not. */
  readonly databaseDirectUrl: string | null;
  readonly databaseConnections: number;
  readonly dataDir: string;
  readonly files: FileSettings;
  readonly mail: MailSettings;
  readonly portalDir: string;
  readonly identity: IdentitySettings;
  readonly exchangeUrl: string;
  /** Null: not connected; all else of the portal works. */
  readonly ewp: EwpSettings | null;
  readonly demo: DemoSettings;
  /** Erasmus code of the university that runs this portal; null: the one that the shipped lists put first. */
  readonly localInstitution: string | null;
  /** What the university that runs this portal says of itself; null: nothing. */
  readonly university: UniversityFiles | null;
  /** Destinations that everybody may read; null: nobody does without signing in. */
  readonly publicDestinations: PublicDestinationsSettings | null;
  /** How many sample agreements an empty database gets; 0 means no sample data at all. */
  readonly sampleAgreements: number;
  /** Calls that one caller may make in a minute; 0 means no limit. */
  readonly rateLimit: number;
  readonly logLevel: string;
  readonly operation: OperationSettings;
};

/** Where this server itself has the partner exchange. */
export const OWN_EXCHANGE_URL = '/exchange';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const DEFAULT_PORT = 8080;
const SAMPLE_AGREEMENTS = 1_200;
const RATE_LIMIT = 3_000;
/** A thousand applications with nine files of the largest size, and as much again of files as they are. */
const FILE_ROOM_MB = 100_000;
const BYTES_OF_MB = 1024 * 1024;
const FACTSHEET_HOUR = 4;
const DEMO_PARTNERS = 2;
/** Whoever listens on one of these answers to `localhost`. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'];

/** Completes what the environment says with the defaults of demo or production. */
export function toSettings(environment: Environment, isProduction: boolean): Settings {
  const port = portOf(environment);
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${port}`;
  const mode = isProduction ? 'production' : environment.PORTAL_ENV === 'test' ? 'test' : 'demo';
  const ewp = ewpSettings(environment, publicUrl, isProduction);
  return {
    mode,
    // Demo accounts have public passwords: they are offered to this machine alone unless HOST says otherwise.
    host: environment.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port,
    publicUrl,
    trustedProxies: environment.TRUST_PROXY ?? 0,
    databaseUrl: environment.DATABASE_URL ?? null,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? null,
    databaseConnections: environment.DATABASE_CONNECTIONS ?? 12,
    dataDir: dataDirOf(environment),
    files: fileSettings(environment),
    mail: mailSettings(environment, {
      folder: isProduction ? null : path.join(dataDirOf(environment), 'mail'),
      domain: homeOrganization(environment),
    }),
    portalDir: path.resolve(environment.PORTAL_DIR ?? path.join(REPOSITORY, 'dist/portal')),
    identity: identitySettings(environment, publicUrl),
    exchangeUrl: environment.EXCHANGE_URL ?? OWN_EXCHANGE_URL,
    ewp,
    demo: demoSettings(environment, mode),
    localInstitution: environment.LOCAL_INSTITUTION ?? null,
    university: environment.UNIVERSITY_DIR === undefined ? null : readUniversity(environment.UNIVERSITY_DIR),
    publicDestinations: publicDestinationsSettings(environment),
    sampleAgreements: environment.SAMPLE_AGREEMENTS ?? (isProduction ? 0 : SAMPLE_AGREEMENTS),
    rateLimit: environment.RATE_LIMIT ?? RATE_LIMIT,
    logLevel: environment.LOG_LEVEL ?? 'info',
    operation: operationSettings(environment),
  };
}

/** The port that the portal listens on. */
export function portOf({ PORT: port }: Environment): number {
  return port ?? DEFAULT_PORT;
}

function dataDirOf({ DATA_DIR: folder }: Environment): string {
  return path.resolve(folder ?? path.join(REPOSITORY, '.data'));
}

function fileSettings(environment: Environment): FileSettings {
  return {
    store: environment.FILE_STORE ?? 'database',
    folder: path.resolve(environment.FILE_DIR ?? path.join(dataDirOf(environment), 'files')),
    mostBytes: (environment.FILE_ROOM_MB ?? FILE_ROOM_MB) * BYTES_OF_MB,
  };
}

function ewpSettings(environment: Environment, publicUrl: string, isProduction: boolean): EwpSettings | null {
  const { EWP_REGISTRY_URL: catalogueUrl, EWP_ADMIN_EMAIL: adminEmail } = environment;
  if (catalogueUrl === undefined || adminEmail === undefined) return null;
  return {
    catalogueUrl,
    adminEmail,
    publicUrl: environment.EWP_PUBLIC_URL ?? publicUrl,
    keyFile: environment.EWP_KEY_FILE ?? null,
    reportsFailures: environment.EWP_MONITORING !== 'false',
    proxyUrl: environment.EWP_PROXY_URL ?? null,
    factsheets: {
      hour: environment.FACTSHEET_HOUR ?? FACTSHEET_HOUR,
      timeZone: environment.FACTSHEET_TIME_ZONE ?? UNIVERSITY_TIME_ZONE,
    },
    allowsLoopback: !isProduction && /^(localhost|127\.0\.0\.1)$/.test(new URL(catalogueUrl).hostname),
  };
}

/**
 * Demo partners are for a portal that is all of its own: one that faces a real registry has real partners, a database server that somebody keeps gets
 * no further databases unasked, and partners call the portal by the name `localhost`.
 */
function demoSettings(environment: Environment, mode: Settings['mode']): DemoSettings {
  const { EWP_REGISTRY_URL: registry, DATABASE_URL: database, HOST: host = 'localhost' } = environment;
  const isOfItsOwn = registry === undefined && database === undefined && LOCAL_HOSTS.includes(host);
  const wanted = environment.DEMO_PARTNERS ?? (mode === 'demo' ? DEMO_PARTNERS : 0);
  return {
    partners: mode === 'production' || !isOfItsOwn ? 0 : wanted,
    isPartner: mode !== 'production' && environment.DEMO_PARTNER === 'true',
  };
}
