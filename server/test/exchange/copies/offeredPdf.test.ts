import { sql } from 'kysely';
import { pathOf } from 'shared-contracts/call/callPath.ts';
import { offerPdf } from 'shared-contracts/exchange/copiesCalls.ts';
import { servedFile } from '../../../src/exchange/served/servedFile.ts';
import { servedIias } from '../../../src/exchange/served/servedIias.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';
import { DATABASE_TIMEOUT_MS } from '../../support/databases/migratedDatabase.ts';
import { changeRow, concludedPair, done, post } from '../support/pairs.ts';
import { HEI_A, HEI_B, startTwoPortals, type TwoPortals } from '../support/portalNodes.ts';
import { testPdf } from '../../support/api/testPdf.ts';

const PARTNER = { keyId: '', heiIds: [HEI_B] };
const STRANGER = { keyId: '', heiIds: [HEI_A, 'other.example.edu'] };
const PDF = testPdf('offered');

let portals: TwoPortals;

beforeAll(async () => {
  portals = await startTwoPortals();
}, DATABASE_TIMEOUT_MS * 2);
afterAll(() => portals.stop());

async function offer(id: number, body: object, user = 'iro') {
  const response = await fetch(`${portals.a.origin}/exchange${pathOf(offerPdf, { id })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function hashOf(id: number): Promise<string> {
  const { body } = await portals.a.exchange(EXCHANGE_PATHS.copies(id), { method: 'GET' });
  return body.ours.hash;
}

test('offers the partner a PDF of just the copy that it is served, and changes no hash by that', async () => {
  const { a } = portals;
  const { ours } = await concludedPair(portals);
  const served = servedIias(a.database);
  const copy = async () => (await served.get([String(ours)], PARTNER))[0];
  expect((await copy())?.pdfFile).toBeUndefined();
  const hash = await hashOf(ours);
  const pdf = PDF.toString('base64');

  expect(await offer(ours, { hash, pdf }, 'teacher')).toMatchObject({ status: 403 });
  expect(await offer(ours, { hash: 'a'.repeat(64), pdf })).toMatchObject({ status: 409 });
  expect(await offer(ours, { hash, pdf: Buffer.from('<html>').toString('base64') })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'pdf', code: 'not-a-pdf' }] },
  });
  expect(await offer(ours, { hash, pdf: '%%%' })).toMatchObject({ status: 400 });
  expect(await offer(999_999, { hash, pdf })).toMatchObject({ status: 404 });
  expect(await offer(ours, { hash, pdf })).toMatchObject({
    status: 200,
    body: { ours: { hash }, pdf: { isOfPresent: true } },
  });

  const first = (await copy())?.pdfFile ?? '';
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await hashOf(ours)).toBe(hash);
  expect((await a.agreement(ours)).ewpStatus.id).toBe(7);
  const file = await servedFile(a.database, first, PARTNER);
  expect(file?.contentType).toBe('application/pdf');
  expect(Buffer.from(file?.bytes ?? []).equals(PDF)).toBe(true);
  expect(await servedFile(a.database, first, STRANGER)).toBeNull();
  expect(await servedFile(a.database, `${first.slice(0, -1)}_`, PARTNER)).toBeNull();
  expect(await servedFile(a.database, crypto.randomUUID(), PARTNER)).toBeNull();

  // Another copy names no PDF of this one; whoever has the id still gets what it was given for.
  await post(a, ours, { ewpStatus: { id: 2 } });
  await changeRow(a, ours, { mobilitiesPerYear: 9 });
  expect(await offer(ours, { hash, pdf })).toMatchObject({ status: 409 });
  await done(a, 'cnr', ours);
  expect((await copy())?.pdfFile).toBeUndefined();
  expect(await servedFile(a.database, first, PARTNER)).not.toBeNull();
  const copies = await a.exchange(EXCHANGE_PATHS.copies(ours), { method: 'GET' });
  expect(copies.body.pdf).toMatchObject({ isOfPresent: false });

  await sql`update agreements set is_deleted = true where id = ${ours}`.execute(a.database);
  expect(await servedFile(a.database, first, PARTNER)).toBeNull();
});

test('declares the File API, and answers nobody without a signature', async () => {
  const { a } = portals;
  const manifest = await (await fetch(`${a.origin}/ewp/manifest.xml`)).text();
  expect(manifest).toContain('ewp-specs-api-file/blob/stable-v1/manifest-entry.xsd');
  expect(manifest).toContain(`${a.origin}/ewp/file</url>`);
  expect((await fetch(`${a.origin}/ewp/file?file_id=x`)).status).toBe(401);
});
