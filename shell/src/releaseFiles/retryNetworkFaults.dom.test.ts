import { ModuleFault, type ModuleFaultKind } from './moduleFault.ts';
import { RETRY_PAUSE_MS, retryNetworkFaults } from './retryNetworkFaults.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function failing(kind: ModuleFaultKind, times: number): jest.Mock<Promise<string>> {
  const work = jest.fn<Promise<string>, []>(() => Promise.resolve('there'));
  for (let count = 0; count < times; count += 1) work.mockRejectedValueOnce(new ModuleFault(kind, kind));
  return work;
}

describe('retryNetworkFaults', () => {
  test('tries twice more when the network fails, each time later', async () => {
    const work = failing('network', 2);
    const outcome = retryNetworkFaults(work, () => 0);
    await jest.advanceTimersByTimeAsync(RETRY_PAUSE_MS - 1);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2 * RETRY_PAUSE_MS);

    await expect(outcome).resolves.toBe('there');
  });

  test('gives up after the second retry', async () => {
    const work = failing('network', 9);
    const outcome = retryNetworkFaults(work, () => 1).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(await outcome).toMatchObject({ kind: 'network' });
    expect(work).toHaveBeenCalledTimes(3);
  });

  test.each(['timeout', 'missing', 'notCode', 'integrity', 'contract', 'execution'] as const)(
    'lets a fault of kind %s stand at once',
    async (kind) => {
      const work = failing(kind, 1);

      await expect(retryNetworkFaults(work)).rejects.toMatchObject({ kind });
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  test('takes any other error for a failure of the code itself', async () => {
    const work = jest.fn(() => Promise.reject(new TypeError('x is undefined')));

    await expect(retryNetworkFaults(work)).rejects.toMatchObject({
      kind: 'execution',
      message: 'x is undefined',
    });
    expect(work).toHaveBeenCalledTimes(1);
  });
});
