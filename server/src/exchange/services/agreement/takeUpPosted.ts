import { EXCHANGE_EVENTS } from '../../status/exchangeEvents.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { keep } from './openChanges.ts';
import { publishTermination } from './publish.ts';
import { isWithdrawalUnsure, withdraw } from './withdraw.ts';

/**
 * Takes up what people posted to the data API since the last time: the beginning of changes, of a termination, a deletion.
 *
 * Whatever opens an agreement does this first, so that nothing that was posted is overwritten or forgotten, whoever comes first. Only a deletion
 * may have to wait until the partner was asked for its approval.
 */
export async function takeUpPosted(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  if (open.stored.isDeleted) {
    if (!isWithdrawalUnsure(open)) await withdraw(services, open);
    return;
  }
  const { ewpStatus, terminated } = open.posted;
  if (ewpStatus === undefined && terminated === undefined) return;
  keep(open, { state: EXCHANGE_EVENTS.changesInitiated(open.state) });
  if (terminated !== undefined) await publishTermination(services, open);
}
