import type { Settings } from '../config/settings.ts';
import { EnvironmentError } from '../config/environmentError.ts';
import { MetricsPortError } from '../operation/metrics/metricsPortError.ts';
import { ConnectionPoolerError } from '../database/requireUsableConnections.ts';
import { EmbeddedPostgresError } from '../database/embeddedPostgresError.ts';

const DATABASE_FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not create tables',
  '53100': 'its disk is full',
};

/** Says in plain words why the server did not start; no value of a setting is repeated. */
export function startFailureText(error: unknown, settings: Settings | undefined): string {
  if (error instanceof EnvironmentError || error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof MetricsPortError || error instanceof ConnectionPoolerError) return error.message;
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${settings?.port} is taken by another program. Set PORT to another number, or stop that program.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${settings?.port}. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST names an address that this machine does not have.';
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again.';
  if (code === 'ERR_MODULE_NOT_FOUND') {
    const absent = settings === undefined ? undefined : absentText(settings);
    if (absent !== undefined) return absent;
  }
  const database = DATABASE_FAILURES[code];
  if (database !== undefined) return `The database of DATABASE_URL cannot be used: ${database}.`;
  return `The portal cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** What the container image leaves out, where the settings ask for it. */
function absentText({ databaseUrl, identity, sampleAgreements }: Settings): string | undefined {
  if (databaseUrl === null)
    return 'There is no built-in database here, as the container image has none. Set DATABASE_URL.';
  if (identity.kind === 'embedded')
    return 'There is no built-in identity provider here, as the container image has none. Set OIDC_ISSUER.';
  if (sampleAgreements > 0)
    return 'There is no sample here, as the container image has none. Leave SAMPLE_AGREEMENTS out, or set it to 0.';
  return undefined;
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
