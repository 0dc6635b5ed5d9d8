import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Copy } from '../../status/exchangeState.ts';
import { fingerprintSql } from './fingerprint.ts';

const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the PDF of our copy of now, for statements on `iia_exchanges`; null while none was made of just this document. */
export const PRESENT_FILE_ID: RawBuilder<string | null> = sql`(
  select id::text from iia_files
  where iia_files.agreement_id = iia_exchanges.agreement_id and copy_hash = ours_hash and copy_fingerprint = ours_fingerprint
  order by offered_at desc limit 1)`;

/** Keeps a PDF of the copy of ours that is served under an id of its own; earlier ones stay, as partners may have their ids. */
export async function keepOfferedFile(
  database: Database,
  file: {
    readonly agreementId: number;
    readonly copy: Copy;
    readonly content: Uint8Array;
    readonly userId: number;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into iia_files (agreement_id, copy_hash, copy_fingerprint, content, user_id, offered_at)
    values (${file.agreementId}, ${file.copy.hash}, ${fingerprintSql(file.copy)}, ${file.content}, ${file.userId}, ${file.at})`.execute(
    database,
  );
}

/** The time of the PDF that was offered last, and whether it is of the document that is served now; undefined when there has been none. */
export async function readLastOffer(
  database: Database,
  agreementId: number,
): Promise<{ readonly isOfPresent: boolean; readonly at: Date } | undefined> {
  const { rows } = await sql<{ isOfPresent: boolean; at: Date }>`
    select iia_files.id::text is not distinct from ${PRESENT_FILE_ID} as "isOfPresent", offered_at as at
    from iia_files join iia_exchanges using (agreement_id)
    where agreement_id = ${agreementId} order by offered_at desc limit 1`.execute(database);
  return rows[0];
}

/** The content of a file for a partner of its agreement; undefined for everybody else, and once the agreement is deleted. */
export async function findOfferedFile(
  database: Database,
  fileId: string,
  heiIds: readonly string[],
): Promise<Uint8Array | undefined> {
  if (!FILE_ID.test(fileId)) return undefined;
  const { rows } = await sql<{ content: Uint8Array }>`
    select content from iia_files
    join agreements on agreements.id = iia_files.agreement_id and not is_deleted
    join iia_exchanges on iia_exchanges.agreement_id = agreements.id and partner_hei_id = any(${[...heiIds]}::text[])
    where iia_files.id = ${fileId}::uuid`.execute(database);
  return rows[0]?.content;
}
