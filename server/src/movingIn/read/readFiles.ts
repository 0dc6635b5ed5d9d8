import path from 'node:path';
import { NotTaken } from '../reasons.ts';
import type { FoundAgreement } from './foundAgreement.ts';
import { readCsvAgreements } from './readCsvAgreements.ts';
import { readJson, readJsonLines } from './readJson.ts';

const READERS: Readonly<Record<string, (file: string, name: string) => AsyncGenerator<FoundAgreement>>> = {
  '.json': readJson,
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.csv': readCsvAgreements,
};

/** Endings of files that can be read. */
export const FILE_KINDS = Object.keys(READERS);

/** Reads the agreements of files one after the other, as they stand; a file that cannot be read on ends with the reason. */
export async function* readFiles(files: readonly string[]): AsyncGenerator<FoundAgreement> {
  for (const file of files) {
    const name = path.basename(file);
    const reader = READERS[path.extname(file).toLowerCase()];
    try {
      if (reader === undefined) throw new NotTaken([{ code: 'unreadable', value: FILE_KINDS.join(', ') }]);
      yield* reader(file, name);
    } catch (error) {
      const reasons = reasonsOf(error);
      if (reasons === undefined) throw error;
      yield { place: name, refused: reasons };
    }
  }
}

function reasonsOf(error: unknown) {
  if (error instanceof NotTaken) return error.reasons;
  // The file system's own words: there is no such file, it may not be read.
  if (error instanceof Error && 'syscall' in error)
    return [{ code: 'unreadable', value: error.message } as const];
  return undefined;
}
