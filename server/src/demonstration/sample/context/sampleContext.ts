import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { createSampleBatches } from './batches.ts';
import type { SampleBatches, SampleTable } from './batches.ts';
import type { SampleCalendar } from '../chance/days.ts';
import { readPeople } from './people.ts';
import type { PeopleSource } from './people.ts';
import { readProportions } from '../chance/proportions.ts';
import type { Proportions } from '../chance/proportions.ts';
import { readReferenceRecords } from './referenceRecords.ts';
import type { ReferenceRecords } from './referenceRecords.ts';

/** What every part of the generator needs. */
export type SampleContext = {
  readonly calendar: SampleCalendar;
  readonly proportions: Proportions;
  readonly people: PeopleSource;
  readonly reference: ReferenceRecords;
  readonly batches: SampleBatches;
  /** Gives the next free id of a table. */
  readonly nextId: (table: SampleTable) => number;
  /** SHA-256 of the files that have been added; two with one content are one. */
  readonly contents: Set<string>;
  /** Ids of agreements of which the partner's copy says something else. */
  readonly apart: number[];
};

/** Gathers proportions, pools of names, and the ids that the database already uses. */
export async function createSampleContext(
  database: Database,
  calendar: SampleCalendar,
): Promise<SampleContext> {
  return {
    calendar,
    proportions: await readProportions(),
    people: await readPeople(),
    reference: await readReferenceRecords(database),
    batches: createSampleBatches(),
    nextId: await idGiver(database),
    contents: new Set(),
    apart: [],
  };
}

/** Tables whose ids other records of the sample name, so that the generator gives them itself. */
export const NUMBERED_TABLES = [
  'users',
  'departments',
  'contacts',
  'factsheets',
  'agreements',
  'agreement_mobilities',
  'mobility_language_skills',
  'applications',
  'file_uploads',
  'application_files',
] as const satisfies readonly SampleTable[];

async function idGiver(database: Database): Promise<(table: SampleTable) => number> {
  const last = new Map<SampleTable, number>();
  for (const table of NUMBERED_TABLES) {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(id), 0)::integer as last from ${sql.table(table)}`.execute(database);
    last.set(table, rows[0]?.last ?? 0);
  }
  return (table) => {
    const id = (last.get(table) ?? 0) + 1;
    last.set(table, id);
    return id;
  };
}
