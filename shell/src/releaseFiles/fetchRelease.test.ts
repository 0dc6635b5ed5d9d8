import { buildRegistry, buildRelease } from '../testing/builders.ts';
import { fetchRelease } from './fetchRelease.ts';

const ACTIVE = buildRegistry(buildRelease({ release: '2' })).modules['mfe-sample']!;
const EARLIER = { release: '1', integrity: `sha384-${'a'.repeat(64)}` };

const ask = jest.fn<Promise<unknown>, unknown[]>();

beforeEach(() => {
  ask.mockReset();
  Reflect.set(globalThis, 'fetch', ask);
  Reflect.set(AbortSignal, 'timeout', () => new AbortController().signal);
});

describe('fetchRelease', () => {
  test('asks beside the active release, and lets the browser compare the hash', async () => {
    const release = buildRelease({ release: '1' });
    ask.mockResolvedValue({ ok: true, json: () => Promise.resolve(release) });

    expect(await fetchRelease(ACTIVE, EARLIER)).toEqual({
      base: '/m/mfe-sample/1/',
      release,
      previous: [],
    });
    expect(ask).toHaveBeenCalledWith(
      '/m/mfe-sample/1/release.json',
      expect.objectContaining({ integrity: EARLIER.integrity }),
    );
  });

  test.each(['', 'sha384-short', 'nothing', undefined])(
    'asks for nothing with the hash %j',
    async (integrity) => {
      // A registry of an earlier time names no hash.
      const earlier = { release: '1', integrity: integrity as string };
      await expect(fetchRelease(ACTIVE, earlier)).rejects.toMatchObject({ kind: 'missing' });
      expect(ask).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['missing', () => Promise.resolve({ ok: false, status: 404 })],
    ['timeout', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('tells %s', async (kind, answer) => {
    ask.mockImplementation(answer);
    await expect(fetchRelease(ACTIVE, EARLIER)).rejects.toMatchObject({ name: 'ModuleFault', kind });
  });
});
