import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import { type ChangeContext, changeAsSystem } from '../../../data/records.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { Problem } from '../../../platform/problems/problem.ts';
import type { ExchangeServices } from '../exchangeServices.ts';

/**
 * What became of something that the partner is told.
 *
 * - deliveries: notifications that were written down, also when it was refused
 * - problem: why the partner is not told yet of what was done
 * - refusal, differences: why it was not done; what the partner said meanwhile is known all the same
 */
export type CallResult = {
  readonly deliveries: readonly number[];
  readonly problem?: Problem | undefined;
  readonly refusal?: Problem;
  readonly differences?: readonly CopyDifference[];
};

/**
 * Something that the partner is told, with what the partner had to be asked before.
 *
 * - version: of the agreement that the person has seen, carried on over what our own questions changed; null when none was named
 * - work: does it, all of it in the transaction of the context; undefined when there is no such agreement
 */
export type PreparedCall = {
  readonly version: string | null;
  readonly work: (context: ChangeContext) => Promise<CallResult | undefined>;
};

/** - version: of the agreement that the caller has seen; null when none is named */
export type AskedCall = {
  readonly agreementId: number;
  readonly caller: SignedInCaller;
  readonly version: string | null;
};

/** Does what was prepared, or nothing. Throws a `Problem`. */
export async function runPrepared(
  services: ExchangeServices,
  { id: userId }: Pick<SignedInCaller, 'id'>,
  { work }: PreparedCall,
): Promise<CallResult | undefined> {
  return changeAsSystem(services, { userId }, work);
}
