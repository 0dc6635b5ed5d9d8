import type { ModuleReport } from 'shared-contracts/releases/moduleReports.ts';
import { createOutcomeQueue } from './outcomeQueue.ts';

const TAB = '0a1b2c3d-0000-4000-8000-000000000000';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

const sends = () => jest.fn<Promise<void>, [ModuleReport]>().mockResolvedValue(undefined);

test('a fault is told at once, with what waited', async () => {
  const send = sends();
  const queue = createOutcomeQueue(TAB);
  queue.sendBy(send);
  queue.report('mfe-a', '1', 'ready');
  queue.report('mfe-b', '2', 'start');
  await jest.advanceTimersByTimeAsync(300);
  expect(send.mock.calls).toEqual([
    [
      {
        tab: TAB,
        outcomes: [
          { module: 'mfe-a', release: '1', outcome: 'ready' },
          { module: 'mfe-b', release: '2', outcome: 'start' },
        ],
      },
    ],
  ]);
});

test('what happened before somebody was signed in is told afterwards, each outcome once', async () => {
  const send = sends();
  const queue = createOutcomeQueue(TAB);
  queue.report('mfe-a', '1', 'load');
  queue.report('mfe-a', '1', 'load');
  await jest.advanceTimersByTimeAsync(60_000);
  queue.sendBy(send);
  await jest.advanceTimersByTimeAsync(60_000);
  queue.report('mfe-a', '1', 'load');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send.mock.calls.map(([{ outcomes }]) => outcomes.length)).toEqual([1]);
});

test('what could not be sent is sent later', async () => {
  const send = sends().mockRejectedValueOnce(new Error('offline'));
  const queue = createOutcomeQueue(TAB);
  queue.sendBy(send);
  queue.report('mfe-a', '1', 'chunk');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('no more waits than one report takes', async () => {
  const send = sends();
  const queue = createOutcomeQueue(TAB);
  for (let serial = 0; serial < 200; serial += 1) queue.report('mfe-a', String(serial), 'render');
  queue.sendBy(send);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send.mock.calls.flatMap(([{ outcomes }]) => outcomes.map(({ release }) => release))).toEqual(
    Array.from({ length: 50 }, (_, index) => String(150 + index)),
  );
});

test('nothing is sent once it has ended', async () => {
  const send = sends();
  const queue = createOutcomeQueue(TAB);
  const end = queue.sendBy(send);
  queue.report('mfe-a', '1', 'start');
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
});

test('a tab keeps its name over a reload', async () => {
  const names: string[] = [];
  for (let load = 0; load < 2; load += 1) {
    const queue = createOutcomeQueue();
    queue.sendBy(async ({ tab }) => void names.push(tab));
    queue.report('mfe-a', '1', 'start');
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(names[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(names[1]).toBe(names[0]);
});
