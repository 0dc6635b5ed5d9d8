import { EnvironmentError } from './environmentError.ts';
import { readSettings } from './environment.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.problems.map(({ name }) => name);
  }
}

describe('readSettings', () => {
  test('gives a demo on port 8080 for this machine alone when nothing is set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      mode: 'demo',
      port: 8080,
      host: 'localhost',
      publicUrl: 'http://localhost:8080',
    });
    expect(settings.identity).toMatchObject({
      kind: 'embedded',
      issuer: 'http://localhost:8080/realms/apps',
      audience: 'portal-api',
    });
    expect(settings.databaseUrl).toBeNull();
  });

  test('takes an empty value for an absent one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'not an address'],
    ['OIDC_ISSUER', 'login.example.org'],
    ['OIDC_ISSUER', 'ftp://login.example.org'],
    ['OIDC_SCOPE', 'profile email'],
    ['PUBLIC_URL', 'https://portal.example.org/portal'],
    ['HOST', 'two words'],
    ['LOG_LEVEL', 'loud'],
    ['SAMPLE_AGREEMENTS', '1.5'],
    ['HOME_ORGANIZATION', 'university'],
    ['TRUST_PROXY', 'yes'],
    ['EWP_REGISTRY_URL', 'registry.example.org'],
    ['EWP_PUBLIC_URL', 'https://portal.example.org/ewp'],
    ['EWP_ADMIN_EMAIL', 'nobody'],
  ])('names %s when it is %p', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([name]);
  });

  test('names every bad variable at once and repeats no value', () => {
    const bad = { PORT: 'secret-port', DATABASE_URL: 'postgres-secret' };
    expect(problemsOf(bad)).toEqual(['PORT', 'DATABASE_URL']);
    expect(() => readSettings(bad)).toThrow(/^(?!.*secret)/s);
    expect(() => readSettings(bad)).not.toThrow(/secret/);
  });

  test.each([{ NODE_ENV: 'production' }, { PORTAL_ENV: 'production' }])(
    'refuses %p without an identity provider',
    (environment) => {
      expect(problemsOf(environment)).toEqual(['OIDC_ISSUER']);
    },
  );

  test('is not connected to the EWP network unless a registry is named, with an address of the people in charge', () => {
    expect(readSettings({}).ewp).toBeNull();
    const registry = { EWP_REGISTRY_URL: 'https://registry.example.org/catalogue-v1.xml' };
    expect(problemsOf(registry)).toEqual(['EWP_ADMIN_EMAIL']);
    const named = {
      ...registry,
      EWP_ADMIN_EMAIL: 'ewp@example.org',
      PUBLIC_URL: 'https://portal.example.org',
    };
    expect(readSettings(named).ewp).toEqual({
      catalogueUrl: registry.EWP_REGISTRY_URL,
      adminEmail: 'ewp@example.org',
      publicUrl: 'https://portal.example.org',
      keyFile: null,
      allowsLoopback: false,
      reportsFailures: true,
    });
    expect(readSettings({ ...named, EWP_MONITORING: 'false' }).ewp?.reportsFailures).toBe(false);
  });

  test('lets partners on this machine be called for trials, and never in production', () => {
    const trial = {
      EWP_REGISTRY_URL: 'http://localhost:9000/catalogue.xml',
      EWP_ADMIN_EMAIL: 'ewp@example.org',
    };
    expect(readSettings(trial).ewp?.allowsLoopback).toBe(true);
    const production = {
      ...trial,
      NODE_ENV: 'production',
      OIDC_ISSUER: 'https://login.example.org/realms/apps',
    };
    expect(readSettings(production).ewp?.allowsLoopback).toBe(false);
  });

  test('starts with production settings once an identity provider is named, without sample data', () => {
    const settings = readSettings({
      NODE_ENV: 'production',
      OIDC_ISSUER: 'https://login.example.org/realms/apps/',
    });
    expect(settings).toMatchObject({ mode: 'production', sampleAgreements: 0, host: '0.0.0.0' });
    expect(settings.identity).toMatchObject({
      kind: 'external',
      issuer: 'https://login.example.org/realms/apps',
      audience: 'account',
    });
  });

  test('puts the built-in provider under the public address', () => {
    const settings = readSettings({ PUBLIC_URL: 'https://portal.example.org/' });
    expect(settings.identity.issuer).toBe('https://portal.example.org/realms/apps');
  });
});
