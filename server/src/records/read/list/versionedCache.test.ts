import { VersionedCache } from './versionedCache.ts';

type Count = { readonly total: number; readonly versions: string };

const count = (total: number, versions: string) => async (): Promise<Count> => ({ total, versions });

describe('VersionedCache', () => {
  test('gives a value for its own versions alone', async () => {
    const cache = new VersionedCache<Count>(10);
    await cache.take('a', count(5, '1,1'));
    expect(cache.get('a', '1,1')?.total).toBe(5);
    expect(cache.get('a', '1,2')).toBeUndefined();
    expect(cache.get('b', '1,1')).toBeUndefined();
  });

  test('computes once for all who ask at the same time', async () => {
    const cache = new VersionedCache<Count>(10);
    let computed = 0;
    const compute = async () => {
      computed += 1;
      return { total: computed, versions: '1' };
    };
    const results = await Promise.all([cache.take('a', compute), cache.take('a', compute)]);
    expect(results.map(({ total }) => total)).toEqual([1, 1]);
    expect((await cache.take('a', compute)).total).toBe(2);
  });

  test('remembers no failure', async () => {
    const cache = new VersionedCache<Count>(10);
    await expect(cache.take('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await cache.take('a', count(1, '1'))).total).toBe(1);
  });

  test('forgets what was not used for longest', async () => {
    const cache = new VersionedCache<Count>(2);
    await cache.take('a', count(1, '1'));
    await cache.take('b', count(2, '1'));
    cache.get('a', '1');
    await cache.take('c', count(3, '1'));
    expect(['a', 'b', 'c'].map((key) => cache.peek(key)?.total)).toEqual([1, undefined, 3]);
  });
});
