import { screen, waitFor, within } from '@testing-library/react';
import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { openFactsheet } from './testing/openFactsheet.tsx';
import { buildLocalSheet, sheetServer } from './testing/sheetServer.ts';

const DOWN = { status: 503, body: { code: 'unavailable' } };

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

type Opened = { sheet?: Partial<FactsheetView>; role?: Role; language?: Language };

async function open({ sheet = {}, role = 'IRO', language = 'en' }: Opened = {}) {
  const server = sheetServer(buildLocalSheet(sheet));
  const view = openFactsheet({ role, language, routes: server.routes });
  await screen.findByRole('heading', { level: 2, name: /^A/ });
  return { ...view, server };
}

const pencil = (name: string) => screen.findByRole('button', { name: `Edit: ${name}` });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: RegExp) => screen.getByRole('region', { name });
type User = Awaited<ReturnType<typeof open>>['user'];

async function type(user: User, name: string, text: string) {
  await user.click(await pencil(name));
  const input = await field(name);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

const VISA = 'Email, Visa';

describe('a value of a factsheet', () => {
  test.each<[string, Opened]>([
    ['a student', { role: 'Student' }],
    ['a teacher', { role: 'Faculty' }],
    [
      'the office and a partner’s',
      { sheet: { institution: { ...buildLocalSheet().institution, isLocal: false } } },
    ],
  ])('is only read by %s', async (_, opened) => {
    await open(opened);
    expect(screen.queryByRole('button', { name: /^(Edit|Remove):/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add an entry' })).toBeNull();
  });

  test('is edited by the office in every section, also of a factsheet that is not active', async () => {
    await open({ sheet: { isActive: false } });
    await pencil(VISA);
    const letters = screen
      .getAllByRole('button', { name: /^(Edit:|Add)/ })
      .map((one) => one.closest('section[aria-labelledby^="section-"]')?.textContent.charAt(0));
    expect([...new Set(letters)].join('')).toBe('ABCDEFGHIJKLMNOPQR');
    expect(screen.queryByRole('button', { name: 'Edit: Country, Institution' })).toBeNull();
  });

  test('is saved with Enter: the one value alone; the focus comes back', async () => {
    const { user, server } = await open();
    await user.click(await pencil(VISA));
    const input = await field(VISA);
    expect(input).toHaveFocus();
    await user.clear(input);
    await user.type(input, 'new@office.example.org{Enter}');
    expect(await screen.findByRole('link', { name: 'new@office.example.org' })).toBeVisible();
    expect(server.bodies).toEqual([{ visaInformationEntry: { id: 21, email: 'new@office.example.org' } }]);
    await waitFor(async () => expect(await pencil(VISA)).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });

  test.each(['{F2}', '{Enter}'])(
    'is opened by %s on its button, and left as it was by Escape',
    async (key) => {
      const { user, server } = await open();
      (await pencil(VISA)).focus();
      await user.keyboard(key);
      await user.type(await field(VISA), 'x{Escape}');
      await waitFor(async () => expect(await pencil(VISA)).toHaveFocus());
      expect(server.bodies).toEqual([]);
      expect(screen.getByRole('link', { name: 'visa@office.example.org' })).toBeVisible();
    },
  );

  test('is opened by a click on its text, and not by one on a link in it', async () => {
    const { user } = await open();
    await pencil(VISA);
    await user.click(screen.getByText('From 0 to 20.'));
    expect(await field('Grading system')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'visa@office.example.org' }));
    expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull();
  });

  test('of several lines is saved with Ctrl and Enter; Enter alone is a new line', async () => {
    const { user, server } = await open();
    await user.click(await pencil('Grading system'));
    expect(await field('Grading system')).toHaveAccessibleDescription(/partners read it in the PDF/);
    await user.keyboard('{Escape}');
    await type(user, 'Grading system', 'From 0{Enter}to 10.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.bodies).toEqual([{ gradingSystem: 'From 0\nto 10.' }]));
  });

  test('that is left as it was is not sent', async () => {
    const { user, server } = await open();
    await user.click(await pencil(VISA));
    await user.type(await field(VISA), '{Enter}');
    await pencil(VISA);
    expect(server.bodies).toEqual([]);
  });

  test.each([
    [VISA, 'nobody', 'mail'],
    ['Phone, Visa', '2310', '+30'],
    ['Autumn term, Deadline for incoming applications', '31 June', 'such as 15/6'],
    ['Website, Useful links', 'www.example.org', 'http'],
    ['First name, Institutional coordinator', '', 'Please fill in this field'],
    ['Erasmus code, Institution', '', 'Please fill in this field'],
  ])('is checked where it stands: %s, “%s”', async (name, text, reason) => {
    const { user, server } = await open();
    await type(user, name, `${text}{Enter}`);
    const input = await field(name);
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription(expect.stringContaining(reason));
    expect(input).toHaveFocus();
    expect(server.bodies).toEqual([]);
  });

  test('does not answer for what its neighbours lack', async () => {
    const { user, server } = await open({ sheet: { insuranceInformationEntry: null } });
    await type(user, 'Email, Insurance', 'cover@example.org{Enter}');
    await waitFor(() =>
      expect(server.bodies).toEqual([{ insuranceInformationEntry: { email: 'cover@example.org' } }]),
    );
  });

  test('of the institution names its own version, of the coordinator the same person', async () => {
    const { user, server } = await open();
    await type(user, 'City, Institution', 'Volos{Enter}');
    await waitFor(() => expect(server.bodies).toHaveLength(1));
    await user.click(await pencil('Department name, Department of the coordinator'));
    const law = await screen.findByRole('option', { name: 'School of Law' });
    await user.selectOptions(await screen.findByRole('combobox'), law);
    await user.click(button('Save'));
    expect(await screen.findByText('School of Law')).toBeVisible();
    await user.click(await pencil('Title, Institutional coordinator'));
    await user.selectOptions(await screen.findByRole('combobox'), 'Professor');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.bodies).toHaveLength(3));
    expect(server.bodies).toEqual([
      { institution: { id: 1, dateModified: '2026-03-01T10:00:00.000Z', cityName: 'Volos' } },
      { institutionalCoordinatorContact: { id: 4, department: 6 } },
      { institutionalCoordinatorContact: { id: 4, title: 'Professor' } },
    ]);
  });

  test('is taken back once, as a save like any other', async () => {
    const { user, server } = await open();
    await type(user, VISA, 'new@office.example.org{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'visa@office.example.org' })).toBeVisible();
    expect(server.bodies[1]).toEqual({ visaInformationEntry: { id: 21, email: 'visa@office.example.org' } });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(async () => expect(await pencil(VISA)).toHaveFocus());
  });

  test('is not taken back once somebody else has changed it, and that is said', async () => {
    const { user, server } = await open();
    await type(user, VISA, 'new@office.example.org{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    server.changeVisa('their@example.org');
    await user.click(undo);
    expect(
      await within(region(/^M/)).findByText(/^The change was not taken back: somebody else/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'their@example.org' })).toBeVisible();
    expect(server.sheet().visaInformationEntry?.email).toBe('their@example.org');
  });

  test('speaks Greek', async () => {
    const { user } = await open({ language: 'gr' });
    await user.click(
      await screen.findByRole('button', { name: 'Επεξεργασία: Όνομα, Συντονιστής ιδρύματος' }),
    );
    expect(await screen.findByRole('button', { name: 'Αποθήκευση' })).toBeVisible();
  });
});

describe('a number of weeks', () => {
  const NAME = 'Weeks limit for the decision';

  test.each([
    [4, '7', 7, 'Saved.'],
    [4, '6.5', 6, 'Of “6.5”, only the whole number 6 was used.'],
    [4, 'soon', null, '“soon” is no number: the limit is empty now.'],
    [null, 'soon', 0, '“soon” is no number: the limit is 0 now.'],
    [4, '', null, 'Saved.'],
  ])('of %s becomes, by “%s”, %s, and what happened is said', async (before, text, after, said) => {
    const { user, server } = await open({
      sheet: { isActive: false, decisionResponseWeeksLimit: before },
    });
    await type(user, NAME, `${text}{Enter}`);
    await waitFor(() => expect(server.bodies).toEqual([{ decisionResponseWeeksLimit: after }]));
    const section = within(region(/^H/));
    expect(await section.findByText((content) => content.includes(said))).toBeVisible();
  });

  test('is not sent outside its limits, nor where it stays', async () => {
    const { user, server } = await open();
    await type(user, NAME, '2147483648{Enter}');
    await waitFor(async () => expect(await field(NAME)).toBeInvalid());
    await user.clear(await field(NAME));
    await user.type(await field(NAME), '01{Enter}');
    await pencil(NAME);
    expect(server.bodies).toEqual([]);
  });
});

describe('two people', () => {
  test('who change different values both keep theirs', async () => {
    const { user, server } = await open();
    await type(user, VISA, 'mine@office.example.org');
    server.change({ gradingSystem: 'From 1 to 10.' });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'mine@office.example.org' })).toBeVisible();
    expect(screen.getByText('From 1 to 10.')).toBeVisible();
    expect(server.sheet().gradingSystem).toBe('From 1 to 10.');
  });

  test('who change two members of one contact both keep theirs', async () => {
    const { user, server } = await open();
    await type(user, 'Email, Sign language, Accessibility: services', 'mine@office.example.org');
    const [lifts, sign] = server.sheet().accessibilities;
    server.change({
      accessibilities: [lifts!, { ...sign!, info: { ...sign!.info, phone: '+302319999999' } }],
    });
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'mine@office.example.org' });
    expect(server.sheet().accessibilities[1]?.info).toMatchObject({
      email: 'mine@office.example.org',
      phone: '+302319999999',
    });
  });

  test.each([
    ['Save my changes', 'mine@office.example.org'],
    ['Keep their changes', 'their@example.org'],
  ])('who change the same value are shown both, and the second chooses: %s', async (choice, kept) => {
    const { user, server } = await open();
    await type(user, VISA, 'mine@office.example.org');
    server.changeVisa('their@example.org');
    await user.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/their@example\.org.*mine@office\.example\.org/);
    expect(server.sheet().visaInformationEntry?.email).toBe('their@example.org');
    await user.click(button(choice));
    expect(await screen.findByRole('link', { name: kept })).toBeVisible();
    expect(server.sheet().visaInformationEntry?.email).toBe(kept);
  });

  test('of whom one removes an entry into which the other types: the text stays', async () => {
    const { user, server } = await open();
    await type(user, 'Available for, Sign language, Accessibility: services', 'Braille');
    server.change({ accessibilities: server.sheet().accessibilities.slice(0, 1) });
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(/^You typed this into an entry that somebody has removed since/),
    ).toBeVisible();
    expect(screen.getByText('Braille')).toBeVisible();
  });
});

describe('a save that fails', () => {
  test('says so beside the text that stays, and is made by another try', async () => {
    const { user, server } = await open();
    server.answers.push(DOWN);
    await type(user, VISA, 'new@office.example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here');
    expect(await field(VISA)).toHaveValue('new@office.example.org');
    await user.click(button('Save'));
    expect(await screen.findByRole('link', { name: 'new@office.example.org' })).toBeVisible();
  });

  test('without an answer, though it was made, is found to be made', async () => {
    const name = 'Autumn term, Deadline for incoming applications';
    const { user, server } = await open();
    server.answers.push('keep');
    await type(user, name, '--7-1{Enter}');
    await screen.findByRole('alert');
    await user.click(button('Save'));
    await pencil(name);
    expect(server.sheet().deadlineIncomingsCalendar?.autumnTerm).toBe('--07-01');
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });

  test('because a value is refused names it', async () => {
    const { user, server } = await open();
    server.answers.push({
      status: 400,
      body: {
        code: 'validation-failed',
        message: 'x',
        errors: [{ field: 'visaInformationEntry/phone', code: 'not-a-phone' }],
      },
    });
    await type(user, VISA, 'new@office.example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Visa › Phone: /);
  });
});

describe('the active factsheet', () => {
  const LACKING = { deadlineNominationsCalendar: null, insuranceInformationEntry: null };
  const NAME = 'Weeks limit for the decision';

  test('says what keeps it from partners, and leads there', async () => {
    await open({ sheet: LACKING });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^Partners cannot fetch this factsheet: /);
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deadline for nominations', '/factsheets/view/12#section-E'],
      ['Insurance', '/factsheets/view/12#section-N'],
    ]);
  });

  test.each(['Student', 'Faculty'] as const)('says so to nobody like %s', async (role) => {
    await open({ role, sheet: LACKING });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('asks before something is taken out without which partners get none', async () => {
    const { user, server } = await open();
    expect(screen.queryByText(/^Partners cannot fetch/)).toBeNull();
    await type(user, NAME, 'none{Enter}');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      /Partners cannot fetch this factsheet any more.*Weeks limit for the decision/,
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(server.bodies).toEqual([]);
    expect(await field(NAME)).toHaveValue('none');
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(server.bodies).toEqual([{ decisionResponseWeeksLimit: null }]));
    expect(await screen.findByText(/^Partners cannot fetch this factsheet: /)).toBeVisible();
  });

  test('asks before a change is taken back without which partners get none', async () => {
    const { user, server } = await open({ sheet: { decisionResponseWeeksLimit: null } });
    await type(user, NAME, '5{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(/Partners cannot fetch this factsheet any more/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(server.bodies).toEqual([{ decisionResponseWeeksLimit: 5 }]);
    await user.click(button('Undo'));
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(server.bodies.at(-1)).toEqual({ decisionResponseWeeksLimit: null }));
  });

  test('is the only one of which that is asked', async () => {
    const { user, server } = await open({ sheet: { isActive: false } });
    await type(user, NAME, 'none{Enter}');
    await waitFor(() => expect(server.bodies).toEqual([{ decisionResponseWeeksLimit: null }]));
  });
});
