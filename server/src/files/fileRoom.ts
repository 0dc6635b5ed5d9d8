import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FilesState } from 'shared-contracts/overview/overview.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../platform/problems/problem.ts';
import { STORAGE_FULL_TEXT } from '../platform/problems/problemTexts.ts';

/** Room of all files together, in bytes; state: what to say of it. */
export type FileRoom = { readonly used: number; readonly limit: number; readonly state: FilesState };

/** From which share on the office and the log are told. */
const NEARLY_FULL = 0.8;
/** How long a count is good for; what comes in meanwhile is added to it. */
const COUNTED_MS = 15_000;

export type RoomKeeper = {
  readonly read: () => Promise<FileRoom>;
  /** Says at once what the last look said, and looks again meanwhile. */
  readonly lastState: () => FilesState | 'unknown';
  /** Reserves room for bytes that are about to be written. Throws a `Problem`, `storage-full`, where they have none. */
  readonly reserve: (bytes: number) => Promise<void>;
  /** Ends a reservation: the bytes were stored, or are gone. */
  readonly settle: (bytes: number, isStored: boolean) => void;
};

/**
 * Knows how much room all files have together: what the setting gives them, and not more than the disk of their folder has.
 *
 * - folder: where new files go; null while they go into the database, of whose disk nothing is known here
 */
export function roomKeeper(
  database: Database,
  { mostBytes, folder }: { readonly mostBytes: number; readonly folder: string | null },
): RoomKeeper {
  let counted: Promise<{ readonly used: number; readonly limit: number }> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  /** Bytes stored since the count, and bytes of uploads that are under way. */
  let added = 0;
  let reserved = 0;
  let isRefused = false;
  let last: FilesState | 'unknown' = 'unknown';

  async function count() {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(size), 0)::float8 as bytes from file_contents`.execute(database);
    const used = rows[0]?.bytes ?? 0;
    return { used, limit: Math.min(mostBytes, used + (await freeBytes(folder))) };
  }

  async function read(): Promise<FileRoom> {
    if (performance.now() - countedAt > COUNTED_MS) {
      countedAt = performance.now();
      added = 0;
      isRefused = false;
      counted = count();
      // A count that failed is no count.
      counted.catch(() => (countedAt = Number.NEGATIVE_INFINITY));
    }
    const { used = 0, limit = mostBytes } = (await counted) ?? {};
    last = isRefused ? 'full' : stateOf(used + added, limit);
    return { used: used + added, limit, state: last };
  }

  return {
    read,
    lastState: () => {
      // Where the database does not answer, the look before counts.
      read().catch(() => undefined);
      return last;
    },
    reserve: async (bytes) => {
      // Before the wait: uploads at one time have the same room.
      reserved += bytes;
      try {
        const { used, limit } = await read();
        if (used + reserved <= limit) return;
        isRefused = true;
        throw new Problem('storage-full', STORAGE_FULL_TEXT);
      } catch (error) {
        reserved -= bytes;
        throw error;
      }
    },
    settle: (bytes, isStored) => {
      reserved -= bytes;
      if (isStored) added += bytes;
    },
  };
}

function stateOf(used: number, limit: number): FilesState {
  if (used >= limit) return 'full';
  return used >= NEARLY_FULL * limit ? 'nearly-full' : 'ok';
}

/** A folder that is not there yet is made with the first file, on the disk of whatever is there. */
async function freeBytes(folder: string | null): Promise<number> {
  if (folder === null) return Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
