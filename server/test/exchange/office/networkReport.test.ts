import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';
import { concludedPair, done, finalAgreement, linkedPair } from '../support/pairs.ts';
import { startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';

const TIMEOUT_MS = patient(120_000);

let portals: TwoPortals;
let a: PortalNode;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a } = portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

async function report(id: number, user = 'iro') {
  const response = await fetch(`${a.origin}/exchange${EXCHANGE_PATHS.report(id)}`, {
    headers: { authorization: `Bearer ${user}` },
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('a report for the service desk', () => {
  test(
    'has identifiers, hashes, times and answers of both sides, and nobody in it',
    async () => {
      const { ours, theirs } = await concludedPair(portals);
      await sql`update users set given_name = 'Eleftheria', family_name = 'Someone'`.execute(a.database);
      await sql`update exchange_attempts set words = 'Ask help@partner.example.edu'`.execute(a.database);
      const { body: copies } = await a.exchange(EXCHANGE_PATHS.copies(ours), { method: 'GET' });
      const { status, type, text } = await report(ours);
      expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
      for (const part of [
        'our institution: local.example.edu',
        `our iia-id: ${ours}`,
        'partner: partner.example.edu',
        `partner's iia-id: ${theirs}`,
        'status here: Approved by all, termination 0',
        copies.ours.hash,
        copies.partners.hash,
        'iia-cnr: delivered',
        'HTTP 200',
        'iia-approval-cnr (partner): done approved',
        'outgoing iias ',
        'Ask (address)',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/Eleftheria|Someone|@|office@/);
    },
    TIMEOUT_MS,
  );

  test(
    'can be written of an agreement that nobody was told of, and of one that was parted, for the office alone',
    async () => {
      const alone = await finalAgreement(a);
      expect((await report(alone)).text).toContain('ours: none was sent');
      expect((await report(alone, 'teacher')).status).toBe(403);
      expect((await report(999_999)).status).toBe(404);
      const { ours, theirs } = await linkedPair(portals);
      await done(a, 'approve', ours);
      const seen = { dateModified: (await a.agreement(ours)).dateModified, iiaId: String(theirs) };
      const parted = await fetch(`${a.origin}/exchange${EXCHANGE_PATHS.part(ours)}`, {
        method: 'POST',
        headers: { authorization: 'Bearer iro', 'content-type': 'application/json' },
        body: JSON.stringify(seen),
      });
      expect(parted.status).toBe(200);
      expect((await report(ours)).text).toMatch(
        new RegExp(`parted from the partner's ${theirs} at \\S+, approved then by: us`),
      );
    },
    TIMEOUT_MS,
  );
});
