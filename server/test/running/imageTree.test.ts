import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { layImageTree } from '../support/portal/imageTree.ts';
import { makeTestDatabase, type TestDatabase } from '../support/databases/testDatabase.ts';

const SLOW_MS = patient(60_000);
/** What a production has no use for: tests and what only they need, benchmarks, the sample with its data, the demo. */
const UNWANTED =
  /(\.test\.tsx?$|(^|\/)(test|bench|examples)\/|^ewp\/testing\/|^server\/src\/demonstration\/|^server\/data\/.*(names|sample|postal))/;

let folder: string;
let files: readonly string[];
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  files = layImageTree(folder);
  database = await makeTestDatabase();
}, SLOW_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.remove();
});

function startMain(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [path.join(folder, 'server/src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example.org',
      OIDC_ISSUER: 'http://127.0.0.1:9/realms/apps',
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const ended = new Promise<string>((resolve) => {
    child.once('close', () => resolve(errors));
  });
  return { child, ended };
}

test('the image has the server and no tests, benchmarks, sample or demo', () => {
  expect(files).toEqual(expect.arrayContaining(['server/src/main.ts', 'server/data/institutions.csv']));
  expect(files.filter((file) => UNWANTED.test(file))).toEqual([]);
});

test(
  'the server starts from what the image has, and answers',
  async () => {
    const port = await findFreePort();
    const { child, ended } = startMain({ PORT: String(port) });
    const isOver = ended.then((errors) => {
      throw new Error(`It ended: ${errors}`);
    });
    const answers = async (): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
      return (
        answer?.status ??
        (await Promise.race([new Promise((again) => setImmediate(again)), isOver]).then(answers))
      );
    };
    expect(await Promise.race([answers(), isOver])).toBe(200);
    isOver.catch(() => undefined);
    child.kill('SIGTERM');
    await ended;
    expect(existsSync(path.join(folder, 'server/src/demonstration'))).toBe(false);
  },
  SLOW_MS,
);

test.each([
  ['a sample', { SAMPLE_AGREEMENTS: '10' }, 'There is no sample here'],
  ['the built-in database', { DATABASE_URL: '' }, 'There is no built-in database here'],
  [
    'the built-in identity provider',
    { OIDC_ISSUER: '', NODE_ENV: 'development' },
    'There is no built-in identity provider here',
  ],
])(
  'whoever asks it for %s is told that there is none',
  async (_what, environment, sentence) => {
    const empty = await makeTestDatabase();
    const port = String(await findFreePort());
    const { ended } = startMain({ PORT: port, DATABASE_URL: empty.url, ...environment });
    expect(await ended).toContain(`${sentence}, as the container image has none.`);
    await empty.remove();
  },
  SLOW_MS,
);
