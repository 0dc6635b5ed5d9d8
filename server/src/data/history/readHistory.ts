import { sql } from 'kysely';
import type { AgreementHistoryEntry } from 'shared-contracts/agreements/entities/agreementHistory.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../database/database.ts';
import { linkedIds } from '../../records/save/merge/mergeRecord.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';
import { agreementChanges, type ChangedContact } from './agreementChanges.ts';
import { withNames } from './names.ts';
import { HISTORY_WORDS } from './words.ts';

type Entry = {
  readonly id: number;
  readonly at: Date;
  readonly user: number | null;
  readonly operation: AgreementHistoryEntry['operation'];
  readonly before: StoredRecord | null;
  readonly after: StoredRecord;
  readonly request: string | null;
};
type ContactEntry = Pick<Entry, 'at' | 'request'> & ChangedContact & { readonly id: number };

export type History = { readonly value: readonly AgreementHistoryEntry[]; readonly total: number };

/**
 * Reads a page of an agreement's history, newest first; undefined when there is no such agreement.
 *
 * - language: of names and words
 */
export async function readHistory(
  database: Database,
  agreement: number,
  { top, skip, language }: { readonly top: number; readonly skip: number; readonly language: LanguageTag },
): Promise<History | undefined> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*)::integer from audit_entries where set_name = 'MobilityAgreements' and record_id = agreements.id) as total
    from agreements where id = ${agreement}`.execute(database);
  if (rows[0] === undefined) return undefined;
  const entries = await readEntries(database, agreement, top, skip);
  const contacts = await readContactEntries(database, entries);
  const value = await withNames(database, language, (nameOf) =>
    entries.map(({ id, at, user, operation, before, after, request }) => {
      const changed = contacts.filter(
        (entry) => entry.request === request && entry.at.getTime() === at.getTime(),
      );
      return {
        id,
        at: at.toISOString(),
        by: user === null ? null : nameOf('Users', user),
        operation,
        changes: [
          ...agreementChanges(before, after, changed, { nameOf, language, words: HISTORY_WORDS[language] }),
        ],
      };
    }),
  );
  return { value, total: rows[0].total };
}

/** The approved copy is another whole agreement that nobody reads here. */
async function readEntries(
  database: Database,
  agreement: number,
  top: number,
  skip: number,
): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select id::integer, at, user_id as "user", operation, before - 'approvedCopy' as before,
      coalesce(after - 'approvedCopy', '{}') as after, request_id as request
    from audit_entries where set_name = 'MobilityAgreements' and record_id = ${agreement}
    order by audit_entries.id desc limit ${top} offset ${skip}`.execute(database);
  return rows;
}

/** Finds what the same saves changed of the agreement's contacts. */
async function readContactEntries(
  database: Database,
  entries: readonly Entry[],
): Promise<readonly ContactEntry[]> {
  const requests = entries.flatMap(({ request }) => request ?? []);
  const ids = [
    ...new Set(entries.flatMap(({ after }) => linkedIds(after, 'departmentalCoordinatorContacts'))),
  ];
  if (requests.length === 0 || ids.length === 0) return [];
  const { rows } = await sql<ContactEntry>`
    select record_id as id, at, before, after, request_id as request from audit_entries
    where set_name = 'MobilityContacts' and record_id = any(${ids}) and operation = 'update' and request_id = any(${requests})
    order by audit_entries.id`.execute(database);
  return rows;
}
