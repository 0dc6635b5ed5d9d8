import { sql } from 'kysely';
import type { Database } from '../../../src/database/database.ts';

/** Ids of the people in the fixture; each is named like a demo account. */
export const USER_IDS = {
  iro: 1,
  teacher: 2,
  student: 3,
  student2: 4,
  guest: 5,
  iro2: 6,
  teacher2: 7,
} as const;

/** Other records of the fixture that tests name. */
export const FIXTURE = {
  localInstitution: 1,
  partner: 2,
  otherPartner: 3,
  localDepartment: 1,
  partnerDepartment: 2,
  teacherContact: 1,
  partnerContact: 2,
  localCoordinator: 3,
  activeFactsheet: 1,
  inactiveFactsheet: 2,
  partnerFactsheet: 3,
  subjectArea: 1,
  language: 1,
  /** Of the local department with the partner, open to students who apply for 2026; its coordinator is `teacherContact`. */
  openAgreement: 900,
} as const;

export const OFFICE = {
  email: 'office@example.org',
  phone: '+302310000000',
  urls: [{ value: 'https://office.example.org', language: 'en' }],
};
/** What an active factsheet may not lack; both factsheets of the local institution have it. */
export const REQUIRED_PARTS = {
  deadlineIncomingsCalendar: { autumnTerm: '--06-15', springTerm: '--11-30' },
  deadlineNominationsCalendar: { autumnTerm: '--05-15', springTerm: '--10-31' },
  applicationIncomingsInformationEntry: OFFICE,
  housingInformationEntry: OFFICE,
  visaInformationEntry: OFFICE,
  insuranceInformationEntry: OFFICE,
};

/** A coordinator as the add form sends it. */
export const COORDINATOR = {
  firstName: 'Eva',
  lastName: 'Lu',
  email: 'eva@example.org',
  phone: '2310',
  address: 'Main street',
  purpose: 'Incoming',
  department: FIXTURE.localDepartment,
} as const;

/** Fills an empty, migrated database with the few records that the tests of saving start from. */
export async function loadSaveFixture(database: Database): Promise<void> {
  await sql`
    insert into agreement_statuses values (1, 'Draft'), (2, 'Submitted'), (3, 'Final');
    insert into ewp_statuses values (1, 'Not notified'), (2, 'Notified by us'), (3, 'Notified by partner'),
      (4, 'Notified by all'), (5, 'Approved by us'), (6, 'Approved by partner'), (7, 'Approved by all');
    insert into academic_years select year, year || '-' || (year + 1) from generate_series(2014, 2029) year;
    insert into countries values (1, 'GR', 'Greece', 'Ελλάδα', true), (2, 'IT', 'Italy', 'Ιταλία', true);
    insert into cities (id, name, country_id) values (1, 'Sampleville', 1);
    insert into languages (id, code, name) values (1, 'en', 'English');
    insert into subject_areas (id, code, name, level) values (1, '0611', 'Computer use', 'detailed');
    insert into tax_offices (id, name) values (1, 'Α Δειγμάτων');
    insert into role_descriptions (id, value) values (1, 'Departmental Coordinator'), (2, 'Institutional Coordinator');
    insert into groups (id, name) values (1, 'Instructors');
    insert into users (id, name, email) values (1, 'iro', 'iro@example.org'), (2, 'teacher', 'teacher@example.org'),
      (3, 'student', 'student@example.org'), (4, 'student2', 'student2@example.org'), (5, 'guest', 'guest@example.org'),
      (6, 'iro2', 'iro2@example.org'), (7, 'teacher2', 'teacher2@example.org');
    update users set given_name = 'Stu', family_name = 'Dent', given_name_greek = 'Στέλιος', family_name_greek = 'Φοιτητής',
      university_registry_number = '2024001', european_student_identifier = 'urn:schac:personalUniqueCode:int:esi:local.example.edu:2024001'
      where name = 'student';
    update users set given_name = 'Ano', family_name = 'Ther', university_registry_number = '2024002' where name = 'student2';
    insert into institutions (id, name, erasmus_code, hei_id, country_id, is_local) values
      (1, 'Local University', 'G  SAMPLE01', 'local.example.edu', 1, true),
      (2, 'Partner University', 'I  SAMPLE01', 'partner.example.edu', 2, false),
      (3, 'Other University', 'I  SAMPLE02', 'other.example.edu', 2, false);
    insert into departments (id, name, institution_id) values (1, 'Mathematics', 1), (2, 'Matematica', 2);
    insert into contacts (id, uid, given_name, family_name, email, department_id, roles) values
      (1, 2, 'Tea', 'Cher', 'teacher@example.org', 1, null),
      (2, null, 'Part', 'Ner', 'partner@example.org', 2, '[{"value":"Departmental Coordinator"}]'),
      (3, null, 'Eu', 'Office', 'office@example.org', 1, '[{"value":"Departmental Coordinator"}]');
    insert into factsheets (id, institution_id, is_active) values (1, 1, true), (2, 1, false), (3, 2, true);
    insert into factsheet_calendars (factsheet_id, kind, autumn_term, spring_term)
      select id, kind, '--06-15', '--11-30' from factsheets, unnest(array['incomings', 'nominations']) kind where institution_id = 1;
    insert into factsheet_information_entries (factsheet_id, kind, email, phone, urls)
      select id, kind, ${sql.lit(OFFICE.email)}, ${sql.lit(OFFICE.phone)}, ${sql.lit(JSON.stringify(OFFICE.urls))}::jsonb
      from factsheets, unnest(array['application', 'housing', 'visa', 'insurance']) kind where institution_id = 1;
    insert into agreements (id, start_year_id, end_year_id, status_id, ewp_status_id, local_status) values (900, 2025, 2028, 3, 5, 1);
    insert into agreement_institutions values (900, 1), (900, 2);
    insert into agreement_contacts values (900, 1), (900, 2), (900, 3);
    insert into agreement_mobilities (agreement_id, kind, position, from_institution_id, from_department_id, to_institution_id, to_department_id, mobilities_per_year, total_months_per_year)
      values (900, 'studies', 0, 1, 1, 2, 2, 2, 10), (900, 'studies', 1, 2, 2, 1, 1, 2, 10);
    insert into application_settings (id, application_type, application_counter, application_start, application_stop, academic_year) values
      (1, 'long-term-studies', 1, '2026-10-01T00:00:00Z', '2026-12-31T00:00:00Z', 2026),
      (2, 'short-term-studies', 1, '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 2026);
    select setval(pg_get_serial_sequence(name, 'id'), 1000) from unnest(array['users', 'institutions', 'departments', 'contacts', 'factsheets']) name;
  `.execute(database);
}
