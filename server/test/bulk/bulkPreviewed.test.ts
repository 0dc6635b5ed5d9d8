import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type BulkApi, startBulkApi } from '../support/api/bulkApi.ts';
import { START_TIMEOUT_MS } from '../support/api/saveApi.ts';

let api: BulkApi;
let id: number;
let otherId: number;

beforeAll(async () => {
  api = await startBulkApi();
  [id, otherId] = [await api.newAgreement(), await api.newAgreement()];
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const mail = { language: 'en', subject: 'Agreement {agreement}', text: 'Please answer.' };
/** Each work with a form: what is previewed, and what the form says afterwards. */
const WORKS = [
  ['renew', { years: { startYear: 2027, endYear: 2027 } }, { years: { startYear: 2027, endYear: 2028 } }],
  ['changeYears', { edit: { endYear: 2027 } }, { edit: { endYear: 2028 } }],
  [
    'changePlaces',
    { edit: { places: { how: 'plus', amount: 1 } } },
    { edit: { places: { how: 'plus', amount: 5 } } },
  ],
  ['changeLanguages', { edit: { languages: { level: 'B2' } } }, { edit: { languages: { level: 'C1' } } }],
  ['changeContacts', { edit: { contacts: { contact: 1 } } }, { edit: { contacts: { contact: 2 } } }],
  [
    'changeDepartments',
    { edit: { departments: { department: 1 } } },
    { edit: { departments: { department: 2 } } },
  ],
  ['remind', { edit: { mail } }, { edit: { mail: { ...mail, text: 'Please answer by Friday.' } } }],
] as const;

/** Starts a job that must be refused, in both languages, and expects that nothing has started. */
async function expectRefused(user: 'iro' | 'iro2', body: object) {
  const messages = { en: 'not what was previewed', el: 'δεν ξεκίνησε τίποτα' };
  for (const [language, message] of Object.entries(messages)) {
    const refused = await api.call(
      user,
      'POST',
      '/exchange/bulk-jobs',
      { key: randomUUID(), ...body },
      { 'accept-language': language },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.message).toContain(message);
  }
  const { rows } = await sql`select id from bulk_jobs`.execute(api.database);
  expect(rows).toEqual([]);
}

describe.each(WORKS)('%s', (work, previewed, changed) => {
  test('starts only with the input that was previewed', async () => {
    const rows = await api.previewedRows('iro', work, [id], previewed);
    await expectRefused('iro', { work, ...changed, rows });
  });

  test('does not start without a digest', async () => {
    const rows = await api.previewedRows('iro', work, [id], previewed);
    await expectRefused('iro', { work, ...previewed, rows: rows.map(({ digest, ...row }) => row) });
  });

  test('does not start with the digest of another agreement, of another person or of another version', async () => {
    const rows = await api.previewedRows('iro', work, [id], previewed);
    const [other] = await api.previewedRows('iro', work, [otherId], previewed);
    await expectRefused('iro', { work, ...previewed, rows: [...rows, { ...other, digest: rows[0].digest }] });
    await expectRefused('iro2', { work, ...previewed, rows });
    const version = '2026-01-02T12:00:00.000Z';
    await expectRefused('iro', { work, ...previewed, rows: [{ ...rows[0], version }] });
    await expectRefused('iro', { work, ...previewed, rows: [{ ...rows[0], isReady: !rows[0].isReady }] });
  });
});

test('a digest is of one work only', async () => {
  const rows = await api.previewedRows('iro', 'setLocalFinalized', [id]);
  await expectRefused('iro', { work: 'unsetLocalFinalized', rows });
});

test('the same input in another order of members, and only some of the agreements, is what was previewed', async () => {
  const places = { how: 'plus', amount: 1, studyCycle: '1st' };
  const rows = await api.previewedRows('iro', 'changePlaces', [id, otherId], { edit: { places } });
  const edit = { places: { studyCycle: '1st', amount: 1, how: 'plus' } };
  const body = { key: randomUUID(), work: 'changePlaces', edit, rows: rows.slice(1) };
  const { status, body: job } = await api.bulk('iro', '', body);
  expect([status, job.message]).toEqual([200, undefined]);
  await api.ended(job.id);
});
