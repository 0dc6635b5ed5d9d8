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
    ['DATABASE_DIRECT_URL', 'not an address'],
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
    ['EWP_PROXY_URL', 'proxy.example.org'],
    ['OIDC_RECHECK', 'sometimes'],
    ['OIDC_ROLE_CLAIM', 'two words'],
    ['OIDC_INTROSPECTION_CLIENT_ID', 'two words'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '8080'],
    ['METRICS_HOST', 'two words'],
    ['METRICS_TOKEN', 'too-short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('names %s when it is %p', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([name]);
  });

  test.each([
    ['OIDC_INTROSPECTION_CLIENT_SECRET', { OIDC_INTROSPECTION_CLIENT_ID: 'portal-server' }],
    ['OIDC_INTROSPECTION_CLIENT_ID', { OIDC_INTROSPECTION_CLIENT_SECRET: 'secret-word' }],
  ])('asks for %s where the other half is set', (missing, environment) => {
    expect(problemsOf(environment)).toEqual([missing]);
    expect(() => readSettings(environment)).toThrow(/^(?!.*secret-word)/s);
  });

  test('watches nothing unless it is asked to, and gives metrics to this machine alone without a word', () => {
    expect(readSettings({}).operation).toEqual({ metrics: null, traces: null });
    const token = 'a-word-of-sixteen-letters';
    const metrics = (environment: Record<string, string>) =>
      readSettings({ METRICS_PORT: '9464', ...environment }).operation.metrics;
    expect(metrics({})).toEqual({ host: '127.0.0.1', port: 9464, token: null });
    expect(metrics({ METRICS_HOST: '::1' })?.token).toBeNull();
    expect(metrics({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token })).toMatchObject({
      host: '0.0.0.0',
      token,
    });
    for (const host of ['0.0.0.0', '10.0.0.7', '::', 'portal.example.org', '127.0.0.1.example.org'])
      expect(problemsOf({ METRICS_PORT: '9464', METRICS_HOST: host })).toEqual(['METRICS_TOKEN']);
    // Where no metrics are given, nothing has to be said.
    expect(problemsOf({ METRICS_HOST: '0.0.0.0' })).toEqual([]);
    expect(problemsOf({ METRICS_PORT: '9000', PORT: '9000' })).toEqual(['METRICS_PORT']);
  });

  test('sends traces to a collector that is named, of all calls or a share of them', () => {
    const traces = (environment: Record<string, string>) =>
      readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/', ...environment }).operation
        .traces;
    expect(traces({})).toEqual({
      endpoint: 'http://localhost:4318',
      serviceName: 'mobility-portal',
      share: 1,
    });
    expect(traces({ OTEL_TRACES_SAMPLER_ARG: '0.1', OTEL_SERVICE_NAME: 'portal' })).toMatchObject({
      serviceName: 'portal',
      share: 0.1,
    });
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

  test('takes a direct address of the database beside another one alone', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://portal@db.example.org/portal' };
    expect(problemsOf(direct)).toEqual(['DATABASE_URL']);
    expect(readSettings({}).databaseDirectUrl).toBeNull();
    expect(
      readSettings({ ...direct, DATABASE_URL: 'postgres://portal@pooler.example.org/portal' }),
    ).toMatchObject({ databaseDirectUrl: direct.DATABASE_DIRECT_URL });
  });

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
      factsheets: { hour: 4, timeZone: 'Europe/Athens' },
      proxyUrl: null,
    });
    const proxy = 'http://proxy.example.org:3128';
    expect(readSettings({ ...named, EWP_PROXY_URL: proxy }).ewp?.proxyUrl).toBe(proxy);
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
      // Tokens are compared with it as it is written.
      issuer: 'https://login.example.org/realms/apps/',
      audience: 'account',
    });
  });

  test('puts the built-in provider under the public address', () => {
    const settings = readSettings({ PUBLIC_URL: 'https://portal.example.org/' });
    expect(settings.identity.issuer).toBe('https://portal.example.org/realms/apps');
  });

  test('mails by a server whose TLS is required, but on this machine; a name and a password may have any letter', () => {
    const settings = (environment: Record<string, string>) =>
      readSettings({ MAIL_FROM: 'portal@example.org', ...environment }).mail.by;
    expect(settings({ SMTP_URL: 'smtp://office:p%40ss%3Aword@mail.example.org' })).toEqual({
      host: 'mail.example.org',
      port: 587,
      isTlsFromStart: false,
      needsTls: true,
      user: 'office',
      password: 'p@ss:word',
    });
    expect(settings({ SMTP_URL: 'smtps://mail.example.org' })).toMatchObject({
      port: 465,
      isTlsFromStart: true,
      needsTls: true,
      user: null,
    });
    expect(settings({ SMTP_URL: 'smtp://localhost:2525' })).toMatchObject({ port: 2525, needsTls: false });
    expect(settings({ SMTP_URL: 'smtp://localhost:2525', SMTP_TLS: 'required' })).toMatchObject({
      needsTls: true,
    });
    expect(settings({ SMTP_URL: 'smtp://mail.example.org', SMTP_TLS: 'off' })).toMatchObject({
      needsTls: false,
    });
  });

  test.each([
    [{ SMTP_URL: 'smtp://localhost:25' }, ['MAIL_FROM']],
    [{ SMTP_URL: 'http://localhost:25', MAIL_FROM: 'portal@example.org' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://localhost:25/?tls=no', MAIL_FROM: 'portal@example.org' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://user:%zz@localhost', MAIL_FROM: 'portal@example.org' }, ['SMTP_URL']],
    [{ MAIL_FROM: 'Portal <portal@example.org>' }, ['MAIL_FROM']],
    [{ REMINDER_HOUR: '24' }, ['REMINDER_HOUR']],
    [{ FACTSHEET_HOUR: '24' }, ['FACTSHEET_HOUR']],
    [{ FACTSHEET_TIME_ZONE: 'Athens' }, ['FACTSHEET_TIME_ZONE']],
    [{ SMTP_TLS: 'maybe' }, ['SMTP_TLS']],
  ])('refuses the mail settings %p', (environment, problems) => {
    expect(problemsOf(environment)).toEqual(problems);
  });

  test('mails into a folder for demonstration, and not at all in production without a server', () => {
    expect(readSettings({ DATA_DIR: '/somewhere' }).mail).toEqual({
      from: 'portal@university.example',
      hour: 7,
      by: { folder: '/somewhere/mail' },
    });
    const production = { NODE_ENV: 'production', OIDC_ISSUER: 'https://login.example.org/realms/apps' };
    expect(readSettings(production).mail.by).toBeNull();
  });
});
