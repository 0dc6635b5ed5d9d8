import { columnBatch } from '../../../database/columnBatch.ts';
import type { ColumnBatch } from '../../../database/columnBatch.ts';
import type { Database } from '../../../database/database.ts';

const TIMES = { date_created: 'timestamptz', date_modified: 'timestamptz' } as const;
const MARK = { is_sample: 'boolean' } as const;
const POSITION = { position: 'integer' } as const;

/** The tables that the sample fills and the columns that it gives, each table behind those that it refers to; a column a line would hide the tables. */
// prettier-ignore
const SAMPLE_TABLES = {
  users: {
    id: 'integer', name: 'text', email: 'text', description: 'text', given_name: 'text', family_name: 'text',
    given_name_greek: 'text', family_name_greek: 'text', university_registry_number: 'text', ...TIMES, ...MARK,
  },
  user_groups: { user_id: 'integer', group_id: 'integer' },
  departments: {
    id: 'integer', name: 'text', institution_id: 'integer', ounit_id: 'text', url: 'text', ...TIMES, ...MARK,
  },
  contacts: {
    id: 'integer', uid: 'integer', apm: 'text', title: 'text', roles: 'jsonb', given_name: 'text', family_name: 'text',
    email: 'text', phone: 'text', address: 'text', url: 'text', department_id: 'integer', institution_id: 'integer',
    is_private: 'boolean', ...TIMES, ...MARK,
  },
  ects_coordinators: {
    first_name: 'text', last_name: 'text', email: 'text', phone: 'text', address: 'text', purpose: 'text',
    department_id: 'integer', ...TIMES, ...MARK,
  },
  factsheets: {
    id: 'integer', institution_id: 'integer', coordinator_contact_id: 'integer', is_active: 'boolean',
    decision_response_weeks_limit: 'integer', transcript_of_records_weeks_limit: 'integer',
    termination_of_agreement: 'text', grading_system: 'text', general_url: 'text', faculty_url: 'text',
    course_catalogue_url: 'text', ...TIMES, ...MARK,
  },
  factsheet_calendars: { factsheet_id: 'integer', kind: 'text', autumn_term: 'text', spring_term: 'text' },
  factsheet_information_entries: { factsheet_id: 'integer', kind: 'text', email: 'text', phone: 'text', urls: 'jsonb' },
  factsheet_additional_requirements: {
    factsheet_id: 'integer', ...POSITION, name: 'text', description: 'text', urls: 'jsonb',
  },
  factsheet_accessibilities: {
    factsheet_id: 'integer', ...POSITION, type: 'text', services: 'text', description: 'text', info: 'jsonb',
  },
  factsheet_additional_infos: { factsheet_id: 'integer', ...POSITION, type: 'text', description: 'text', info: 'jsonb' },
  agreements: {
    id: 'integer', start_year_id: 'integer', end_year_id: 'integer', status_id: 'integer', ewp_status_id: 'integer',
    local_status: 'integer', terminated: 'integer', is_deleted: 'boolean', created_at_mobisis_app: 'boolean',
    comments: 'text', owner_id: 'integer', ...TIMES, ...MARK,
  },
  agreement_institutions: { agreement_id: 'integer', institution_id: 'integer' },
  agreement_contacts: { agreement_id: 'integer', contact_id: 'integer' },
  agreement_factsheets: { agreement_id: 'integer', factsheet_id: 'integer' },
  agreement_notes: { agreement_id: 'integer', user_id: 'integer', kind: 'text', text: 'text', created_at: 'timestamptz' },
  partner_agreement_identifications: { agreement_id: 'integer', iia_id: 'text', iia_code: 'text' },
  agreement_mobilities: {
    id: 'integer', agreement_id: 'integer', kind: 'text', ...POSITION, from_institution_id: 'integer',
    from_department_id: 'integer', to_institution_id: 'integer', to_department_id: 'integer',
    mobilities_per_year: 'integer', total_months_per_year: 'numeric', total_days_per_year: 'numeric',
    blended: 'boolean', other_info_terms: 'text',
  },
  mobility_subject_areas: { mobility_id: 'integer', subject_area_id: 'integer', clarification: 'text' },
  mobility_study_cycles: { mobility_id: 'integer', ...POSITION, study_cycle: 'text' },
  mobility_language_skills: {
    id: 'integer', mobility_id: 'integer', ...POSITION, language_id: 'integer', language_level: 'text',
  },
  language_skill_subject_areas: { language_skill_id: 'integer', subject_area_id: 'integer', clarification: 'text' },
  agreement_signings: {
    agreement_id: 'integer', ...POSITION, institution_id: 'integer', signer: 'jsonb', signing_date: 'timestamptz',
  },
  notifications: {
    type: 'text', hei_id: 'text', notifier_hei_id: 'text', approving_hei_id: 'text', owner_hei_id: 'text',
    changed_element_ids: 'text', agreement_id: 'integer', date_created: 'timestamptz', ...MARK,
  },
  approval_responses: {
    approving_hei_id: 'text', conditions_hash: 'text', iia_id: 'text', agreement_id: 'integer', date_created: 'timestamptz', ...MARK,
  },
  applications: {
    id: 'integer', owner_id: 'integer', application_number: 'integer', type: 'text', status: 'text',
    application_year: 'integer', past_mobilities: 'boolean', special_needs_category: 'boolean',
    communication_accept: 'boolean', grades_confirm: 'boolean', gdpr_confirm: 'boolean', is_deleted: 'boolean',
    date_submitted: 'timestamptz', ...TIMES, ...MARK,
  },
  file_uploads: { id: 'integer', begun_at: 'timestamptz' },
  file_chunks: { upload_id: 'integer', begins_at: 'integer', bytes: 'bytea' },
  file_contents: { sha256: 'text', size: 'integer', upload_id: 'integer' },
  application_files: {
    id: 'integer', owner_id: 'integer', file_name: 'text', content_sha256: 'text', marks: 'jsonb', user_mail: 'jsonb', ...TIMES, ...MARK,
  },
  application_settings: {
    application_type: 'text', application_counter: 'integer', application_start: 'timestamptz',
    application_stop: 'timestamptz', academic_year: 'integer',
  },
  application_student_data: {
    application_id: 'integer', email: 'text', name_latin: 'text', family_name_latin: 'text', name_greek: 'text',
    family_name_greek: 'text', gender: 'integer', birth_date: 'date', birth_country_id: 'integer', birth_city: 'jsonb',
    citizenship_id: 'integer', identification_number: 'text', identification_issue_date: 'date',
    identification_issuing_authority: 'text', father_name: 'text', mother_name: 'text', tax_office_id: 'integer',
    tax_id_number: 'text', social_security_number: 'text', landline_phone: 'text', mobile_phone: 'text',
    permanent_address: 'jsonb', current_address: 'jsonb', emergency_contact_name: 'text',
    emergency_contact_phone: 'text', emergency_contact_email: 'text',
  },
  application_studies_data: {
    application_id: 'integer', university_registry_number: 'text', european_student_identifier: 'text',
    department_id: 'integer', diploma_title: 'text', specialization: 'text', study_cycle: 'integer',
    study_start_year: 'integer', semester_current: 'integer', semester_during_mobility: 'integer',
  },
  application_preferred_mobilities: {
    application_id: 'integer', ...POSITION, type: 'text', programme: 'text', country_id: 'integer',
    institution_id: 'integer', responsible_person: 'text', start_semester: 'text', semester_duration: 'integer',
    month_duration: 'integer', project_mobility: 'boolean', iia_id: 'integer', blended: 'boolean',
  },
  application_language_data: {
    application_id: 'integer', ...POSITION, language_id: 'integer', certificate_title: 'text',
    certificate_level: 'text', state_certificate: 'integer', state_certificate_level: 'text',
  },
  application_payment_data: {
    application_id: 'integer', bank: 'text', iban: 'text', bank_account_number: 'text', bank_account_holder: 'text',
  },
  application_past_mobilities: {
    application_id: 'integer', ...POSITION, programme: 'text', study_cycle: 'integer', year: 'integer',
    semester_duration: 'integer', sending_institution: 'text',
  },
  application_files_data: {
    application_id: 'integer', europass_cv: 'integer', academic_identity: 'integer', proposed_curriculum: 'integer',
    foreign_language_certificate: 'integer', letter_of_acceptance: 'integer', recommendation_letter: 'integer',
    disability_certificate: 'integer',
  },
} as const;

export type SampleTable = keyof typeof SAMPLE_TABLES;
export const SAMPLE_TABLE_NAMES = Object.keys(SAMPLE_TABLES) as readonly SampleTable[];

export type SampleBatches = Readonly<Record<SampleTable, ColumnBatch['add']>> & {
  /** Writes all rows that were added so far; rows that are added while it runs belong to the next call. */
  readonly flush: (database: Database) => Promise<void>;
};

/** Makes one batch for each table of the sample; `batches.agreements(…)` adds a row, columns as declared here. */
export function createSampleBatches(): SampleBatches {
  const batches = SAMPLE_TABLE_NAMES.map((table) => ({ table, ...columnBatch(table, SAMPLE_TABLES[table]) }));
  const adders = Object.fromEntries(batches.map(({ table, add }) => [table, add])) as Record<
    SampleTable,
    ColumnBatch['add']
  >;
  return {
    ...adders,
    flush: async (database) => {
      for (const write of batches.map((batch) => batch.take())) await write(database);
    },
  };
}
