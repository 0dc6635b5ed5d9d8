import { read, utils, type WorkSheet } from 'xlsx';

type SheetRows = ReadonlyArray<ReadonlyArray<string | number | null>>;

/** What a workbook says, rows and formats of its first sheet: values as they are stored, null for an empty cell; the first row has the heads. */
export type ReadWorkbook = {
  readonly names: readonly string[];
  readonly rows: SheetRows;
  /** The rows of each sheet. */
  readonly sheets: readonly SheetRows[];
  /** Number formats by address, of cells that have one. */
  readonly formats: Readonly<Record<string, string>>;
};

/** Reads an Excel workbook back. For files of our own alone: the library's reading is not safe with those of others. */
export function readWorkbook(file: Uint8Array): ReadWorkbook {
  const book = read(file, { type: 'array', cellNF: true, cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const formats = Object.entries(sheet).flatMap(([address, cell]: [string, unknown]) =>
    typeof cell === 'object' && cell !== null && 'z' in cell ? [[address, String(cell.z)] as const] : [],
  );
  return {
    names: book.SheetNames,
    rows: rowsOf(sheet),
    sheets: book.SheetNames.map((name) => rowsOf(book.Sheets[name] ?? {})),
    formats: Object.fromEntries(formats),
  };
}

function rowsOf(sheet: WorkSheet): SheetRows {
  return utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null });
}
