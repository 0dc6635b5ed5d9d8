import type { CnrKind } from 'shared-contracts/exchange/exchange.ts';
import { changeAsSystem, countChange } from '../../../data/records.ts';
import type { ReceivedCnr } from 'ewp/node';
import { keepIncoming } from '../../store/incoming/incoming.ts';
import { findAgreementOfNote, writeNotification } from '../../store/evidence/networkLog.ts';
import type { ExchangeServices } from '../exchangeServices.ts';

/** PostgreSQL takes no such character, and the network gives ids of at most 64. */
const IIA_ID = /^[\x20-\x7e]{1,64}$/;

/**
 * Keeps a partner's notification and the work that it asks for, in one transaction; nothing of that work is done here.
 *
 * A key that stands for several institutions notifies for each of them: what is not theirs is found out when it is fetched.
 */
export async function receiveCnr(services: ExchangeServices, kind: CnrKind, cnr: ReceivedCnr): Promise<void> {
  const { iiaId, notifierHeiIds, receivedAt } = cnr;
  if (!IIA_ID.test(iiaId)) return;
  const { queue, ownHeiId } = services;
  await changeAsSystem(services, { userId: null }, async (context) => {
    const { database: transaction } = context;
    for (const heiId of notifierHeiIds) {
      const id = await keepIncoming(transaction, { kind, heiId, iiaId }, receivedAt);
      if (id !== undefined) await queue.add(transaction, 'incoming', id, receivedAt);
      const ownerHeiId = kind === 'iia-cnr' ? heiId : ownHeiId;
      const note = { kind, senderHeiId: heiId, receiverHeiId: ownHeiId, ownerHeiId, iiaId };
      await writeNotification(transaction, await findAgreementOfNote(transaction, note), note, receivedAt);
    }
    countChange(context, 'MobilityNotifications');
  });
}
