import { sql } from 'kysely';
import { openDatabase } from '../../../src/database/database.ts';
import { openExchangeQueue } from '../../../src/exchange/queue/exchangeQueue.ts';
import { queueDatabase } from '../../../src/exchange/queue/queueDatabase.ts';
import { makeTestDatabase, type TestDatabase } from '../../support/databases/testDatabase.ts';

const SERVERS = 4;

let own: TestDatabase;
beforeAll(async () => {
  own = await makeTestDatabase();
});
afterAll(() => own.remove());

test('servers that start at the same time make the queue once, and each has it', async () => {
  const databases = Array.from({ length: SERVERS }, () => openDatabase(own.url, { connections: 4 }));
  const errors: unknown[] = [];
  const queues = await Promise.all(
    databases.map((database) => openExchangeQueue(database, (error) => errors.push(error))),
  );
  await Promise.all(queues.map(({ stop }) => stop()));
  await Promise.all(databases.map((database) => database.destroy()));
  expect(errors).toEqual([]);
});

test('what the library sends and PostgreSQL refuses leaves the connection as it was', async () => {
  const database = openDatabase(own.url, { connections: 1 });
  try {
    const refused = queueDatabase(database).executeSql('begin; select 1/0; commit');
    await expect(refused).rejects.toThrow('division by zero');
    const { rows } = await sql<{ answer: number }>`select 1 as answer`.execute(database);
    expect(rows).toEqual([{ answer: 1 }]);
  } finally {
    await database.destroy();
  }
});

test('the queue says what begins by a time, of one piece of work alone', async () => {
  const database = openDatabase(own.url, { connections: 4 });
  const queue = await openExchangeQueue(database, () => undefined);
  try {
    const [noon, one] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T13:00:00Z')];
    await queue.add(database, 'incoming', 17, one);
    expect(await queue.isQueued('incoming', 17, one)).toBe(true);
    expect(await queue.isQueued('incoming', 17, noon)).toBe(false);
    expect(await queue.isQueued('incoming', 18, one)).toBe(false);
    expect(await queue.isQueued('deliver', 17, one)).toBe(false);
  } finally {
    await queue.stop();
    await database.destroy();
  }
});
