import { ASK_EVERY_MS, askWhileVisible } from './askWhileVisible.ts';

const ask = jest.fn(() => Promise.resolve());
let stop = () => {};

function show(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  ask.mockClear();
  jest.useFakeTimers();
  stop = askWhileVisible(ask);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('askWhileVisible', () => {
  test('asks every five minutes', async () => {
    await jest.advanceTimersByTimeAsync(ASK_EVERY_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * ASK_EVERY_MS);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('asks nothing while nobody sees the page, and at once when somebody comes back after longer', async () => {
    show('hidden');
    await jest.advanceTimersByTimeAsync(3 * ASK_EVERY_MS);
    expect(ask).not.toHaveBeenCalled();
    show('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('does not ask earlier for somebody who comes and goes', async () => {
    for (let count = 0; count < 5; count += 1) {
      show('hidden');
      show('visible');
    }
    await jest.advanceTimersByTimeAsync(ASK_EVERY_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('ends', async () => {
    stop();
    show('visible');
    await jest.advanceTimersByTimeAsync(2 * ASK_EVERY_MS);
    expect(ask).not.toHaveBeenCalled();
  });
});
