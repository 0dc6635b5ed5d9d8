const MAX_ID = 2_147_483_647;

/** Reads a factsheet's id out of the address; undefined for what can be no id. */
export function parseFactsheetId(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return id <= MAX_ID ? id : undefined;
}
