import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { killablePortal, type KillablePortal } from '../exchange/support/killablePortal.ts';
import { partnerServer, type PartnerServer } from 'ewp/testing';
import { pdfBase64 } from '../support/api/saveBodies.ts';

const TIMEOUT_MS = patient(240_000);
const SET = '/api/ApplicationStudentStudiesForms';
const SUBMITS = 100;

type Version = { readonly id: number; readonly dateModified: string };

let registry: PartnerServer;
let portal: KillablePortal;

beforeAll(async () => {
  registry = await partnerServer((_request, response) => response.end('not ready'));
  portal = await killablePortal(registry.origin, {
    heiId: 'here.example.edu',
    partnerHeiId: 'there.example.edu',
  });
  await portal.start();
}, TIMEOUT_MS);
afterAll(async () => {
  await portal.remove();
  await registry.stop();
}, TIMEOUT_MS);

/** Takes what a submitted application of the sample says, for applications of other people. */
async function templates(): Promise<readonly object[]> {
  const query =
    "$filter=status eq 'submitted' and type eq 'long-term-studies' and isDeleted eq false&$top=-1";
  const { body } = await portal.call(
    `${SET}?${query}&$expand=studentData,studiesData,prefferedMobility&$orderby=applicationYear desc`,
  );
  return body.value.map(({ type, applicationYear, studentData, studiesData, prefferedMobility }: any) => ({
    ...{ type, applicationYear, studentData, studiesData, prefferedMobility },
    status: 'draft',
    pastMobilities: false,
    specialNeedsCategory: false,
    gradesConfirm: true,
    gdprConfirm: true,
  }));
}

async function newDraft(template: object, owner: number): Promise<Version> {
  const upload = { fileName: 'cv.pdf', fileBase64: pdfBase64(randomUUID()), owner };
  const { body: file } = await portal.call('/api/ApplicationFiles', upload);
  const slots = ['europassCv', 'academicIdentity', 'proposedCurriculum', 'foreignLanguageCertificate'];
  const filesData = [Object.fromEntries(slots.map((slot) => [slot, file.id]))];
  const { status, body } = await portal.call(SET, { ...template, owner, filesData });
  expect([status, body.errors]).toEqual([200, undefined]);
  return { id: body.id, dateModified: body.dateModified };
}

async function newPeople(count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (name) select 'killed' || n || '-' || ${randomUUID()} from generate_series(1, ${count}::integer) n returning id`.execute(
    portal.database,
  );
  return rows.map(({ id }) => id);
}

/** Finds what can be submitted as it is. */
async function submittable(): Promise<object> {
  for (const template of await templates()) {
    const [owner] = await newPeople(1);
    const version = await newDraft(template, owner!);
    const { status } = await portal.call(SET, { ...version, status: 'submitted' });
    if (status === 200) return template;
  }
  throw new Error('No application of the sample can be submitted.');
}

async function stored(ids: readonly number[]) {
  const { rows } = await sql<{ id: number; status: string; number: number | null }>`
    select id, status, application_number as number from applications where id = any(${ids}::integer[])`.execute(
    portal.database,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

test(
  'a server that is killed in the middle of a hundred submissions keeps every number that it told, and gives none twice',
  async () => {
    const template = await submittable();
    const drafts: Version[] = [];
    for (const owner of await newPeople(SUBMITS)) drafts.push(await newDraft(template, owner));
    const ids = drafts.map(({ id }) => id);

    const told = new Map<number, number>();
    let halfTold: (value: unknown) => void = () => undefined;
    const half = new Promise((resolve) => {
      halfTold = resolve;
    });
    const submits = Promise.allSettled(
      drafts.map(async (version) => {
        const { status, body } = await portal.call(SET, { ...version, status: 'submitted' });
        if (status === 200) told.set(version.id, body.applicationNumber);
        if (told.size >= SUBMITS / 4) halfTold(undefined);
      }),
    );
    await half;
    await portal.kill();
    await submits;
    expect(told.size).toBeLessThan(SUBMITS);
    await portal.start();

    const left = await stored(ids);
    for (const [id, number] of told) expect(left.get(id)).toEqual({ id, status: 'submitted', number });
    for (const row of left.values()) expect(row.number === null ? 'draft' : 'submitted').toBe(row.status);

    for (const version of drafts.filter(({ id }) => left.get(id)?.status === 'draft')) {
      const { status } = await portal.call(SET, { ...version, status: 'submitted' });
      expect(status).toBe(200);
    }
    const numbers = [...(await stored(ids)).values()].map(({ number }) => number);
    expect(numbers).not.toContain(null);
    expect(new Set(numbers).size).toBe(SUBMITS);
  },
  TIMEOUT_MS,
);
