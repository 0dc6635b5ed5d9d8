import type { FieldError } from 'shared-contracts/errors/errors.ts';

/** Bytes that the refused fields of one answer take at most: nobody mends a thousand at a time, and a refusal is smaller than 16 KB. */
const MOST_BYTES = 12_000;
/** Longer than the path of any member; what is longer was made up by the caller. */
const LONGEST_FIELD = 200;

/** Gives the first refused fields, as many as fit into an answer; one is always there. */
export function fittingErrors(errors: readonly FieldError[]): readonly FieldError[] {
  const fitting: FieldError[] = [];
  let bytes = 0;
  for (const error of errors) {
    const cut = { ...error, field: fittingField(error.field) };
    bytes += Buffer.byteLength(JSON.stringify(cut)) + 1;
    if (bytes > MOST_BYTES && fitting.length > 0) break;
    fitting.push(cut);
  }
  return fitting;
}

/** Cuts the name of a field that nobody's form has. */
export function fittingField(field: string): string {
  return field.length > LONGEST_FIELD ? `${field.slice(0, LONGEST_FIELD)}…` : field;
}
