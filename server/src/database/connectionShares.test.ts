import { setImmediate as nextTurn } from 'node:timers/promises';
import { Problem } from '../platform/problems/problem.ts';
import { ConnectionShares, sharesOf } from './connectionShares.ts';

const LIMITS = { together: 4, each: 2, mostWaiting: 5, patienceMs: 20 };

/** Asks for turns and writes down who has had one. */
function asker(limits = LIMITS) {
  const shares = new ConnectionShares(limits);
  const begun: string[] = [];
  const refused: number[] = [];
  const ends = new Map<string, (() => void)[]>();
  const ask = (name: string) =>
    shares.enter(name).then(
      (end) => {
        begun.push(name);
        ends.set(name, [...(ends.get(name) ?? []), end]);
      },
      (error: unknown) => refused.push(error instanceof Problem ? error.statusCode : 0),
    );
  const end = async (name: string) => {
    ends.get(name)?.shift()?.();
    await nextTurn();
  };
  return { ask, end, begun, refused };
}

test('one person has a share and keeps nobody else waiting', async () => {
  const { ask, begun } = asker();
  void Promise.all(['a', 'a', 'a', 'a', 'b', 'c'].map(ask));
  await nextTurn();
  expect(begun).toEqual(['a', 'a', 'b', 'c']);
});

test('those who wait have turns one after the other, however much each of them asks for', async () => {
  const { ask, end, begun } = asker({ ...LIMITS, together: 1, each: 1, patienceMs: 600_000 });
  void Promise.all(['x', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
  await nextTurn();
  for (const name of ['x', 'a', 'b', 'c', 'a', 'b', 'a']) await end(name);
  expect(begun).toEqual(['x', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('whoever waits too long, or for too much, is refused with 429 and blocks no turn', async () => {
  const { ask, end, begun, refused } = asker();
  await ask('a');
  await ask('a');
  await Promise.all(Array.from({ length: 7 }, () => ask('a')));
  expect(refused).toEqual(Array(7).fill(429));
  await end('a');
  await ask('a');
  expect(begun).toEqual(['a', 'a', 'a']);
});

test('a turn that is ended twice is one turn', async () => {
  const shares = new ConnectionShares({ ...LIMITS, each: 1, together: 1 });
  const end = await shares.enter('a');
  end();
  end();
  await shares.enter('a');
  await expect(shares.enter('b')).rejects.toMatchObject({ code: 'too-many-requests' });
});

test('even a pool of one connection has a share for everybody', () => {
  expect(sharesOf(1)).toMatchObject({ together: 1, each: 1 });
  expect(sharesOf(12)).toMatchObject({ together: 11, each: 4 });
});
