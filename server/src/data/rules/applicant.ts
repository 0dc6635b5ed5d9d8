import { sql } from 'kysely';
import { notPermitted } from '../../platform/refusals.ts';
import type { SaveContext } from '../save/saveContext.ts';
import type { StoredRecord } from '../save/storedRecord.ts';

/**
 * Gives the user whose application or file a new record is: the one that it names, else the one with the e-mail address in
 * `userMail`, else the caller.
 *
 * Throws `not-permitted` when somebody without `application_settings` names another person.
 */
export async function applicantOf(record: StoredRecord, { database, caller }: SaveContext): Promise<number> {
  const isOffice = caller.permissions.includes('application_settings');
  const named =
    typeof record.owner === 'number'
      ? record.owner
      : isOffice
        ? await userByMail(record, database)
        : undefined;
  if (named !== undefined && named !== caller.id && !isOffice) throw notPermitted('owner');
  return named ?? caller.id;
}

async function userByMail(
  { userMail }: StoredRecord,
  database: SaveContext['database'],
): Promise<number | undefined> {
  const email =
    typeof userMail === 'object' && userMail !== null && 'email' in userMail ? userMail.email : undefined;
  if (typeof email !== 'string') return undefined;
  const { rows } = await sql<{
    id: number;
  }>`select id from users where lower(email) = lower(${email}) order by id limit 2`.execute(database);
  return rows.length === 1 ? rows[0]?.id : undefined;
}
