import { sql } from 'kysely';
import { webAddress } from 'shared-contracts/entities/values.ts';
import * as z from 'zod/mini';
import { memberErrors } from './memberErrors.ts';
import type { SetRules } from './setRules.ts';

/**
 * A department is known by its name within its institution: the inline edit of ECTS coordinators posts the name each time, and
 * means the department that is there. Source: specification document 2, section 7.
 */
export const departmentRules: SetRules = {
  findExisting: async ({ fields, references }, { database }) => {
    const name = fields.get('name');
    const institution = references.get('institution');
    if (typeof name !== 'string' || institution?.member !== 'id') return undefined;
    // Two people who post the same new name at the same time must not make two departments of it.
    await sql`select id from institutions where id = ${institution.value} for no key update`.execute(
      database,
    );
    const { rows } = await sql<{ id: number }>`
      select id from departments where institution_id = ${institution.value} and name = ${name} order by id limit 1`.execute(
      database,
    );
    return rows[0]?.id;
  },
  apply: ({ after, changed }) => memberErrors({ url: z.nullable(webAddress) }, after, changed),
};
