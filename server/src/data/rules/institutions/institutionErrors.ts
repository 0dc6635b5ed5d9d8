import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { institutionIds } from 'shared-contracts/institutions/entities/institution.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import type { Database } from '../../../database/database.ts';
import { memberErrors } from '../memberErrors.ts';

type Institution = Stored<'MobilityInstitutions'>;

/**
 * Checks what changes of what an institution is known by, whichever save brings it.
 *
 * - the country stays: lists, choices and the Erasmus code go by it
 * - the id of the network stays as soon as the network has seen an agreement that names it: the copies of both would be others
 * - no two institutions have the same code or id
 */
export async function institutionErrors(
  database: Database,
  { before, after }: { readonly before: Institution; readonly after: Unsaved<'MobilityInstitutions'> },
  changed: readonly string[],
): Promise<readonly FieldError[]> {
  const ids = (['erasmusCode', 'heiId'] as const).filter((member) => changed.includes(member));
  const errors: FieldError[] = memberErrors(institutionIds, after, ids);
  if (changed.includes('country')) errors.push({ field: 'country', code: 'read-only' });
  if (ids.includes('heiId') && before.heiId !== null && (await isNamedOnNetwork(database, before)))
    errors.push({ field: 'heiId', code: 'named-by-agreements' });
  for (const member of ids) {
    const isTaken = await isTakenByAnother(database, before.id, member, after[member]);
    if (isTaken)
      errors.push({
        field: member,
        code: 'not-unique',
        params: { of: member === 'heiId' ? 'institutionId' : 'institutionCode' },
      });
  }
  return errors;
}

const COLUMNS = { erasmusCode: 'erasmus_code', heiId: 'hei_id' } as const;

async function isTakenByAnother(
  database: Database,
  id: number,
  member: keyof typeof COLUMNS,
  value: string | null | undefined,
): Promise<boolean> {
  if (value == null || value.includes('\0')) return false;
  const { rows } = await sql`
    select from institutions where ${sql.ref(COLUMNS[member])} = ${value} and id <> ${id}`.execute(database);
  return rows.length > 0;
}

async function isNamedOnNetwork(database: Database, { id }: Institution): Promise<boolean> {
  const { rows } = await sql`
    select from agreement_institutions
    join agreements on agreements.id = agreement_institutions.agreement_id
    left join iia_exchanges on iia_exchanges.agreement_id = agreements.id
    where agreement_institutions.institution_id = ${id} and not is_deleted
      and (coalesce(agreements.ewp_status_id, 0) > ${EWP_STATUS['Not notified']} or ours is not null or partners is not null)
    limit 1`.execute(database);
  return rows.length > 0;
}
