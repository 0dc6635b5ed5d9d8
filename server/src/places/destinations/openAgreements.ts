import { sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  type ChoosingStudent,
  mobilityChoices,
  type MobilityChoice,
  type StudiesAgreement,
} from 'shared-contracts/applications/preferredMobility.ts';
import type { Destination } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import { countryJson } from '../placeJson.ts';

/** A university of an agreement, with what its destination tells. */
type University = Pick<Destination, 'id' | 'name' | 'nameGR' | 'erasmusCode' | 'cityName' | 'country'> & {
  readonly heiId: string | null;
};
type Row = StudiesAgreement['studentMobilitiesForStudies'][number] & {
  readonly id: number;
  readonly places: number | null;
  readonly months: number | null;
  readonly terms: string | null;
};

/** An agreement as the rule reads it, and as destinations tell of it. */
export type OpenAgreement = StudiesAgreement & {
  readonly startYear: { readonly id: number };
  readonly endYear: { readonly id: number };
  readonly institutions: readonly University[];
  readonly studentMobilitiesForStudies: readonly Row[];
};
export type OpenChoice = MobilityChoice<OpenAgreement>;

/**
 * Reads what students of a department may choose from in a year, by the rule that the form of an application and its save go by.
 *
 * - institution: with this partner alone
 */
export async function openChoices(
  database: Database,
  student: ChoosingStudent,
  institution?: number,
): Promise<readonly OpenChoice[]> {
  const { departmentId, year } = student;
  const ofInstitution =
    institution === undefined
      ? sql`true`
      : sql`exists (select from agreement_institutions links where links.agreement_id = agreements.id and links.institution_id = ${institution})`;
  const { rows } = await sql<OpenAgreement>`
    select agreements.id,
      json_build_object('id', start_year_id) as "startYear", json_build_object('id', end_year_id) as "endYear",
      is_deleted as "isDeleted", terminated, local_status as "localStatus",
      json_build_object('id', ewp_status_id) as "ewpStatus",
      (select coalesce(json_agg(json_build_object('id', institutions.id, 'name', institutions.name, 'nameGR', institutions.name_gr,
          'erasmusCode', erasmus_code, 'cityName', city_name, 'heiId', hei_id, 'country', ${countryJson('countries')})), '[]')
        from agreement_institutions links join institutions on institutions.id = links.institution_id
        join countries on countries.id = institutions.country_id
        where links.agreement_id = agreements.id) as institutions,
      (select coalesce(json_agg(json_build_object('id', id, 'blended', blended, 'fromInstitution', json_build_object('id', from_institution_id),
          'fromDepartment', case when from_department_id is not null then json_build_object('id', from_department_id) end,
          'places', mobilities_per_year, 'months', total_months_per_year, 'terms', other_info_terms) order by position, id), '[]')
        from agreement_mobilities where agreement_id = agreements.id and kind = 'studies') as "studentMobilitiesForStudies",
      (select coalesce(json_agg(json_build_object('id', contacts.id, 'givenName', given_name, 'familyName', family_name,
          'department', json_build_object('id', departments.id, 'name', departments.name, 'nameGR', departments.name_gr,
            'institution', json_build_object('id', departments.institution_id))) order by contacts.id), '[]')
        from agreement_contacts links join contacts on contacts.id = links.contact_id
        join departments on departments.id = contacts.department_id
        where links.agreement_id = agreements.id and departments.id = ${departmentId}) as "departmentalCoordinatorContacts"
    from agreements
    where not is_deleted and start_year_id <= ${year} and end_year_id > ${year} and ${ofInstitution}
      and (local_status = 1 or ewp_status_id = ${EWP_STATUS['Approved by all']})
      and exists (select from agreement_contacts links join contacts on contacts.id = links.contact_id
        where links.agreement_id = agreements.id and contacts.department_id = ${departmentId} and contacts.id <> ${DEFAULT_LOCAL_CONTACT_ID})
    order by agreements.id`.execute(database);
  return mobilityChoices(rows, student);
}
