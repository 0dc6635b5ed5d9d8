import os from 'node:os';
import path from 'node:path';
import { CONTENT_COLUMNS } from '../../../src/data/sets/model.ts';
import type { Database } from '../../../src/database/database.ts';
import type { FileStore } from '../../../src/files/fileStore.ts';
import { openFileStore } from '../../../src/files/openFileStore.ts';

/** The store of files that a test's server would have by default. */
export function testFiles(database: Database): FileStore {
  const folder = path.join(os.tmpdir(), 'portal-test-files-unused');
  return openFileStore(
    database,
    { store: 'database', folder, mostBytes: Number.POSITIVE_INFINITY },
    CONTENT_COLUMNS,
  );
}
