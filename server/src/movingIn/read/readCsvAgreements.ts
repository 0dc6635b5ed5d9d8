import { NotTaken, type Reason } from '../reasons.ts';
import { csvAgreement } from './csvAgreement.ts';
import { COLUMNS, REQUIRED_COLUMNS } from './csvColumns.ts';
import { csvRecords, type CsvRecord } from './csvRecords.ts';
import type { FoundAgreement } from './foundAgreement.ts';

/** Reads agreements from a CSV file of one line to a condition; the lines of an agreement stand together. */
export async function* readCsvAgreements(file: string, name: string): AsyncGenerator<FoundAgreement> {
  const seen = new Set<string>();
  let group: CsvRecord[] = [];
  const close = (): FoundAgreement[] => {
    const [first] = group;
    if (first === undefined) return [];
    const place = placeOf(name, group);
    const id = first.cells.get('iia_id') ?? '';
    if (id !== '' && seen.has(id)) return [{ place, refused: [{ code: 'lines-apart' }] }];
    seen.add(id);
    return [asFound(place, group)];
  };
  try {
    for await (const record of csvRecords(file, { columns: COLUMNS, required: REQUIRED_COLUMNS })) {
      const [first] = group;
      const id = record.cells.get('iia_id');
      if (first !== undefined && (id === undefined || id !== first.cells.get('iia_id'))) {
        yield* close();
        group = [];
      }
      group.push(record);
    }
  } catch (error) {
    // What follows may be further conditions of the agreement that was being read.
    if (!(error instanceof NotTaken)) throw error;
    yield { place: group.length > 0 ? placeOf(name, group) : name, refused: error.reasons };
    return;
  }
  yield* close();
}

function asFound(place: string, group: readonly CsvRecord[]): FoundAgreement {
  const faults: Reason[] = [];
  const { raw, cellOf } = csvAgreement(group, faults);
  return faults.length > 0 ? { place, refused: faults } : { place, raw, cellOf };
}

function placeOf(name: string, group: readonly CsvRecord[]): string {
  const [first, last] = [group[0]?.line ?? 0, group.at(-1)?.line ?? 0];
  return first === last ? `${name}, ${first}` : `${name}, ${first}–${last}`;
}
