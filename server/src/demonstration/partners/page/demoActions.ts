import { sql } from 'kysely';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { DEPARTMENTAL_COORDINATOR } from 'shared-contracts/institutions/contacts.ts';
import { agreementItem, type AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import { changeAsCaller, readRecord, saveAsCaller } from '../../../data/records.ts';
import { notFound } from '../../../platform/problems/refusals.ts';
import { approveCopy } from '../../../exchange/services/office/approveCopy.ts';
import type { ExchangeServices } from '../../../exchange/services/exchangeServices.ts';
import { firstTries } from '../../../exchange/services/work/firstTries.ts';
import { importAgreement } from '../../../exchange/services/office/importAgreement.ts';
import { notifyPartner } from '../../../exchange/services/office/notifyPartner.ts';
import { revertAgreement } from '../../../exchange/services/office/revertAgreement.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { changedFirstRow } from './changedFirstRow.ts';

/** The demo partner's office at work: what a person of the portal does by its screens, by the same services. */
export type DemoOffice = {
  readonly services: ExchangeServices;
  readonly caller: SignedInCaller;
  readonly requestId: string;
};

/** What became of an action: notifications that were sent, all of them with success or not; or why nothing was approved. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly isDelivered: boolean }
  | { readonly kind: 'differ'; readonly differences: readonly CopyDifference[] };

/** Throws a `Problem` as the portal's own calls do. The id is that of an offer for `accept`, else of an agreement. */
type DemoAction = (office: DemoOffice, id: number) => Promise<ActionOutcome>;

/** Every action of the page by the name that its button posts. */
export const DEMO_ACTIONS = {
  accept: async (office, offerId) => {
    const imported = await importAgreement(office.services, offerId, office);
    return complete(office, imported.agreementId);
  },
  send: complete,
  notify,
  change: async (office, id) => {
    const { ewpStatus } = await agreement(office, id);
    if (ewpStatus?.id === EWP_STATUS['Approved by all']) {
      await save(office, id, { ewpStatus: EWP_STATUS['Notified by us'] });
    }
    await save(office, id, changedFirstRow(await agreement(office, id)));
    return notify(office, id);
  },
  approve: async (office, id) => {
    const { deliveries, refusal, differences } = found(await approveCopy(office.services, id, office.caller));
    const outcome = await afterFirstTries(office, deliveries);
    if (refusal !== undefined) throw refusal;
    return differences === undefined ? outcome : { kind: 'differ', differences };
  },
  terminate: async (office, id) => {
    await save(office, id, { terminated: 1 });
    return notify(office, id);
  },
  revert: async (office, id) => {
    const { deliveries, refusal } = found(await revertAgreement(office.services, id, office.caller));
    const outcome = await afterFirstTries(office, deliveries);
    if (refusal !== undefined) throw refusal;
    return outcome;
  },
  delete: async (office, id) => {
    await save(office, id, { isDeleted: true });
    return notify(office, id);
  },
} as const satisfies Record<string, DemoAction>;

export type DemoActionName = keyof typeof DEMO_ACTIONS;

/** Takes a draft through its steps: an imported one lacks a coordinator of this university. */
async function complete(office: DemoOffice, id: number): Promise<ActionOutcome> {
  const { status, departmentalCoordinatorContacts: contacts } = await agreement(office, id);
  if (status.id === AGREEMENT_STATUS.Draft) {
    const ids = new Set([...contacts.map((contact) => contact.id), ...(await ownCoordinator(office))]);
    await save(office, id, {
      departmentalCoordinatorContacts: [...ids].map((contactId) => ({ id: contactId })),
      status: AGREEMENT_STATUS.Submitted,
    });
  }
  if (status.id !== AGREEMENT_STATUS.Final) await save(office, id, { status: AGREEMENT_STATUS.Final });
  return notify(office, id);
}

async function notify(office: DemoOffice, id: number): Promise<ActionOutcome> {
  return afterFirstTries(office, found(await notifyPartner(office.services, id, office.caller)));
}

async function afterFirstTries({ services }: DemoOffice, ids: readonly number[]): Promise<ActionOutcome> {
  const deliveries = await firstTries(services, ids);
  return { kind: 'done', isDelivered: deliveries.every(({ state }) => state === 'delivered') };
}

async function save(office: DemoOffice, id: number, change: object): Promise<void> {
  const { dateModified } = await agreement(office, id);
  await changeAsCaller(office.services, office, (context) =>
    saveAsCaller(context, 'MobilityAgreements', { id, dateModified, ...change }),
  );
}

async function agreement({ services, caller }: DemoOffice, id: number): Promise<AgreementItem> {
  const record = await readRecord(services.database, caller, 'MobilityAgreements', id);
  return agreementItem.schema.parse(found(record ?? undefined));
}

async function ownCoordinator({ services }: DemoOffice): Promise<readonly number[]> {
  const role = JSON.stringify([{ value: DEPARTMENTAL_COORDINATOR }]);
  const { rows } = await sql<{ id: number }>`
    select contacts.id from contacts join institutions on institutions.id = institution_id
    where is_local and roles @> ${role}::jsonb order by contacts.id limit 1`.execute(services.database);
  return rows.map(({ id }) => id);
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound();
  return value;
}
