import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { partnersOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import type { BulkEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import { filledIn, type ReminderMail } from 'shared-contracts/bulk/otherEdits.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { formatDate } from 'shared-contracts/dates/formatDate.ts';
import { toOneLine } from 'shared-contracts/text/oneLine.ts';
import { readRecord, type SaveContext } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { type PartnerContact, partnerContacts } from '../../notes/partnerContacts.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { Mailing } from './bulkParts.ts';
import { nobodyToMail } from './jobReasons.ts';

/** What partners are written about one agreement, and who of them is. */
export type PlannedReminder = {
  readonly to: readonly PartnerContact[];
  readonly language: ReminderMail['language'];
  readonly subject: string;
  readonly text: string;
};

/** What of an agreement is not known is left open. */
const UNKNOWN = '–';

/** Gives what mails need. Throws a `Problem` 503 while the portal sends none. */
export function requireMailing(mailing: Mailing | null): Mailing {
  if (mailing !== null) return mailing;
  throw new Problem('unavailable', {
    en: 'This portal sends no mails.',
    el: 'Η πύλη δεν στέλνει μηνύματα.',
  });
}

/** Writes a reminder of one agreement. Throws a `Problem` 409 where the agreement names nobody whom a mail could reach. */
export async function planReminder(
  database: Database,
  id: number,
  edit: BulkEdit | undefined,
): Promise<PlannedReminder> {
  if (edit?.mail === undefined) throw new Error('A reminder has a text.');
  const { language, subject, text } = edit.mail;
  const to = await partnerContacts(database, id);
  if (to.length === 0) throw nobodyToMail();
  const item = agreementItem.schema.parse(await readRecord(database, null, 'MobilityAgreements', id));
  const told = await toldLast(database, id);
  const values = {
    agreement: ownIiaId(item),
    partnerAgreement: item.partnerAgreementIdentifications.find(({ iiaId }) => iiaId)?.iiaId ?? UNKNOWN,
    years: [...new Set([item.startYear.id, item.endYear.id])].map(academicYearName).join(' / '),
    partner: partnersOf(item)
      .map(({ name }) => name)
      .join(', '),
    since: told === null ? UNKNOWN : formatDate(told.toISOString(), language),
  };
  // A name may have anything in it; what has a line break could add a header.
  const line = toOneLine(filledIn(subject, values));
  return { to, language, subject: line, text: filledIn(text, values) };
}

/** When the partner was notified last; null where it never was. */
async function toldLast(database: Database, id: number): Promise<Date | null> {
  const { rows } = await sql<{ told: Date | null }>`
    select max(date_created) as told from notifications
    where agreement_id = ${id} and notifier_hei_id = (select hei_id from institutions where is_local order by id limit 1)`.execute(
    database,
  );
  return rows[0]?.told ?? null;
}

/** Writes the mails down beside what else was written about the agreement, in the transaction of the context; gives their ids. */
export async function writeReminder(
  { database, caller, now }: SaveContext,
  agreementId: number,
  { mail, mailing }: { readonly mail: PlannedReminder; readonly mailing: Mailing },
): Promise<readonly number[]> {
  const { to, language, subject, text } = mail;
  const written = await database
    .insertInto('agreement_notes')
    .values(
      to.map(({ name, address }) => ({
        agreement_id: agreementId,
        user_id: caller.id,
        kind: 'mail' as const,
        text,
        to_address: address,
        to_name: name,
        subject,
        language,
        message_id: `${randomUUID()}@${mailing.domain}`,
        state: 'waiting' as const,
        created_at: now,
        next_try_at: now,
      })),
    )
    .returning('id')
    .execute();
  return written.map(({ id }) => id);
}
