import type { FaultReport } from 'shared-contracts/releases/faults/faultReports.ts';
import { buildDescription } from '../testing/builders.ts';
import { createFaultCatcher } from './faultCatcher.ts';
import { startTelling } from './startTelling.ts';
import { keepUntold, takeUntold } from './untoldFaults.ts';

const DAY_MS = 24 * 3_600_000;

function failing(message: string): Error {
  const error = new Error(message);
  error.stack = `Error\n    at start (https://portal.example/shell/2.0.0-s/main.js:1:${message.length})`;
  return error;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/samples/4711?name=Maria');
});
afterEach(() => jest.useRealTimers());

const descriptions = [
  buildDescription({
    routes: [{ id: 'one', path: '/samples/:id', title: { en: '', el: '' }, permission: [] }],
  }),
];

function openTab(module = '') {
  const catcher = createFaultCatcher('2.0.0-s', (id) => id !== module);
  return { catcher, stop: keepUntold(catcher, descriptions) };
}

describe('what failed while nobody was signed in', () => {
  test('is told by the next who signs in, once, with nothing of anybody in it', async () => {
    const { catcher, stop } = openTab();
    catcher.caughtOfShell(failing('No maria@uni.example here'));
    catcher.caughtOfShell(failing('No maria@uni.example here'));
    stop();
    expect(window.localStorage.getItem('untold-faults')).not.toMatch(/maria|4711/i);

    const tell = jest.fn<Promise<void>, [FaultReport]>().mockResolvedValue(undefined);
    const start = () =>
      startTelling({
        tell,
        catcher: createFaultCatcher('2.0.0-s', () => true),
        descriptions,
        releaseOf: () => undefined,
        shell: '2.0.0-s',
        language: () => 'en',
        draw: 1,
      });
    start();
    await jest.advanceTimersByTimeAsync(1_000);
    start();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tell.mock.calls.map(([{ faults }]) => faults)).toMatchObject([
      [{ module: 'shell', release: '2.0.0-s', page: '/samples/:id', times: 1 }],
    ]);
  });

  test('is kept after what was caught before anybody could keep it', () => {
    const catcher = createFaultCatcher('2.0.0-s', () => true);
    catcher.caughtOfShell(failing('early'));
    keepUntold(catcher, []);
    expect(takeUntold()).toMatchObject([{ fault: { module: 'shell', release: '2.0.0-s', page: '' } }]);
  });

  test('is forgotten after two weeks, and of ever new ones the latest are kept', () => {
    const { catcher } = openTab();
    for (let place = 1; place <= 15; place += 1) catcher.caughtOfShell(failing('x'.repeat(place)));
    const kept = window.localStorage.getItem('untold-faults') ?? '';
    expect(takeUntold()).toHaveLength(10);
    window.localStorage.setItem('untold-faults', kept);
    jest.setSystemTime(Date.now() + 15 * DAY_MS);
    expect(takeUntold()).toEqual([]);
  });

  test.each(['{', '{}', '[null, 1, {"at": "x"}]'])('is nothing where somebody wrote %s there', (text) => {
    window.localStorage.setItem('untold-faults', text);
    expect(takeUntold()).toEqual([]);
  });
});
