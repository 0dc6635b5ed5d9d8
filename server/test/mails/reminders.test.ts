import { sql } from 'kysely';
import { reminderListSchema, type ReminderList } from 'shared-contracts/reminders/reminder.ts';
import { reminderSettingsSchema, type ReminderChoice } from 'shared-contracts/reminders/reminderSettings.ts';
import { REMINDER_DEFAULTS, REMINDER_KINDS } from 'shared-contracts/reminders/reminders.ts';
import { completeApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

const PATH = 'Users/Me/reminders';
const SETTINGS = 'Users/Me/reminderSettings';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate reminder_settings, reminder_mails, reminder_marks, notifications, approval_responses, applications restart identity cascade`.execute(
    api.database,
  );
  await sql`update agreements set ewp_status_id = 7, terminated = 0, is_deleted = false, status_id = 3, start_year_id = 2025, end_year_id = 2028`.execute(
    api.database,
  );
});

async function due(user: UserName, day: string): Promise<ReminderList> {
  api.setClock(new Date(`${day}T10:00:00Z`));
  const { status, body } = await api.call(user, 'GET', PATH);
  expect(status).toBe(200);
  return reminderListSchema.parse(body);
}

const keysOf = ({ groups }: ReminderList) =>
  groups.flatMap(({ reminders }) => reminders.map(({ key }) => key));
const dueKeys = async (user: UserName, day: string) => keysOf(await due(user, day));

async function choose(user: UserName, choice: Partial<ReminderChoice>) {
  const { body } = await api.call(user, 'GET', SETTINGS);
  const answer = await api.call(user, 'POST', SETTINGS, {
    version: body.version,
    choice: { ...body.choice, ...choice },
  });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return reminderSettingsSchema.parse(answer.body);
}

async function say(day: string, by: string) {
  await sql`insert into notifications (type, notifier_hei_id, changed_element_ids, agreement_id, date_created)
    values ('iia', ${by}, '900', ${FIXTURE.openAgreement}, ${new Date(`${day}T09:00:00Z`)})`.execute(
    api.database,
  );
}

describe('what is due', () => {
  test.each([
    ['2026-12-31', []],
    ['2027-01-01', ['amendment:2027-01-31']],
    ['2027-01-31', ['amendment:2027-01-31']],
    ['2027-02-01', []],
    ['2027-08-02', ['notice:2027-09-01']],
    ['2027-09-01', ['notice:2027-09-01']],
    ['2028-02-28', []],
    ['2028-08-02', []],
    ['2029-02-27', []],
    ['2029-02-28', ['agreement-end:2028']],
    ['2029-08-31', ['agreement-end:2028']],
    ['2029-09-01', []],
  ])('for the office on %s is %j', async (day, keys) => {
    expect(await dueKeys('iro', day)).toEqual(keys);
    // The teacher is named in the agreement, by a contact of theirs.
    expect(await dueKeys('teacher', day)).toEqual(keys);
    expect(await dueKeys('teacher2', day)).toEqual([]);
  });

  test('comes so long before as the person chose, over a leap day', async () => {
    await choose('iro', { monthsBeforeEnd: 18, daysBefore: 1 });
    expect(await dueKeys('iro', '2028-02-28')).toEqual([]);
    expect(await dueKeys('iro', '2028-02-29')).toEqual(['agreement-end:2028']);
    expect(await dueKeys('iro', '2027-01-29')).toEqual([]);
    expect(await dueKeys('iro', '2027-01-30')).toEqual(['amendment:2027-01-31']);
  });

  test.each([
    'is_deleted = true',
    'terminated = 4',
    'ewp_status_id = 5',
    'ewp_status_id = null, local_status = 1',
  ])('leaves out agreements with %s', async (state) => {
    await sql`update agreements set ${sql.raw(state)}`.execute(api.database);
    expect(await dueKeys('iro', '2027-01-31')).toEqual([]);
    expect(await dueKeys('iro', '2029-08-31')).toEqual([]);
  });

  test('has the agreements without an answer, for the office alone, with who has to say the next word', async () => {
    await sql`update institutions set name_gr = 'Πανεπιστήμιο του εταίρου' where id = 2`.execute(
      api.database,
    );
    await sql`update agreements set ewp_status_id = 5`.execute(api.database);
    await say('2026-10-01', 'local.example.edu');
    expect(await dueKeys('iro', '2026-10-30')).toEqual([]);
    const { groups } = await due('iro', '2026-10-31');
    expect(groups).toMatchObject([
      {
        kind: 'unanswered',
        total: 1,
        reminders: [
          {
            key: 'unanswered:900:2026-10-01',
            day: '2026-10-01',
            awaited: 'partner',
            agreements: [
              { id: 900, partners: ['Partner University'], partnersGR: ['Πανεπιστήμιο του εταίρου'] },
            ],
          },
        ],
      },
    ]);
    expect(await dueKeys('teacher', '2026-10-31')).toEqual([]);
    await api.call('iro', 'POST', PATH, { key: 'unanswered:900:2026-10-01', isHidden: true });
    expect(await due('iro', '2026-10-31')).toMatchObject({
      groups: [],
      hidden: [{ key: 'unanswered:900:2026-10-01' }],
      hiddenTotal: 1,
    });
    await api.call('iro', 'POST', PATH, { key: 'unanswered:900:2026-10-01', isHidden: false });
    await sql`update agreements set ewp_status_id = 6`.execute(api.database);
    expect((await due('iro', '2026-10-31')).groups[0]?.reminders[0]?.awaited).toBe('us');
    // A new word begins a new wait.
    await say('2026-10-30', 'partner.example.edu');
    expect(await dueKeys('iro', '2026-10-31')).toEqual([]);
    expect(await dueKeys('iro', '2026-11-29')).toEqual(['unanswered:900:2026-10-30']);
    await sql`update agreements set end_year_id = 2025`.execute(api.database);
    expect(await dueKeys('iro', '2026-11-29')).toEqual([]);
    await sql`update agreements set ewp_status_id = 7, end_year_id = 2028`.execute(api.database);
    expect(await dueKeys('iro', '2026-11-29')).toEqual([]);
    await sql`update agreements set terminated = 2`.execute(api.database);
    expect((await due('iro', '2026-11-29')).groups[0]?.reminders[0]?.awaited).toBe('partner');
  });

  test('has the windows of applications: for the office as they open and close, for students until they have applied', async () => {
    const long = 'long-term-studies';
    await sql`update application_settings set application_start = '2027-02-28T22:00:00Z', application_stop = '2027-04-30T21:00:00Z' where application_type = ${long}`.execute(
      api.database,
    );
    const at = async (user: UserName, day: string) =>
      (await due(user, day)).groups
        .filter(({ kind }) => kind === 'window')
        .flatMap(({ reminders }) => reminders.map(({ key, phase }) => [key, phase]));
    const [opens, closes] = [`window:${long}:2027-03-01`, `window-closes:${long}:2027-04-30`];
    expect(await at('student', '2027-01-29')).toEqual([]);
    expect(await at('student', '2027-01-30')).toEqual([[opens, 'opens']]);
    expect(await at('iro', '2027-01-30')).toEqual([[opens, 'opens']]);
    expect(await at('student', '2027-03-01')).toEqual([[opens, 'open']]);
    expect(await at('iro', '2027-03-01')).toEqual([]);
    expect(await at('student', '2027-03-31')).toEqual([[closes, 'closes']]);
    expect(await at('iro', '2027-04-30')).toEqual([[closes, 'closes']]);
    expect(await at('student', '2027-05-01')).toEqual([]);
    expect(await at('teacher', '2027-04-30')).toEqual([]);
    await sql`insert into applications (owner_id, type, status, application_year) values (3, ${long}, 'submitted', 2026)`.execute(
      api.database,
    );
    expect(await at('student', '2027-04-30')).toEqual([]);
    expect(await at('student2', '2027-04-30')).toEqual([[closes, 'closes']]);
    await sql`update application_settings set application_start = '2026-10-01T00:00:00Z', application_stop = '2026-12-31T00:00:00Z' where application_type = ${long}`.execute(
      api.database,
    );
  });

  test('has the own application that was sent back, until it is submitted again', async () => {
    api.setClock(new Date('2026-11-21T12:00:00Z'));
    const file = { fileName: 'cv.pdf', fileBase64: pdfBase64('cv') };
    const { id: cv } = (await api.save('student', 'ApplicationFiles', file)).body;
    const FORMS = 'ApplicationStudentStudiesForms';
    const first = (await api.save('student', FORMS, completeApplication(cv, { status: 'submitted' }))).body;
    const returned = (
      await api.save('iro', FORMS, { ...versionOf(first), status: 'draft', returnReason: 'Λείπει κάτι.' })
    ).body;
    const mine = (list: ReminderList) => keysOf(list).filter((key) => key.startsWith('returned'));
    const list = await due('student', '2026-11-22');
    expect(mine(list)).toEqual([`returned:${first.id}:2026-11-21T12:00:00.000Z`]);
    expect(mine(await due('student2', '2026-11-22'))).toEqual([]);
    expect(mine(await due('iro', '2026-11-22'))).toEqual([]);
    const again = await api.save('student', FORMS, { ...versionOf(returned), status: 'submitted' });
    expect(again.status).toBe(200);
    expect(mine(await due('student', '2026-11-22'))).toEqual([]);
  });

  test('is put away by its person, taken out again, and nobody else’s is touched', async () => {
    const key = 'amendment:2027-01-31';
    api.setClock(new Date('2027-01-15T10:00:00Z'));
    const hidden = await api.call('iro', 'POST', PATH, { key, isHidden: true });
    expect(hidden.body).toMatchObject({ groups: [], hidden: [{ key }], hiddenTotal: 1 });
    expect(await dueKeys('iro2', '2027-01-15')).toEqual([key]);
    expect(await dueKeys('iro', '2027-01-16')).toEqual([]);
    const shown = await api.call('iro', 'POST', PATH, { key, isHidden: false });
    expect(keysOf(reminderListSchema.parse(shown.body))).toEqual([key]);
  });

  test('takes no keys of what is not due, however many come', async () => {
    for (const key of ['notice:2099-09-01', 'x', 'unanswered:900:2026-10-01', 'amendment:2027-01-31'])
      expect((await api.call('student', 'POST', PATH, { key, isHidden: true })).status).toBe(200);
    const { rows } = await sql`select from reminder_marks`.execute(api.database);
    expect(rows).toHaveLength(0);
    for (const key of ['', 'x'.repeat(101), 'a\0b', 'a\ud800', 7, null]) {
      for (const isHidden of [true, false])
        expect((await api.call('iro', 'POST', PATH, { key, isHidden })).status).toBe(400);
    }
    expect((await api.call('guest', 'GET', PATH)).status).toBe(403);
    expect((await api.call('guest', 'POST', PATH, { key: 'x', isHidden: true })).status).toBe(403);
  });
});

const versionOf = ({ id, dateModified }: { readonly id: number; readonly dateModified: string }) => ({
  id,
  dateModified,
});

describe('what a person is reminded of', () => {
  test.each([
    ['iro', ['amendment', 'notice', 'agreement-end', 'unanswered', 'window']],
    ['teacher', ['amendment', 'notice', 'agreement-end']],
    ['student', ['window', 'returned']],
  ] as const)(
    'is for %s all that the role can have, until they choose, and nothing by mail',
    async (user, kinds) => {
      const { status, body } = await api.call(user, 'GET', SETTINGS, undefined, { 'accept-language': 'el' });
      expect(status).toBe(200);
      expect(body).toEqual({
        version: null,
        choice: { ...REMINDER_DEFAULTS, kinds, language: 'gr' },
        offered: kinds,
        email: `${user}@example.org`,
        canMail: true,
        lastMail: null,
      });
      for (const kind of REMINDER_KINDS) {
        const answer = await api.call(user, 'POST', SETTINGS, {
          version: body.version,
          choice: { ...body.choice, kinds: [kind] },
        });
        const isOffered = (kinds as readonly string[]).includes(kind);
        expect([kind, answer.status]).toEqual([kind, isOffered ? 200 : 400]);
        if (isOffered) body.version = answer.body.version;
        else expect(answer.body.errors).toEqual([{ field: 'choice/kinds/0', code: 'not-in-list' }]);
      }
    },
  );

  test('is saved as the version that was opened: another one is answered with what is stored', async () => {
    const { body: opened } = await api.call('iro', 'GET', SETTINGS);
    const save = (version: string | null, daysBefore: number) =>
      api.call('iro', 'POST', SETTINGS, { version, choice: { ...opened.choice, daysBefore } });
    const first = await save(null, 10);
    expect(first.body.choice.daysBefore).toBe(10);
    for (const version of [
      null,
      'yesterday',
      '2020-01-01T00:00:00.000Z',
      '-271821-04-20T00:00:00.000Z',
      '\0',
    ]) {
      expect(await save(version, 20)).toMatchObject({
        status: 409,
        body: { code: 'stale', current: { version: first.body.version, choice: { daysBefore: 10 } } },
      });
    }
    const second = await save(first.body.version, 30);
    expect(second).toMatchObject({ status: 200, body: { choice: { daysBefore: 30 } } });
    expect(second.body.version).not.toBe(first.body.version);
  });

  test('is saved once of two that come at one time', async () => {
    const { body: opened } = await api.call('teacher', 'GET', SETTINGS);
    const body = { version: null, choice: opened.choice };
    const answers = await Promise.all([1, 2, 3].map(() => api.call('teacher', 'POST', SETTINGS, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test.each([
    [{ daysBefore: 0 }, 'choice/daysBefore', 'too-small'],
    [{ daysBefore: 91 }, 'choice/daysBefore', 'too-large'],
    [{ daysBefore: 1.5 }, 'choice/daysBefore', 'not-an-integer'],
    [{ monthsBeforeEnd: 25 }, 'choice/monthsBeforeEnd', 'too-large'],
    [{ unansweredDays: 'many' }, 'choice/unansweredDays', 'not-an-integer'],
    [{ language: 'el' }, 'choice/language', 'not-in-list'],
    [{ kinds: ['everything'] }, 'choice/kinds/0', 'not-in-list'],
    [{ email: 'other@example.org' }, 'choice/email', 'unknown-member'],
  ])('refuses %j by name', async (part, field, code) => {
    const { body } = await api.call('iro', 'GET', SETTINGS);
    const answer = await api.call('iro', 'POST', SETTINGS, {
      version: null,
      choice: { ...body.choice, ...part },
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, code }] } });
  });

  test('is followed by what is due', async () => {
    await choose('iro', { kinds: ['notice'] });
    expect(await dueKeys('iro', '2027-01-31')).toEqual([]);
    expect(await dueKeys('iro', '2027-09-01')).toEqual(['notice:2027-09-01']);
  });
});
