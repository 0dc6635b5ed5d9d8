import { sql } from 'kysely';
import { pathOf } from 'shared-contracts/call/callPath.ts';
import { offerPdf } from 'shared-contracts/exchange/copiesCalls.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { servedIias } from '../../../src/exchange/served/servedIias.ts';
import { judgeAllCopies } from '../../../src/exchange/turn/judgeCopies.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';
import { FIXTURE } from '../../support/api/saveFixture.ts';
import { testPdf } from '../../support/api/testPdf.ts';
import { concludedPair, done, expectState, linkedPair, post } from '../support/pairs.ts';
import {
  eventually,
  HEI_B,
  startTwoPortals,
  type PortalNode,
  type TwoPortals,
} from '../support/portalNodes.ts';

const TIMEOUT_MS = patient(120_000);
const PARTNER = { keyId: '', heiIds: [HEI_B] };
const UNSENT = { hasUnsentEdits: true, areOnlyPeopleUnsent: true };
const SENT = { hasUnsentEdits: false, areOnlyPeopleUnsent: false };

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;
beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

/** Adds a coordinator of ours, as the office does. */
async function addCoordinator(givenName: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contacts (given_name, family_name, email, department_id, roles, date_modified)
    values (${givenName}, 'Georgiou', ${`${givenName}@example.org`}, ${FIXTURE.localDepartment}, '[{"value":"Departmental Coordinator"}]',
      now() - interval '1 minute') returning id`.execute(a.database);
  return rows[0]?.id ?? 0;
}

const naming = (contact: number) => ({
  departmentalCoordinatorContacts: [contact, FIXTURE.partnerContact].map((id) => ({ id })),
});

async function callApi(path: string, init: RequestInit = {}): Promise<{ status: number; body: any }> {
  const headers = { authorization: 'Bearer iro', 'content-type': 'application/json' };
  const response = await fetch(`${a.origin}/api/${path}`, { headers, ...init });
  return { status: response.status, body: await response.json() };
}

/** Changes a contact's own record, of which agreements know nothing. */
async function changeContact(id: number, change: object): Promise<void> {
  const { dateModified } = (await callApi(`MobilityContacts/${id}`)).body;
  const body = JSON.stringify({ id, dateModified, ...change });
  expect(await callApi('MobilityContacts', { method: 'POST', body })).toMatchObject({ status: 200 });
}

async function offer(id: number) {
  const { hash } = (await copiesOf(id)).ours;
  const pdf = testPdf('offered').toString('base64');
  return a.exchange(pathOf(offerPdf, { id }), { body: { hash, pdf } });
}

const copiesOf = async (id: number) => (await a.exchange(EXCHANGE_PATHS.copies(id), { method: 'GET' })).body;
const servedCopy = async (id: number) => (await servedIias(a.database).get([String(id)], PARTNER))[0];

/** What a list says of an agreement. */
async function listed(id: number) {
  const { body } = await callApi(`MobilityAgreements?$filter=id eq ${id}&$select=id,turn,waitingStep`);
  const [{ turn, waitingStep }] = body.value;
  return { turn, waitingStep };
}

/** Addresses of our people as the partner's system keeps them. */
async function keptByPartner(id: number): Promise<string> {
  const { rows } = await sql<{ said: string }>`
    select (partners->'iia'->'partners'->0->'contacts')::text as said from iia_exchanges where agreement_id = ${id}`.execute(
    b.database,
  );
  return rows[0]?.said ?? '';
}

async function approvalsOf(id: number) {
  const { rows } = await sql`
    select our_approval, partner_approval, approved->'ours'->>'hash' as ours, approved->'partners'->>'hash' as partners, changing
    from iia_exchanges where agreement_id = ${id}`.execute(a.database);
  return rows[0];
}

async function timesOf(id: number) {
  const { rows } = await sql<{ servedAt: Date; askedAt: Date }>`
    select served_at as "servedAt", asked_at as "askedAt" from iia_exchanges where agreement_id = ${id}`.execute(
    a.database,
  );
  return rows[0]!;
}

describe('people who were changed since our copy was sent', () => {
  test(
    'wait for us while the agreement is in force, are sent without an approval, and end the PDF that names who was there before',
    async () => {
      const maria = await addCoordinator('maria');
      const { ours, theirs } = await concludedPair(portals, naming(maria));
      expect((await a.agreement(ours)).facts).toMatchObject(SENT);
      expect((await b.agreement(theirs)).facts).toMatchObject(SENT);
      expect(await listed(ours)).toEqual({ turn: 'nobody', waitingStep: 'none' });
      expect(await a.exchange(EXCHANGE_PATHS.cnr(ours))).toMatchObject({ status: 409 });
      expect(await offer(ours)).toMatchObject({ status: 200, body: { pdf: { isOfPresent: true } } });
      const before = await approvalsOf(ours);

      await changeContact(maria, { email: 'maria.new@example.org' });
      expect((await a.agreement(ours)).facts).toMatchObject(UNSENT);
      expect(await listed(ours)).toEqual({ turn: 'us', waitingStep: 'send' });
      expect(await copiesOf(ours)).toMatchObject({
        ...UNSENT,
        unsentEdits: [],
        unsentPeople: [
          {
            side: 'ours',
            part: 'contacts',
            now: expect.stringContaining('maria.new@example.org'),
            sent: expect.stringContaining('maria@example.org'),
          },
        ],
        // The partner still reads what the PDF shows.
        pdf: { isOfPresent: true },
      });
      // A PDF of now would name somebody whom the copy does not name.
      expect(await offer(ours)).toMatchObject({ status: 409 });

      await done(a, 'cnr', ours);
      expect(await copiesOf(ours)).toMatchObject({ ...SENT, unsentPeople: [], pdf: { isOfPresent: false } });
      expect((await servedCopy(ours))?.pdfFile).toBeUndefined();
      expect(await listed(ours)).toEqual({ turn: 'nobody', waitingStep: 'none' });
      await eventually(
        () => keptByPartner(theirs),
        (said) => said.includes('maria.new@example.org'),
      );
      expect((await copiesOf(ours)).ours.read).toEqual({ at: expect.any(String), isOfPresent: true });
      expect(await approvalsOf(ours)).toEqual(before);
      await expectState(a, ours, { ewp: 7 });
      await expectState(b, theirs, { ewp: 7 });
      expect(await a.exchange(EXCHANGE_PATHS.cnr(ours))).toMatchObject({ status: 409 });
      expect(await offer(ours)).toMatchObject({ status: 200, body: { pdf: { isOfPresent: true } } });
      expect((await servedCopy(ours))?.pdfFile).toBeDefined();
    },
    TIMEOUT_MS,
  );

  test(
    'are sent after we have approved, and our approval stays',
    async () => {
      const [anna, eleni] = [await addCoordinator('anna'), await addCoordinator('eleni')];
      const { ours, theirs } = await linkedPair(portals, naming(anna));
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
      const before = await approvalsOf(ours);
      expect(await a.exchange(EXCHANGE_PATHS.cnr(ours))).toMatchObject({ status: 409 });

      await post(a, ours, naming(eleni));
      expect((await a.agreement(ours)).facts).toMatchObject(UNSENT);
      expect(await listed(ours)).toEqual({ turn: 'us', waitingStep: 'send' });
      await done(a, 'cnr', ours);
      expect((await a.agreement(ours)).facts).toMatchObject(SENT);
      expect(await listed(ours)).toEqual({ turn: 'partner', waitingStep: 'none' });
      expect(await approvalsOf(ours)).toEqual(before);
      await eventually(
        () => keptByPartner(theirs),
        (said) => said.includes('eleni@example.org'),
      );
      await expectState(a, ours, { ewp: 5 });
      await expectState(b, theirs, { ewp: 6 });
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 7 });
      expect((await a.agreement(ours)).facts).toMatchObject(SENT);
    },
    TIMEOUT_MS,
  );

  test(
    'are found in the list when the partner approves before they were sent',
    async () => {
      const [anna, eleni] = [await addCoordinator('anna'), await addCoordinator('eleni')];
      const { ours, theirs } = await linkedPair(portals, naming(anna));
      await done(a, 'approve', ours);
      await expectState(b, theirs, { ewp: 6 });
      await post(a, ours, naming(eleni));
      await done(b, 'approve', theirs);
      await expectState(a, ours, { ewp: 7 });
      expect(await listed(ours)).toEqual({ turn: 'us', waitingStep: 'send' });
      await done(a, 'cnr', ours);
      await expectState(a, ours, { ewp: 7 });
      expect(await listed(ours)).toEqual({ turn: 'nobody', waitingStep: 'none' });
    },
    TIMEOUT_MS,
  );

  test(
    'end the PDF as well when they are corrected everywhere at once, which asks the partner for nothing',
    async () => {
      const nikos = await addCoordinator('nikos');
      const { ours } = await concludedPair(portals, naming(nikos));
      expect(await offer(ours)).toMatchObject({ status: 200 });
      const before = await timesOf(ours);
      const { version } = (await a.exchange(`/people/${nikos}`, { method: 'GET' })).body;
      const correction = { version, changes: { email: 'nikos.new@example.org' } };
      expect(await a.exchange(`/people/${nikos}/correction`, { body: correction })).toMatchObject({
        status: 200,
      });
      expect((await servedCopy(ours))?.pdfFile).toBeUndefined();
      expect(await copiesOf(ours)).toMatchObject({ ...SENT, pdf: { isOfPresent: false } });
      expect(await listed(ours)).toEqual({ turn: 'nobody', waitingStep: 'none' });
      const after = await timesOf(ours);
      expect(after.servedAt.getTime()).toBeGreaterThan(before.servedAt.getTime());
      // Silence of the partner counts from here.
      expect(after.askedAt).toEqual(before.askedAt);
      const [latest] = (await a.exchange(EXCHANGE_PATHS.deliveries(ours), { method: 'GET' })).body;
      expect(await a.exchange(EXCHANGE_PATHS.resend(latest.id))).toMatchObject({ status: 200 });
      expect((await timesOf(ours)).askedAt.getTime()).toBeGreaterThan(before.askedAt.getTime());
    },
    TIMEOUT_MS,
  );

  test(
    'of long ago are found by the night: a copy counts by the document that was kept of it',
    async () => {
      const petros = await addCoordinator('petros');
      const { ours } = await concludedPair(portals, naming(petros));
      await listed(ours);
      // Changed while nobody judged it, as in a database from before.
      await sql`
        update contacts set email = 'petros.new@example.org', date_modified = now() - interval '30 days' where id = ${petros}`.execute(
        a.database,
      );
      await sql`update iia_exchanges set judged_until = null where agreement_id = ${ours}`.execute(
        a.database,
      );
      expect(await listed(ours)).toEqual({ turn: 'nobody', waitingStep: 'none' });
      await judgeAllCopies(a.database);
      expect(await listed(ours)).toEqual({ turn: 'us', waitingStep: 'send' });
      expect((await a.agreement(ours)).facts).toMatchObject(UNSENT);
    },
    TIMEOUT_MS,
  );
});
