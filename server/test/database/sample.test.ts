import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Database } from '../../src/database/database.ts';
import { prepareDatabase } from '../../src/start/prepareDatabase.ts';
import { SAMPLE_TABLE_NAMES } from '../../src/demonstration/sample/context/batches.ts';
import { loadSample } from '../../src/demonstration/sample/loadSample.ts';
import { judgeCopies } from '../../src/exchange/turn/judgeCopies.ts';
import { makeEmptyDatabase, type EmptyDatabase } from '../support/databases/emptyDatabase.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');
const NOW = { today: TODAY };

let portal: EmptyDatabase;
beforeAll(async () => {
  portal = await makeEmptyDatabase();
  await prepareDatabase(portal.database, { sampleAgreements: 1200, ...NOW });
});
afterAll(() => portal.remove());

async function numberOf(query: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from (${sql.raw(query)}) as found`.execute(
    portal.database,
  );
  return Number(rows[0]?.count);
}

/** Gives a checksum for each table, without the times that the database itself sets. */
async function checksums(database: Database): Promise<Readonly<Record<string, string | undefined>>> {
  const sums: Record<string, string | undefined> = {};
  const withReference: readonly string[] = ['contacts', 'departments'];
  for (const table of SAMPLE_TABLE_NAMES) {
    const leftOut = table === 'application_settings' ? ['date_created', 'date_modified'] : [];
    const { rows } = await sql<{ sum: string }>`
      select md5(string_agg((to_jsonb(rows) - ${leftOut}::text[])::text, '' order by to_jsonb(rows)::text)) as sum
      from ${sql.table(table)} as rows where ${withReference.includes(table) ? sql`is_sample` : sql`true`}`.execute(
      database,
    );
    sums[table] = rows[0]?.sum;
  }
  return sums;
}

describe('prepareDatabase', () => {
  test('does nothing the second time', async () => {
    const again = await prepareDatabase(portal.database, { sampleAgreements: 1200, ...NOW });
    expect(again).toEqual({ migrations: [], wroteReference: false, wroteSample: false });
  });

  test('leaves a sample alone when another size is asked for', async () => {
    const again = await prepareDatabase(portal.database, { sampleAgreements: 5, ...NOW });
    expect(again.wroteSample).toBe(false);
    expect(await numberOf('select from agreements')).toBe(1200);
  });

  test('makes the same sample from the same day and size', async () => {
    const made = [];
    for (let count = 0; count < 2; count += 1) {
      const other = await makeEmptyDatabase();
      await prepareDatabase(other.database, { sampleAgreements: 200, ...NOW });
      made.push(await checksums(other.database));
      await other.remove();
    }
    expect(made[0]).toEqual(made[1]);
    expect(Object.values(made[0] ?? {})).not.toContain(null);
  });

  test('makes a sample of any size, without keys and indexes lost in a large one', async () => {
    const other = await makeEmptyDatabase();
    const structure = sql<{ line: string }>`
      select indexdef as line from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1`;
    await prepareDatabase(other.database, { sampleAgreements: 5_000, ...NOW });
    expect((await structure.execute(other.database)).rows).toEqual(
      (await structure.execute(portal.database)).rows,
    );
    await other.remove();
  });

  test('writes no sample where none is wanted', async () => {
    const other = await makeEmptyDatabase();
    await prepareDatabase(other.database, { sampleAgreements: 0, ...NOW });
    const { rows } = await sql<{ users: string; contacts: string }>`
      select (select count(*) from users) as users, (select string_agg(id::text, ' ') from contacts) as contacts`.execute(
      other.database,
    );
    expect(rows).toEqual([{ users: '0', contacts: '3' }]);
    await other.remove();
  });
});

test('something of each kind waits, and of what is to be corrected both copies are there and differ', async () => {
  await judgeCopies(portal.database);
  const { rows } = await sql<{ id: number; ewpStatus: number; says: boolean }>`
    select agreement_id as id, iia_exchanges.ewp_status_id as "ewpStatus",
      ours->'iia'->'cooperationConditions' <> partners->'iia'->'cooperationConditions' as says
    from iia_exchanges where are_copies_apart and not has_unsent_edits`.execute(portal.database);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(rows.every(({ ewpStatus, says }) => ewpStatus === EWP_STATUS['Notified by all'] && says)).toBe(true);
});

describe('loadSample', () => {
  test('refuses a database that has agreements', async () => {
    await expect(loadSample(portal.database, { agreements: 5, ...NOW })).rejects.toThrow(
      'agreements already',
    );
  });

  test('has every status, network status and termination, deleted agreements, and agreements without a coordinator', async () => {
    expect(await numberOf('select distinct status_id from agreements')).toBe(3);
    expect(
      await numberOf('select distinct ewp_status_id from agreements where ewp_status_id is not null'),
    ).toBe(7);
    expect(await numberOf('select distinct terminated from agreements')).toBe(5);
    expect(await numberOf('select from agreements where is_deleted')).toBeGreaterThan(5);
    expect(
      await numberOf('select from agreements where end_year_id < 2026 and not is_deleted'),
    ).toBeGreaterThan(100);
    const withCoordinator = `select from agreement_contacts join contacts on contacts.id = contact_id
      join departments on departments.id = department_id where agreement_id = agreements.id and departments.institution_id = 1 and contact_id <> 3`;
    expect(await numberOf(`select from agreements where not exists (${withCoordinator})`)).toBeGreaterThan(
      20,
    );
  });

  const byUs = (id: string) =>
    `select from notifications where agreement_id = agreements.id and changed_element_ids = ${id}::text and notifier_hei_id = 'auth.gr'`;
  const theirId = '(select iia_id from partner_agreement_identifications where agreement_id = agreements.id)';
  const byPartner = `select from notifications where agreement_id = agreements.id and changed_element_ids = ${theirId} and notifier_hei_id <> 'auth.gr'`;
  const weApproved = `select from approval_responses where agreement_id = agreements.id and iia_id = ${theirId} and approving_hei_id = 'auth.gr'`;
  const partnerApproved = `select from approval_responses where agreement_id = agreements.id and iia_id = agreements.id::text and approving_hei_id <> 'auth.gr'`;

  test.each([
    ['we notified', byUs('agreements.id'), [2, 4, 5, 6, 7]],
    ['the partner notified', byPartner, [3, 4, 5, 6, 7]],
    ['we approved', weApproved, [5, 7]],
    ['the partner approved', partnerApproved, [6, 7]],
  ])('has a record that %s exactly where the status says so', async (_, fact, statuses) => {
    const isSo = `coalesce(ewp_status_id in (${statuses.join(', ')}), false)`;
    expect(await numberOf(`select from agreements where ${isSo} <> exists (${fact})`)).toBe(0);
  });

  test('claims no exchange with the demo partners, whose nodes would deny it', async () => {
    const withDemoPartners = `
      from agreements join agreement_institutions on agreement_id = agreements.id join institutions on institutions.id = institution_id
      where erasmus_code in ('PL KIELCE01', 'E  MADRID14')`;
    expect(
      await numberOf(`select ${withDemoPartners} and ewp_status_id = 1 and status_id = 3`),
    ).toBeGreaterThan(5);
    expect(await numberOf(`select ${withDemoPartners} and (ewp_status_id > 1 or terminated > 0)`)).toBe(0);
    for (const table of ['partner_agreement_identifications', 'notifications', 'approval_responses'])
      expect(
        await numberOf(
          `select from ${table} where agreement_id in (select agreements.id ${withDemoPartners})`,
        ),
      ).toBe(0);
  });

  test('approves a termination on the side that the termination status names', async () => {
    const twice = (fact: string) => `(select count(*) from (${fact}) as approvals) = 2`;
    expect(
      await numberOf(`select from agreements where terminated in (2, 4) <> (${twice(weApproved)})`),
    ).toBe(0);
    expect(
      await numberOf(`select from agreements where terminated in (3, 4) <> (${twice(partnerApproved)})`),
    ).toBe(0);
  });

  test('uses reserved domains alone and marks every record', async () => {
    const foreign = (table: string, column: string) =>
      numberOf(
        `select from ${table} where is_sample and ${column} !~ '[@./](example\\.(edu|org|com)|[a-z0-9-]+\\.example)(/.*)?$'`,
      );
    expect(await foreign('users', 'email')).toBe(0);
    expect(await foreign('contacts', 'email')).toBe(0);
    expect(await foreign('contacts', 'url')).toBe(0);
    expect(await foreign('ects_coordinators', 'email')).toBe(0);
    expect(await foreign('factsheets', 'general_url')).toBe(0);
    for (const table of [
      'agreements',
      'users',
      'factsheets',
      'applications',
      'application_files',
      'notifications',
    ]) {
      expect([table, await numberOf(`select from ${table} where not is_sample`)]).toEqual([table, 0]);
    }
  });

  test("says of everybody whom they speak for: partners' people are not ours", async () => {
    expect(await numberOf('select from contacts where institution_id is null')).toBe(0);
    const ofPartners = `select from contacts join institutions on institutions.id = institution_id
      where department_id is null and not is_local and email like '%@' || split_part(hei_id, '.', 1) || '.example'`;
    expect(await numberOf(ofPartners)).toBeGreaterThan(100);
    expect(
      await numberOf(
        'select from contacts where department_id is null and institution_id = 1 and uid is null',
      ),
    ).toBe(0);
  });

  test('has one active factsheet of its own and several inactive ones', async () => {
    expect(await numberOf('select from factsheets where institution_id = 1 and is_active')).toBe(1);
    expect(
      await numberOf('select from factsheets where institution_id = 1 and not is_active'),
    ).toBeGreaterThan(3);
  });

  test('has ECTS coordinators for three pages', async () => {
    const count = await numberOf('select from ects_coordinators');
    expect(Math.ceil(count / 25)).toBe(3);
  });

  test('gives the student a submitted application of the open year and the second student a draft alone', async () => {
    const of = (name: string) => `select type, status from applications join users on users.id = owner_id
      where users.name = '${name}' and application_year = 2026 and not is_deleted`;
    expect(await numberOf(`${of('student')} and type = 'long-term-studies' and status = 'submitted'`)).toBe(
      1,
    );
    expect(await numberOf(`${of('student2')} and status <> 'draft'`)).toBe(0);
    expect(await numberOf(of('student2'))).toBe(1);
  });

  test('opens long-term applications and closes short-term ones, with counters behind the last numbers', async () => {
    const { rows } = await sql`
      select application_type as type, application_start < ${TODAY} and application_stop > ${TODAY} as "isOpen", academic_year as year,
        application_counter = (select max(application_number) + 1 from applications
          where type = application_type and application_year = academic_year) as "isNext"
      from application_settings order by application_type`.execute(portal.database);
    expect(rows).toEqual([
      { type: 'long-term-studies', isOpen: true, year: 2026, isNext: true },
      { type: 'short-term-studies', isOpen: false, year: 2026, isNext: true },
    ]);
  });

  test('gives the teacher drafts that he coordinates', async () => {
    const drafts = `select from agreements join users on users.id = owner_id join agreement_contacts on agreement_id = agreements.id
      join contacts on contacts.id = contact_id and contacts.uid = users.id
      where users.name = 'teacher' and status_id = 1 and not is_deleted`;
    expect(await numberOf(drafts)).toBeGreaterThanOrEqual(5);
  });

  test('lets students choose only stays of their own department that are in force', async () => {
    const bad = `select from application_preferred_mobilities stay
      join agreements on agreements.id = stay.iia_id
      join application_studies_data studies using (application_id)
      where not (local_status = 1 or ewp_status_id = 7) or is_deleted or end_year_id <= 2026
        or not exists (select from agreement_mobilities where agreement_id = agreements.id and from_department_id = studies.department_id)
          and exists (select from agreement_mobilities where agreement_id = agreements.id and kind = 'studies')`;
    expect(await numberOf('select from application_preferred_mobilities')).toBeGreaterThan(80);
    expect(await numberOf(bad)).toBe(0);
  });

  test('gives the next record an id of its own', async () => {
    const { rows } = await sql<{ isNew: boolean }>`
      select nextval(pg_get_serial_sequence('agreements', 'id')) > max(id) as "isNew" from agreements`.execute(
      portal.database,
    );
    expect(rows).toEqual([{ isNew: true }]);
  });
});
