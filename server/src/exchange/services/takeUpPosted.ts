import { EXCHANGE_EVENTS } from '../status/exchangeEvents.ts';
import { keepPartnerAgreement } from '../store/partnerAgreements.ts';
import type { ExchangeServices } from './exchangeServices.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { publishTermination } from './publish.ts';
import { tellOfOurApproval, tellOfOurCopy } from './writeDown.ts';

/** Stands for the hash of a copy that is gone. */
const GONE = 'gone';

/**
 * Takes up what people posted to the data API since the last time: the beginning of changes, of a termination, a deletion.
 *
 * Whatever opens an agreement does this first, so that nothing that was posted is overwritten or forgotten, whoever comes first.
 */
export async function takeUpPosted(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  if (open.stored.isDeleted === true) return withdraw(services, open);
  const { ewpStatus, terminated } = open.posted;
  if (ewpStatus === undefined && terminated === undefined) return;
  open.state = EXCHANGE_EVENTS.changesInitiated(open.state);
  if (terminated !== undefined) await publishTermination(services, open);
}

/** Our copy is gone, and with it our approval of the partner's; the partner's own is one that none of ours belongs to, and is offered as such. */
async function withdraw(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  if (open.isWithdrawn) return;
  open.isWithdrawn = true;
  if (open.state.ours !== null) await tellOfOurCopy(services, open, GONE);
  if (open.state.ourApproval) await tellOfOurApproval(services, open, GONE);
  await offerPartnersCopy(open);
  open.partnerIiaId = null;
}

async function offerPartnersCopy({ at, database, partnerHeiId: heiId, state }: OpenAgreement): Promise<void> {
  const { iia, hash } = state.partners ?? {};
  const iiaId = iia?.partners[0].iiaId;
  if (iia === undefined || hash === undefined || iiaId === undefined) return;
  const received = { iia, iiaHash: hash, computedHash: hash };
  await keepPartnerAgreement(database, { heiId, iiaId, received, receivedAt: at });
}
