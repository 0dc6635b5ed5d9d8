import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { removeExpiredApplications } from '../../src/data/upkeep/removeExpiredApplications.ts';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { completeApplication, draftApplication, pdfBase64 } from '../support/api/saveBodies.ts';

const FORMS = 'ApplicationStudentStudiesForms';
const TEN_YEARS = new Date('2036-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});
beforeEach(async () => {
  api.setClock(NOW);
  await sql`truncate applications, application_files, audit_entries, retention_runs restart identity cascade`.execute(
    api.database,
  );
});

const run = (now: Date) => removeExpiredApplications(api.database, now);
const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

async function upload(user: UserName) {
  const file = { fileName: 'cv.pdf', fileBase64: pdfBase64(randomUUID()) };
  return (await api.save(user, 'ApplicationFiles', file)).body.id;
}

async function submitted(user: UserName) {
  const body = completeApplication(await upload(user), { status: 'submitted' });
  const answer = await api.save(user, FORMS, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function left() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::integer from applications) as applications,
      (select count(*)::integer from application_student_data) as students,
      (select count(*)::integer from application_studies_data) as studies,
      (select count(*)::integer from application_preferred_mobilities) as mobilities,
      (select count(*)::integer from application_files_data) as slots,
      (select count(*)::integer from application_files) as files,
      (select count(*)::integer from audit_entries where set_name like 'Application%' and set_name <> 'ApplicationSettings') as history`.execute(
    api.database,
  );
  return rows[0];
}

describe('the retention of applications', () => {
  test('ends ten years after the submission, to the moment, with parts, files and history', async () => {
    const { id } = await submitted('student');
    expect(await run(new Date(TEN_YEARS.getTime() - 1))).toEqual({ applications: [], files: [] });
    expect((await left())?.['applications']).toBe(1);
    expect(await run(new Date(TEN_YEARS.getTime() + DAY_MS))).toEqual({
      applications: [id],
      files: [expect.any(Number)],
    });
    expect(Object.values((await left())!)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await api.call('iro', 'GET', `${FORMS}/${id}`)).status).toBe(404);
  });

  test('counts for a draft from its last change, and for a validated one from its submission', async () => {
    const draft = (await api.save('student', FORMS, draftApplication())).body;
    const { id, dateModified } = await submitted('student2');
    api.setClock(new Date('2030-01-01T00:00:00.000Z'));
    await api.save('student', FORMS, {
      id: draft.id,
      dateModified: draft.dateModified,
      pastMobilities: true,
    });
    expect((await api.save('iro', FORMS, { id, dateModified, status: 'validated' })).status).toBe(200);
    expect(await run(TEN_YEARS)).toMatchObject({ applications: [id] });
    expect(await run(new Date('2039-12-31T23:59:59.999Z'))).toMatchObject({ applications: [] });
    expect(await run(new Date('2041-01-01T00:00:00.000Z'))).toMatchObject({ applications: [draft.id] });
  });

  test('ends a year after its deletion for one that was deleted', async () => {
    const { id, dateModified } = await submitted('student');
    await api.save('student', FORMS, { id, dateModified, isDeleted: true });
    expect(await run(new Date('2027-11-21T11:59:59.999Z'))).toMatchObject({ applications: [] });
    expect(await run(new Date('2027-11-22T12:00:00.000Z'))).toMatchObject({ applications: [id] });
    expect(Object.values((await left())!)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('leaves other applications and files as they are', async () => {
    const { id } = await submitted('student');
    api.setClock(new Date('2026-11-22T12:00:00.000Z'));
    const other = await submitted('student2');
    const before = (await api.call('student2', 'GET', `${FORMS}/${other.id}`)).body;
    expect(await run(TEN_YEARS)).toMatchObject({ applications: [id] });
    expect((await api.call('student2', 'GET', `${FORMS}/${other.id}`)).body).toEqual(before);
    expect(await left()).toMatchObject({ applications: 1, files: 1, history: 2 });
  });

  test('keeps a file that another application of the student names', async () => {
    const first = await submitted('student');
    const { id, dateModified } = first;
    await api.save('student', FORMS, { id, dateModified, isDeleted: true });
    const file = first.filesData[0].europassCv;
    api.setClock(new Date('2026-11-22T12:00:00.000Z'));
    const again = await api.save('student', FORMS, draftApplication({ filesData: [{ europassCv: file }] }));
    expect(again.status).toBe(200);
    expect(await run(new Date('2028-01-01T00:00:00.000Z'))).toEqual({ applications: [id], files: [] });
    expect((await api.call('student', 'GET', `ApplicationFiles/${file}`)).status).toBe(200);
  });

  test('is looked at once a day, and by one server of several', async () => {
    const { id } = await submitted('student');
    const runs = await Promise.all(Array.from({ length: 5 }, () => run(TEN_YEARS)));
    expect(runs.filter((outcome) => outcome !== null)).toEqual([
      { applications: [id], files: [expect.any(Number)] },
    ]);
    await submitted('student2');
    expect(await run(new Date(TEN_YEARS.getTime() + DAY_MS - 1))).toBeNull();
    expect(await run(new Date(TEN_YEARS.getTime() + DAY_MS))).toMatchObject({ applications: [2] });
  });

  test('leaves a log of ids, and nothing of persons', async () => {
    const { id } = await submitted('student');
    await run(daysBefore(TEN_YEARS, 2));
    await run(TEN_YEARS);
    const { rows } = await sql<object>`
      select ran_at as at, is_complete as "isComplete", applications, files from retention_runs order by id`.execute(
      api.database,
    );
    expect(rows).toEqual([
      { at: daysBefore(TEN_YEARS, 2), isComplete: true, applications: [], files: [] },
      { at: TEN_YEARS, isComplete: true, applications: [id], files: [1] },
    ]);
  });

  test('removes nothing when it fails on the way', async () => {
    await submitted('student');
    const before = await left();
    await sql`
      create function refuse_run() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse_run before insert on retention_runs for each row execute function refuse_run()`.execute(
      api.database,
    );
    await expect(run(TEN_YEARS)).rejects.toThrow();
    await sql`drop trigger refuse_run on retention_runs; drop function refuse_run`.execute(api.database);
    expect(await left()).toEqual(before);
    expect(await run(TEN_YEARS)).toMatchObject({ applications: [1] });
  });
});
