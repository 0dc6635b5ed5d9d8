import { isKnownAs } from '../copies/ownIiaIds.ts';
import { sql } from 'kysely';
import type { CnrKind } from 'shared-contracts/exchange/exchange.ts';
import type { Database } from '../../../database/database.ts';

/** Who told whom of which copy, in the words of the specification's notifications. */
export type NetworkNote = {
  readonly kind: CnrKind;
  /** Institution that sent the notification. */
  readonly senderHeiId: string;
  readonly receiverHeiId: string;
  /** Institution whose copy it is about. */
  readonly ownerHeiId: string;
  readonly iiaId: string;
};

/** Adds a notification to those of the agreement that it is about, as the portal shows them. - agreementId: null while no agreement is known to be meant */
export async function writeNotification(
  database: Database,
  agreementId: number | null,
  note: NetworkNote,
  at: Date,
): Promise<void> {
  const isApproval = note.kind === 'iia-approval-cnr';
  await sql`
    insert into notifications (type, hei_id, notifier_hei_id, approving_hei_id, owner_hei_id, changed_element_ids, agreement_id, date_created)
    values (${note.kind}, ${note.receiverHeiId}, ${note.senderHeiId}, ${isApproval ? note.senderHeiId : null},
      ${note.ownerHeiId}, ${note.iiaId}, ${agreementId}, ${at})`.execute(database);
}

/** Adds an approval: of ours by the partner, or of the partner's by us. */
export async function writeApproval(
  database: Database,
  agreementId: number,
  approval: { readonly approvingHeiId: string; readonly hash: string; readonly iiaId: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into approval_responses (approving_hei_id, conditions_hash, iia_id, agreement_id, date_created)
    values (${approval.approvingHeiId}, ${approval.hash}, ${approval.iiaId}, ${agreementId}, ${at})`.execute(
    database,
  );
}

/** Finds our agreement that a partner means by a copy of its own, or by one of ours; null for what that partner has no agreement about. */
export async function findAgreementOfNote(
  database: Database,
  { kind, senderHeiId, iiaId }: Pick<NetworkNote, 'kind' | 'senderHeiId' | 'iiaId'>,
): Promise<number | null> {
  const isNamed =
    kind === 'iia-approval-cnr'
      ? isKnownAs([iiaId])
      : sql`agreements.id in (select agreement_id from partner_agreement_identifications where iia_id = ${iiaId})`;
  const { rows } = await sql<{ id: number }>`
    select agreements.id from agreements
    where ${isNamed} and ${senderHeiId} in (
      select hei_id from agreement_institutions join institutions on institutions.id = institution_id
        where agreement_id = agreements.id and not is_local
      union select partner_hei_id from iia_exchanges where agreement_id = agreements.id
    )
    order by is_deleted, agreements.id desc limit 1`.execute(database);
  return rows[0]?.id ?? null;
}

/** Gives an agreement what the partner told of its copy before the two were linked. */
export async function claimNotifications(
  database: Database,
  agreementId: number,
  { partnerHeiId, iiaId }: { readonly partnerHeiId: string; readonly iiaId: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update notifications set agreement_id = ${agreementId}
    where agreement_id is null and owner_hei_id = ${partnerHeiId} and changed_element_ids = ${iiaId}`.execute(
    database,
  );
  return numAffectedRows > 0n;
}
