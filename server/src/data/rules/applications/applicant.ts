import { sql } from 'kysely';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import { notPermitted } from '../../../platform/problems/refusals.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';

/** What a new application or file says of whose it is. */
type Applicant = Pick<Unsaved<'ApplicationFiles'>, 'owner'> &
  Partial<Pick<Unsaved<'ApplicationFiles'>, 'userMail'>>;

/**
 * Gives the user whose application or file a new record is: the one that it names, else the one with the e-mail address in
 * `userMail`, else the caller.
 *
 * Throws `not-permitted` when somebody without `application_settings` names another person.
 */
export async function applicantOf(record: Applicant, { database, caller }: SaveContext): Promise<number> {
  const isOffice = caller.permissions.includes('application_settings');
  const named =
    record.owner !== null ? record.owner : isOffice ? await userByMail(record, database) : undefined;
  if (named !== undefined && named !== caller.id && !isOffice) throw notPermitted('owner');
  return named ?? caller.id;
}

async function userByMail(
  { userMail }: Applicant,
  database: SaveContext['database'],
): Promise<number | undefined> {
  const email = userMail?.email;
  if (email === undefined) return undefined;
  const { rows } = await sql<{
    id: number;
  }>`select id from users where lower(email) = lower(${email}) order by id limit 2`.execute(database);
  return rows.length === 1 ? rows[0]?.id : undefined;
}
