import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { FIXTURE } from '../../support/api/saveFixture.ts';
import {
  changeRow,
  concludedPair,
  done,
  expectState,
  finalAgreement,
  linkedPair,
  post,
} from '../support/pairs.ts';
import { eventually, type PortalNode, startTwoPortals, type TwoPortals } from '../support/portalNodes.ts';

const TIMEOUT_MS = patient(240_000);
/** `PERSON_AGREEMENTS=47 pnpm run unit exchange/people`: as many as one coordinator stands in. */
const AGREEMENTS = Number(process.env['PERSON_AGREEMENTS'] ?? 11);
const [LINKED, DRAFTS, CHANGING] = [2, 3, 2];
const APPROVED = AGREEMENTS - LINKED - DRAFTS - CHANGING;
const TOLD = AGREEMENTS - DRAFTS;
const EMAIL = 'maria.new@example.org';
const EARLIER = 'maria@example.org';

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;
beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

const read = async (id: number) => (await a.exchange(`/people/${id}`, { method: 'GET' })).body;
const change = (id: number, call: string, body: object) => a.exchange(`/people/${id}/${call}`, { body });

/** A coordinator of ours, as the office adds one. */
async function addCoordinator(givenName: string, email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contacts (given_name, family_name, email, department_id, roles)
    values (${givenName}, 'Papadopoulou', ${email}, ${FIXTURE.localDepartment}, '[{"value":"Departmental Coordinator"}]') returning id`.execute(
    a.database,
  );
  return rows[0]?.id ?? 0;
}

const naming = (contact: number) => ({
  departmentalCoordinatorContacts: [contact, FIXTURE.localCoordinator, FIXTURE.partnerContact].map((id) => ({
    id,
  })),
});

/** Gives each of some agreements one after the other, as the exchange of one takes a moment. */
async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make());
  return made;
}

/** What the partner keeps of our copies, by the id of its own agreements. */
async function keptByPartner(ids: readonly number[]) {
  const { rows } = await sql<{ id: number; hash: string; emails: string[]; roles: string[] }>`
    select agreement_id as id, partners->>'hash' as hash,
      array(select jsonb_array_elements_text(contact->'emails') from jsonb_array_elements(partners->'iia'->'partners'->0->'contacts') contact order by 1) as emails,
      array(select role->>'value' from jsonb_array_elements(partners->'iia'->'partners'->0->'contacts') contact,
        jsonb_array_elements(contact->'roleDescriptions') role order by 1) as roles
    from iia_exchanges where agreement_id = any(${[...ids]}::integer[]) order by agreement_id`.execute(
    b.database,
  );
  return rows;
}

async function deliveriesOf(ids: readonly number[], since: number) {
  const { rows } = await sql<{ agreement: number; kind: string; n: number }>`
    select agreement_id as agreement, kind, count(*)::integer as n from exchange_deliveries
    where agreement_id = any(${[...ids]}::integer[]) and id > ${since} group by 1, 2 order by 1`.execute(
    a.database,
  );
  return rows;
}

async function latestDelivery(): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0)::integer as id from exchange_deliveries`.execute(a.database);
  return rows[0]?.id ?? 0;
}

/** What of an agreement a correction must leave as it is. */
async function standing(node: PortalNode, ids: readonly number[]) {
  const { rows } = await sql`
    select agreements.id, status_id, agreements.ewp_status_id, agreements.terminated, date_modified, approved_copy->>'hash' as approved, ours->>'hash' as ours, our_approval, partner_approval, changing
    from agreements left join iia_exchanges on agreement_id = agreements.id where agreements.id = any(${[...ids]}::integer[]) order by agreements.id`.execute(
    node.database,
  );
  return rows;
}

describe('a person of ours in many agreements', () => {
  test(
    `is corrected in ${AGREEMENTS} at once: partners read the new words of the same copy, and nothing is opened`,
    async () => {
      const maria = await addCoordinator('Maria', EARLIER);
      const approved = await many(APPROVED, () => concludedPair(portals, naming(maria)));
      const linked = await many(LINKED, () => linkedPair(portals, naming(maria)));
      const drafts = await many(DRAFTS, () => finalAgreement(a, naming(maria)));
      const changing = await many(CHANGING, () => concludedPair(portals, naming(maria)));
      // What both had approved is being changed, and the partner knows nothing of how so far.
      for (const { ours } of changing) {
        await post(a, ours, { ewpStatus: { id: 2 } });
        await changeRow(a, ours, { totalMonthsPerYear: 12 });
      }
      const pairs = [...approved, ...linked, ...changing];
      const own = [...pairs.map(({ ours }) => ours), ...drafts];
      const theirs = pairs.map(({ theirs: id }) => id);
      expect(own).toHaveLength(AGREEMENTS);
      const [before, atPartner, kept] = [
        await standing(a, own),
        await standing(b, theirs),
        await keptByPartner(theirs),
      ];
      expect(kept.every(({ emails }) => emails.includes(EARLIER) && !emails.includes(EMAIL))).toBe(true);

      const person = await read(maria);
      expect(person.counts).toEqual({
        agreements: AGREEMENTS,
        current: AGREEMENTS,
        approved: APPROVED,
        told: TOLD,
      });
      const since = await latestDelivery();
      const answer = await change(maria, 'correction', {
        version: person.version,
        changes: { email: EMAIL },
      });
      expect(answer).toMatchObject({
        status: 200,
        body: { agreements: AGREEMENTS, approved: APPROVED, told: TOLD, coordinators: 0 },
      });

      const after = await eventually(
        () => keptByPartner(theirs),
        (copies) => copies.every(({ emails }) => emails.includes(EMAIL)),
      );
      expect(after.map(({ hash, roles }) => ({ hash, roles }))).toEqual(
        kept.map(({ hash, roles }) => ({ hash, roles })),
      );
      expect(after.every(({ emails }) => !emails.includes(EARLIER))).toBe(true);
      expect(await standing(a, own)).toEqual(before);
      expect(await standing(b, theirs)).toEqual(atPartner);
      // Once for each that a partner knows, and of nothing but the copy.
      expect(await deliveriesOf(own, since)).toEqual(
        pairs
          .map(({ ours }) => ({ agreement: ours, kind: 'iia-cnr', n: 1 }))
          .toSorted((x, y) => x.agreement - y.agreement),
      );
      expect((await a.agreement(drafts[0] ?? 0)).departmentalCoordinatorContacts).toContainEqual(
        expect.objectContaining({ id: maria, email: EMAIL }),
      );

      // Whoever goes back to what both had approved does not go back to the earlier address.
      const [{ ours, theirs: partners } = { ours: 0, theirs: 0 }] = changing;
      await done(a, 'revert', ours);
      await expectState(a, ours, { ewp: 7 });
      const [reverted] = await keptByPartner([partners]);
      expect(reverted?.emails).toContain(EMAIL);
    },
    TIMEOUT_MS,
  );

  test(
    'is replaced from a year on: the one who follows stands in the later agreements, with the same role, and what both approved stays approved',
    async () => {
      const [anna, eleni] = [
        await addCoordinator('Anna', 'anna@example.org'),
        await addCoordinator('Eleni', 'eleni@example.org'),
      ];
      const later = await concludedPair(portals, naming(anna));
      const earlier = await finalAgreement(a, { ...naming(anna), startYear: 2026, endYear: { id: 2026 } });
      const kept = await keptByPartner([later.theirs]);
      const [before] = (await standing(a, [later.ours])) as [{ ours: string; approved: string }];
      const [person, other] = [await read(anna), await read(eleni)];
      const answer = await change(anna, 'replacement', {
        version: person.version,
        by: eleni,
        byVersion: other.version,
        fromYear: 2027,
      });
      expect(answer).toMatchObject({ status: 200, body: { agreements: 1, approved: 1, told: 1 } });
      const ids = async (id: number) =>
        (await a.agreement(id)).departmentalCoordinatorContacts.map((contact: any) => contact.id);
      expect(await ids(later.ours)).toEqual(expect.arrayContaining([eleni, FIXTURE.localCoordinator]));
      expect(await ids(later.ours)).not.toContain(anna);
      expect(await ids(earlier)).toContain(anna);
      const [after] = await eventually(
        () => keptByPartner([later.theirs]),
        ([copy]) => copy?.emails.includes('eleni@example.org') === true,
      );
      expect(after).toMatchObject({ hash: kept[0]?.hash, roles: kept[0]?.roles });
      expect(after?.emails).not.toContain('anna@example.org');
      await expectState(a, later.ours, { ewp: 7 });
      await expectState(b, later.theirs, { ewp: 7 });
      expect((await standing(a, [later.ours]))[0]).toMatchObject({
        ours: before.ours,
        approved: before.approved,
      });
      // Nothing is left to be sent: what stands here is what the partner has.
      expect(await a.exchange(`/iias/${later.ours}/cnr`)).toMatchObject({ status: 409 });
    },
    TIMEOUT_MS,
  );
});
