import { sql } from 'kysely';
import { agreementFactsSchema } from 'shared-contracts/agreements/agreementFacts.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import {
  ACTIVE_AGREEMENTS,
  agreementFilter,
  type AgreementFilter,
} from 'shared-contracts/agreements/agreementFilter.ts';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { OverviewCharts } from 'shared-contracts/overview/overviewCharts.ts';
import { turnOf } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { NO_STEP, WAITING_STEPS, waitingStepOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import { readRecord } from '../../src/data/records.ts';
import { copyOfStored } from '../../src/exchange/mapping/ourCopy.ts';
import { factsForCaller } from '../../src/exchange/factsOfAgreement.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { REMINDER_DEFAULTS, REMINDER_KINDS } from 'shared-contracts/reminders/reminders.ts';
import { reminderPath } from 'shared-contracts/reminders/reminderLinks.ts';
import { dueReminders } from '../../src/reminders/due/dueReminders.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';
import { patient } from '../../../scripts/lib/patience.mjs';

const TIMEOUT_MS = patient(60_000);
const TODAY = new Date();
const YEAR = academicYearOf(TODAY);
const ROLES = { iro: 'IRO', teacher: 'Faculty' } as const;

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['iro', 'teacher', 'student']) tokens.set(name, await signIn(server.baseUrl, name));
  await makeTrouble();
  await makeTurns();
}, TIMEOUT_MS);
afterAll(() => server.stop());

async function get(name: string, path: string) {
  const response = await fetch(`${server.baseUrl}/api/${path}`, { headers: bearer(tokens.get(name) ?? '') });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
const overviewOf = async (name: string): Promise<Overview> => (await get(name, 'Overview')).body;

async function listOf(name: string, asked: AgreementFilter, options = '') {
  const filter = agreementFilter({ ...ACTIVE_AGREEMENTS, ...asked }, TODAY) ?? '';
  return get(name, `MobilityAgreements?$count=true&$filter=${encodeURIComponent(filter)}${options}`);
}
const totalOf = async (name: string, asked: AgreementFilter) => (await listOf(name, asked)).body.total;

/** Makes what the sample has none of: notifications that were not taken, and drafts of every age. */
async function makeTrouble() {
  await sql`
    insert into exchange_deliveries (agreement_id, kind, partner_hei_id, iia_id, hash, state, created_at)
    select id, 'iia-cnr', 'partner.example', id::text, 'h', (array['waiting', 'waiting', 'refused', 'given-up', 'delivered'])[1 + id % 5],
      now() - case when id % 2 = 0 then interval '2 hours' else interval '1 minute' end
    from agreements where id % 3 = 0`.execute(server.database);
  await sql`update agreements set date_modified = now() - (id % 60) * interval '1 day' where status_id = 1`.execute(
    server.database,
  );
}

/** Makes of every kind some agreements whose turn depends on what the exchange keeps, and on what was told. */
async function makeTurns() {
  await sql`
    update agreements set terminated = 1 + id % 3 where ewp_status_id = 7 and terminated = 0 and id % 2 = 0`.execute(
    server.database,
  );
  await sql`
    update agreements set approved_copy = '{"hash":"a1","agreement":{}}' where id % 3 <> 0`.execute(
    server.database,
  );
  await sql`delete from iia_exchanges`.execute(server.database);
  await sql`
    insert into iia_exchanges (agreement_id, partner_hei_id, partners, changing, ewp_status_id, terminated)
    select id, 'partner.example', jsonb_build_object('isTerminated', id % 5 < 2), (array['us', 'partner', null])[1 + id % 3],
      coalesce(ewp_status_id, 1), case when id % 7 = 0 then 0 else terminated end
    from agreements where id % 4 <> 1`.execute(server.database);
  await sql`
    insert into notifications (type, notifier_hei_id, changed_element_ids, agreement_id, date_created)
    select 'iia-cnr', hei_id, agreements.id::text, agreements.id, date_modified + (id_of_own % 2 - 1 + agreements.id % 2) * interval '1 day'
    from agreements cross join (select hei_id, id as id_of_own from institutions where is_local limit 1) own
    where ewp_status_id = 2`.execute(server.database);
}

/** Takes an agreement that we notified for one whose copy was sent as it is. */
async function sendOne(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from agreements where ewp_status_id = 2 and not is_deleted order by id`.execute(
    server.database,
  );
  for (const { id } of rows) {
    const item = agreementItem.schema.parse(
      await readRecord(server.database, null, 'MobilityAgreements', id),
    );
    const copy = copyOfStored(item, { partnerIiaId: null, isTerminated: false });
    if (copy === null) continue;
    await sql`update agreements set approved_copy = null, terminated = 0 where id = ${id}`.execute(
      server.database,
    );
    await sql`
      insert into iia_exchanges (agreement_id, partner_hei_id, ours, ewp_status_id, terminated)
      values (${id}, 'partner.example', ${JSON.stringify(copy)}, 2, 0)
      on conflict (agreement_id) do update
        set ours = excluded.ours, partners = null, changing = null, ewp_status_id = 2, terminated = 0`.execute(
      server.database,
    );
    return id;
  }
  throw new Error('The sample has no agreement that could be sent');
}

async function idOfOffice(): Promise<number> {
  return (await get('iro', '../exchange/officers')).body.me;
}

test('the overview of a deputy counts what is on their desk, as the list has it', async () => {
  const me = await idOfOffice();
  const { rows } = await sql<{ id: number }>`
    select officer_id as id from agreements where officer_id <> ${me} group by 1 order by count(*) desc limit 1`.execute(
    server.database,
  );
  const colleague = rows[0]?.id ?? 0;
  const own: number = await totalOf('iro', { officer: me });
  expect((await overviewOf('iro')).own?.total).toBe(own);
  const absences = `${server.baseUrl}/exchange/officers/absences`;
  const headers = bearer(tokens.get('iro') ?? '');
  const day = universityDay(new Date());
  const entered = await fetch(absences, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ officer: colleague, deputy: me, firstDay: day, lastDay: day }),
  });
  const { value }: any = await entered.json();
  const both: number = await totalOf('iro', { officer: 'me' });
  const theirs: number = await totalOf('iro', { officer: colleague });
  expect(both).toBe(own + theirs);
  expect(both).toBeGreaterThan(own);
  expect((await overviewOf('iro')).own?.total).toBe(both);
  await fetch(`${absences}/${value[0].id}`, { method: 'DELETE', headers });
  expect((await overviewOf('iro')).own?.total).toBe(own);
});

test('the overview of the office counts anew what somebody is put in charge of', async () => {
  const me = await idOfOffice();
  const { value } = (await listOf('iro', { officer: 'nobody' }, '&$top=3&$select=id')).body;
  const before: number = await totalOf('iro', { officer: me });
  expect((await overviewOf('iro')).own?.total).toBe(before);
  const assigned = await fetch(`${server.baseUrl}/exchange/officers/assign`, {
    method: 'POST',
    headers: { ...bearer(tokens.get('iro') ?? ''), 'content-type': 'application/json' },
    body: JSON.stringify({
      set: 'MobilityAgreements',
      items: value.map(({ id }: { id: number }) => ({ id, from: null, to: me })),
    }),
  });
  expect(assigned.status).toBe(200);
  expect((await overviewOf('iro')).own?.total).toBe(before + 3);
});

describe.each(['iro', 'teacher'] as const)('the overview of %s', (name) => {
  test('has the numbers of the lists that they lead to', async () => {
    const { agreements } = await overviewOf(name);
    const { steps } = agreements;
    const asked: Record<Exclude<keyof Overview['agreements'], 'steps'>, AgreementFilter> = {
      active: {},
      waitingForUs: { waiting: 'us' },
      notDue: { waiting: 'later' },
      waitingForPartner: { waiting: 'partner' },
      endingNow: { ends: YEAR },
      endingNext: { ends: YEAR + 1 },
      idleDrafts: { idle: 'yes' },
      undelivered: { undelivered: 'yes' },
    };
    for (const [number, filter] of Object.entries(asked)) {
      const counted = agreements[number as keyof typeof asked];
      if (name === 'teacher' && number === 'undelivered') expect(counted).toBeNull();
      else expect([number, counted]).toEqual([number, await totalOf(name, filter)]);
    }
    for (const step of WAITING_STEPS)
      expect([step, steps?.[step].count]).toEqual([step, await totalOf(name, { waiting: step })]);
    expect(WAITING_STEPS.reduce((sum, step) => sum + (steps?.[step].count ?? 0), 0)).toBe(
      agreements.waitingForUs,
    );
    expect(agreements.waitingForUs).toBeGreaterThan(0);
    expect(agreements.waitingForPartner).toBeGreaterThan(0);
    expect(agreements.idleDrafts).toBeGreaterThan(0);
  });

  test('begins with the reader’s own, by the numbers of their lists', async () => {
    const whose: AgreementFilter = name === 'iro' ? { officer: await idOfOffice() } : { whose: 'department' };
    const { own } = await overviewOf(name);
    expect(own).toEqual({
      total: await totalOf(name, whose),
      waitingForUs: await totalOf(name, { ...whose, waiting: 'us' }),
      drafts: await totalOf(name, { ...whose, status: 1 }),
      endingNow: await totalOf(name, { ...whose, ends: YEAR }),
    });
    expect(own?.total).toBeGreaterThan(0);
  });

  test(
    'goes by the rule of turns over the facts that the reader may know, agreement by agreement',
    async () => {
      const { body } = await get(name, 'MobilityAgreements?$select=id,turn,waitingStep&$top=-1&$count=true');
      const caller = { permissions: ROLE_PERMISSIONS[ROLES[name]] };
      const expected: unknown[] = [];
      for (const { id } of body.value) {
        const facts = agreementFactsSchema.parse(await factsForCaller(server.database, caller, id));
        expected.push({ id, turn: turnOf(facts), waitingStep: waitingStepOf(facts) ?? NO_STEP });
      }
      expect(body.value).toEqual(expected);
      expect(new Set(body.value.map(({ turn }: { turn: string }) => turn)).size).toBeGreaterThan(3);
    },
    TIMEOUT_MS,
  );

  test('names those that have waited for longest, from the list', async () => {
    const { waiting } = await overviewOf(name);
    for (const side of ['us', 'partner'] as const) {
      const { body } = await listOf(name, { waiting: side }, '&$select=id&$top=-1');
      const ids = body.value.map(({ id }: { id: number }) => id);
      expect(waiting[side]).toHaveLength(Math.min(5, ids.length));
      for (const { agreementId } of waiting[side]) expect(ids).toContain(agreementId);
      const moments = waiting[side].map(({ since, changedAt }) => since ?? changedAt);
      expect(moments).toEqual(moments.toSorted());
    }
  });

  test('has the order of the list by age, and the age of the oldest of each step', async () => {
    const { agreements, waiting } = await overviewOf(name);
    for (const [side, since] of [
      ['us', 'waitsForUsSince'],
      ['partner', 'waitsForPartnerSince'],
    ] as const) {
      const { body } = await listOf(
        name,
        { waiting: side },
        `&$select=id,${since}&$orderby=${since},id&$top=5`,
      );
      expect(body.value).toEqual(
        waiting[side].map((row) => ({ id: row.agreementId, [since]: row.since ?? row.changedAt })),
      );
    }
    for (const step of WAITING_STEPS) {
      const { body } = await listOf(
        name,
        { waiting: step },
        '&$select=waitsForUsSince&$orderby=waitsForUsSince,id&$top=1',
      );
      expect([step, agreements.steps?.[step].oldest]).toEqual([step, body.value[0]?.waitsForUsSince ?? null]);
    }
  });
});

describe('the overview', () => {
  test('tells faculty nothing of applications, of deliveries, nor of what the network told', async () => {
    const { agreements, attention, incoming, applications, waiting } = await overviewOf('teacher');
    expect({ undelivered: agreements.undelivered, attention, incoming, applications }).toEqual({
      undelivered: null,
      attention: null,
      incoming: null,
      applications: null,
    });
    expect([...waiting.us, ...waiting.partner].filter(({ since }) => since !== null)).toEqual([]);
    const asked = await listOf('teacher', { undelivered: 'yes' });
    expect([asked.status, asked.body.code]).toEqual([403, 'not-permitted']);
  });

  test('draws charts of the same lists', async () => {
    for (const name of ['iro', 'teacher']) {
      const charts: OverviewCharts = (await get(name, 'Overview/Charts')).body;
      const { agreements } = await overviewOf(name);
      expect(charts.states.reduce((sum, { count }) => sum + count, 0)).toBe(agreements.active);
      for (const ewpStatus of new Set(charts.states.map((state) => state.ewpStatus))) {
        const counts = charts.states
          .filter((state) => state.ewpStatus === ewpStatus)
          .map(({ count }) => count);
        expect(await totalOf(name, { ewpStatus })).toBe(counts.reduce((sum, count) => sum + count, 0));
      }
      for (const { id, count } of charts.countries.slice(0, 6))
        expect([id, await totalOf(name, { country: id, running: YEAR })]).toEqual([id, count]);
      expect(charts.places.map(({ year }) => year)).toContain(YEAR);
      expect(charts.places.every(({ used }) => (used === null) === (name === 'teacher'))).toBe(true);
    }
    expect((await get('student', 'Overview/Charts')).status).toBe(403);
  });

  test('finds our turn as soon as an agreement says something else than the copy that was sent', async () => {
    const id = await sendOne();
    const turn = async () =>
      (await get('iro', `MobilityAgreements?$select=turn&$filter=id%20eq%20${id}`)).body.value[0].turn;
    const edit = (by: number) =>
      sql`
      with edited as (update agreements set date_modified = date_modified + interval '1 second' where id = ${id})
      update agreement_mobilities set mobilities_per_year = mobilities_per_year + ${by} where agreement_id = ${id}`.execute(
        server.database,
      );
    expect(await turn()).toBe('partner');
    await edit(1);
    expect(await turn()).toBe('us');
    await edit(-1);
    expect(await turn()).toBe('partner');
  });

  test('has one number for one meaning: reminders count as tiles and lists do', async () => {
    const { rows } = await sql<{ id: number }>`select id from users where name = 'iro'`.execute(
      server.database,
    );
    const person = { id: rows[0]?.id ?? 0, permissions: ROLE_PERMISSIONS.IRO };
    const groups = await dueReminders({
      database: server.database,
      person,
      choice: {
        ...REMINDER_DEFAULTS,
        kinds: [...REMINDER_KINDS],
        language: 'en',
        monthsBeforeEnd: 24,
        daysBefore: 366,
      },
      now: TODAY,
      which: { kind: 'shown' },
      most: 20,
    });
    const reminders = groups.flatMap((group) => group.reminders);
    const ending = (year: number) =>
      reminders.find(({ kind, academicYear }) => kind === 'agreement-end' && academicYear === year)?.count ??
      0;
    const { agreements } = await overviewOf('iro');
    expect([ending(YEAR), ending(YEAR + 1)]).toEqual([agreements.endingNow, agreements.endingNext]);
    expect(agreements.endingNow + agreements.endingNext).toBeGreaterThan(0);
    const counted = reminders.filter(({ kind }) => ['agreement-end', 'amendment', 'notice'].includes(kind));
    expect(new Set(counted.map(({ kind }) => kind)).size).toBe(3);
    for (const reminder of counted) {
      const [asked] = [...new URL(reminderPath(reminder), 'https://portal.example').searchParams];
      const [key, year] = asked ?? ['', ''];
      expect([reminder.key, reminder.count]).toEqual([
        reminder.key,
        await totalOf('iro', { [key]: Number(year) }),
      ]);
    }
  });

  test('is closed to whoever lists no agreements', async () => {
    expect((await get('student', 'Overview')).status).toBe(403);
    expect((await get('student', 'MobilityAgreements?$select=id,turn')).status).toBe(403);
  });

  test('counts applications as their list does', async () => {
    const { applications } = await overviewOf('iro');
    for (const status of ['draft', 'submitted', 'validated'] as const) {
      const filter = encodeURIComponent(`id gt 0 and isDeleted eq false and status eq '${status}'`);
      const { body } = await get(
        'iro',
        `ApplicationStudentStudiesForms?$count=true&$filter=${filter}&$top=1`,
      );
      expect(applications?.[status]).toBe(body.total);
    }
  });

  test('notices at once what changes, also what no counter tells of', async () => {
    const before = await overviewOf('iro');
    await sql`update exchange_deliveries set state = 'delivered'`.execute(server.database);
    const after = await overviewOf('iro');
    expect(before.agreements.undelivered).toBeGreaterThan(0);
    expect(after.agreements.undelivered).toBe(0);
    expect(await totalOf('iro', { undelivered: 'yes' })).toBe(0);
  });

  test('takes a filter by a turn that there is none of for what it is', async () => {
    const { status, body } = await get(
      'iro',
      "MobilityAgreements?$count=true&$filter=turn%20eq%20'nonsense'",
    );
    expect([status, body.total]).toEqual([200, 0]);
    expect((await get('iro', 'MobilityAgreements/1?$select=turn')).status).toBe(400);
  });
});
