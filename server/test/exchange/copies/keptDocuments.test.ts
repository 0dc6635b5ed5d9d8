import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copiesSchema } from 'shared-contracts/exchange/exchangeCopies.ts';
import { keptDocumentsSchema } from 'shared-contracts/exchange/keptDocuments.ts';
import { writeEvidenceBundle } from '../../../src/exchange/evidenceBundle.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { finalAgreement, linkedPair, type Pair } from '../support/pairs.ts';
import { startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';

const TIMEOUT_MS = patient(120_000);
/** What an auditor has: the package of the network alone. */
const CHECK = path.resolve(import.meta.dirname, '../../../../ewp/src/cli/checkEvidence.ts');

let portals: TwoPortals;
let a: PortalNode;
let pair: Pair;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a } = portals);
  pair = await linkedPair(portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

const read = (path: string, user = 'iro') => a.exchange(path, { method: 'GET', user });
const documents = async (id: number) =>
  keptDocumentsSchema.parse((await read(EXCHANGE_PATHS.documents(id))).body).value;

describe('what the office reads of the copies', () => {
  test('is told over HTTP, and fetched anew by hand', async () => {
    const { status, body } = await read(EXCHANGE_PATHS.copies(pair.ours));
    expect(status).toBe(200);
    expect(copiesSchema.parse(body)).toMatchObject({
      isConnected: true,
      partner: { iiaId: String(pair.theirs) },
      differences: [],
    });
    const fetched = await a.exchange(EXCHANGE_PATHS.fetch(pair.ours));
    expect(fetched.status).toBe(200);
    expect(copiesSchema.parse(fetched.body).events.slice(0, 2)).toMatchObject([
      { kind: 'iia-approval-cnr', news: 'not-approved', source: 'office', by: 'iro' },
      { kind: 'iia-cnr', news: 'unchanged', source: 'office', by: 'iro' },
    ]);
  });

  test('is the office’s alone, and nothing where there is no such agreement', async () => {
    const reads = [EXCHANGE_PATHS.copies, EXCHANGE_PATHS.documents, EXCHANGE_PATHS.document];
    for (const path of reads.map((of) => of(pair.ours))) {
      expect([path, (await read(path, 'teacher')).status]).toEqual([path, 403]);
    }
    expect((await a.exchange(EXCHANGE_PATHS.fetch(pair.ours), { user: 'teacher' })).status).toBe(403);
    for (const path of reads.map((of) => of(99_999_999))) {
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/iias/x/copies', '/iias/0/documents', '/documents/1e3', '/documents/-1']) {
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    }
    expect((await a.exchange(EXCHANGE_PATHS.fetch(99_999_999))).status).toBe(404);
    expect((await read(`${EXCHANGE_PATHS.documents(pair.ours)}?before=x`)).status).toBe(404);
  });

  test('says in words that nothing can be fetched before the copies are linked', async () => {
    const id = await finalAgreement(a);
    const answer = await a.exchange(EXCHANGE_PATHS.fetch(id), { language: 'el' });
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ code: 'no-partner-copy' }] } });
    expect(answer.body.message).toMatch(/Το αντίγραφο του εταίρου/);
  });
});

describe('the documents of an agreement', () => {
  test('are those of both directions, also from before the copies were linked', async () => {
    const kept = await documents(pair.ours);
    const told = kept.map(({ direction, kind, isValid }) => `${direction} ${kind} ${isValid}`);
    for (const one of [
      'outgoing iiaCnr true',
      'incoming iia-cnr true',
      'outgoing iias true',
      'incoming iias-get true',
    ]) {
      expect(told).toContain(one);
    }
    const first = kept.filter(({ kind }) => kind === 'iias').at(-1);
    expect(first).toMatchObject({ status: 200, by: null, size: expect.any(Number) });
    expect(kept.filter(({ kind }) => kind === 'iiaCnr').at(-1)).toMatchObject({ by: 'iro' });
  });

  test('are not those of another agreement', async () => {
    const other = await linkedPair(portals);
    const ids = new Set((await documents(pair.ours)).map(({ id }) => id));
    const shared = (await documents(other.ours)).filter(({ id }) => ids.has(id));
    expect(shared).toEqual([]);
  });

  test('come as XML files to be saved, with the hash that was kept', async () => {
    const [kept] = (await documents(pair.ours)).filter(({ kind }) => kind === 'iias');
    const response = await fetch(`${a.origin}/exchange${EXCHANGE_PATHS.document(kept?.id ?? 0)}`, {
      headers: { authorization: 'Bearer iro' },
    });
    const xml = await response.text();
    expect(xml).toContain('<iias-get-response');
    expect(createHash('sha256').update(xml).digest('hex')).toBe(kept?.sha256);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="iias-\d{4}-\d\d-\d\dT[\dZ-]+\.xml"$/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('hold no key and no token', async () => {
    const rows = await a.database.selectFrom('exchange_documents').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/PRIVATE KEY|Bearer /);
    expect(
      rows.filter(({ direction }) => direction === 'outgoing').map((row) => row.authorization),
    ).not.toContainEqual(expect.any(String));
  });

  test('go to a folder that is checked with nothing but itself, and tells what was changed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
    const check = () => spawnSync(process.execPath, [CHECK, folder], { encoding: 'utf8' });
    try {
      expect(await writeEvidenceBundle(a.database, pair.ours, folder)).toBeGreaterThan(3);
      const { status, stdout } = check();
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/^[1-9]\d* proved, \d+ unsigned, 0 false$/m),
      ]);
      expect(stdout).toMatch(/^proved\s+\d+-incoming-iia-cnr\.json$/m);
      expect(stdout).toMatch(/^proved\s+\d+-outgoing-iias\.json$/m);
      const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('-outgoing-iias.json'));
      const kept = readFileSync(path.join(folder, name), 'utf8');
      writeFileSync(path.join(folder, name), kept.replace('uni-', 'uno-').replaceAll('0611', '0612'));
      expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining(`false    ${name}: `) });
      expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('lang="el"');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('come in pages', async () => {
    const rows = await documents(pair.ours);
    const last = rows.at(-1);
    await a.database
      .insertInto('exchange_documents')
      .values(
        Array.from({ length: 60 }, () => ({
          agreement_id: pair.ours,
          direction: 'outgoing' as const,
          kind: 'iias',
          hei_ids: [],
          request: 'GET https://partner.example.edu/',
          is_valid: false,
          iia_ids: [],
          at: new Date(),
        })),
      )
      .execute();
    const path = EXCHANGE_PATHS.documents(pair.ours);
    const first = keptDocumentsSchema.parse((await read(path)).body);
    expect(first.value).toHaveLength(50);
    expect(first.value[0]).toMatchObject({ status: null, sha256: null, size: null });
    const second = keptDocumentsSchema.parse((await read(`${path}?before=${first.next}`)).body);
    expect(second.value.length).toBe(10 + rows.length);
    expect(second.value.at(-1)?.id).toBe(last?.id);
    expect(second.next).toBeNull();
  });
});
