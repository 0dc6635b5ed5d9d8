import type { AttentionReason, AttentionRow } from 'shared-contracts/exchange/exchangeAttention.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';

/** One reason to look into an agreement. */
export type AttentionLine = Omit<AttentionRow, 'reasons'> & { readonly reason: AttentionReason };

/** Gives each reason a line of its own, those of one agreement below one another. */
export function attentionLines(rows: readonly AttentionRow[]): readonly AttentionLine[] {
  return rows.flatMap(({ reasons, ...row }) => reasons.map((reason) => ({ ...row, reason })));
}

/** Address of the part of the agreement's view that shows what happened. */
export function placeOf({ agreementId, reason }: AttentionLine): string {
  if (reason.about === UNKNOWN) return `/iia/view/${agreementId}`;
  return `/iia/view/${agreementId}?tab=${reason.about === 'delivery' ? 'deliveries' : 'copies'}`;
}
