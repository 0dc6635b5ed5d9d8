import { sql } from 'kysely';
import { withLease } from '../../src/database/workLease.ts';
import { eventually } from '../support/eventually.ts';
import { copyDatabase, type OwnDatabase } from '../support/databases/ownDatabase.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await copyDatabase('PORTAL_TEST_TABLES', 4);
});
beforeEach(() => sql`delete from work_leases`.execute(own.database));
afterAll(() => own.remove());

describe('work that one server does at a time', () => {
  async function tries(name: string): Promise<boolean> {
    let hasWorked = false;
    await withLease(own.database, name, async (isHeld) => {
      hasWorked = isHeld();
    });
    return hasWorked;
  }

  test('is left to the server that has begun it, until that has ended, also by an error', async () => {
    await withLease(own.database, 'mails', async () => {
      expect(await tries('mails')).toBe(false);
      expect(await tries('jobs')).toBe(true);
    });
    expect(await tries('mails')).toBe(true);
    const failing = withLease(own.database, 'mails', async () => {
      throw new Error('it fails');
    });
    await expect(failing).rejects.toThrow('it fails');
    expect(await tries('mails')).toBe(true);
  });

  test('is taken by one of many that try at once', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    let workers = 0;
    let ended = 0;
    const all = Array.from({ length: 4 }, async () => {
      await withLease(own.database, 'mails', async () => {
        workers += 1;
        await promise;
      });
      ended += 1;
    });
    await eventually(
      () => ended,
      (count) => count === all.length - 1,
    );
    resolve(true);
    await Promise.all(all);
    expect(workers).toBe(1);
  });

  test('is taken over from a server that was killed once its lease is over, and not given back by that', async () => {
    await withLease(own.database, 'mails', async () => {
      await sql`update work_leases set expires_at = clock_timestamp() - interval '1 s'`.execute(own.database);
      await withLease(own.database, 'mails', async () => {
        expect(await tries('mails')).toBe(false);
      });
    });
    await sql`insert into work_leases values ('mails', gen_random_uuid(), clock_timestamp() + interval '5 s')`.execute(
      own.database,
    );
    expect(await tries('mails')).toBe(false);
  });
});
