import type { FileSettings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { databasePlace } from './databasePlace.ts';
import { type ContentColumn, createFileStore, type FileStore } from './fileStore.ts';
import { roomKeeper } from './fileRoom.ts';
import { folderPlace } from './folderPlace.ts';
import { sharedPdfThreads } from './pdf/pdfThreads.ts';

/**
 * Opens the store of a portal.
 *
 * The setting says where new files go. Those that were stored under the other one stay where they are, and are found there.
 */
export function openFileStore(
  database: Database,
  { store, folder, mostBytes }: FileSettings,
  columns: readonly ContentColumn[],
): FileStore {
  const inDatabase = databasePlace(database);
  const inFolder = folderPlace(folder);
  return createFileStore({
    database,
    place: store === 'folder' ? inFolder : inDatabase,
    placeOf: ({ uploadId }) => (uploadId === null ? inFolder : inDatabase),
    places: [inDatabase, inFolder],
    columns,
    room: roomKeeper(database, { mostBytes, folder: store === 'folder' ? folder : null }),
    pdf: sharedPdfThreads(),
  });
}
