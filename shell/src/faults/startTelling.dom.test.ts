import type { FaultReport } from 'shared-contracts/releases/faults/faultReports.ts';
import { buildDescription } from '../testing/builders.ts';
import { createFaultCatcher } from './faultCatcher.ts';
import { startTelling, type TellingParts } from './startTelling.ts';

const ID = 'mfe-sample';
const ORIGIN = 'https://portal.example';
const ROUTE = { id: 'one', path: '/samples/:id', title: { en: '', el: '' }, permission: [] };

type Frame = {
  readonly duration: number;
  readonly blockingDuration: number;
  readonly scripts: ReadonlyArray<{ readonly sourceURL: string; readonly duration: number }>;
};
let heard: ((list: { readonly getEntries: () => readonly Frame[] }) => void) | undefined;
class Observer {
  static readonly supportedEntryTypes = ['long-animation-frame', 'longtask'];
  constructor(callback: NonNullable<typeof heard>) {
    heard = callback;
  }
  observe() {
    return undefined;
  }
  disconnect() {
    heard = undefined;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  heard = undefined;
  Object.assign(globalThis, { PerformanceObserver: Observer });
  window.history.replaceState(null, '', '/samples/4711');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

function start(parts: Partial<TellingParts> = {}, isTold = () => true) {
  const tell = jest.fn<Promise<void>, [FaultReport]>().mockResolvedValue(undefined);
  const catcher = createFaultCatcher('2.0.0-s', isTold);
  const stop = startTelling({
    tell,
    catcher,
    descriptions: [buildDescription({ routes: [ROUTE] })],
    releaseOf: (module) => (module === ID ? '1.0.0-a' : undefined),
    shell: '2.0.0-s',
    language: () => 'gr',
    draw: 0,
    ...parts,
  });
  return { tell, catcher, stop, told: () => tell.mock.calls[0]?.[0] };
}

function violate(sourceFile: string, blockedURI: string) {
  const of = { sourceFile, blockedURI, effectiveDirective: 'img-src' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), of));
}
const frame = (sourceURL: string, blockingDuration: number): Frame => ({
  duration: blockingDuration + 60,
  blockingDuration,
  scripts: [
    { sourceURL: '', duration: 1 },
    { sourceURL, duration: blockingDuration },
  ],
});

test('a fault is told with its scrubbed message, the pattern of its page, a coarse browser, and the language', async () => {
  const { catcher, told } = start();
  catcher.caught(ID, '1.0.0-a', new Error('No maria@uni.example here'));
  window.history.replaceState(null, '', '/elsewhere/4712');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told()).toMatchObject({
    language: 'gr',
    browser: { name: 'other', version: 0 },
    faults: [{ module: ID, message: 'No … here', page: '/samples/:id', times: 1 }],
  });
  expect(JSON.stringify(told())).not.toMatch(/471|jsdom|Mozilla/);
});

test('violations are counted of the module whose file it was, else of the open page; those of extensions are not', async () => {
  const { told } = start();
  violate(
    `${ORIGIN}/m/mfe-sample/1.0.0-a/module.0123456789.js`,
    'https://other.example/people/4711?name=roe',
  );
  violate('', 'inline');
  violate('', 'data:image/png;base64,AAAA');
  violate('chrome-extension://abc/content.js', 'inline');
  window.history.replaceState(null, '', '/401');
  violate(`${window.location.origin}/401`, 'inline');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told()?.counts.map(({ module, release, what }) => [module, release, what])).toEqual([
    [ID, '1.0.0-a', 'img-src https://other.example'],
    [ID, '1.0.0-a', 'img-src inline'],
    [ID, '1.0.0-a', 'img-src data'],
    ['shell', '2.0.0-s', 'img-src inline'],
  ]);
});

test('tasks longer than 200 ms are counted by page, of the module whose code ran or whose page is open', async () => {
  const { told } = start();
  const entries = [
    frame(`${ORIGIN}/m/mfe-sample/1.0.0-a/module.0123456789.js`, 350),
    frame(`${ORIGIN}/shell/2.0.0-s/main.0123456789.js`, 180),
    frame(`${ORIGIN}/m/mfe-sample/1.0.0-a/module.0123456789.js`, 149),
    frame('', 0),
  ];
  heard?.({ getEntries: () => entries });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told()?.counts).toEqual([
    {
      kind: 'longTask',
      module: ID,
      release: '1.0.0-a',
      what: '/samples/:id',
      times: 2,
      longestMs: 400,
    },
  ]);
});

test('three tabs of four count no long tasks', () => {
  start({ draw: 0.26 });
  expect(heard).toBeUndefined();
  start({ draw: 0.24 });
  expect(heard).toBeDefined();
});

test('nothing is counted of a release that is tried, or after it has ended', async () => {
  const tried = start({}, () => false);
  violate('', 'inline');
  const ended = start();
  ended.stop();
  violate('', 'inline');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tried.tell).not.toHaveBeenCalled();
  expect(ended.tell).not.toHaveBeenCalled();
});
