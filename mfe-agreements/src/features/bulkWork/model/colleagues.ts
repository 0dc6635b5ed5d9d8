import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';

/** A colleague, and how many of the agreements are on their desk. */
export type Colleague = { readonly name: string; readonly agreements: number };

/** Checks whether an agreement is on a colleague's desk. */
export function isOfColleague({ officer }: Pick<BulkPreviewRow, 'officer'>): boolean {
  return officer?.isOther === true;
}

/** Lists the colleagues whose agreements are among these, those with the most first. */
export function colleaguesOf(
  rows: readonly Pick<BulkPreviewRow, 'officer'>[],
  locale: string,
): readonly Colleague[] {
  const counts = new Map<string, number>();
  for (const { officer } of rows.filter(isOfColleague)) {
    const name = officer?.name ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, agreements]) => ({ name, agreements }))
    .sort((a, b) => b.agreements - a.agreements || a.name.localeCompare(b.name, locale));
}
