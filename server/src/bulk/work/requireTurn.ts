import { type BulkWork, NETWORK_WORKS, refusalOfWork } from 'shared-contracts/bulk/bulkWorks.ts';
import type { Database } from '../../database/database.ts';
import { factsOfAgreement } from '../../exchange/factsOfAgreement.ts';
import type { ExchangeServices } from '../../exchange/services/exchangeServices.ts';
import { nobodyTold } from '../../exchange/services/problems/exchangeProblems.ts';
import { lifeCycleProblem } from '../../platform/problems/lifeCycleProblem.ts';
import { notPermitted, requireFound } from '../../platform/problems/refusals.ts';
import type { AskedWork } from './bulkParts.ts';
import { notPartnersTurn, takenAlready } from './jobReasons.ts';

/** Throws a `Problem` when the table of the life cycle does not let a person do something with an agreement now. */
export async function requireTurn(
  database: Database,
  { work, caller }: Pick<AskedWork, 'work' | 'caller'>,
  id: number,
): Promise<void> {
  const facts = requireFound(await factsOfAgreement(database, id));
  const refusal = refusalOfWork(work, facts, caller.permissions);
  if (refusal === 'not-permitted') throw notPermitted();
  if (refusal === 'not-in-this-state' && (work === 'submit' || work === 'finalize')) throw takenAlready(work);
  if (refusal === 'not-in-this-state' && work === 'remind') throw notPartnersTurn();
  if (refusal !== undefined) throw lifeCycleProblem(refusal);
}

/** Gives what the exchange needs. Throws a `Problem` 503 while the portal is not connected to the network. */
export function requireNetwork(services: ExchangeServices | null): ExchangeServices {
  if (services === null) throw nobodyTold();
  return services;
}

export function needsNetwork(work: BulkWork): boolean {
  return NETWORK_WORKS.some((one) => one === work);
}
