import { EnvironmentError } from './environmentError.ts';
import { environmentSchema, type Environment } from './environmentSchema.ts';
import { isLoopback, metricsHostOf } from './operationSettings.ts';
import { portOf, toSettings, type Settings } from './settings.ts';

/** Empty values count as absent: `PORT= npm start` means the default. */
function withoutEmpty(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()] as const] : [],
  );
  return Object.fromEntries(given);
}

function isEnvironmentName(name: PropertyKey | undefined): name is keyof Environment {
  return typeof name === 'string' && name in environmentSchema.shape;
}

/**
 * Reads the server's settings from environment variables; variables that are not the server's own are ignored.
 *
 * Throws EnvironmentError that names every bad variable and what it accepts. The values are not repeated: some are secret.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path[0]).filter(isEnvironmentName));
    throw new EnvironmentError(
      [...names].map((name) => ({ name, accepts: environmentSchema.shape[name].description ?? '' })),
    );
  }
  const isProduction = (parsed.data.PORTAL_ENV ?? parsed.data.NODE_ENV) === 'production';
  if (isProduction && parsed.data.OIDC_ISSUER === undefined) {
    throw new EnvironmentError([{ name: 'OIDC_ISSUER', accepts: NO_DEMO_ACCOUNTS, isMissing: true }]);
  }
  if (parsed.data.EWP_REGISTRY_URL !== undefined && parsed.data.EWP_ADMIN_EMAIL === undefined) {
    const accepts = `${environmentSchema.shape.EWP_ADMIN_EMAIL.description ?? ''}. The EWP network asks for it`;
    throw new EnvironmentError([{ name: 'EWP_ADMIN_EMAIL', accepts, isMissing: true }]);
  }
  if (parsed.data.DATABASE_DIRECT_URL !== undefined && parsed.data.DATABASE_URL === undefined) {
    const accepts = `${environmentSchema.shape.DATABASE_URL.description ?? ''}. DATABASE_DIRECT_URL asks for it`;
    throw new EnvironmentError([{ name: 'DATABASE_URL', accepts, isMissing: true }]);
  }
  if (parsed.data.SMTP_URL !== undefined && parsed.data.MAIL_FROM === undefined) {
    const accepts = `${environmentSchema.shape.MAIL_FROM.description ?? ''}. SMTP_URL asks for it`;
    throw new EnvironmentError([{ name: 'MAIL_FROM', accepts, isMissing: true }]);
  }
  requireBoth(parsed.data, 'OIDC_INTROSPECTION_CLIENT_ID', 'OIDC_INTROSPECTION_CLIENT_SECRET');
  requireSafeMetrics(parsed.data);
  return toSettings(parsed.data, isProduction);
}

/** Throws EnvironmentError when one of two variables is set and the other one is not. */
function requireBoth(environment: Environment, one: keyof Environment, other: keyof Environment): void {
  const [missing, set] = environment[one] === undefined ? [one, other] : [other, one];
  if (environment[missing] !== undefined || environment[set] === undefined) return;
  const accepts = `${environmentSchema.shape[missing].description ?? ''}. ${set} asks for it`;
  throw new EnvironmentError([{ name: missing, accepts, isMissing: true }]);
}

/** Throws EnvironmentError when metrics would be open to other machines without a word, or have the port of the portal. */
function requireSafeMetrics(environment: Environment): void {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = environment;
  if (port === undefined) return;
  const { METRICS_PORT: portShape, METRICS_TOKEN: tokenShape } = environmentSchema.shape;
  if (port === portOf(environment))
    throw new EnvironmentError([{ name: 'METRICS_PORT', accepts: portShape.description ?? '' }]);
  if (token !== undefined || isLoopback(metricsHostOf(environment))) return;
  const accepts = `${tokenShape.description ?? ''}. METRICS_HOST asks for it where it is not this machine alone`;
  throw new EnvironmentError([{ name: 'METRICS_TOKEN', accepts, isMissing: true }]);
}

const NO_DEMO_ACCOUNTS =
  'the issuer of an OpenID Connect provider. With production settings the portal does not start on its built-in provider, ' +
  'whose accounts and passwords are public';
