import { screen, waitFor, within } from '@testing-library/react';
import { buildList, buildReminder, buildSettings, openReminders, VERSION } from './testing/openReminders.tsx';

const SETTINGS = 'Users/Me/reminderSettings';
const DUE = 'Users/Me/reminders';

const box = (name: string) => screen.findByRole('checkbox', { name });
const number = (name: RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('<ReminderSettingsPage>', () => {
  test('offers what the role can be reminded of, and asks for the numbers that count for it', async () => {
    openReminders({
      role: 'Student',
      settings: buildSettings({ kinds: ['window'] }, { offered: ['window', 'returned'] }),
    });
    expect(await box('Application windows')).toBeChecked();
    expect(await box('My application, when it is sent back')).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(await number(/Days before a date/)).toHaveValue('30');
    expect(screen.queryByRole('textbox', { name: /Months before/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /without an answer/ })).not.toBeInTheDocument();
  });

  test('saves what was chosen as the version that was opened, and says so', async () => {
    const saved = buildSettings({ isMailed: true, unansweredDays: 14 }, { version: 'later' });
    const { user, posts } = openReminders({ routes: { [`POST ${SETTINGS}`]: () => ({ body: saved }) } });
    await user.click(await box('Remind me by mail too'));
    await user.click(screen.getByRole('radio', { name: 'Ελληνικά' }));
    await user.click(await box('Agreements that end'));
    await user.clear(await number(/without an answer/));
    await user.type(await number(/without an answer/), '14');
    await user.click(save());
    expect(await screen.findByText('Your reminders were saved')).toBeInTheDocument();
    expect(posts(SETTINGS)).toEqual([
      {
        version: VERSION,
        choice: {
          kinds: ['amendment', 'agreement-end', 'unanswered'],
          isMailed: true,
          language: 'gr',
          daysBefore: 30,
          monthsBeforeEnd: 6,
          unansweredDays: 14,
        },
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  test.each(['0', '366', '', 'many', '1,5'])('saves no number of days like %j', async (typed) => {
    const { user, posts } = openReminders();
    await user.clear(await number(/without an answer/));
    if (typed !== '') await user.type(await number(/without an answer/), typed);
    await user.click(save());
    await waitFor(async () =>
      expect(await number(/without an answer/)).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(await number(/without an answer/)).toHaveFocus();
    expect(posts(SETTINGS)).toEqual([]);
  });

  test('begins in the language of the page for whoever has chosen nothing', async () => {
    const { user } = openReminders({
      language: 'gr',
      settings: buildSettings({ language: 'en' }, { version: null }),
    });
    await user.click(await box('Υπενθύμιση και με email'));
    expect(screen.getByRole('radio', { name: 'Ελληνικά' })).toBeChecked();
    expect(
      screen.getByText(/Ένα μήνυμα την ημέρα το πολύ, στη διεύθυνση office@example.org/),
    ).toBeInTheDocument();
  });

  test.each([
    [{ email: null }, /no usable email address/],
    [{ canMail: false }, /sends no mails at present/],
  ])('says why %j gets no mails, and lets them be turned off', async (rest, why) => {
    const { user } = openReminders({ settings: buildSettings({ isMailed: true }, rest) });
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(await box('Remind me by mail too')).toBeEnabled();
    await user.click(await box('Remind me by mail too'));
    expect(await box('Remind me by mail too')).toBeDisabled();
  });

  test('says what became of the last mail', async () => {
    const lastMail = { day: '2027-01-14', state: 'refused' } as const;
    openReminders({ settings: buildSettings({}, { lastMail }) });
    expect(await screen.findByText(/The mail of 14 January 2027 could not be delivered/)).toBeInTheDocument();
  });

  test('shows what another window saved meanwhile, and saves on top of it once a choice is made', async () => {
    const theirs = buildSettings({ daysBefore: 60, isMailed: true }, { version: 'theirs' });
    const answers = [
      { status: 409, body: { code: 'stale', message: 'stale', current: theirs } },
      { body: theirs },
    ];
    const { user, posts } = openReminders({ routes: { [`POST ${SETTINGS}`]: () => answers.shift()! } });
    await user.clear(await number(/Days before a date/));
    await user.type(await number(/Days before a date/), '7');
    await user.click(save());
    const panel = await screen.findByRole('region', { name: 'Somebody else changed this record' });
    expect(within(panel).getByRole('row', { name: /Days before a date/ })).toHaveTextContent('607');
    expect(within(panel).getByRole('row', { name: /Remind me by mail too/ })).toHaveTextContent('YesNo');
    await user.click(within(panel).getByRole('button', { name: 'Keep my changes' }));
    await user.click(save());
    await waitFor(() =>
      expect(posts(SETTINGS).at(-1)).toMatchObject({
        version: 'theirs',
        choice: { daysBefore: 7, isMailed: true },
      }),
    );
  });

  test('keeps what was chosen when the server cannot be reached', async () => {
    const { user } = openReminders({ routes: { [`POST ${SETTINGS}`]: () => 'network' } });
    await user.click(await box('Agreements that end'));
    await user.click(save());
    expect(await screen.findByText(/was not saved/)).toBeInTheDocument();
    expect(await box('Agreements that end')).toBeChecked();
  });
});

describe('<RemindersBlock>', () => {
  test('leads from what is due to where it is dealt with, and says how far away it is', async () => {
    openReminders({ list: buildList([buildReminder(12)]) });
    const link = await screen.findByRole('link', { name: 'Agreement 12, University of Sampleville' });
    expect(link).toHaveAttribute('href', '/iia/view/12');
    expect(link.closest('li')).toHaveTextContent(
      '6 weeks ago · The partner has not answered since 1 December 2026.',
    );
  });

  test('says that nothing is due', async () => {
    openReminders();
    expect(await screen.findByText('Nothing is due at present.')).toBeInTheDocument();
  });

  test('shows a few of many, and the others when they are asked for', async () => {
    const reminders = Array.from({ length: 20 }, (_, place) => buildReminder(place + 1));
    const { user } = openReminders({ list: buildList(reminders, [], 131) });
    expect(await screen.findByText('(131 in all)')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show 15 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByRole('link', { name: '111 more in the agreement list' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  test('puts away what is done, says where it is, and takes it out again', async () => {
    const reminder = buildReminder(12);
    const { user, posts } = openReminders({
      list: buildList([reminder]),
      routes: {
        [`POST ${DUE}`]: ({ body }) => ({
          body: (body as { readonly isHidden: boolean }).isHidden
            ? buildList([], [reminder])
            : buildList([reminder]),
        }),
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Dismiss: Agreement 12, University of Sampleville' }),
    );
    expect(await screen.findByText(/The reminder was dismissed/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Reminders' })).toHaveFocus();
    expect(screen.getByText('Nothing is due at present.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '1 dismissed reminder' }));
    await user.click(screen.getByRole('button', { name: /^Put back in the list/ }));
    expect(await screen.findByText('The reminder is back in the list.')).toBeInTheDocument();
    expect(posts(DUE)).toEqual([
      { key: reminder.key, isHidden: true },
      { key: reminder.key, isHidden: false },
    ]);
  });

  test('keeps what could not be put away, and says so', async () => {
    const { user } = openReminders({
      list: buildList([buildReminder(12)]),
      routes: { [`POST ${DUE}`]: () => 'network' },
    });
    await user.click(await screen.findByRole('button', { name: /^Dismiss/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Agreement 12/ })).toBeInTheDocument();
  });

  test('offers to try again when it cannot be loaded, and leaves the settings alone', async () => {
    openReminders({ routes: { [`GET ${DUE}`]: () => ({ status: 404, body: { code: 'not-found' } }) } });
    expect(await screen.findByText('Your reminders could not be loaded')).toBeInTheDocument();
    expect(await box('Application windows')).toBeInTheDocument();
  });

  test('leaves out a kind that a newer server knows', async () => {
    const reminders = [{ ...buildReminder(12), kind: 'something-new' }];
    openReminders({ list: { ...buildList([]), groups: [{ kind: 'something-new', total: 1, reminders }] } });
    expect(await box('Application windows')).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
