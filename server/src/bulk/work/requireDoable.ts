import { type BulkWork, refusalOfWork, type RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import { changeAsCaller, readRecord } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { factsOfAgreement } from '../../exchange/factsOfAgreement.ts';
import type { ExchangeServices } from '../../exchange/services/exchangeServices.ts';
import { nobodyTold } from '../../exchange/services/problems/exchangeProblems.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import { lifeCycleProblem } from '../../platform/lifeCycleProblem.ts';
import { notPermitted, refuse, requireFound } from '../../platform/refusals.ts';
import { planRenewal, type PlannedRenewal } from './renewal.ts';

/** - services: null while the portal is not connected to the network */
export type BulkParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly services: ExchangeServices | null;
};

/** Something to be done with an agreement for a person. */
export type AskedWork = {
  readonly work: BulkWork;
  readonly years: RenewalYears | undefined;
  readonly caller: SignedInCaller;
  readonly requestId: string;
};

/**
 * Looks whether something can be done with an agreement now, and changes nothing; of a renewal it gives what would be stored.
 *
 * Throws a `Problem` that says why not, as doing it would.
 */
export async function requireDoable(
  parts: BulkParts,
  asked: AskedWork,
  id: number,
): Promise<PlannedRenewal | null> {
  const { database } = parts;
  const { work, years, caller } = asked;
  const facts = requireFound(await factsOfAgreement(database, id));
  const refusal = refusalOfWork(work, facts, caller.permissions);
  if (refusal === 'not-permitted') throw notPermitted();
  if (refusal !== undefined) throw lifeCycleProblem(refusal);
  if (work === 'notify') {
    if (parts.services === null) throw nobodyTold();
    refuse(
      sendFaults(agreementItem.schema.parse(await readRecord(database, null, 'MobilityAgreements', id))),
    );
  }
  if (work !== 'renew' || years === undefined) return null;
  return changeAsCaller(parts, asked, (context) => planRenewal(context, id, years));
}
