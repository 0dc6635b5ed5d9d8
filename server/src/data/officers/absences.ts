import { type RawBuilder, sql } from 'kysely';
import {
  ABSENCE_CHANGES_DAYS,
  type AbsenceChange,
  type AbsenceChanges,
  MAX_ABSENCE_CHANGES,
} from 'shared-contracts/officers/absenceChanges.ts';
import { type Absences, MOST_ABSENCES, type NewAbsence } from 'shared-contracts/officers/absences.ts';
import { OFFICER_SETS } from 'shared-contracts/officers/officers.ts';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import type { Database } from '../../database/database.ts';
import { conflict, refuse } from '../../platform/problems/refusals.ts';
import { type ChangeContext, countChange } from '../records.ts';
import { TODAY } from './desks.ts';
import { IS_OPEN_OFFICER } from './officers.ts';

/** Lists the absences that are not over. */
export async function listAbsences(database: Database): Promise<Absences> {
  const { rows: value } = await sql<Absences['value'][number]>`
    select id, user_id as officer, deputy_id as deputy, first_day::text as "firstDay", last_day::text as "lastDay",
      first_day <= ${TODAY} as "isNow"
    from officer_absences where last_day >= ${TODAY} order by first_day, id`.execute(database);
  return { value };
}

/**
 * Enters that somebody of the office is away; what is entered already changes nothing.
 *
 * Throws a `Problem` 400 for who is not of the office and for days that are over, 409 where one is away twice on a day, where a deputy is away
 * (whatever is on their desk would be on nobody's), and where there are as many absences as are listed.
 */
export async function addAbsence(
  context: ChangeContext,
  { officer, deputy, firstDay, lastDay }: NewAbsence,
): Promise<void> {
  const { database } = context;
  // One at a time: two who enter each other's absence would make each the other's deputy.
  await sql`lock table officer_absences in share row exclusive mode`.execute(database);
  await requireOffice(database, { officer, deputy });
  const { rows } = await sql<{
    isSame: boolean;
    isOfficers: boolean;
    isDeputys: boolean;
    isOver: boolean;
    count: number;
  }>`
    with met as (
      select * from officer_absences where first_day <= ${lastDay}::date and last_day >= ${firstDay}::date
    )
    select ${lastDay}::date < ${TODAY} as "isOver",
      exists (select from met where user_id = ${officer} and deputy_id = ${deputy}
        and first_day = ${firstDay}::date and last_day = ${lastDay}::date) as "isSame",
      exists (select from met where user_id = ${officer}) as "isOfficers",
      exists (select from met where user_id = ${deputy}) as "isDeputys",
      (select count(*)::integer from officer_absences where last_day >= ${TODAY}) as count`.execute(database);
  const [met] = rows;
  if (met?.isSame) return;
  if (met?.isOver) refuse([{ field: 'lastDay', code: 'in-the-past' }]);
  if (met?.isOfficers) throw awayAlready();
  if (met?.isDeputys) throw deputyAway();
  if ((met?.count ?? 0) >= MOST_ABSENCES) throw tooManyAbsences();
  const { rows: added } = await sql<AbsenceRow>`
    insert into officer_absences (user_id, deputy_id, first_day, last_day)
    values (${officer}, ${deputy}, ${firstDay}, ${lastDay}) returning ${ABSENCE_ROW}`.execute(database);
  await writeChanges(context, 'create', added);
  // What is over is nothing that anybody has to know of a colleague.
  await sql`delete from officer_absences where last_day < ${TODAY}`.execute(database);
  countDesks(context);
}

/** Takes an absence back, or ends it; false when there is none. */
export async function removeAbsence(context: ChangeContext, id: number): Promise<boolean> {
  const { rows } = await sql<AbsenceRow>`
    delete from officer_absences where id = ${id} returning ${ABSENCE_ROW}`.execute(context.database);
  await writeChanges(context, 'delete', rows);
  if (rows.length > 0) countDesks(context);
  return rows.length > 0;
}

/** Lists who entered and removed absences. - language: of names */
export async function listAbsenceChanges(database: Database, language: LanguageTag): Promise<AbsenceChanges> {
  const { rows } = await sql<Omit<AbsenceChange, 'at'> & { readonly at: Date }>`
    with changes as (
      select id, at, user_id, operation = 'create' as is_entered, coalesce(after, before) as absence
      from audit_entries where set_name = ${HISTORY} and at > ${oldestChange()}
      order by id desc limit ${MAX_ABSENCE_CHANGES}
    )
    select id::integer, at, is_entered as "isEntered", ${nameOf(sql`user_id`, language)} as by,
      ${nameOf(sql`(absence->>'officer')::integer`, language)} as officer,
      ${nameOf(sql`(absence->>'deputy')::integer`, language)} as deputy,
      absence->>'firstDay' as "firstDay", absence->>'lastDay' as "lastDay"
    from changes order by changes.id desc`.execute(database);
  return { value: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
}

function nameOf(id: RawBuilder<unknown>, language: LanguageTag) {
  const latin = sql`nullif(concat_ws(' ', given_name, family_name), '')`;
  const greek = readsGreek(language)
    ? sql`nullif(concat_ws(' ', given_name_greek, family_name_greek), '')`
    : sql`null`;
  return sql<
    string | null
  >`(select coalesce(${greek}, ${latin}, users.name) from users where users.id = ${id})`;
}

/** Name under which the audit keeps absences: they are no set of the data API. */
const HISTORY = 'OfficerAbsences';
const ABSENCE_ROW = sql`id, jsonb_build_object('officer', user_id, 'deputy', deputy_id, 'firstDay', first_day::text, 'lastDay', last_day::text) as absence`;
type AbsenceRow = { readonly id: number; readonly absence: object };

async function writeChanges(
  { database, userId, now, requestId }: ChangeContext,
  operation: 'create' | 'delete',
  rows: readonly AbsenceRow[],
): Promise<void> {
  for (const { id, absence } of rows) {
    const text = JSON.stringify(absence);
    const [before, after] = operation === 'create' ? [null, text] : [text, null];
    await sql`
      insert into audit_entries (at, user_id, set_name, record_id, operation, before, after, request_id)
      values (${now}, ${userId}, ${HISTORY}, ${id}, ${operation}, ${before}::jsonb, ${after}::jsonb, ${requestId})`.execute(
      database,
    );
  }
  await sql`delete from audit_entries where set_name = ${HISTORY} and at <= ${oldestChange()}`.execute(
    database,
  );
}

function oldestChange() {
  return sql`now() - make_interval(days => ${ABSENCE_CHANGES_DAYS})`;
}

/** Lists follow what is on desks. */
function countDesks(context: ChangeContext): void {
  for (const set of OFFICER_SETS) countChange(context, set);
}

async function requireOffice(
  database: Database,
  people: Readonly<Record<'officer' | 'deputy', number>>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id in (${people.officer}, ${people.deputy}) and ${IS_OPEN_OFFICER}`.execute(
    database,
  );
  const open = new Set(rows.map(({ id }) => id));
  const faults = (['officer', 'deputy'] as const).filter((field) => !open.has(people[field]));
  if (faults.length > 0) refuse(faults.map((field) => ({ field, code: 'not-in-list' })));
}

function awayAlready() {
  return conflict({
    en: 'An absence of this person is entered for some of these days. Remove it first, or choose other days.',
    el: 'Έχει ήδη καταχωριστεί απουσία του ίδιου προσώπου για ορισμένες από αυτές τις ημέρες. Διαγράψτε την πρώτα ή επιλέξτε άλλες ημέρες.',
  });
}

function deputyAway() {
  return conflict({
    en: 'Whoever is to stand in is away themselves on some of these days. Choose somebody else.',
    el: 'Ο αναπληρωτής ή η αναπληρώτρια απουσιάζει για ορισμένες από αυτές τις ημέρες. Επιλέξτε άλλο πρόσωπο.',
  });
}

function tooManyAbsences() {
  return conflict({
    en: `${MOST_ABSENCES} absences are entered, and no more are kept at once. Remove those that are not needed.`,
    el: `Έχουν ήδη καταχωριστεί ${MOST_ABSENCES} απουσίες και δεν τηρούνται περισσότερες. Διαγράψτε όσες δεν χρειάζονται.`,
  });
}
