import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isPdfFileName, toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';

/** Keeps what is to know of a file before it is opened, and gives files that were stored under any name one that ends in `.pdf`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file_contents add column marks jsonb;
    alter table application_files add column marks jsonb;
  `.execute(database);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, file_name as name from application_files order by id`.execute(database);
  for (const { id, name } of rows)
    if (!isPdfFileName(name))
      await sql`update application_files set file_name = ${toPdfFileName(name)} where id = ${id}`.execute(
        database,
      );
}
