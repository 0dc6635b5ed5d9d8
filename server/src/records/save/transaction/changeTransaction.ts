import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { bumpChangeCounters } from '../write/changeLog.ts';
import type { ChangeContext, SaveContext } from '../saveContext.ts';
import type { RulesOf } from '../setRules.ts';
import { saveTransaction } from './saveTransaction.ts';

/** What the server lends to whoever changes records. */
export type ChangeServices = { readonly database: Database; readonly clock: () => Date };
/** The same, and what holds besides rights and model where a person changes something. */
export type SaveServices = ChangeServices & { readonly rulesOf: RulesOf };

/**
 * Changes records for a person, in one transaction: all of it is stored, audited and counted, or nothing.
 *
 * - requestId: of the call that asks for it; the audit keeps it
 *
 * Throws a `Problem` for what the database refuses.
 */
export async function changeAsCaller<Result>(
  services: SaveServices,
  { caller, requestId }: { readonly caller: SignedInCaller; readonly requestId: string },
  work: (context: SaveContext) => Promise<Result>,
): Promise<Result> {
  return inTransaction(
    services,
    (begun) => ({ ...begun, caller, rulesOf: services.rulesOf, userId: caller.id, requestId }),
    work,
  );
}

/**
 * Changes records as the system does, by nobody's rights, in one transaction as {@link changeAsCaller} does.
 *
 * - userId: who is named in the audit; null for what the network or the clock causes
 */
export async function changeAsSystem<Result>(
  services: ChangeServices,
  { userId }: { readonly userId: number | null },
  work: (context: ChangeContext) => Promise<Result>,
): Promise<Result> {
  return inTransaction(services, (begun) => ({ ...begun, userId, requestId: null }), work);
}

async function inTransaction<Context extends ChangeContext, Result>(
  { database, clock }: ChangeServices,
  contextOf: (begun: Pick<ChangeContext, 'database' | 'now' | 'touched'>) => Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return saveTransaction(database, async (transaction) => {
    const context = contextOf({ database: transaction, now: clock(), touched: new Set() });
    const result = await work(context);
    await bumpChangeCounters(transaction, context.touched);
    return result;
  });
}
