import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement } from '../support/api/saveBodies.ts';
import { COORDINATOR, USER_IDS } from '../support/api/saveFixture.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function newCoordinator() {
  return (await api.save('iro', 'ECTSCoordinatorTables', COORDINATOR)).body;
}

describe('the version of a record', () => {
  test('is named by a save in the body or in If-Match', async () => {
    const { id, dateModified } = await newCoordinator();
    const save = (body: object, version: string) =>
      api.save('iro', 'ECTSCoordinatorTables', body, { 'if-match': version });
    expect((await save({ id, purpose: 'Outgoing' }, dateModified)).status).toBe(200);
    const stale = await save({ id, purpose: 'Both' }, dateModified);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { purpose: 'Outgoing' } } });
    expect((await save({ id, purpose: 'Both' }, '""')).status).toBe(409);
  });

  test('that a header names holds for every record of an array', async () => {
    const [first, second] = await Promise.all([newCoordinator(), newCoordinator()]);
    const save = (bodies: readonly object[], version: string) =>
      api.save('iro', 'ECTSCoordinatorTables', bodies, { 'if-match': version });
    const changes = [first, second].map(({ id }) => ({ id, purpose: 'Both' }));
    expect((await save(changes, '2020-01-01T00:00:00.000Z')).status).toBe(409);
    // The clock of these tests stands still: both were made at one moment.
    expect((await save(changes, first.dateModified)).status).toBe(200);
    expect((await save(changes.slice(1), second.dateModified)).status).toBe(409);
  });

  test('refuses a save that began from an older one, and shows the record as it is', async () => {
    const { id, dateModified } = await newCoordinator();
    await api.save('iro2', 'ECTSCoordinatorTables', { id, dateModified, purpose: 'Outgoing' });
    const stale = await api.save('iro', 'ECTSCoordinatorTables', { id, dateModified, lastName: 'Lou' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { purpose: 'Outgoing', lastName: 'Lu' } },
    });
  });

  test('protects from deletions too', async () => {
    const { id, dateModified } = await newCoordinator();
    const earlier = '2020-01-01T00:00:00.000Z';
    const remove = (version: string) =>
      api.call('iro', 'DELETE', `ECTSCoordinatorTables/${id}`, undefined, { 'if-match': version });
    const state = { id, dateModified: earlier, $state: 4 };
    expect((await api.save('iro', 'ECTSCoordinatorTables', state)).status).toBe(409);
    expect((await remove(earlier)).status).toBe(409);
    expect((await remove(`W/"${dateModified}"`)).status).toBe(200);
  });

  test.each([['yesterday'], [5], [null], [{ now: true }]])(
    'that is no time (%p) counts as another one',
    async (dateModified) => {
      const { id } = await newCoordinator();
      expect(
        (await api.save('iro', 'ECTSCoordinatorTables', { id, dateModified, purpose: 'x' })).status,
      ).toBe(409);
    },
  );

  test('rises with every change, also while the clock stands still', async () => {
    const first = await newCoordinator();
    const second = (
      await api.save('iro', 'ECTSCoordinatorTables', {
        id: first.id,
        dateModified: first.dateModified,
        purpose: 'a',
      })
    ).body;
    const third = (
      await api.save('iro', 'ECTSCoordinatorTables', {
        id: first.id,
        dateModified: second.dateModified,
        purpose: 'b',
      })
    ).body;
    expect([first, second, third].map(({ dateModified }) => dateModified)).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T12:00:00.001Z',
      '2026-11-21T12:00:00.002Z',
    ]);
  });

  test('lets one of two writers win', async () => {
    const { id, dateModified } = (await api.save('iro', 'MobilityAgreements', agreement())).body;
    const answers = await Promise.all(
      (['iro', 'iro2'] as const).map((user) =>
        api.save(user, 'MobilityAgreements', { id, dateModified, comments: `<p>${user}</p>` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.comments;
    expect(answers.find(({ status }) => status === 409)?.body.current.comments).toBe(winner);
  });
});

describe('many writers', () => {
  test('insert 200 agreements at once, each once', async () => {
    const before = await agreementCount();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => api.save('iro', 'MobilityAgreements', agreement())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(200);
    expect(await agreementCount()).toBe(before + 200);
  });

  test('save the same records in opposite order without a deadlock', async () => {
    const rows = await Promise.all(Array.from({ length: 10 }, newCoordinator));
    const bodies = (purpose: string) => rows.map(({ id, dateModified }) => ({ id, dateModified, purpose }));
    const answers = await Promise.all([
      api.save('iro', 'ECTSCoordinatorTables', bodies('up')),
      api.save('iro2', 'ECTSCoordinatorTables', bodies('down').reverse()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that post one new department name at the same time make one department', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.save('iro', 'MobilityDepartments', { name: 'Geology', institution: 1 }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe('a transaction', () => {
  test('leaves nothing behind when its connection dies', async () => {
    await sql`
      create function kill_writer() returns trigger language plpgsql as $$ begin
        if new.purpose = 'kill' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$;
      create trigger kill_writer after insert on ects_coordinators for each row execute function kill_writer()`.execute(
      api.database,
    );
    const audits = await auditCount();
    const answer = await api.save('iro', 'ECTSCoordinatorTables', [
      { ...COORDINATOR, lastName: 'Half' },
      { ...COORDINATOR, purpose: 'kill' },
    ]);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await auditCount()).toBe(audits);
    const { rows } =
      await sql`select id from ects_coordinators where last_name = 'Half' or purpose = 'kill'`.execute(
        api.database,
      );
    expect(rows).toEqual([]);
    expect((await newCoordinator()).id).toEqual(expect.any(Number));
  });

  test('is run again when it lost against another one', async () => {
    await sql`
      create sequence attempts;
      create function lose_twice() returns trigger language plpgsql as $$ begin
        if new.purpose = 'lose' and nextval('attempts') < 3 then raise exception 'lost' using errcode = '40001'; end if; return new; end $$;
      create trigger lose_twice after insert on ects_coordinators for each row execute function lose_twice()`.execute(
      api.database,
    );
    expect((await api.save('iro', 'ECTSCoordinatorTables', { ...COORDINATOR, purpose: 'lose' })).status).toBe(
      200,
    );
    const { rows } = await sql`select id from ects_coordinators where purpose = 'lose'`.execute(api.database);
    expect(rows).toHaveLength(1);
  });
});

describe('the audit', () => {
  test('holds one entry per changed record, with before and after', async () => {
    const { id, dateModified } = await newCoordinator();
    await api.save('iro2', 'ECTSCoordinatorTables', { id, dateModified, purpose: 'Outgoing' });
    await api.save('iro2', 'ECTSCoordinatorTables', {
      id,
      dateModified: '2026-11-21T12:00:00.001Z',
      $state: 4,
    });
    const { rows } = await sql`
      select user_id, operation, before->>'purpose' as before, after->>'purpose' as after, request_id is not null as traced
      from audit_entries where set_name = 'ECTSCoordinatorTables' and record_id = ${id} order by id`.execute(
      api.database,
    );
    expect(rows).toEqual([
      { user_id: USER_IDS.iro, operation: 'create', before: null, after: 'Incoming', traced: true },
      { user_id: USER_IDS.iro2, operation: 'update', before: 'Incoming', after: 'Outgoing', traced: true },
      { user_id: USER_IDS.iro2, operation: 'delete', before: 'Outgoing', after: null, traced: true },
    ]);
  });

  test('writes nothing for a save that changes nothing', async () => {
    const record = await newCoordinator();
    const audits = await auditCount();
    await api.save('iro', 'ECTSCoordinatorTables', record);
    expect(await auditCount()).toBe(audits);
  });
});

describe('the change counter of a set', () => {
  test('rises once for each transaction that changed records of it', async () => {
    const before = await version('ECTSCoordinatorTables');
    await api.save('iro', 'ECTSCoordinatorTables', [COORDINATOR, COORDINATOR]);
    await api.save('iro', 'ECTSCoordinatorTables', [COORDINATOR, { ...COORDINATOR, email: 'none' }]);
    expect(await version('ECTSCoordinatorTables')).toBe(before + 1);
  });
});

async function version(set: string): Promise<number> {
  const { rows } = await sql<{
    version: number;
  }>`select version::integer from change_counters where set_name = ${set}`.execute(api.database);
  return rows[0]!.version;
}

async function agreementCount(): Promise<number> {
  return (
    await sql<{ count: number }>`select count(*)::integer as count from agreements`.execute(api.database)
  ).rows[0]!.count;
}

async function auditCount(): Promise<number> {
  return (
    await sql<{ count: number }>`select count(*)::integer as count from audit_entries`.execute(api.database)
  ).rows[0]!.count;
}
