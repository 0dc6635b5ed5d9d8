import { sql } from 'kysely';
import type { Factsheet, Hei } from 'ewp/documents';
import type { PartnerDirectory } from '../../../src/exchange/network/partnerDirectory.ts';
import { refreshFactsheet } from '../../../src/exchange/services/factsheets/refreshFactsheet.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { buildContact, buildFactsheet, buildHei } from 'ewp/testing';
import { failure, fakeExchange, PARTNER_HEI } from '../support/fakeExchange.ts';

const CALL = { caller: callerWith('IRO', 1, 'iro'), requestId: 'test' };
const ASKED = { institutionId: 2, heiId: PARTNER_HEI, factsheetId: 3 };
const SPEAKING = buildContact({
  emails: ['ada@partner.example'],
  roleDescriptions: [{ value: 'Coordinator' }],
});

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());

type Answers = Partial<Pick<PartnerDirectory, 'factsheet' | 'institution'>>;

const gives = <T>(value: T) => ({ isDone: true, value, xml: '' }) as const;
const tellsOf = (sheet: Partial<Factsheet> = {}): PartnerDirectory['factsheet'] => {
  const value = buildFactsheet({ heiId: PARTNER_HEI, ...sheet });
  return async () => gives(value);
};
const introduces = (hei: Partial<Hei> = {}): PartnerDirectory['institution'] => {
  const value = buildHei({ heiId: PARTNER_HEI, contacts: [], ...hei });
  return async () => gives(value);
};

function refreshWith(answers: Answers, now = new Date()) {
  const { services } = fakeExchange(api.database);
  const directory = { ...services.directory, ...answers };
  return refreshFactsheet({ ...services, directory, clock: () => now }, ASKED, CALL);
}

async function stored() {
  const { body } = await api.call('iro', 'GET', 'MobilityFactsheets/3');
  return body;
}

describe('a refresh from a partner', () => {
  test.each([
    failure('timeout'),
    failure('network'),
    failure('status', 503),
    failure('status', 403),
    failure('not-xml'),
    failure('not-valid'),
    failure('too-large'),
    failure('bad-signature'),
  ])('that fails overwrites nothing: %j', async (reason) => {
    const before = await stored();
    const outcome = await refreshWith({
      factsheet: async () => ({ isDone: false, failure: reason }),
      institution: introduces(),
    });
    expect(outcome).toEqual({ failure: reason });
    expect(await stored()).toEqual(before);
  });

  test('that has no factsheet, or no such service, overwrites nothing', async () => {
    const before = await stored();
    expect(await refreshWith({ factsheet: async () => gives(null), institution: introduces() })).toEqual({
      failure: 'none',
    });
    expect(await refreshWith({ factsheet: async () => null })).toMatchObject({
      failure: { kind: 'not-on-network' },
    });
    expect(await stored()).toEqual(before);
  });

  test('that does not tell of the institution keeps contact and web addresses, and says so', async () => {
    await sql`update factsheets set general_url = 'https://kept.example', coordinator_contact_id = 2 where id = 3`.execute(
      api.database,
    );
    const reason = failure('timeout');
    const outcome = await refreshWith({
      factsheet: tellsOf({ decisionWeeksLimit: 6 }),
      institution: async () => ({ isDone: false, failure: reason }),
    });
    expect(outcome).toMatchObject({ id: 3, institutionFailure: reason });
    expect(await stored()).toMatchObject({
      decisionResponseWeeksLimit: 6,
      generalUrl: 'https://kept.example',
      institutionalCoordinatorContact: { id: 2 },
    });
  });

  test('that answers late does not overwrite what was asked for later', async () => {
    const earlier = new Date(Date.now() + 60_000);
    const later = new Date(earlier.getTime() + 1000);
    const outcome = await refreshWith(
      {
        factsheet: async () => {
          await refreshWith({ factsheet: tellsOf({ torWeeksLimit: 2 }) }, later);
          return gives(buildFactsheet({ heiId: PARTNER_HEI, torWeeksLimit: 9 }));
        },
      },
      earlier,
    );
    expect(outcome).toMatchObject({ id: 3, changes: [], fetchedAt: later });
    expect((await stored()).transcriptOfRecordsWeeksLimit).toBe(2);
    await sql`update factsheets set fetched_at = null where id = 3`.execute(api.database);
  });

  test('leaves a coordinator alone whom an agreement has too, and what somebody wrote of the person', async () => {
    const name = SPEAKING.personFamilyNames[0]?.value;
    await sql`update contacts set family_name = ${name}, email = 'Ada@partner.example', title = 'Dr', url = 'https://ada.example' where id = 2`.execute(
      api.database,
    );
    await sql`update factsheets set coordinator_contact_id = 2 where id = 3`.execute(api.database);
    const { id } = (await api.save('iro', 'MobilityAgreements', agreement())).body;
    await sql`insert into agreement_contacts (agreement_id, contact_id) values (${id}, 2) on conflict do nothing`.execute(
      api.database,
    );
    const contact = async (id: number) => (await api.call('iro', 'GET', `MobilityContacts/${id}`)).body;
    const before = await contact(2);
    const telling = { factsheet: tellsOf(), institution: introduces({ contacts: [SPEAKING] }) };
    await refreshWith(telling);
    expect(await contact(2)).toEqual(before);
    const { institutionalCoordinatorContact: made } = await stored();
    expect(made.id).not.toBe(2);
    expect(made).toMatchObject({
      title: 'Dr',
      url: 'https://ada.example',
      email: 'ada@partner.example',
      phone: SPEAKING.phoneNumbers[0]?.e164,
    });

    const moved = { ...SPEAKING, phoneNumbers: [{ e164: '+39333' }] };
    await refreshWith({ ...telling, institution: introduces({ contacts: [moved] }) });
    expect(await contact(made.id)).toMatchObject({ phone: '+39333' });
    expect((await stored()).institutionalCoordinatorContact.id).toBe(made.id);

    const office = {
      ...moved,
      contactNames: [{ value: 'Office' }],
      personGivenNames: [],
      personFamilyNames: [],
      emails: ['ada@partner.example'],
    };
    await refreshWith({ ...telling, institution: introduces({ contacts: [office] }) });
    expect(await contact(made.id)).toMatchObject({ title: null, givenName: null, familyName: 'Office' });
  });
});
