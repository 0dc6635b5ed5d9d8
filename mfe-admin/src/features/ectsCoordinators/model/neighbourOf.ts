type Row = { readonly id: number };

/** Finds the row that comes after one which is going to disappear, or the one before the last; null when it is the only one. */
export function neighbourOf(rows: readonly Row[], id: number): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id ?? null;
}
