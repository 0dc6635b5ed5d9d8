import { sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { ChoosingStudent, StudiesAgreement } from 'shared-contracts/applications/preferredMobility.ts';
import type { Database } from '../../../database/database.ts';

/**
 * Reads the agreements with some institutions that students of a department may have chosen, for the rule that form and server share.
 *
 * One statement, which the indexes of institutions and contacts serve: it gives no more agreements than the department has with these
 * institutions in the year. What of them can be chosen, the rule says.
 */
export async function studiesAgreements(
  database: Database,
  { departmentId, year }: ChoosingStudent,
  institutions: readonly number[],
): Promise<readonly StudiesAgreement[]> {
  if (institutions.length === 0) return [];
  const { rows } = await sql<StudiesAgreement>`
    select agreements.id,
      json_build_object('id', start_year_id) as "startYear", json_build_object('id', end_year_id) as "endYear",
      is_deleted as "isDeleted", terminated, local_status as "localStatus",
      json_build_object('id', ewp_status_id) as "ewpStatus",
      (select coalesce(json_agg(json_build_object('id', institutions.id,
          'country', json_build_object('id', countries.id, 'countryCode', countries.code))), '[]')
        from agreement_institutions links join institutions on institutions.id = links.institution_id
        left join countries on countries.id = institutions.country_id
        where links.agreement_id = agreements.id) as institutions,
      (select coalesce(json_agg(json_build_object('blended', blended, 'fromInstitution', json_build_object('id', from_institution_id),
          'fromDepartment', json_build_object('id', from_department_id)) order by position, id), '[]')
        from agreement_mobilities where agreement_id = agreements.id and kind = 'studies') as "studentMobilitiesForStudies",
      (select coalesce(json_agg(json_build_object('id', contacts.id, 'givenName', given_name, 'familyName', family_name,
          'department', json_build_object('id', departments.id, 'name', departments.name, 'nameGR', departments.name_gr,
            'institution', json_build_object('id', departments.institution_id))) order by contacts.id), '[]')
        from agreement_contacts links join contacts on contacts.id = links.contact_id
        join departments on departments.id = contacts.department_id
        where links.agreement_id = agreements.id and departments.id = ${departmentId}) as "departmentalCoordinatorContacts"
    from agreements
    where not is_deleted and start_year_id <= ${year} and end_year_id > ${year}
      and (local_status = 1 or ewp_status_id = ${EWP_STATUS['Approved by all']})
      and exists (select from agreement_institutions links
        where links.agreement_id = agreements.id and links.institution_id = any(${institutions}))
      and exists (select from agreement_contacts links join contacts on contacts.id = links.contact_id
        where links.agreement_id = agreements.id and contacts.department_id = ${departmentId} and contacts.id <> ${DEFAULT_LOCAL_CONTACT_ID})
    order by agreements.id`.execute(database);
  return rows;
}
