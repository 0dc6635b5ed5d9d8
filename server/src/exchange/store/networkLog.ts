import { sql } from 'kysely';
import type { CnrKind } from 'shared-contracts/exchange.ts';
import type { Database } from '../../database/database.ts';

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

/** Adds a notification to those of the agreement that it is about, as the portal shows them. */
export async function writeNotification(database: Database, note: NetworkNote, at: Date): Promise<void> {
  const isApproval = note.kind === 'iia-approval-cnr';
  await sql`
    insert into notifications (type, hei_id, notifier_hei_id, approving_hei_id, owner_hei_id, changed_element_ids, date_created)
    values (${note.kind}, ${note.receiverHeiId}, ${note.senderHeiId}, ${isApproval ? note.senderHeiId : null},
      ${note.ownerHeiId}, ${note.iiaId}, ${at})`.execute(database);
}

/** Adds an approval: of ours by the partner, or of the partner's by us. */
export async function writeApproval(
  database: Database,
  approval: { readonly approvingHeiId: string; readonly hash: string; readonly iiaId: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into approval_responses (approving_hei_id, conditions_hash, iia_id, date_created)
    values (${approval.approvingHeiId}, ${approval.hash}, ${approval.iiaId}, ${at})`.execute(database);
}
