import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MOST_BULK_AGREEMENTS, MOST_PREVIEWED } from 'shared-contracts/bulk/bulkJobs.ts';
import { type BulkApi, startBulkApi, YEARS } from '../support/api/bulkApi.ts';
import { NOW, START_TIMEOUT_MS } from '../support/api/saveApi.ts';

let api: BulkApi;

beforeAll(async () => {
  api = await startBulkApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from agreements`.execute(
    api.database,
  );
  return rows[0]?.n;
};
const reasonsOf = (rows: ReadonlyMap<number, any>) =>
  Object.fromEntries([...rows].map(([id, { state, reason }]) => [id, reason?.code ?? state]));

/** One agreement for each reason why it cannot be renewed. */
async function unrenewable() {
  const draft = await api.newAgreement({ status: { name: 'Draft' } });
  const [deleted, terminated] = [await api.newAgreement(), await api.newAgreement()];
  await sql`update agreements set is_deleted = true where id = ${deleted}`.execute(api.database);
  await sql`update agreements set terminated = 4, ewp_status_id = 7 where id = ${terminated}`.execute(
    api.database,
  );
  const unknown = 999_999;
  return {
    ids: [draft, deleted, terminated, unknown],
    reasons: {
      [draft]: 'draft-not-renewed',
      [deleted]: 'deleted',
      [terminated]: 'terminated',
      [unknown]: 'not-found',
    },
  };
}

describe('a renewal', () => {
  test('makes a draft with the new years, the contacts and the rows, and with nothing that the network knows', async () => {
    const id = await api.newAgreement();
    await sql`insert into partner_agreement_identifications (agreement_id, iia_id) values (${id}, 'p-1')`.execute(
      api.database,
    );
    await sql`update agreements set ewp_status_id = 7, comments = '<p>Old</p>', local_status = 1 where id = ${id}`.execute(
      api.database,
    );
    const before = await read(id);
    const { body: job } = await api.begin('iro', 'renew', [id]);
    const { job: ended, rows } = await api.ended(job.id);
    expect(ended).toMatchObject({
      work: 'renew',
      years: YEARS,
      begunBy: 'iro',
      stoppedBy: null,
      counts: { waiting: 0, done: 1, refused: 0, stopped: 0 },
    });
    const made = await read(rows.get(id).renewalId);
    expect(made).toMatchObject({
      renewedFrom: id,
      startYear: { id: 2028 },
      endYear: { id: 2028 },
      status: { id: 1 },
      ewpStatus: { id: 1 },
      localStatus: 0,
      owner: { name: 'iro' },
      partnerAgreementIdentifications: [],
      signings: [],
    });
    expect(made.comments ?? null).toBeNull();
    const ids = (records: any[]) => records.map((record) => record.id);
    expect(ids(made.departmentalCoordinatorContacts)).toEqual(ids(before.departmentalCoordinatorContacts));
    expect(ids(made.factsheets)).toEqual([1, 3]);
    const [{ id: newRow, ...row }] = made.studentMobilitiesForStudies;
    const [{ id: oldRow, ...old }] = before.studentMobilitiesForStudies;
    expect(newRow).not.toBe(oldRow);
    expect({
      months: row.totalMonthsPerYear,
      area: row.subjectAreasWithClarifications[0].clarification,
    }).toEqual({
      months: old.totalMonthsPerYear,
      area: 'Logic',
    });
    expect(await read(id)).toEqual(before);
    const history = await api.call('iro', 'GET', `MobilityAgreements/${made.id}/history`);
    expect(history.body.value[0]).toMatchObject({ by: 'iro', operation: 'create' });
    expect(JSON.stringify(history.body.value[0].changes)).toContain(`"${id}"`);
  });

  test('keeps the colleague in charge, as long as they are of the office, and the preview says who', async () => {
    const [kept, gone, nobodys] = [
      await api.newAgreement(),
      await api.newAgreement(),
      await api.newAgreement(),
    ];
    const put = (id: number, name: string) =>
      sql`update agreements set officer_id = (select id from users where name = ${name}) where id = ${id}`.execute(
        api.database,
      );
    await sql`insert into user_roles (user_id, role, seen_at) select id, 'IRO', now() from users where name = 'iro2' on conflict do nothing`.execute(
      api.database,
    );
    await put(kept, 'iro2');
    await put(gone, 'student');
    const ids = [kept, gone, nobodys];
    const { body } = await api.bulk('iro', '/preview', { work: 'renew', agreements: ids, years: YEARS });
    expect(body.value.map(({ officer }: any) => officer)).toEqual([
      { name: 'iro2', isOther: true },
      null,
      null,
    ]);
    const { rows } = await api.ended((await api.begin('iro', 'renew', ids)).body.id);
    const { rows: drafts } = await sql<{ from: number; officer: string | null }>`
      select renewed_from as from, (select name from users where users.id = officer_id) as officer from agreements
      where renewed_from = any(${ids}::integer[]) order by renewed_from`.execute(api.database);
    expect(drafts).toEqual([
      { from: kept, officer: 'iro2' },
      { from: gone, officer: null },
      { from: nobodys, officer: null },
    ]);
    const draft = rows.get(kept).renewalId;
    const submit = async (user: 'iro' | 'iro2') =>
      (await api.bulk(user, '/preview', { work: 'submit', agreements: [draft] })).body.value[0].officer;
    expect([await submit('iro'), await submit('iro2')]).toEqual([
      { name: 'iro2', isOther: true },
      { name: 'iro2', isOther: false },
    ]);
    await sql`delete from user_roles where user_id = (select id from users where name = 'iro2')`.execute(
      api.database,
    );
  });

  test('is never begun of an agreement that ends', async () => {
    const id = await api.newAgreement();
    await sql`update agreements set ewp_status_id = 7, status_id = 3, terminated = 1 where id = ${id}`.execute(
      api.database,
    );
    const { body } = await api.bulk('iro', '/preview', { work: 'renew', agreements: [id], years: YEARS });
    expect(body.value[0].reason.code).toBe('termination-under-way');
  });

  test('previews what goes along, names each agreement that cannot be renewed with the reason, and stores nothing', async () => {
    const id = await api.newAgreement();
    const { ids, reasons } = await unrenewable();
    const before = await count();
    const agreements = [id, ...ids];
    const { body } = await api.bulk('iro', '/preview', { work: 'renew', agreements, years: YEARS });
    expect(body.value[0]).toMatchObject({
      id,
      partner: 'Partner University',
      startYear: 2026,
      endYear: 2027,
      reason: null,
      renewal: { years: YEARS, contacts: 2, rows: 1, factsheets: 2, notes: [], earlier: [] },
    });
    expect(Object.fromEntries(body.value.slice(1).map((row: any) => [row.id, row.reason.code]))).toEqual(
      reasons,
    );
    expect(await count()).toBe(before);

    const { body: job } = await api.begin('iro', 'renew', agreements);
    const { rows } = await api.ended(job.id);
    expect(reasonsOf(rows)).toEqual({ ...reasons, [id]: 'done' });
    expect(await count()).toBe(Number(before) + 1);
  });

  test('names the row and field that the rules of a draft refuse now', async () => {
    const id = await api.newAgreement();
    await sql`delete from mobility_study_cycles where mobility_id in (select id from agreement_mobilities where agreement_id = ${id})`.execute(
      api.database,
    );
    const { body } = await api.bulk('iro', '/preview', { work: 'renew', agreements: [id], years: YEARS });
    expect(body.value[0].reason).toMatchObject({
      code: 'validation-failed',
      errors: [{ field: 'studentMobilitiesForStudies/0/studyCycles' }],
    });
  });

  test('leaves out what somebody has changed since the preview, and says so', async () => {
    const [changed, same] = [await api.newAgreement(), await api.newAgreement()];
    const rows = await api.previewedRows('iro', 'renew', [changed, same]);
    const { dateModified } = await read(changed);
    const edit = { id: changed, dateModified, comments: '<p>Meanwhile</p>' };
    expect((await api.save('iro2', 'MobilityAgreements', edit)).status).toBe(200);
    const job = (await api.bulk('iro', '', { key: randomUUID(), work: 'renew', years: YEARS, rows })).body;
    expect(reasonsOf((await api.ended(job.id)).rows)).toEqual({ [changed]: 'stale', [same]: 'done' });
  });

  test('does not do what the preview said would not be done, also when it has become possible', async () => {
    const id = await api.newAgreement();
    await sql`update agreements set is_deleted = true where id = ${id}`.execute(api.database);
    const rows = await api.previewedRows('iro', 'renew', [id]);
    expect(rows).toMatchObject([{ id, isReady: false }]);
    await sql`update agreements set is_deleted = false where id = ${id}`.execute(api.database);
    const job = (await api.bulk('iro', '', { key: randomUUID(), work: 'renew', years: YEARS, rows })).body;
    const { rows: done } = await api.ended(job.id);
    expect(done.get(id)).toMatchObject({ state: 'refused', renewalId: null });
    expect(done.get(id).reason.message).toContain('left out');
  });

  test('is made once, however many people begin it at one time; another one for later years is made, and the first is named', async () => {
    const ids = [await api.newAgreement(), await api.newAgreement(), await api.newAgreement()];
    const both = await Promise.all([api.begin('iro', 'renew', ids), api.begin('iro2', 'renew', ids)]);
    const ended = await Promise.all(both.map(({ body }) => api.ended(body.id)));
    for (const id of ids) {
      const states = ended.map(({ rows }) => rows.get(id).reason?.code ?? rows.get(id).state);
      expect(states.toSorted()).toEqual(['done', 'renewed-already']);
      const { body } = await api.call('iro', 'GET', `MobilityAgreements?$filter=renewedFrom eq ${id}`);
      expect(body.value).toHaveLength(1);
    }
    const [id] = ids;
    const years = { startYear: 2026, endYear: 2027 };
    const { body } = await api.bulk('iro', '/preview', { work: 'renew', agreements: [id], years });
    expect(body.value[0]).toMatchObject({
      reason: null,
      renewal: { earlier: [YEARS], notes: ['begins-before-end'] },
    });
  });

  test('is nothing that a person can claim of an agreement', async () => {
    const [id, other] = [await api.newAgreement(), await api.newAgreement()];
    const { dateModified } = await read(id);
    const answer = await api.save('iro', 'MobilityAgreements', { id, dateModified, renewedFrom: other });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'renewedFrom', code: 'read-only' }] },
    });
  });
});

describe('local finalized', () => {
  test('is set and taken back, each only where it is not so yet', async () => {
    const [open, set] = [await api.newAgreement(), await api.newAgreement({ localStatus: 1 })];
    const first = await api.ended((await api.begin('iro', 'setLocalFinalized', [open, set])).body.id);
    expect(reasonsOf(first.rows)).toEqual({ [open]: 'done', [set]: 'not-in-this-state' });
    expect(await read(open)).toMatchObject({ localStatus: 1 });
    const second = await api.ended((await api.begin('iro', 'unsetLocalFinalized', [open, set])).body.id);
    expect(second.job.counts).toMatchObject({ done: 2 });
    expect(await read(set)).toMatchObject({ localStatus: 0 });
  });
});

describe('a notification', () => {
  test('goes to nobody from a portal without a network, and the preview says so', async () => {
    const id = await api.newAgreement();
    await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
    const { body } = await api.bulk('iro', '/preview', { work: 'notify', agreements: [id] });
    expect(body.value[0].reason.code).toBe('unavailable');
  });
});

describe('a job', () => {
  test('is begun once for each key, and another one is not taken for it', async () => {
    const id = await api.newAgreement();
    const key = randomUUID();
    const rowsOf = async (user: 'iro' | 'iro2', work: string) => api.previewedRows(user, work, [id]);
    const other = { work: 'setLocalFinalized', rows: await rowsOf('iro', 'setLocalFinalized') };
    const theirs = await rowsOf('iro2', 'renew');
    const body = { key, work: 'renew', years: YEARS, rows: await rowsOf('iro', 'renew') };
    const first = await api.bulk('iro', '', body);
    expect((await api.bulk('iro', '', body)).body.id).toBe(first.body.id);
    expect((await api.bulk('iro', '', { key, ...other })).status).toBe(422);
    expect((await api.bulk('iro2', '', { ...body, rows: theirs })).body.id).not.toBe(first.body.id);
  });

  test('that is stopped leaves what it has done, and begins nothing else', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 30; n += 1) ids.push(await api.newAgreement());
    const { body: job } = await api.begin('iro', 'renew', ids);
    const stopped = await api.bulk('iro2', `/${job.id}/stop`, {});
    expect(stopped.body).toMatchObject({ stoppedBy: 'iro2', endedAt: expect.any(String) });
    const { done, stopped: left } = stopped.body.counts;
    expect(Number(done) + Number(left)).toBe(30);
    expect(left).toBeGreaterThan(0);
    // Whatever was under way is undone: another job comes after it.
    await api.ended((await api.begin('iro', 'setLocalFinalized', [await api.newAgreement()])).body.id);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from agreements where renewed_from = any(${ids}::integer[])`.execute(
      api.database,
    );
    expect(rows[0]?.n).toBe(done);
    expect((await api.bulk('iro', `/${job.id}`)).body.counts).toEqual(stopped.body.counts);
  });

  test('goes on only as long as the person who began it may', async () => {
    const id = await api.newAgreement();
    const rows = await api.previewedRows('iro2', 'renew', [id]);
    await sql`update users set enabled = false where name = 'iro2'`.execute(api.database);
    const job = (await api.bulk('iro2', '', { key: randomUUID(), work: 'renew', years: YEARS, rows })).body;
    expect(reasonsOf((await api.ended(job.id)).rows)).toEqual({ [id]: 'not-permitted' });
    await sql`insert into user_roles (user_id, role, seen_at) values (6, 'Faculty', now())`.execute(
      api.database,
    );
    await sql`update users set enabled = true where name = 'iro2'`.execute(api.database);
    const other = (await api.bulk('iro2', '', { key: randomUUID(), work: 'renew', years: YEARS, rows })).body;
    expect(reasonsOf((await api.ended(other.id)).rows)).toEqual({ [id]: 'not-permitted' });
    await sql`delete from user_roles`.execute(api.database);
  });

  test('that a server did not come to within a day is given up, and says why', async () => {
    const id = await api.newAgreement();
    const begunAt = new Date(NOW.getTime() - 25 * 3_600_000);
    const { dateModified: version } = await read(id);
    const { rows } = await sql<{ id: number }>`
      with job as (
        insert into bulk_jobs (key, fingerprint, work, user_id, role, request_id, begun_at)
        values (gen_random_uuid(), '', 'setLocalFinalized', 1, 'IRO', 'r', ${begunAt}) returning id
      )
      insert into bulk_job_rows (job_id, agreement_id, position, version, is_ready)
      select id, ${id}, 1, ${version}, true from job returning job_id as id`.execute(api.database);
    const { rows: given } = await api.ended(rows[0]!.id);
    expect(given.get(id)).toMatchObject({ state: 'refused', reason: { code: 'conflict' } });
    expect(given.get(id).reason.message).toContain('24 hours');
    expect(await read(id)).toMatchObject({ localStatus: 0 });
  });

  test('is listed for the office with what became of it, a page at a time and by state', async () => {
    const { ids } = await unrenewable();
    const job = (await api.begin('iro', 'renew', [await api.newAgreement(), ...ids])).body;
    await api.ended(job.id);
    const { body } = await api.bulk('iro2', '');
    expect(body.value[0]).toMatchObject({ id: job.id, counts: { done: 1, refused: 4 } });
    const page = await api.bulk('iro2', `/${job.id}/rows?state=refused&$top=2&$skip=3`);
    expect(page.body).toMatchObject({ total: 4, value: [{ agreementId: 999_999, partner: null }] });
    expect((await api.bulk('iro', `/${job.id}/rows?state=gone`)).status).toBe(400);
    expect((await api.bulk('iro', '/987654')).status).toBe(404);
    expect((await api.bulk('iro', '/987654/stop', {})).status).toBe(404);
  });

  test.each(['teacher', 'student', 'guest'] as const)(
    'is nothing for anybody but the office: %s',
    async (user) => {
      const id = await api.newAgreement();
      const job = (await api.begin('iro', 'renew', [id])).body;
      const { dateModified: version } = await read(id);
      const rows = [{ id, version, isReady: true }];
      const answers = await Promise.all([
        api.bulk(user, '/preview', { work: 'renew', agreements: [id], years: YEARS }),
        api.bulk(user, '', { key: randomUUID(), work: 'renew', years: YEARS, rows }),
        api.bulk(user, ''),
        api.bulk(user, `/${job.id}`),
        api.bulk(user, `/${job.id}/rows`),
        api.bulk(user, `/${job.id}/stop`, {}),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    },
  );

  const row = { id: 1, version: '2026-11-21T12:00:00.000Z', isReady: true };
  const good = { key: randomUUID(), work: 'renew', years: YEARS, rows: [row] };
  test.each([
    ['no body', {}],
    ['a key that is none', { ...good, key: 'x' }],
    ['work that is none', { ...good, work: 'delete' }],
    ['no agreement', { ...good, rows: [] }],
    ['an agreement twice', { ...good, rows: [row, row] }],
    [
      'too many',
      {
        ...good,
        rows: Array.from({ length: MOST_BULK_AGREEMENTS + 1 }, (_, id) => ({ ...row, id: id + 1 })),
      },
    ],
    ['an id that is too large', { ...good, rows: [{ ...row, id: 2 ** 31 }] }],
    ['a version with a NUL', { ...good, rows: [{ ...row, version: '2026\0' }] }],
    ['no years for a renewal', { ...good, years: undefined }],
    ['years for something else', { ...good, work: 'notify' }],
    ['years that have gone by', { ...good, years: { startYear: 2019, endYear: 2020 } }],
    ['years in the wrong order', { ...good, years: { startYear: 2028, endYear: 2027 } }],
    ['years of no calendar', { ...good, years: { startYear: 2027, endYear: 1e9 } }],
  ])('is refused with %s', async (_name, body) => {
    const { status, body: answer } = await api.bulk('iro', '', body);
    expect([status, answer.code]).toEqual([400, 'validation-failed']);
  });

  test('is previewed piece by piece', async () => {
    const agreements = Array.from({ length: MOST_PREVIEWED + 1 }, (_, id) => id + 1);
    const { status } = await api.bulk('iro', '/preview', { work: 'setLocalFinalized', agreements });
    expect(status).toBe(400);
  });
});
