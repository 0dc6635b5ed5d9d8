import { exchangeReplySchema, type CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import type { ApiError } from 'shared-client';

/** Reads the places where the copies differ from a refused approval; none when the exchange did not name them. */
export function readDifferences({ differences }: Pick<ApiError, 'differences'>): readonly CopyDifference[] {
  const parsed = exchangeReplySchema.safeParse({ differences });
  return (parsed.success && parsed.data?.differences) || [];
}
