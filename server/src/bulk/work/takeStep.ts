import { LIFE_CYCLE } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { lockRecords, requireVersion, type SaveContext, saveAsCaller } from '../../data/records.ts';
import { actRecord } from '../../exchange/services/acts/actRecord.ts';
import type { ExchangeServices } from '../../exchange/services/exchangeServices.ts';
import { takeOverWithin } from '../../exchange/services/office/takeOverConditions.ts';
import { nothingToTakeOver } from '../../exchange/services/problems/exchangeProblems.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import type { AskedWork, SeenAgreement } from './bulkParts.ts';
import { requireTurn } from './requireTurn.ts';

/**
 * Locks an agreement for something that is done with it in the transaction of the context.
 *
 * Throws a `Problem`: 404; 409 `stale` when it has changed since it was previewed; 409 with the refusal of the life cycle.
 */
export async function openForWork(
  context: SaveContext,
  asked: AskedWork,
  { id, version }: Pick<SeenAgreement, 'id' | 'version'>,
): Promise<void> {
  await lockRecords(context, 'MobilityAgreements', [id]);
  await requireVersion(context.database, context.caller, 'MobilityAgreements', { id, version });
  await requireTurn(context.database, asked, id);
}

/** Stores the state that a step posts, with all checks that a save of one agreement has. Throws a `Problem` that names what is refused. */
export async function postStep(
  context: SaveContext,
  step: 'submit' | 'finalize',
  { id, version }: Pick<SeenAgreement, 'id' | 'version'>,
): Promise<void> {
  const posted = { ...actRecord(LIFE_CYCLE[step].post), id, dateModified: version };
  await saveAsCaller(context, 'MobilityAgreements', posted);
}

/** Makes our agreement say what the partner's copy says that was previewed. Throws a `Problem` as `takeOverConditions` does. */
export async function takeOver(
  context: SaveContext,
  services: ExchangeServices,
  { id, version, partnersHash }: SeenAgreement,
): Promise<void> {
  if (partnersHash === null) throw nothingToTakeOver();
  requireFound(await takeOverWithin(context, services, id, { dateModified: version, partnersHash }));
}
