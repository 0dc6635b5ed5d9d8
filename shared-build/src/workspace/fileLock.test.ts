import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { withFileLock } from './fileLock.ts';

let file: string;

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'lock-')), '.lock');
});

const leave = (holder: unknown) => writeFile(file, JSON.stringify(holder));

/** Gives the number of a process that is no more. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** Lets several do something under the lock at once; gives how many were at it at the same time at most. */
async function mostAtOnce(count: number): Promise<number> {
  let [now, most] = [0, 0];
  await Promise.all(
    Array.from({ length: count }, () =>
      withFileLock(file, async () => {
        now += 1;
        most = Math.max(most, now);
        await nextTurn();
        now -= 1;
      }),
    ),
  );
  return most;
}

describe('withFileLock', () => {
  test('lets one at a time do something, and leaves nothing behind', async () => {
    expect(await mostAtOnce(8)).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  test('gives the lock back when the work fails', async () => {
    await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withFileLock(file, async () => 'again')).toBe('again');
  });

  test('takes away what a command left that was killed, once, however many wait for it', async () => {
    await leave({ pid: await endedPid(), host: hostname() });
    expect(await mostAtOnce(8)).toBe(1);
    expect(existsSync(`${file}.abandoned`)).toBe(false);
  });

  test('waits for whoever may still run, and then says so: here, on another machine, without a name yet', async () => {
    const holders = [{ pid: process.ppid, host: hostname() }, { pid: 1, host: 'elsewhere.example' }, ''];
    const refused = holders.map(async (holder, index) => {
      const held = `${file}-${index}`;
      await writeFile(held, JSON.stringify(holder));
      await expect(withFileLock(held, async () => 'in')).rejects.toThrow('held by another release command');
      expect(existsSync(held)).toBe(true);
    });
    await Promise.all(refused);
  });

  test.each([
    ['of another machine', { pid: 1, host: 'elsewhere.example' }],
    ['of nobody knows whom', ''],
  ])(
    'takes a lock away that is %s and has been there for longer than any command runs',
    async (_whose, holder) => {
      await leave(holder);
      const longAgo = new Date(Date.now() - 3_600_000);
      await utimes(file, longAgo, longAgo);
      expect(await withFileLock(file, async () => 'in')).toBe('in');
    },
  );
});
