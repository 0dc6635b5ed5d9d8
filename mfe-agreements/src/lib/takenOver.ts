import { importReplySchema, type ImportReply } from 'shared-contracts/exchange.ts';

/** How one of our agreements came by its partner's copy: made of it, or joined with it. */
export type TakenOver = ImportReply & { readonly how: 'imported' | 'linked' };

/**
 * Reads what the page before says about the agreement that it leads to, out of the entry of the browser's history; undefined for an entry that
 * says nothing, or speaks of another agreement.
 */
export function readTakenOver(state: unknown, agreementId: number): TakenOver | undefined {
  const reply = importReplySchema.safeParse(state);
  if (!reply.success || reply.data.agreementId !== agreementId) return undefined;
  const how = typeof state === 'object' && state !== null && 'how' in state ? state.how : undefined;
  return how === 'imported' || how === 'linked' ? { ...reply.data, how } : undefined;
}
