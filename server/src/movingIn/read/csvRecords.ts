import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fromCsvText } from 'shared-contracts/text/csvText.ts';
import { NotTaken } from '../reasons.ts';
import { readText } from './readText.ts';

/** - cells: by the name of the column, without the marks that keep a program from running them, trimmed; empty ones are missing - line: on which the record begins */
export type CsvRecord = { readonly line: number; readonly cells: ReadonlyMap<string, string> };

const DELIMITERS = [';', ',', '\t'];
/** What spreadsheet programs put above the heading, so that others read the file as they do. */
const SEPARATOR_LINE = /^"?sep=(.)"?\s*$/i;
const LONGEST_RECORD = 1_000_000;

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/**
 * Reads the records of a CSV file one by one: by commas, semicolons or tabs, as its first line has more of, or as a line `sep=;` above it says; line breaks may stand in quotes.
 *
 * - columns: all that the file may have; `required` among them have to be there
 *
 * Throws `NotTaken` where it cannot be read on.
 */
export async function* csvRecords(
  file: string,
  { columns, required }: { readonly columns: readonly string[]; readonly required: readonly string[] },
): AsyncGenerator<CsvRecord> {
  const { head, text } = await splitHead(readText(file));
  const named = SEPARATOR_LINE.exec(head)?.[1];
  const delimiter =
    named ?? DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    from_line: named === undefined ? 1 : 2,
  });
  // What fails in one of them is thrown where the records are read.
  const records = pipeline(Readable.from(text), parser, () => undefined);
  let header: readonly string[] | undefined;
  let line = named === undefined ? 1 : 2;
  try {
    for await (const { record, info } of records as AsyncIterable<Parsed>) {
      if (header === undefined) header = knownHeader(record, columns, required);
      else if (record.some((cell) => cell.trim() !== '')) {
        if (record.length !== header.length) throw otherLength(line, header.length, record.length);
        yield { line, cells: cellsOf(header, record) };
      }
      line = info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NotTaken([{ code: 'unreadable', value: error.message }]);
  }
  if (header === undefined) throw new NotTaken([{ code: 'missing-column', value: required.join(', ') }]);
}

/** The first line decides how the file is read, and is read again with the rest. */
async function splitHead(pieces: AsyncGenerator<string>) {
  let head = '';
  while (!head.includes('\n') && head.length < LONGEST_RECORD) {
    const next = await pieces.next();
    if (next.done === true) break;
    head += next.value;
  }
  const begun = head;
  return {
    head: head.slice(0, head.includes('\n') ? head.indexOf('\n') : undefined),
    text: (async function* () {
      yield begun;
      yield* pieces;
    })(),
  };
}

function knownHeader(
  record: readonly string[],
  columns: readonly string[],
  required: readonly string[],
): readonly string[] {
  const header = record.map((name) => name.trim().toLowerCase());
  const unknown = header.find((name, index) => !columns.includes(name) || header.indexOf(name) !== index);
  if (unknown !== undefined) throw new NotTaken([{ code: 'unknown-column', value: unknown }]);
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new NotTaken([{ code: 'missing-column', value: missing.join(', ') }]);
  return header;
}

function cellsOf(header: readonly string[], record: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    header.flatMap((name, index) => {
      const cell = fromCsvText(record[index] ?? '').trim();
      return cell === '' ? [] : [[name, cell] as const];
    }),
  );
}

/** Where cells are missing or too many nobody knows which line means what from there on. */
function otherLength(line: number, wanted: number, found: number): NotTaken {
  return new NotTaken([{ code: 'other-length', cell: { line }, value: `${found} ≠ ${wanted}` }]);
}
