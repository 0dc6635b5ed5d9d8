/** Largest `integer` of PostgreSQL: no id and no whole number that is kept is larger. */
export const MAX_INTEGER = 2_147_483_647;

/** Reads the id of a record out of an address; undefined for what can be none. */
export function parseRecordId(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return id <= MAX_INTEGER ? id : undefined;
}
