import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { ImportReply } from 'shared-contracts/exchange/exchange.ts';
import { addRecord, changeAsCaller, doOnce } from '../../../data/records.ts';
import { conflict, requireFound } from '../../../platform/problems/refusals.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { ReceivedIia } from 'ewp/documents';
import { toAgreement } from '../../mapping/toAgreement.ts';
import {
  forgetPartnerAgreement,
  lockPartnerAgreement,
  type PartnerAgreement,
} from '../../store/copies/partnerAgreements.ts';
import { wasParted } from '../../store/copies/partedCopies.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { keepPartnersWords } from './keepPartnersWords.ts';
import { inAgreement, type OpenAgreement } from '../agreement/openAgreement.ts';
import { takeInPartnerCopy } from '../agreement/partnerCopy.ts';

/** Which call it is made for. */
export type OfficeCall = { readonly caller: SignedInCaller; readonly requestId: string };

/**
 * Makes a draft of a partner's agreement, linked with it.
 *
 * What a condition says is kept with its row, also where the row has no place for it; what is not taken is named in the answer and stays in the
 * kept document. Rules for what people type do not apply to what the partner sent.
 *
 * - key: header `Idempotency-Key` of the call
 *
 * Throws a `Problem` 404 when there is no such agreement of a partner.
 */
export async function importAgreement(
  services: ExchangeServices,
  id: number,
  { key, ...by }: OfficeCall & { readonly key?: string | readonly string[] | undefined },
): Promise<ImportReply> {
  return changeAsCaller(services, by, (context) =>
    doOnce(context, { call: 'importIncoming', key, userId: by.caller.id, content: { id } }, async () => {
      const offered = requireFound(await lockPartnerAgreement(context.database, id));
      const { record, unmapped, origins } = await toAgreement(context, offered.iia, services.ownHeiId);
      const agreementId = Number(await addRecord(context, 'MobilityAgreements', record));
      const { cooperationConditions: conditions } = offered.iia;
      await keepPartnersWords(context, agreementId, { conditions, origins });
      await inAgreement(context, agreementId, (open) => takeOver(services, open, offered));
      return { agreementId, unmapped };
    }),
  );
}

/** - isAgain: the two were parted before, so the partner may have approved what ours says again by now */
export type Linked = {
  readonly agreementId: number;
  readonly deliveries: readonly number[];
  readonly isAgain: boolean;
};

/**
 * Links a partner's agreement with one of ours that has no counterpart yet; our copy, if it was sent, is sent again with the partner's id.
 *
 * - result: undefined when either is not there
 *
 * Throws a `Problem` 409 when the two do not belong together.
 */
export async function linkAgreement(
  services: ExchangeServices,
  { id, agreementId }: { readonly id: number; readonly agreementId: number },
  by: OfficeCall,
): Promise<Linked | undefined> {
  return changeAsCaller(services, by, async (context) => {
    const offered = await lockPartnerAgreement(context.database, id);
    if (offered === undefined) return undefined;
    return inAgreement(context, agreementId, async (open) => {
      if (!isOpenFor(open, offered.heiId)) throw notLinkable();
      await takeOver(services, open, offered);
      const isAgain = await wasParted(open.database, agreementId, offered);
      return { agreementId, deliveries: open.deliveries, isAgain };
    });
  });
}

function isOpenFor(open: OpenAgreement, heiId: string): boolean {
  const isStable = open.item.ewpStatus?.id === EWP_STATUS['Approved by all'];
  return open.partnerHeiId === heiId && open.partnerIiaId === null && !open.stored.isDeleted && !isStable;
}

async function takeOver(
  services: ExchangeServices,
  open: OpenAgreement,
  offered: PartnerAgreement,
): Promise<void> {
  const received: ReceivedIia = { iia: offered.iia, iiaHash: offered.hash, computedHash: offered.hash };
  const { heiId, iiaId, receivedAt: askedAt } = offered;
  await takeInPartnerCopy(services, open, { received, askedAt });
  await forgetPartnerAgreement(open.database, { heiId, iiaId, askedAt });
}

function notLinkable() {
  return conflict({
    en: 'The two agreements cannot be linked: ours is with another partner, deleted, or linked already.',
    el: 'Οι δύο συμφωνίες δεν μπορούν να αντιστοιχιστούν: η δική μας είναι με άλλον εταίρο, διαγραμμένη ή ήδη αντιστοιχισμένη.',
  });
}
