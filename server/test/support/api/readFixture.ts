import { sql } from 'kysely';
import type { Database } from '../../../src/database/database.ts';
import { callerWith } from './dataApiApp.ts';

export const IRO = callerWith('IRO', 1, 'iro');
export const TEACHER = callerWith('Faculty', 2, 'teacher');
export const STUDENT = callerWith('Student', 3, 'student');
export const GUEST = callerWith('No Rights', 0, 'guest');

/**
 * Fills a few records of each kind.
 *
 * Agreements 1 to 4: partner in France; partner in Italy and a second one in France; draft with the Italian partner; deleted. The
 * applications belong to the student (1, 2 deleted) and to somebody else (3).
 */
export async function fillReadFixture(database: Database): Promise<void> {
  await sql`
    insert into academic_years (id, name) select year, year || '-' || year + 1 from generate_series(2014, 2029) year;
    insert into agreement_statuses values (1, 'Draft'), (2, 'Submitted'), (3, 'Final');
    insert into ewp_statuses values (1, 'Not notified'), (2, 'Notified by us'), (7, 'Approved by all');
    insert into countries (id, code, name, name_gr, is_programme_country) values
      (1, 'GR', 'Greece', 'Ελλάδα', true), (2, 'FR', 'France', 'Γαλλία', true), (3, 'IT', 'Italy', 'Ιταλία', true);
    insert into groups (id, name) values (1, 'Instructors');
    insert into users (id, name, email) values
      (1, 'iro', 'iro@example.org'), (2, 'teacher', 'teacher@example.org'), (3, 'student', 'student@example.org'), (4, 'other', null);
    insert into user_groups values (2, 1);
    insert into institutions (id, name, name_gr, erasmus_code, hei_id, country_id, is_local) values
      (1, 'University of Sample', 'Πανεπιστήμιο Δείγματος', 'G  SAMPLE01', 'uni-sample.example', 1, true),
      (2, 'Université d''Essai', null, 'F  ESSAI01', 'essai.example', 2, false),
      (3, 'Università di Prova', null, 'I  PROVA01', 'prova.example', 3, false),
      (4, 'École 100%_Test', null, 'F  ECOLE01', 'ecole.example', 2, false);
    insert into departments (id, name, name_gr, institution_id) values
      (1, 'Department of Mathematics', 'Τμήμα Μαθηματικών', 1), (2, 'Department of Physics', 'Τμήμα Φυσικής', 1),
      (3, 'Faculté des Lettres', null, 2);
    insert into contacts (id, uid, roles, given_name, family_name, email, phone, department_id) values
      (3, null, '["Institutional Coordinator"]', 'Άννα', 'Παπαδοπούλου', 'anna@example.org', '+302100000000', 2),
      (4, 2, '["Departmental Coordinator"]', 'Γιώργος', 'Νικολάου', 'giorgos@example.org', null, 1),
      (5, 3, null, 'Ελένη', 'Σταύρου', 'eleni@example.org', null, 1),
      (6, null, null, 'Marie', 'Dupont', 'marie@example.com', null, 3);
    insert into agreements (id, start_year_id, end_year_id, status_id, ewp_status_id, local_status, is_deleted, comments, owner_id, date_created)
    values
      (1, 2021, 2027, 3, 7, 1, false, '<p>Έμπιστο</p>', 1, '2026-01-31T22:30:00.123Z'),
      (2, 2022, 2028, 2, 2, 0, false, null, 2, '2026-02-01T00:00:00Z'),
      (3, 2024, 2025, 1, null, 0, false, null, 2, '2025-06-15T12:00:00Z'),
      (4, 2021, 2027, 3, 1, 0, true, 'gone', 1, '2025-06-16T12:00:00Z');
    insert into agreement_institutions values (1, 1), (1, 2), (2, 1), (2, 3), (2, 4), (3, 1), (3, 3), (4, 1), (4, 2);
    insert into agreement_contacts values (1, 3), (1, 4), (2, 3), (2, 6), (3, 4);
    insert into partner_agreement_identifications (agreement_id, position, iia_id, iia_code) values
      (1, 1, 'P-1b', 'second'), (1, 0, 'P-1a', 'first'), (2, 0, 'P-2', null);
    insert into agreement_mobilities (id, agreement_id, kind, position, from_institution_id, to_institution_id, mobilities_per_year, total_months_per_year, blended)
    values (1, 1, 'studies', 0, 1, 2, 3, 12.5, true), (2, 1, 'traineeship', 0, 2, 1, 1, 6, false), (3, 2, 'studies', 0, 3, 1, 2, 10, false);
    insert into factsheets (id, institution_id, is_active, coordinator_contact_id) values (1, 1, true, 3), (2, 2, true, 6), (3, 2, false, 6);
    insert into factsheet_calendars (factsheet_id, kind, autumn_term, spring_term) values (1, 'incomings', '--06-15', '--11-30');
    insert into agreement_factsheets values (1, 1), (1, 2);
    insert into applications (id, owner_id, type, status, application_year, is_deleted) values
      (1, 3, 'long-term-studies', 'submitted', 2026, false), (2, 3, 'long-term-studies', 'draft', 2026, true),
      (3, 4, 'short-term-studies', 'submitted', 2026, false);
    insert into application_student_data (application_id, name_latin, name_greek, birth_date) values
      (1, 'Eleni', 'Ελένη', '2003-02-28'), (3, 'Nikos', 'Νίκος', '2004-02-29');
    insert into application_preferred_mobilities (application_id, position, programme) values (1, 0, 'Erasmus+ Studies');
    insert into file_uploads (id) values (1);
    insert into file_chunks values (1, 0, '%PDF-');
    insert into file_contents values (encode(sha256('%PDF-'), 'hex'), 5, 1);
    insert into application_files (id, owner_id, file_name, content_sha256)
      select id, id + 2, 'cv.pdf', sha256 from file_contents, unnest(array[1, 2]) as id;
    insert into ects_coordinators (id, first_name, last_name, email, purpose, department_id) values
      (1, 'Nikos', 'Ioannou', 'nikos@example.org', 'ECTS', 1);
  `.execute(database);
}
