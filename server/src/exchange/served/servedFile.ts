import type { EwpCaller, NodeFile } from 'ewp/node';
import { PDF_MEDIA_TYPE } from 'shared-contracts/members/mediaType.ts';
import type { Database } from '../../database/database.ts';
import { findOfferedFile } from '../store/copies/offeredFiles.ts';

/** Gives a file of an agreement to the partner of that agreement, and to nobody else. */
export async function servedFile(
  database: Database,
  fileId: string,
  { heiIds }: EwpCaller,
): Promise<NodeFile | null> {
  const bytes = await findOfferedFile(database, fileId, heiIds);
  return bytes === undefined ? null : { contentType: PDF_MEDIA_TYPE, bytes };
}
