import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { makeTestDatabase, type TestDatabase } from '../support/databases/testDatabase.ts';
import { CHILD_ENVIRONMENT } from '../support/portal/childEnvironment.ts';

const MAIN = path.resolve(import.meta.dirname, '../../src/main.ts');
const SLOW_MS = patient(60_000);

type Ended = { readonly code: number | null; readonly errors: string };

function startMain(environment: Record<string, string>): {
  readonly ended: Promise<Ended>;
  readonly stop: (signal: NodeJS.Signals) => void;
  readonly says: (text: string) => Promise<void>;
} {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...CHILD_ENVIRONMENT, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  const listeners = new Set<() => void>();
  child.stderr.on('data', (text) => {
    errors += String(text);
    for (const listener of listeners) listener();
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }));
  });
  return {
    ended,
    stop: (signal) => void child.kill(signal),
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => errors.includes(text) && resolve();
        listeners.add(look);
        look();
        void ended.then((end) => reject(new Error(`It ended without saying so: ${end.errors}`)));
      }),
  };
}

describe('main', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeTestDatabase();
  });
  afterAll(() => database.remove());

  test(
    'does not start with production settings and demo accounts',
    async () => {
      const { code, errors } = await startMain({ NODE_ENV: 'production', DATABASE_URL: database.url }).ended;
      expect(code).toBe(78);
      expect(errors).toMatch(/^OIDC_ISSUER /);
      expect(errors).not.toContain('at ');
    },
    SLOW_MS,
  );

  test.each([
    [{ PORT: 'eighty' }, /^PORT /, 78],
    [{ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none' }, /DATABASE_URL/, 1],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL /, 78],
  ])(
    'says what is wrong with %p and ends',
    async (environment, sentence, expected) => {
      const { code, errors } = await startMain(environment).ended;
      expect(code).toBe(expected);
      expect(errors).toMatch(sentence);
      expect(errors).not.toContain('secret-word');
    },
    SLOW_MS,
  );

  test(
    'says that the port is taken, and leaves the database as it found it',
    async () => {
      const other = createServer();
      const port = await findFreePort();
      await new Promise<void>((resolve) => {
        other.listen(port, '127.0.0.1', resolve);
      });
      try {
        const { code, errors } = await startMain({
          PORT: String(port),
          HOST: '127.0.0.1',
          DATABASE_URL: database.url,
        }).ended;
        expect(code).toBe(1);
        expect(errors).toContain(`Port ${port} is taken`);
      } finally {
        other.close();
      }
    },
    SLOW_MS,
  );

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'answers once it says so, and stops cleanly on %s',
    async (signal) => {
      const port = await findFreePort();
      const server = startMain({ PORT: String(port), DATABASE_URL: database.url });
      await server.says('The portal is at');
      expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
      server.stop(signal);
      expect(await server.ended).toMatchObject({ code: 0 });
      await expect(fetch(`http://localhost:${port}/health`)).rejects.toThrow();
    },
    SLOW_MS,
  );
});
