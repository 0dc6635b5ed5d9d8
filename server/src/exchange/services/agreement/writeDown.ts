import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import { addDelivery, countAutomatic } from '../../store/outgoing/deliveries.ts';
import { keepUnsent } from '../../store/outgoing/keepUnsent.ts';
import { nextAutomatic, nextTry } from '../../queue/pauses.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { keep } from './openChanges.ts';

/** Writes down that the partner is to be told of our copy, in the transaction that changed it. */
export async function tellOfOurCopy(
  services: ExchangeServices,
  open: OpenAgreement,
  hash: string,
): Promise<void> {
  await tellOfOtherWords(services, open, hash);
  // A person who was corrected is no reason to wait for the partner anew.
  if (!open.isReworded) keep(open, { askedAt: open.at });
  open.notes.push({
    kind: 'iia-cnr',
    senderHeiId: services.ownHeiId,
    receiverHeiId: open.partnerHeiId,
    ownerHeiId: services.ownHeiId,
    iiaId: ownIiaId(open.item),
  });
}

/** The same of a copy that says what it said: nobody has to answer, so that nobody waits from then on. */
export async function tellOfOtherWords(
  services: ExchangeServices,
  open: OpenAgreement,
  hash: string,
): Promise<void> {
  await writeDown(services, open, { kind: 'iia-cnr', iiaId: ownIiaId(open.item), hash });
}

/** Writes down that the partner is to be told of our approval, or that it is withdrawn; only of a copy that has an id. */
export async function tellOfOurApproval(
  services: ExchangeServices,
  open: OpenAgreement,
  hash: string,
): Promise<void> {
  const iiaId = open.partnerIiaId;
  if (iiaId === null) return;
  await writeDown(services, open, { kind: 'iia-approval-cnr', iiaId, hash });
  open.notes.push({
    kind: 'iia-approval-cnr',
    senderHeiId: services.ownHeiId,
    receiverHeiId: open.partnerHeiId,
    ownerHeiId: open.partnerHeiId,
    iiaId,
  });
}

const DAY_MS = 86_400_000;

type Cnr = { readonly kind: 'iia-cnr' | 'iia-approval-cnr'; readonly iiaId: string; readonly hash: string };

/**
 * A person's action makes the first try itself, as soon as it is stored; the queue comes later, also if the server dies in between. What the
 * network causes is sent by the queue alone, with growing pauses: two systems that answer each other's notifications by notifying would never end.
 */
async function writeDown({ queue }: ExchangeServices, open: OpenAgreement, cnr: Cnr): Promise<void> {
  const { database, id: agreementId, at, by, partnerHeiId } = open;
  const { ours } = open.state;
  const copy = cnr.kind === 'iia-cnr' && cnr.hash === ours?.hash ? ours : null;
  const delivery = { ...cnr, copy, agreementId, partnerHeiId, userId: by.userId, createdAt: at };
  const firstTry =
    by.userId === null
      ? nextAutomatic(
          at,
          await countAutomatic(database, {
            agreementId,
            partnerHeiId,
            since: new Date(at.getTime() - DAY_MS),
          }),
        )
      : (nextTry(at, 1) ?? at);
  if (firstTry === null) return keepUnsent(database, delivery);
  const id = await addDelivery(database, { ...delivery, nextTryAt: firstTry });
  await queue.add(database, 'deliver', id, firstTry);
  if (!open.deliveries.includes(id)) open.deliveries.push(id);
}
