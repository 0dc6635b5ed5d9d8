import { ownIiaIdOf } from '../../store/copies/ownIiaIds.ts';
import { changeAsSystem, loadRecords } from '../../../data/records.ts';
import type { CallFailure } from 'ewp/client';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement } from '../agreement/openAgreement.ts';
import { takeInPartnerApproval } from '../agreement/partnerApproval.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import type { AskedCall } from './preparedCall.ts';

/**
 * Asks the partner what it has approved of our copy, and takes that in, before something is done that depends on it.
 *
 * - version: the agreement's after that, if the caller had seen the one before; else the one that the caller named
 * - failure: why the partner did not say; nothing has changed then
 */
export async function askApprovalFirst(
  services: ExchangeServices,
  { agreementId, caller, version }: AskedCall,
  heiId: string,
): Promise<{ readonly version: string | null; readonly failure?: CallFailure }> {
  const whose = { agreementId, userId: caller.id };
  const iiaId = await ownIiaIdOf(services.database, agreementId);
  const answer = await services.network.approvals(heiId, iiaId, {
    ...whose,
    isWaitedFor: true,
  });
  if (!answer.isDone) return { version, failure: answer.failure };
  return changeAsSystem(services, { userId: caller.id }, async (context) => {
    const before = await inAgreement(context, agreementId, async (open) => {
      await takeUpPosted(services, open);
      takeInPartnerApproval(open, answer.value);
      return open.stored.dateModified;
    });
    if (before !== version) return { version };
    const after = (await loadRecords(context, 'MobilityAgreements', [agreementId])).get(agreementId);
    return { version: typeof after?.dateModified === 'string' ? after.dateModified : version };
  });
}
