import { importReplySchema, type ImportReply } from 'shared-contracts/exchange/exchange.ts';

const HOW = ['imported', 'linked', 'copied'] as const;

/** How one of our agreements came by its partner's copy: made of it, joined with it, or given its values. */
export type TakenOver = ImportReply & { readonly how: (typeof HOW)[number] };

/**
 * Reads what the page before says about the agreement that it leads to, out of the entry of the browser's history; undefined for an entry that
 * says nothing, or speaks of another agreement.
 */
export function readTakenOver(state: unknown, agreementId: number): TakenOver | undefined {
  const reply = importReplySchema.safeParse(state);
  if (!reply.success || reply.data.agreementId !== agreementId) return undefined;
  const told = typeof state === 'object' && state !== null && 'how' in state ? state.how : undefined;
  const how = HOW.find((one) => one === told);
  return how && { ...reply.data, how };
}
