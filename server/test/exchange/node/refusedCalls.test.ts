import { createPublicKey, verify } from 'node:crypto';
import { parseSignatureParameters, signRequest } from 'ewp/signature';
import type { RefusedCall } from 'ewp/node';
import { sql } from 'kysely';
import {
  MOST_REFUSED_CALLS,
  MOST_REFUSED_OF_KEY,
  REFUSED_CALLS_DAYS,
  refusedCallsSchema,
  wholeRefusedCallSchema,
} from 'shared-contracts/exchange/refusedCalls.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { databaseKeyPair } from '../../../src/exchange/store/node/nodeSecrets.ts';
import {
  findRefusedCall,
  keepRefusedCall,
  listRefusedCalls,
} from '../../../src/exchange/store/incoming/refusedCalls.ts';
import { HEI_B, startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';

const PARTNER = 'Partner University';
const NOW = new Date('2026-11-27T10:00:00Z');

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
  await sql`update institutions set name = ${PARTNER} where hei_id = ${HEI_B}`.execute(a.database);
}, patient(120_000));
afterAll(() => portals.stop());
beforeEach(() => sql`truncate refused_calls`.execute(a.database));

const buildCall = (change: Partial<RefusedCall> = {}): RefusedCall => ({
  api: 'iia-cnr',
  method: 'POST',
  pathAndQuery: '/ewp/iia-cnr',
  headers: { host: 'portal.example', digest: 'SHA-256=eA==' },
  body: Buffer.from('iia_id=7'),
  bodyBytes: 8,
  signed: null,
  sender: 'unnamed',
  keyId: null,
  heiIds: [],
  receivedAt: NOW,
  status: 400,
  reason: 'The request is malformed.',
  ...change,
});

const ofKey = (keyId: string, change: Partial<RefusedCall> = {}) =>
  buildCall({ sender: 'claimed', keyId, heiIds: [HEI_B], ...change });

async function listed() {
  const { status, body } = await a.exchange('/refused-calls', { method: 'GET' });
  expect(status).toBe(200);
  return refusedCallsSchema.parse(body).value;
}

test('a partner that signs another body than it sends is shown its request, with what it has to sign', async () => {
  const url = new URL(`${a.origin}/ewp/iia-cnr`);
  const key = await databaseKeyPair(b.database);
  const { headers, signature } = signRequest(
    {
      method: 'POST',
      url,
      body: Buffer.from('iia_id=7'),
      requestId: crypto.randomUUID(),
      date: new Date(),
      wantsSignature: false,
    },
    key,
  );
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'X-Client': 'EWP client 1.0' };
  // The notification with which a partner's client changed an encoded letter after it had signed.
  const body = 'iia_id=%7e7&notifier_hei_id=Λ';
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...form }, body });
  expect(answer.status).toBe(400);

  const [call] = await listed();
  expect(call).toMatchObject({
    api: 'iia-cnr',
    method: 'POST',
    pathAndQuery: '/ewp/iia-cnr',
    sender: 'claimed',
    heis: [{ heiId: HEI_B, name: PARTNER }],
    status: 400,
    reason: 'The Digest header has no SHA-256 digest of the body that was received.',
  });
  const read = await a.exchange(`/refused-calls/${call?.id}`, { method: 'GET' });
  const whole = wholeRefusedCallSchema.parse(read.body);
  expect(whole).toMatchObject({ body, bodyBytes: 30, keyId: key.fingerprint });
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(body));
  expect(whole.bodyDigest).toBe(Buffer.from(digest).toString('base64'));
  expect(whole.headers).toContainEqual({ name: 'x-client', value: 'EWP client 1.0' });
  expect(whole.headers).toContainEqual({ name: 'authorization', value: headers['authorization'] });
  const fits = verify(
    'sha256',
    Buffer.from(whole.signed ?? ''),
    createPublicKey(key.privateKey),
    Buffer.from(signature, 'base64'),
  );
  expect(fits).toBe(true);
  expect(parseSignatureParameters(headers['authorization']?.slice('Signature '.length) ?? '')).not.toBeNull();
});

test('a request that the server could not read is among them, and a portal that is well has none', async () => {
  expect(await listed()).toEqual([]);
  await fetch(`${a.origin}/ewp/manifest.xml`);
  expect(await listed()).toEqual([]);
  await fetch(`${a.origin}/ewp/iia-cnr`, { method: 'POST', body: 'a'.repeat(1_100_000) });
  const [call] = await listed();
  expect(call).toMatchObject({ sender: 'unnamed', heis: [], status: 413 });
  const whole = await a.exchange(`/refused-calls/${call?.id}`, { method: 'GET' });
  expect(whole.body).toMatchObject({ body: '', bodyBytes: null, bodyDigest: null });
});

test('nobody but the office reads them, and one that made room is there no more', async () => {
  await keepRefusedCall(a.database, buildCall());
  const [call] = await listed();
  for (const path of ['/refused-calls', `/refused-calls/${call?.id}`]) {
    expect((await a.exchange(path, { method: 'GET', user: 'teacher' })).status).toBe(403);
  }
  for (const id of ['999999', '0', 'x', '99999999999999999999']) {
    const { status } = await a.exchange(`/refused-calls/${id}`, { method: 'GET' });
    expect([400, 404]).toContain(status);
  }
});

test('the latest of each kind of sender stay, and of each key, so that no noise drives a partner out', async () => {
  const keep = async (count: number, call: (index: number) => RefusedCall) => {
    for (let index = 0; index < count; index += 1) await keepRefusedCall(a.database, call(index));
  };
  await keepRefusedCall(a.database, ofKey('quiet'));
  await keep(MOST_REFUSED_OF_KEY + 5, (index) => ofKey('loud', { status: 400 + index }));
  await keep(MOST_REFUSED_CALLS.unnamed + 5, () => buildCall());
  const { rows } = await sql<{ sender: string; keyId: string | null; count: number }>`
    select sender, key_id as "keyId", count(*)::integer as count from refused_calls group by 1, 2 order by 1, 2`.execute(
    a.database,
  );
  expect(rows).toEqual([
    { sender: 'claimed', keyId: 'loud', count: MOST_REFUSED_OF_KEY },
    { sender: 'claimed', keyId: 'quiet', count: 1 },
    { sender: 'unnamed', keyId: null, count: MOST_REFUSED_CALLS.unnamed },
  ]);
  const loud = (await listed()).filter(({ sender, status }) => sender === 'claimed' && status !== 400);
  expect(loud[0]?.status).toBe(400 + MOST_REFUSED_OF_KEY + 4);
  await keep(MOST_REFUSED_CALLS.claimed, (index) => ofKey(`key ${index}`));
  expect((await listed()).filter(({ sender }) => sender === 'claimed')).toHaveLength(
    MOST_REFUSED_CALLS.claimed,
  );
});

test('what is older than three months is neither shown nor kept', async () => {
  const old = new Date(NOW.getTime() - (REFUSED_CALLS_DAYS * 24 + 1) * 3_600_000);
  await keepRefusedCall(a.database, buildCall({ receivedAt: old }));
  expect(await listRefusedCalls(a.database, NOW)).toEqual([]);
  await keepRefusedCall(a.database, ofKey('key'));
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from refused_calls`.execute(
    a.database,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('bytes that are no text are shown as numbers, and what the database takes in no text keeps nothing out', async () => {
  const bytes = Buffer.from([0x69, 0x3d, 0x00, 0xff, 0x5c, 0x0a]);
  await keepRefusedCall(
    a.database,
    buildCall({ body: bytes, bodyBytes: 6, reason: 'No agreement \0 of that id.' }),
  );
  const [call] = await listRefusedCalls(a.database, NOW);
  expect(call?.reason).toBe('No agreement  of that id.');
  const whole = await findRefusedCall(a.database, call?.id ?? 0);
  expect(whole).toMatchObject({ body: 'i=\\x00\\xff\\\n', bodyBytes: 6 });
  const cut = await keepRefusedCall(a.database, buildCall({ bodyBytes: 70_000 })).then(() =>
    listRefusedCalls(a.database, NOW),
  );
  expect(await findRefusedCall(a.database, cut[0]?.id ?? 0)).toMatchObject({ bodyDigest: null });
});
