import { FETCHED_FIELDS, type FactsheetChange } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import { childrenOf } from '../../records/save/stored/childRecords.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';

/** A factsheet as it is stored, with its coordinator in the place of the id. */
export type WholeFactsheet = StoredRecord | null;

/** Lists what differs between two states of a factsheet in what the network tells, place by place in the order of {@link FETCHED_FIELDS}, as people read it; rows that only moved are none. */
export function factsheetChanges(before: WholeFactsheet, after: StoredRecord): readonly FactsheetChange[] {
  return FETCHED_FIELDS.flatMap((field) => {
    const [member = '', below] = field.split('/');
    if (Array.isArray(after[member]))
      return rowChanges(field, childrenOf(before, member), childrenOf(after, member));
    return changeOf(field, valueAt(before, member, below), valueAt(after, member, below));
  });
}

function rowChanges(
  field: string,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
): readonly FactsheetChange[] {
  const rowIn = (rows: readonly StoredRecord[], { id }: StoredRecord) =>
    id === undefined ? null : rows.find((row) => row.id === id);
  return [
    ...after.flatMap((row) => changeOf(field, rowIn(before, row), row)),
    ...before.flatMap((row) => (rowIn(after, row) ? [] : changeOf(field, row, null))),
  ];
}

function changeOf(field: string, before: unknown, after: unknown): readonly FactsheetChange[] {
  const change = { field, before: textOf(before), after: textOf(after) };
  return change.before === change.after ? [] : [change];
}

function valueAt(record: WholeFactsheet, member: string, below: string | undefined): unknown {
  return below === undefined ? record?.[member] : childrenOf(record, member)[0]?.[below];
}

/** What of a record is for reading, in the order in which it is read; the database has an order of its own. */
const READ = [
  'name',
  'type',
  'services',
  'description',
  'email',
  'phone',
  'address',
  'roles',
  'urls',
  'info',
  'value',
];

/** Writes a value and everything in it in one line. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value || null;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return joined(value.map(textOf), SEPARATOR);
  if (!isRecord(value)) return null;
  const person = joined([value.title, value.givenName, value.familyName].map(textOf), ' ');
  return joined([person, ...READ.map((member) => textOf(value[member]))], SEPARATOR);
}

const SEPARATOR = ' · ';

function joined(texts: readonly (string | null)[], separator: string): string | null {
  return texts.filter((text) => text !== null).join(separator) || null;
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null;
}
