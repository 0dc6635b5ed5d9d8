import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';

/** A partner that would hear of something, and of how many agreements. */
export type PartnerTold = { readonly partner: string; readonly agreements: number };

/** Counts the partners of agreements, by name; whoever has none is none that can be told. */
export function partnersTold(
  rows: readonly Pick<BulkPreviewRow, 'partner'>[],
  language: string,
): readonly PartnerTold[] {
  const counts = new Map<string, number>();
  for (const { partner } of rows) {
    if (partner !== null) counts.set(partner, (counts.get(partner) ?? 0) + 1);
  }
  return [...counts]
    .map(([partner, agreements]) => ({ partner, agreements }))
    .toSorted((a, b) => a.partner.localeCompare(b.partner, language));
}
