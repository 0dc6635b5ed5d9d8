/** Largest `integer` of PostgreSQL, and so the largest id and whole number. */
export const MAX_INTEGER = 2_147_483_647;

/** Parses the id of a record in an address. Returns undefined if the text is no id. */
export function parseRecordId(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return id <= MAX_INTEGER ? id : undefined;
}
