import type { Registry } from 'shared-contracts/releases/registry.ts';
import { buildModule, buildRegistry, buildRelease } from '../../testing/builders.ts';
import { buildLoaderParts } from '../../testing/loaderParts.ts';
import { createServerCheck } from './compareServer.ts';
import { createModuleLoader } from './moduleLoader.ts';

const ID = 'mfe-sample';
const provenance = { commit: 'c0ffee', committedAt: '2026-03-01T10:00:00.000Z', author: 'Ελένη' };
const RELEASE = buildRelease({
  release: '2-new',
  server: { readNotes: 2, Users: [1, 3] },
  provenance,
});
const [SERVES, LACKS] = [
  { upTo: 2, from: {} },
  { upTo: 1, from: {} },
];
const BEFORE = buildRelease({ release: '1-old', server: { readNotes: 1 } });

/** Opens the module on a page whose server answers one thing after the other; gives its state, what was asked, and what was told. */
async function open(answers: readonly unknown[], registry: Registry = buildRegistry(RELEASE)) {
  const asked: boolean[] = [];
  const report = jest.fn();
  const ask = (isAnew: boolean) => {
    asked.push(isAnew);
    const answer = answers[isAnew ? asked.filter(Boolean).length : 0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const loader = createModuleLoader(
    buildLoaderParts({
      registry,
      report,
      importRelease: () => Promise.resolve(buildModule()),
      fetchRelease: () => Promise.resolve(buildRegistry(BEFORE).modules[ID]!),
      compareServer: createServerCheck(ask),
    }),
  );
  loader.prepare(ID);
  await jest.runAllTimersAsync();
  return { loader, state: loader.state(ID), asked, report };
}

let log: jest.SpyInstance;
beforeEach(() => {
  window.sessionStorage.clear();
  log = jest.spyOn(console, 'info').mockImplementation();
  jest.useFakeTimers();
});
afterEach(() => {
  log.mockRestore();
  jest.useRealTimers();
});

test.each([
  ['the level that it needs', { upTo: 2, from: {} }],
  ['a later one that still serves it', { upTo: 9, from: { readNotes: 2, Users: 3, other: 9 } }],
])('a module starts with a server of %s, which is asked once', async (_what, calls) => {
  const { state, asked } = await open([calls]);
  expect(state.status).toBe('ready');
  expect(asked).toEqual([false]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['no such call yet', { upTo: 1, from: {} }, 'server', 'readNotes'],
  ['left such a call', { upTo: 4, from: { readNotes: 3 } }, 'serverAhead', 'readNotes'],
])(
  'a module does not start with a server that has %s, and nobody blames it',
  async (_what, calls, kind, name) => {
    const { state, report, loader } = await open([calls, calls, SERVES]);
    expect(state).toMatchObject({
      status: 'failed',
      fault: { kind, message: expect.stringContaining(name) },
    });
    if (kind === 'server') expect(state).toMatchObject({ fault: { committedAt: provenance.committedAt } });
    expect(report).not.toHaveBeenCalled();

    // The server was renewed meanwhile.
    loader.retry(ID);
    await jest.runAllTimersAsync();
    expect(loader.state(ID).status).toBe('ready');
  },
);

test('a tab that is older than the server hears of it before it holds anything back', async () => {
  const { state, asked } = await open([LACKS, SERVES]);
  expect(state.status).toBe('ready');
  expect(asked).toEqual([false, true]);
});

test.each([
  ['does not answer', new Error('down')],
  ['is one of an earlier time', undefined],
  ['answers something else', { upTo: 'two', from: {} }],
  ['answers a list', [1, 2]],
])('nothing is held back by a server that %s, and the log says so', async (_what, answer) => {
  expect((await open([answer])).state.status).toBe('ready');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('was not compared with the server'));
  expect((await open([LACKS, answer])).state.status).toBe('ready');
});

test('a release of an earlier time, which does not say what it needs, is compared with nothing', async () => {
  const { state, asked } = await open([LACKS], buildRegistry(buildRelease()));
  expect(state.status).toBe('ready');
  expect(asked).toEqual([]);
});

test('the earlier release runs that the server serves, and says why', async () => {
  const { modules, ...rest } = buildRegistry(RELEASE);
  const previous = [{ release: BEFORE.release, integrity: 'sha384-x' }];
  const { state, report } = await open([LACKS, LACKS], {
    ...rest,
    modules: { [ID]: { ...modules[ID]!, previous } },
  });
  expect(state).toMatchObject({ status: 'ready', release: '1-old', insteadOf: '2-new', because: 'server' });
  expect(report.mock.calls).toEqual([[ID, '1-old', 'ready']]);
});
