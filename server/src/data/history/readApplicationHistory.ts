import { sql } from 'kysely';
import type {
  ApplicationAct,
  ApplicationHistory,
} from 'shared-contracts/applications/entities/applicationHistory.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../database/database.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';
import { applicationChanges } from './applicationChanges.ts';
import { withNames } from './names.ts';
import { HISTORY_WORDS } from './words.ts';

type Entry = {
  readonly id: number;
  readonly at: Date;
  readonly user: number | null;
  readonly isStudent: boolean;
  readonly operation: string;
  readonly before: StoredRecord | null;
  readonly after: StoredRecord | null;
};

/**
 * Reads a page of an application's history, newest first; undefined when there is no such application.
 *
 * - language: of names and words
 */
export async function readApplicationHistory(
  database: Database,
  application: number,
  { top, skip, language }: { readonly top: number; readonly skip: number; readonly language: LanguageTag },
): Promise<ApplicationHistory | undefined> {
  const { rows } = await sql<{ total: number }>`
    select (
      select count(*)::integer from audit_entries
      where set_name = 'ApplicationStudentStudiesForms' and record_id = applications.id
    ) as total from applications where id = ${application}`.execute(database);
  if (rows[0] === undefined) return undefined;
  const { rows: entries } = await sql<Entry>`
    select audit_entries.id::integer, at, user_id as "user", user_id is not null and user_id = owner_id as "isStudent", operation, before, after
    from audit_entries join applications on applications.id = record_id
    where set_name = 'ApplicationStudentStudiesForms' and record_id = ${application}
    order by audit_entries.id desc limit ${top} offset ${skip}`.execute(database);
  const value = await withNames(database, language, (nameOf) =>
    entries.map((entry) => {
      const { id, at, user, isStudent } = entry;
      const act = actOf(entry);
      const telling = { nameOf, language, words: HISTORY_WORDS[language] };
      return {
        id,
        at: at.toISOString(),
        by: user === null ? null : nameOf('Users', user),
        isStudent,
        act,
        changes: isPrivate(entry, act) ? [] : [...applicationChanges(entry, telling)],
      };
    }),
  );
  return { value, total: rows[0].total };
}

/** What a student types into a draft, and takes out of it again, is nobody else's; what came of it stands in the application. */
function isPrivate({ isStudent }: Entry, act: ApplicationAct): boolean {
  return isStudent && (act === 'made' || act === 'draftSaved' || act === 'submitted');
}

function actOf({ operation, before, after }: Entry): ApplicationAct {
  if (operation === 'create' || before === null) return 'made';
  if (
    operation === 'delete' ||
    after === null ||
    (after['isDeleted'] === true && before['isDeleted'] !== true)
  )
    return 'deleted';
  // An assignment names the two officers and nothing else.
  if ('officer' in after && !('status' in after)) return 'assigned';
  const [from, to] = [before['status'], after['status']];
  if (from === to) return to === 'draft' ? 'draftSaved' : 'changed';
  if (to === 'draft') return 'sentBack';
  return to === 'submitted' ? 'submitted' : 'validated';
}
