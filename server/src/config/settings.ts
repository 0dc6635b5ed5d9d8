import path from 'node:path';
import { OIDC_CLIENT_ID, OIDC_REALM } from 'shared-contracts/session.ts';
import type { Environment } from './environment.ts';

export type IdentitySettings = {
  /** `embedded`: the built-in provider with demo accounts; `external`: any OpenID Connect provider. */
  readonly kind: 'embedded' | 'external';
  readonly issuer: string;
  readonly clientId: string;
  /** Audience that access tokens must have. */
  readonly audience: string;
  /** Scopes that the browser asks for, separated by spaces. */
  readonly scope: string;
  /** Domain that goes into the European student identifier. */
  readonly homeOrganization: string;
};

export type Settings = {
  readonly mode: 'demo' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  /** Origin that people open, no slash at the end. */
  readonly publicUrl: string;
  readonly isBehindProxy: boolean;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly dataDir: string;
  readonly portalDir: string;
  readonly identity: IdentitySettings;
  readonly exchangeUrl: string;
  /** How many sample agreements an empty database gets; 0 means no sample data at all. */
  readonly sampleAgreements: number;
  /** Calls that one caller may make in a minute; 0 means no limit. */
  readonly rateLimit: number;
  readonly logLevel: string;
};

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const DEFAULT_PORT = 8080;
const SAMPLE_AGREEMENTS = 1_200;
const RATE_LIMIT = 3_000;

/** Completes what the environment says with the defaults of demo or production. */
export function toSettings(environment: Environment, isProduction: boolean): Settings {
  const port = environment.PORT ?? DEFAULT_PORT;
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    mode: isProduction ? 'production' : environment.PORTAL_ENV === 'test' ? 'test' : 'demo',
    // Demo accounts have public passwords: they are offered to this machine alone unless HOST says otherwise.
    host: environment.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port,
    publicUrl,
    isBehindProxy: environment.TRUST_PROXY === 'true',
    databaseUrl: environment.DATABASE_URL ?? null,
    databaseConnections: environment.DATABASE_CONNECTIONS ?? 12,
    dataDir: path.resolve(environment.DATA_DIR ?? path.join(REPOSITORY, '.data')),
    portalDir: path.resolve(environment.PORTAL_DIR ?? path.join(REPOSITORY, 'dist/portal')),
    identity: identitySettings(environment, publicUrl),
    exchangeUrl: environment.EXCHANGE_URL ?? '/exchange',
    sampleAgreements: environment.SAMPLE_AGREEMENTS ?? (isProduction ? 0 : SAMPLE_AGREEMENTS),
    rateLimit: environment.RATE_LIMIT ?? RATE_LIMIT,
    logLevel: environment.LOG_LEVEL ?? 'info',
  };
}

function identitySettings(environment: Environment, publicUrl: string): IdentitySettings {
  const external = environment.OIDC_ISSUER;
  return {
    kind: external === undefined ? 'embedded' : 'external',
    issuer: external ?? `${publicUrl}/realms/${OIDC_REALM}`,
    clientId: environment.OIDC_CLIENT_ID ?? OIDC_CLIENT_ID,
    // Keycloak gives access tokens the audience `account` unless it is told otherwise.
    audience: environment.OIDC_AUDIENCE ?? (external === undefined ? 'portal-api' : 'account'),
    scope: environment.OIDC_SCOPE ?? 'openid profile email',
    homeOrganization: environment.HOME_ORGANIZATION ?? 'university.example',
  };
}
