import type { FaultReport, ToldCount, ToldFault } from 'shared-contracts/releases/faults/faultReports.ts';
import { createFaultQueue } from './faultQueue.ts';

type Lines = Pick<FaultReport, 'faults' | 'counts'>;
const FAULT: Omit<ToldFault, 'times'> = {
  module: 'mfe-sample',
  release: '1',
  name: 'Error',
  message: '',
  frames: [],
  page: '/samples',
};
const COUNT: Omit<ToldCount, 'times'> = {
  kind: 'longTask',
  module: 'mfe-sample',
  release: '1',
  what: '/samples',
  longestMs: 300,
};
const DAY_MS = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const sends = () => jest.fn<Promise<void>, [Lines]>().mockResolvedValue(undefined);
const sent = (send: ReturnType<typeof sends>) => send.mock.calls.map(([lines]) => lines);

test('a fault is told within a second, and how often it came again in one line a minute later', async () => {
  const send = sends();
  const queue = createFaultQueue(send);
  queue.addFault('A', FAULT);
  await jest.advanceTimersByTimeAsync(1_000);
  for (let time = 0; time < 70; time += 1) queue.addFault('A', FAULT);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(sent(send)).toEqual([{ faults: [{ ...FAULT, times: 1 }], counts: [] }]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent(send)[1]).toEqual({ faults: [{ ...FAULT, times: 70 }], counts: [] });
});

test('counts are added up, with the longest of them, and told with the next fault', async () => {
  const send = sends();
  const queue = createFaultQueue(send);
  for (const longestMs of [300, 900, 400]) queue.addCount({ ...COUNT, longestMs });
  queue.addFault('A', FAULT);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent(send)[0]?.counts).toEqual([{ ...COUNT, longestMs: 900, times: 3 }]);
});

test('what a server that is away was not told is told when it is back', async () => {
  const send = sends().mockRejectedValueOnce(new Error('offline'));
  const queue = createFaultQueue(send);
  queue.addFault('A', FAULT);
  await jest.advanceTimersByTimeAsync(1_000);
  queue.addFault('A', FAULT);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(sent(send)[1]?.faults).toEqual([{ ...FAULT, times: 2 }]);
});

test('a server that takes nothing is left alone, however often something fails', async () => {
  const send = sends().mockRejectedValue(new Error('refused'));
  const queue = createFaultQueue(send);
  queue.addFault('A', FAULT);
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(send).toHaveBeenCalledTimes(3);
  for (let minute = 0; minute < 500; minute += 1) {
    queue.addFault('A', FAULT);
    await jest.advanceTimersByTimeAsync(61_000);
  }
  expect(send.mock.calls.length).toBeLessThanOrEqual(40);
});

test('a tab tells of so many different faults and counts, and no more', async () => {
  const send = sends();
  const queue = createFaultQueue(send);
  for (let number = 0; number < 500; number += 1) {
    queue.addFault(String(number), FAULT);
    queue.addCount({ ...COUNT, what: `img-src https://h${number}.example` });
  }
  await jest.advanceTimersByTimeAsync(DAY_MS);
  const lines = sent(send);
  expect(lines.flatMap(({ faults }) => faults)).toHaveLength(20);
  expect(lines.flatMap(({ counts }) => counts)).toHaveLength(30);
  for (const { faults, counts } of lines) {
    expect(faults.length).toBeLessThanOrEqual(5);
    expect(counts.length).toBeLessThanOrEqual(20);
  }
});

test('what waits is told when the tab is hidden; nothing after telling has ended', async () => {
  const send = sends();
  const queue = createFaultQueue(send);
  queue.addCount(COUNT);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(send).toHaveBeenCalledTimes(1);
  queue.addCount(COUNT);
  queue.stop();
  queue.addFault('A', FAULT);
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(send).toHaveBeenCalledTimes(1);
});
