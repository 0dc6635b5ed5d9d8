import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import type { Change } from '../../../records/save/setRules.ts';

const ADDRESSES = ['permanentAddress', 'currentAddress'] as const;

/** Refuses a country of an address that there is not (`reference-not-found`): addresses are values, in which the database follows no link. */
export async function addressErrors(
  { after, changed }: Change<'ApplicationStudentStudiesForms'>,
  { database }: SaveContext,
): Promise<readonly FieldError[]> {
  if (!changed.includes('studentData')) return [];
  const named = after.studentData.flatMap((student, index) =>
    ADDRESSES.flatMap((member) =>
      (student[member] ?? []).flatMap(({ country }, place) =>
        country == null ? [] : [{ id: country.id, field: `studentData/${index}/${member}/${place}/country` }],
      ),
    ),
  );
  if (named.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from countries where id = any(${named.map(({ id }) => id)}::bigint[])`.execute(database);
  const there = new Set(rows.map(({ id }) => id));
  return named.flatMap(({ id, field }): FieldError[] =>
    there.has(id) ? [] : [{ field, code: 'reference-not-found' }],
  );
}
