/** Largest id that the database gives. */
const LARGEST_ID = 2_147_483_647;

/** Reads the id of a record out of an address; null for what can be none. */
export function recordIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= LARGEST_ID ? id : null;
}
