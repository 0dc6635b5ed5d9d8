import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { CALLS } from 'shared-contracts/calls.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { zipEntryName } from '../../files/zipEntryName.ts';
import { type ZippedFile, zipOf } from '../../files/zipOf.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import { readOwnData } from './readOwnData.ts';

const NO_RECORD = 0;

type Services = { readonly database: Database; readonly files: FileStore; readonly clock: () => Date };

/**
 * Registers the call that gives people all that the portal keeps of them, in one archive: `data.json` ({@link readOwnData}), and their files.
 *
 * Nothing of it is kept in memory as a whole. Somebody without a record is answered with 404.
 */
export function registerOwnDataRoute(app: FastifyInstance, { database, files, clock }: Services): void {
  registerCall(app, CALLS.downloadOwnData, async ({ caller, reply }) => {
    if (caller.id === NO_RECORD) throw notFound({ set: 'Users', id: 'Me' });
    const now = clock();
    const data: ZippedFile = {
      name: 'data.json',
      content: { read: () => readOwnData({ database, caller, now }) },
      changedAt: now,
    };
    const { stream } = zipOf([data, ...(await ownFiles(database, files, caller.id))]);
    const name = `my-data-${universityDay(now)}.zip`;
    return reply
      .type('application/zip')
      .headers({ 'content-disposition': contentDisposition(name), 'cache-control': 'no-store' })
      .send(stream);
  });
}

async function ownFiles(database: Database, files: FileStore, owner: number): Promise<readonly ZippedFile[]> {
  const { rows } = await sql<{ id: number; name: string; sha256: string; changedAt: Date }>`
    select id, file_name as name, content_sha256 as sha256, date_modified as "changedAt"
    from application_files where owner_id = ${owner} order by id`.execute(database);
  const found: ZippedFile[] = [];
  for (const { id, name, sha256, changedAt } of rows) {
    const content = await files.open(sha256);
    if (content !== undefined)
      found.push({ name: zipEntryName(['file', id], toPdfFileName(name)), content, changedAt });
  }
  return found;
}
