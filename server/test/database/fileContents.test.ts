import { sql } from 'kysely';
import { migrate } from '../../src/database/migrate.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { migrateUntil } from '../support/databases/migrateUntil.ts';
import { testFiles } from '../support/api/testFiles.ts';

let portal: EmptyDatabase;
beforeAll(async () => {
  portal = await makeEmptyDatabase();
});
afterAll(() => portal.remove());

test('files that were stored as base64 are the same bytes afterwards, each content once', async () => {
  const { database } = portal;
  await migrateUntil(database, '0012_idempotencyKeys');
  const contents = [
    Buffer.from('%PDF-small'),
    Buffer.alloc(600_001, '%PDF-large'),
    Buffer.from('%PDF-small'),
  ];
  await sql`insert into users (name) values ('student')`.execute(database);
  for (const content of contents) {
    await sql`insert into application_files (owner_id, file_name, file_base64) values (1, 'a.pdf', ${content.toString('base64')})`.execute(
      database,
    );
  }
  await migrate(database);
  const { rows } = await sql<{ sha256: string }>`
    select content_sha256 as sha256 from application_files order by id`.execute(database);
  const read = await Promise.all(
    rows.map(async ({ sha256 }) => {
      const content = await testFiles(database).open(sha256);
      const pieces: Uint8Array[] = [];
      for await (const piece of content?.read() ?? []) pieces.push(piece);
      return Buffer.concat(pieces);
    }),
  );
  expect(read.map((bytes, index) => bytes.equals(contents[index] ?? Buffer.alloc(0)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(rows[0]).toEqual(rows[2]);
  const { rows: counted } = await sql`select count(*)::integer as contents from file_contents`.execute(
    database,
  );
  expect(counted).toEqual([{ contents: 2 }]);
});
