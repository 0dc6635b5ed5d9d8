import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Types of column that a batch can carry. */
export type BatchColumnType =
  'integer' | 'numeric' | 'boolean' | 'text' | 'jsonb' | 'timestamptz' | 'date' | 'bytea';
export type BatchValue = string | number | boolean | null;

export type ColumnBatch = {
  /** Adds one row; values in the order of the columns, `jsonb` as JSON text, times as ISO text, `bytea` as hexadecimal digits behind `\x`. */
  readonly add: (...values: readonly BatchValue[]) => void;
  /** Empties the batch and gives what writes the rows that were in it, with one statement. */
  readonly take: () => (database: Database) => Promise<void>;
};

/**
 * Collects rows for one table and writes them with one statement of `unnest`, which is many times faster than a row each.
 *
 * - columns: names and types; names come from code, never from input
 * - onConflict: text behind the rows, as in `on conflict (code) do nothing`
 */
export function columnBatch(
  table: string,
  columns: Readonly<Record<string, BatchColumnType>>,
  onConflict = '',
): ColumnBatch {
  const types = Object.values(columns);
  const names = Object.keys(columns);
  const arrays = types.map((type) => `?::${type === 'jsonb' ? 'text' : type}[]`);
  const selected = names.map((name, index) => (types[index] === 'jsonb' ? `"${name}"::jsonb` : `"${name}"`));
  const quoted = names.map((name) => `"${name}"`).join(', ');
  const [head, ...tails] = `insert into ${table} (${quoted}) select ${selected.join(', ')}
    from unnest(${arrays.join(', ')}) as given (${quoted}) ${onConflict}`.split('?');
  let values: BatchValue[][] = types.map(() => []);

  return {
    add: (...row) => {
      for (const [index, column] of values.entries()) column.push(row[index] ?? null);
    },
    take: () => {
      const taken = values;
      values = types.map(() => []);
      return async (database) => {
        if (taken[0]?.length === 0) return;
        const literals = taken.map((column, index) => arrayLiteral(column, types[index] ?? 'text'));
        const statement = tails.reduce(
          (text, tail, index) => sql`${text}${literals[index]}${sql.raw(tail)}`,
          sql.raw(head ?? ''),
        );
        await statement.execute(database);
      };
    },
  };
}

/** Writes PostgreSQL's text form of an array; the driver's own is slower than the database. */
function arrayLiteral(values: readonly BatchValue[], type: BatchColumnType): string {
  const write = type === 'text' || type === 'jsonb' || type === 'bytea' ? quotedElement : plainElement;
  return `{${values.map(write).join(',')}}`;
}

function plainElement(value: BatchValue): string {
  return value === null ? 'NULL' : String(value);
}

function quotedElement(value: BatchValue): string {
  return value === null ? 'NULL' : `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}
