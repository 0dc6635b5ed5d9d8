import { columnBatch } from '../database/columnBatch.ts';
import type { BatchColumnType, BatchValue } from '../database/columnBatch.ts';
import type { Database } from '../database/database.ts';
import { readCsv } from './csvTable.ts';
import type { CsvRow } from './csvTable.ts';
import {
  ACADEMIC_YEAR_ROWS,
  AGREEMENT_STATUS_ROWS,
  EWP_STATUS_ROWS,
  GROUP_ROWS,
  ROLE_DESCRIPTION_ROWS,
} from './fixedLists.ts';

type List = {
  readonly table: string;
  /** Columns; the key is the first one: a row that has it already is brought up to date. */
  readonly columns: Readonly<Record<string, BatchColumnType>>;
  readonly rows: () => Promise<readonly (readonly BatchValue[])[]>;
};

const NAMED = { id: 'integer', name: 'text' } as const;
const TRANSLATED = { name: 'text', name_gr: 'text' } as const;

const fromFile = (file: string, row: (csv: CsvRow) => readonly BatchValue[]) => async () =>
  (await readCsv(file)).map(row);

const LISTS: readonly List[] = [
  { table: 'agreement_statuses', columns: NAMED, rows: async () => AGREEMENT_STATUS_ROWS },
  { table: 'ewp_statuses', columns: NAMED, rows: async () => EWP_STATUS_ROWS },
  { table: 'academic_years', columns: NAMED, rows: async () => ACADEMIC_YEAR_ROWS },
  { table: 'groups', columns: NAMED, rows: async () => GROUP_ROWS },
  {
    table: 'role_descriptions',
    columns: { id: 'integer', value: 'text' },
    rows: async () => ROLE_DESCRIPTION_ROWS,
  },
  {
    table: 'countries',
    columns: { id: 'integer', code: 'text', ...TRANSLATED, is_programme_country: 'boolean' },
    rows: fromFile('countries.csv', (csv) => [
      csv.number('id'),
      csv.text('code'),
      csv.text('name'),
      csv.optional('name_gr'),
      csv.flag('is_programme'),
    ]),
  },
  {
    table: 'languages',
    columns: { code: 'text', ...TRANSLATED },
    rows: fromFile('languages.csv', (csv) => [csv.text('code'), csv.text('name'), csv.optional('name_gr')]),
  },
  {
    table: 'subject_areas',
    columns: { code: 'text', level: 'text', ...TRANSLATED },
    rows: fromFile('subject_areas.csv', (csv) => [
      csv.text('code'),
      csv.text('level'),
      csv.text('name'),
      csv.optional('name_gr'),
    ]),
  },
  {
    table: 'tax_offices',
    columns: { name: 'text', name_latin: 'text' },
    rows: fromFile('tax_offices.csv', (csv) => [csv.text('name'), csv.optional('name_latin')]),
  },
  {
    table: 'banks',
    columns: { bic: 'text', code: 'text', ...TRANSLATED, is_retail: 'boolean' },
    rows: fromFile('banks.csv', (csv) => [
      csv.text('bic'),
      csv.optional('code'),
      csv.text('name'),
      csv.optional('name_gr'),
      csv.flag('is_retail'),
    ]),
  },
];

/** Writes the lists that nobody edits in the portal; rows that a list no longer has stay, as records may name them. */
export async function loadCodeLists(database: Database): Promise<void> {
  for (const { table, columns, rows } of LISTS) {
    const [key, ...others] = Object.keys(columns);
    const changes = others.map((column) => `${column} = excluded.${column}`).join(', ');
    const batch = columnBatch(table, columns, `on conflict (${key}) do update set ${changes}`);
    for (const row of await rows()) batch.add(...row);
    await batch.take()(database);
  }
}
