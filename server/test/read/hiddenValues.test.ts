import { sql } from 'kysely';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import type { Field, SetDefinition } from '../../src/records/model/definition.ts';
import { MODEL } from '../../src/data/sets/model.ts';
import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { pickingFrom } from '../support/hostile/picking.ts';
import { fillReadFixture, IRO, STUDENT, TEACHER } from '../support/api/readFixture.ts';
import type { SignedInCaller } from '../../src/platform/tokens/caller.ts';

/** `HIDDEN_QUESTIONS=20000 HIDDEN_SEED=7` asks more of them, or others. */
const QUESTIONS = Number(process.env['HIDDEN_QUESTIONS'] ?? 1_200);
const SEED = Number(process.env['HIDDEN_SEED'] ?? 20_261_123);
const MOST_LINKS = 3;
/** Of what is changed below, and of what stays. */
const WORDS = [
  '512',
  '4',
  'stavrou',
  'nikos',
  'aaron',
  'aa',
  'newcomer',
  'other',
  'essai',
  'academy',
  'aaa@example.org',
];

let store: EmptyDatabase;
let api: DataApiApp;
beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  api = await dataApiApp(store.database);
}, DATABASE_TIMEOUT_MS);
afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

type Question = { readonly set: string; readonly options: Readonly<Record<string, string>> };
const { pick, chance, random } = pickingFrom(SEED);

/** A path over links to a field; which sets and members it names is left to chance. */
function pathFrom(definition: SetDefinition): { readonly path: string; readonly field: Field | undefined } {
  const names: string[] = [];
  let at = definition;
  while (names.length < MOST_LINKS && chance(0.5)) {
    const links = Object.entries(at.links);
    if (links.length === 0) break;
    const [name, link] = pick(links);
    names.push(name);
    at = link.target;
  }
  const name = pick(['id', ...Object.keys(at.fields)]);
  return { path: [...names, name].join('/'), field: at.fields[name] };
}

function literalFor(field: Field | undefined): string {
  if (field === undefined || field.type === 'integer') return pick(['1', '2', '3', '4', '2026']);
  if (field.type === 'boolean') return pick(['true', 'false']);
  return pick(["'m'", "'2026-01-01'", "'Ν'", "'other'"]);
}

function question(): Question {
  const set = pick(SET_NAMES);
  const { path, field } = pathFrom(MODEL[set]);
  const value = literalFor(field);
  const collection = path.split('/')[0] ?? '';
  const rest = path.slice(collection.length + 1);
  const kinds: ReadonlyArray<Readonly<Record<string, string>>> = [
    { $orderby: path },
    { $orderby: `${path} desc,id`, $top: '1' },
    { $filter: `${path} ${pick(['ge', 'lt', 'eq', 'ne'])} ${value}` },
    { $filter: `not (${path} eq null)` },
    { $filter: `contains(${path},${value})` },
    { $filter: `length(${path}) gt ${Math.floor(random() * 20)}` },
    { $filter: `${path} in (${value},${value})` },
    { $filter: `${collection}/any(x:x/${rest} ge ${value})` },
    { $groupby: path, $select: `${path},count(id) as n` },
    { $select: `max(${path}) as a,min(${path}) as b` },
    { $groupby: 'id', $select: `id,max(${path}) as a`, $orderby: `max(${path})` },
    { $select: `${path} as shown,id`, $orderby: 'id' },
    { $expand: collection },
    { $search: pick(WORDS) },
    { $search: pick(WORDS), $filter: `not (${path} eq null)`, $orderby: 'id desc', $top: '1' },
  ];
  return { set, options: { $count: 'true', ...pick(kinds) } };
}

const questions = Array.from({ length: QUESTIONS }, question);

/** What somebody learns by asking: each answer as text. */
async function answersTo(caller: SignedInCaller): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const { set, options } of questions) {
    const { status, body } = await api.get(caller, set, options);
    const { requestId: _requestId, ...said } = body;
    answers.push(`${status} ${JSON.stringify(said)}`);
  }
  return answers;
}

function differing(before: readonly string[], after: readonly string[]): readonly object[] {
  return questions.flatMap((asked, at) =>
    before[at] === after[at] ? [] : [{ ...asked, before: before[at], after: after[at] }],
  );
}

test(
  'nobody learns by search, order, filter, group or aggregate what they may not read: other hidden values give the same answers',
  async () => {
    const { database } = store;
    const [office, teacher, student] = [
      await answersTo(IRO),
      await answersTo(TEACHER),
      await answersTo(STUDENT),
    ];
    expect([...office, ...teacher, ...student].filter((answer) => answer.startsWith('5'))).toEqual([]);

    // What neither faculty nor this student may read: other people and their applications, what is deleted, what is the office's alone.
    await sql`
      update agreements set comments = coalesce(comments, '') || 'zzz' || id, terminated = terminated where id < 4;
      update agreements set officer_id = 1;
      update applications set officer_id = 1, application_number = 600 + id where id = 3;
      update applications set officer_id = 1;
      update agreements set start_year_id = 2014, end_year_id = 2015, status_id = 1, comments = null, owner_id = 3 where id = 4;
      delete from agreement_institutions where agreement_id = 4;
      insert into agreement_institutions values (4, 1), (4, 3), (4, 4);
      insert into agreement_contacts values (4, 5);
      update users set email = 'aaa@example.org', family_name = 'Aa', given_name = 'Zz' where id in (1, 4);
      update users set name = 'another' where id = 4;
      insert into users (id, name) values (5, 'newcomer');
      insert into groups (id, name) values (2, 'Administrators');
      insert into user_groups values (4, 2);
      update applications set type = 'long-term-studies', status = 'draft', application_year = 2020 where id = 3;
      update application_student_data set name_latin = 'Aaron', name_greek = 'Ωω', birth_date = '1990-01-01' where application_id = 3;
      insert into application_preferred_mobilities (application_id, position, programme) values (3, 0, 'Erasmus+ Studies');
      update application_files set file_name = 'aaa.pdf' where id = 2;`.execute(database);
    expect(differing(teacher, await answersTo(TEACHER))).toEqual([]);
    expect(differing(student, await answersTo(STUDENT))).toEqual([]);

    // What faculty may read, and no student: contacts' addresses, an agreement's other parts, a factsheet that is not in force.
    await sql`
      update contacts set email = 'aaa@example.org', phone = '+300000000000', uid = 1, roles = '["Other"]' where id = 4;
      update agreements set owner_id = 1, date_created = '2001-01-01T00:00:00Z', terminated = 1 where id in (2, 3);
      update agreement_mobilities set mobilities_per_year = 99, total_months_per_year = 99 where kind = 'traineeship';
      update partner_agreement_identifications set iia_id = 'other-' || iia_id;
      delete from agreement_factsheets where factsheet_id = 2;
      update factsheets set coordinator_contact_id = 3 where id = 3;
      update users set email = 'zzz@example.org' where id = 2;`.execute(database);
    expect(differing(student, await answersTo(STUDENT))).toEqual([]);

    // The questions are such that whoever may read all of it does see the difference.
    expect(differing(office, await answersTo(IRO)).length).toBeGreaterThan(QUESTIONS / 40);
    expect(student.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(QUESTIONS / 20);
  },
  patient(60_000 + QUESTIONS * 100),
);
