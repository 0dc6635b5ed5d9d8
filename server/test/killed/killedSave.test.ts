import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { killablePortal, type KillablePortal } from '../exchange/support/killablePortal.ts';
import { partnerServer, type PartnerServer } from 'ewp/testing';
import { UNUSED_MS } from '../../src/files/fileStore.ts';
import { holdAt, prepareHolding } from '../support/databases/heldSave.ts';
import { pdfBase64 } from '../support/api/saveBodies.ts';
import { testFiles } from '../support/api/testFiles.ts';
import { streamOf, testPdf } from '../support/api/testPdf.ts';
import { eventually } from '../support/eventually.ts';

const UPLOADS_MS = patient(60_000);
const TIMEOUT_MS = patient(240_000);
const SET = '/api/MobilityAgreements';
/** Tables in the order in which a save comes to them. */
const POINTS = [
  'idempotency_keys',
  'contacts',
  'agreements',
  'agreement_contacts',
  'agreement_mobilities',
  'audit_entries',
  'change_counters',
];
const COUNTED = [
  ...POINTS.filter((table) => table !== 'change_counters'),
  'application_files',
  'mobility_study_cycles',
];

let registry: PartnerServer;
let portal: KillablePortal;
let partner = 0;
let serial = 0;

beforeAll(async () => {
  registry = await partnerServer((_request, response) => response.end('not ready'));
  portal = await killablePortal(registry.origin, {
    heiId: 'here.example.edu',
    partnerHeiId: 'there.example.edu',
  });
  await portal.start();
  await prepareHolding(portal.database, [...POINTS, 'application_files', 'factsheets']);
  const { rows } = await sql<{
    id: number;
  }>`select id from institutions where hei_id = 'there.example.edu'`.execute(portal.database);
  partner = rows[0]!.id;
}, TIMEOUT_MS);
afterAll(async () => {
  await portal.remove();
  await registry.stop();
}, TIMEOUT_MS);

function newAgreement() {
  serial += 1;
  const row = {
    fromInstitution: { id: 1 },
    toInstitution: { id: partner },
    mobilitiesPerYear: 2,
    totalMonthsPerYear: 10,
    studyCycles: [{ studyCycle: '1st' }],
    subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
  };
  return {
    startYear: 2027,
    endYear: 2028,
    status: { name: 'Draft' },
    institutions: [{ id: 1 }, { id: partner }],
    departmentalCoordinatorContacts: [
      { id: 3 },
      {
        givenName: 'Kim',
        familyName: `Killed${serial}`,
        email: `killed${serial}@there.example.edu`,
        roles: [{ value: 'Departmental Coordinator' }],
        department: { name: `Unit ${serial}`, institution: { id: partner } },
      },
    ],
    studentMobilitiesForStudies: [row, row],
  };
}

const create = (body: object, key = randomUUID()) => portal.call(SET, body, { 'idempotency-key': key });

async function counts(): Promise<Record<string, number>> {
  const columns = COUNTED.map(
    (table) => sql`(select count(*)::integer from ${sql.table(table)}) as ${sql.id(table)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(portal.database);
  return rows[0]!;
}

/** Waits until the upload that is under way has brought some pieces. */
async function untilChunks(wanted: number): Promise<void> {
  const chunks = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from file_chunks
      where not exists (select from file_contents where file_contents.upload_id = file_chunks.upload_id)`.execute(
      portal.database,
    );
    return Number(rows[0]?.n);
  };
  await eventually(chunks, (count) => count >= wanted, UPLOADS_MS);
}

/** Makes a call that stops at a point, kills the server there, and starts it again. */
async function killAt(point: string, call: () => Promise<unknown>): Promise<void> {
  const held = await holdAt(portal.database, point);
  const lost = call().then(
    () => 'answered',
    () => 'lost',
  );
  await held.caught();
  await portal.kill();
  expect(await lost).toBe('lost');
  await held.release();
  await portal.start();
}

describe('a server that is killed while it saves', () => {
  test.each(POINTS)(
    'at %s leaves nothing of the save, keeps all it had acknowledged, and takes the same save again',
    async (point) => {
      const acknowledged = await create(newAgreement());
      expect(acknowledged.status).toBe(200);
      const before = await counts();
      const key = randomUUID();
      const body = newAgreement();
      await killAt(point, () => create(body, key));
      expect(await counts()).toEqual(before);
      const kept = await portal.call(`${SET}/${acknowledged.body.id}`);
      expect(kept.body.studentMobilitiesForStudies).toHaveLength(2);
      expect(await create(body, key)).toMatchObject({ status: 200, body: { status: { name: 'Draft' } } });
    },
    TIMEOUT_MS,
  );

  test(
    'over a change leaves the record as it was, with the version that the change began from',
    async () => {
      const { body: created } = await create(newAgreement());
      const { id, dateModified } = created;
      const { body: made } = await portal.call(`${SET}/${id}`);
      expect(made).toMatchObject(created);
      const change = {
        id,
        dateModified,
        endYear: 2027,
        comments: '<p>New</p>',
        studentMobilitiesForStudies: [],
      };
      const before = await counts();
      await killAt('change_counters', () => portal.call(SET, change));
      expect(await counts()).toEqual(before);
      expect((await portal.call(`${SET}/${id}`)).body).toEqual(made);
      expect((await portal.call(SET, change)).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  test(
    'over the activation of a factsheet leaves the former one active, and activates it when asked again',
    async () => {
      const local = async (isActive: boolean) => {
        const filter = `isActive eq ${isActive} and institution/isLocal eq true`;
        const { body } = await portal.call(`/api/MobilityFactsheets?$filter=${filter}&$orderby=id`);
        return body.value as { readonly id: number; readonly dateModified: string }[];
      };
      const [active] = await local(true);
      const [{ id, dateModified }] = (await local(false)) as [{ id: number; dateModified: string }];
      const activate = () => portal.call('/api/MobilityFactsheets', { id, dateModified, isActive: true });
      for (const point of ['factsheets', 'change_counters']) {
        await killAt(point, activate);
        expect(await local(true)).toEqual([active]);
      }
      expect((await activate()).status).toBe(200);
      expect((await local(true)).map((sheet) => sheet.id)).toEqual([id]);
    },
    TIMEOUT_MS,
  );

  test(
    'with a file in its hands keeps nothing of it',
    async () => {
      const file = { fileName: 'cv.pdf', fileBase64: pdfBase64('killed') };
      const before = await counts();
      await killAt('application_files', () => portal.call('/api/ApplicationFiles', file));
      expect(await counts()).toEqual(before);
      const again = await portal.call('/api/ApplicationFiles', file);
      expect(again.status).toBe(200);
      const read = await portal.call(`/api/ApplicationFiles/${again.body.id}?$select=fileBase64`);
      expect(read.body).toEqual({ fileBase64: file.fileBase64 });
    },
    TIMEOUT_MS,
  );

  test(
    'while a file comes in as bytes keeps nothing of it, once what was left over is swept',
    async () => {
      const stored = await portal.call('/api/ApplicationFiles', {
        fileName: 'cv.pdf',
        fileBase64: pdfBase64('acknowledged'),
      });
      const before = await counts();
      await portal.uploadHalf(async () => {
        await untilChunks(2);
        await portal.kill();
      });
      await portal.start();
      expect(await counts()).toEqual(before);
      await testFiles(portal.database).sweep(new Date(Date.now() + 2 * UNUSED_MS));
      const { rows } = await sql`
        select id from file_uploads where not exists (select from file_contents where upload_id = file_uploads.id)`.execute(
        portal.database,
      );
      expect(rows).toEqual([]);
      const kept = await portal.call(`/api/ApplicationFiles/${stored.body.id}?$select=fileBase64`);
      expect(kept.body).toEqual({ fileBase64: pdfBase64('acknowledged') });
    },
    TIMEOUT_MS,
  );

  test(
    'in the middle of 100 uploads has every file that it acknowledged, and no file that is not whole',
    async () => {
      const sent = new Map(
        Array.from({ length: 100 }, (_, index) => [
          `hundred-${index}.pdf`,
          testPdf('killed', { objects: [streamOf('', randomBytes(400_000))] }),
        ]),
      );
      const acknowledged: { readonly id: number; readonly name: string }[] = [];
      const uploads = Promise.allSettled(
        [...sent].map(async ([name, bytes]) => {
          const { status, body } = await portal.upload(name, new Uint8Array(bytes));
          if (status === 200) acknowledged.push({ id: body.id, name });
        }),
      );
      await eventually(
        () => acknowledged.length,
        (count) => count >= 20,
        UPLOADS_MS,
      );
      await portal.kill();
      await uploads;
      expect(acknowledged.length).toBeLessThan(100);
      await portal.start();
      const { rows } = await sql<{ id: number; name: string }>`
        select id, file_name as name from application_files where file_name like 'hundred-%'`.execute(
        portal.database,
      );
      expect(rows).toEqual(expect.arrayContaining(acknowledged));
      for (const { id, name } of rows) expect((await portal.download(id)).equals(sent.get(name)!)).toBe(true);
    },
    TIMEOUT_MS,
  );

  test(
    'after the commit and before the answer has saved once, and says so when it is asked again',
    async () => {
      const before = await counts();
      const [key, body] = [randomUUID(), newAgreement()];
      await killAt('commit', () => create(body, key));
      const saved = await counts();
      expect(saved['agreements']).toBe(Number(before['agreements']) + 1);
      const again = await create(body, key);
      expect(again).toMatchObject({ status: 200, body: { studentMobilitiesForStudies: [{}, {}] } });
      expect(await counts()).toEqual(saved);
    },
    TIMEOUT_MS,
  );
});
