import { startRenewalTimer } from './renewalTimer.ts';

let left: number | null = 0;
let visibility: DocumentVisibilityState = 'visible';
const renew = jest.fn<Promise<void>, []>();
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  renew.mockReset();
  renew.mockImplementation(() => {
    left = 12_000;
    return Promise.resolve();
  });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start(seconds: number | null): void {
  left = seconds;
  stop = startRenewalTimer({ secondsLeft: () => Promise.resolve(left), renew });
}

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (left !== null) left -= 1;
    await jest.advanceTimersByTimeAsync(1000);
  }
}

function becomeVisible(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('startRenewalTimer', () => {
  test('renews a minute before the end, once', async () => {
    start(600);
    await pass(535);
    expect(renew).not.toHaveBeenCalled();
    await pass(10);
    expect(renew).toHaveBeenCalledTimes(1);
    await pass(300);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('renews a short-lived token in its last quarter', async () => {
    start(20);
    await pass(14);
    expect(renew).not.toHaveBeenCalled();
    await pass(2);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('leaves a hidden page alone and catches up when it is seen again', async () => {
    start(100);
    await pass(1);
    becomeVisible('hidden');
    await pass(200);
    expect(renew).not.toHaveBeenCalled();
    becomeVisible('visible');
    await pass(1);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('tries again after half a minute when renewal fails', async () => {
    renew.mockRejectedValue(new Error('away'));
    start(70);
    await pass(54);
    expect(renew).toHaveBeenCalledTimes(1);
    await pass(25);
    expect(renew).toHaveBeenCalledTimes(1);
    await pass(8);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test.each([[null], [Number.POSITIVE_INFINITY]])(
    'does nothing when %s seconds are left',
    async (seconds) => {
      start(seconds);
      await pass(60);
      expect(renew).not.toHaveBeenCalled();
    },
  );

  test('does not spin over a token that lives for months', async () => {
    start(90 * 86_400);
    await pass(5);
    expect(jest.getTimerCount()).toBe(1);
    expect(renew).not.toHaveBeenCalled();
  });
});
