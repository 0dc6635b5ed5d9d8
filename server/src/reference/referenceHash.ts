import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DATA_DIRECTORY } from './csvTable.ts';
import {
  ACADEMIC_YEAR_ROWS,
  AGREEMENT_STATUS_ROWS,
  EWP_STATUS_ROWS,
  GROUP_ROWS,
  ROLE_DESCRIPTION_ROWS,
} from './fixedLists.ts';

/** Raised when the loader itself writes something else than before from the same lists. */
const LOADER_VERSION = 1;

export const REFERENCE_FILES = [
  'institutions.csv',
  'countries.csv',
  'languages.csv',
  'subject_areas.csv',
  'local_departments.csv',
  'cities.csv',
  'tax_offices.csv',
  'banks.csv',
] as const;

/** Gives the SHA-256 (hexadecimal) of all reference data, so that an unchanged list is not loaded twice. */
export async function referenceHash(): Promise<string> {
  const hash = createHash('sha256');
  const fixed = [
    ACADEMIC_YEAR_ROWS,
    AGREEMENT_STATUS_ROWS,
    EWP_STATUS_ROWS,
    GROUP_ROWS,
    ROLE_DESCRIPTION_ROWS,
  ];
  hash.update(JSON.stringify([LOADER_VERSION, ...fixed]));
  for (const file of REFERENCE_FILES) hash.update(await readFile(new URL(file, DATA_DIRECTORY)));
  return hash.digest('hex');
}
