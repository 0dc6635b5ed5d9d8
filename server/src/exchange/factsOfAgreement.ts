import { sql } from 'kysely';
import { agreementFacts } from 'shared-contracts/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import { agreementItemSchema, type AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { MODEL } from '../data/model/model.ts';
import { readRecord } from '../data/read/readRecord.ts';
import { hasMobilities } from '../data/rules/agreementMobilities.ts';
import type { Database } from '../database/database.ts';
import { isUnsent } from './services/agreement/ourCopy.ts';

type Sent = { readonly id: number; readonly by: string | null; readonly at: Date };

/** Reads what the life cycle of an agreement depends on, as buttons read it; undefined when there is no such agreement. */
export async function factsOfAgreement(database: Database, id: number): Promise<AgreementFacts | undefined> {
  const record = await readRecord({ database }, null, MODEL.MobilityAgreements, id);
  if (record === null) return undefined;
  const agreement = agreementItemSchema.parse(record);
  const copies = [
    String(id),
    ...agreement.partnerAgreementIdentifications.flatMap(({ iiaId }) => iiaId ?? []),
  ];
  const notified = await sql<Sent>`
    select id, notifier_hei_id as by, date_created as at from notifications
    where changed_element_ids = any(${copies})`.execute(database);
  const approved = await sql<Sent>`
    select id, approving_hei_id as by, date_created as at from approval_responses
    where iia_id = any(${copies})`.execute(database);
  const stored = await sql<{ has: boolean }>`
    select approved_copy is not null as has from agreements where id = ${id}`.execute(database);
  return agreementFacts(agreement, {
    hasApprovedCopy: stored.rows[0]?.has === true,
    notifications: notified.rows.map((sent) => ({ ...timed(sent), notifierHeiId: sent.by })),
    approvals: approved.rows.map((sent) => ({ ...timed(sent), approvingHeiId: sent.by })),
    hasUnsentEdits: await hasUnsentEdits(database, agreement),
    hasMobilities: await hasMobilities(database, id),
  });
}

/** The partner knows the copy that was sent; of one that another system sent nothing is known but that it was. */
async function hasUnsentEdits(database: Database, agreement: AgreementItem): Promise<boolean> {
  const row = await database
    .selectFrom('iia_exchanges')
    .select(['ours', 'partner_iia_id'])
    .where('agreement_id', '=', agreement.id)
    .executeTakeFirst();
  return row?.ours != null && isUnsent(agreement, row.ours, row.partner_iia_id);
}

function timed({ id, at }: Sent) {
  return { id, dateCreated: at.toISOString() };
}
