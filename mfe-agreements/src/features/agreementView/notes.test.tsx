import { screen, waitFor, within } from '@testing-library/react';
import type { AgreementNote, AgreementNotes } from 'shared-contracts/notes/agreementNotes.ts';
import { buildCopies } from './testing/buildCopies.ts';
import { openAgreement as open } from './testing/openAgreement.tsx';

const NOTES = 'GET /exchange/iias/12/notes';
const ADD = 'POST /exchange/iias/12/notes';
const MAIL = 'POST /exchange/iias/12/mails';

const NOTE: AgreementNote = {
  id: 1,
  kind: 'note',
  at: '2026-11-02T09:15:00.000Z',
  by: 'Anna Bakali',
  isOwn: true,
  text: 'Waits for the rector.\nAsk again in May.',
  told: [],
  to: null,
  subject: null,
  state: null,
};
const SENT: AgreementNote = {
  ...NOTE,
  id: 2,
  kind: 'mail',
  isOwn: false,
  to: { name: 'Greta Graz', address: 'greta@graz.example' },
  subject: 'Our copies differ',
  state: 'refused',
};

function build(change: Partial<AgreementNotes> = {}): AgreementNotes {
  return {
    value: [],
    canMail: true,
    replyTo: 'anna@example.org',
    contacts: [{ name: 'Greta Graz', address: 'greta@graz.example' }],
    ...change,
  };
}

type Options = Parameters<typeof open>[0];

const openNotes = (notes: AgreementNotes = build(), options: Options = {}) =>
  open({
    address: '/iia/view/12?tab=notes',
    ...options,
    routes: { [NOTES]: () => ({ body: notes }), ...options.routes },
  });

const dialog = () => within(screen.getByRole('dialog'));
const text = () => screen.findByRole('textbox', { name: /^Text/ });

describe('notes beside the network', () => {
  test('are listed with who wrote them, and what became of a mail', async () => {
    openNotes(build({ value: [SENT, NOTE] }));
    expect(await screen.findByRole('heading', { name: 'Note, Anna Bakali, 02/11/2026 11:15' })).toBeVisible();
    expect(screen.getByText('To Greta Graz <greta@graz.example>')).toBeVisible();
    expect(screen.getByText('Refused by the mail server')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  });

  test('are written once, with their kind, and make room for the next one', async () => {
    let value: AgreementNote[] = [];
    const { user, calls } = openNotes(build(), {
      routes: {
        [NOTES]: () => ({ body: build({ value }) }),
        [ADD]: () => {
          value = [NOTE];
          return { body: build({ value }) };
        },
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Phone call' }));
    await user.type(await text(), 'They call back.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText(/Waits for the rector/)).toBeVisible();
    expect(calls.filter(({ route }) => route === ADD).map(({ body }) => body)).toEqual([
      { key: expect.stringMatching(/^[\da-f-]{36}$/), kind: 'call', text: 'They call back.', tell: [] },
    ]);
    await waitFor(async () => expect(await text()).toHaveValue(''));
  });

  test('are for colleagues who are told by mail, and say for whom', async () => {
    const people = {
      me: 1,
      value: [
        { id: 1, name: 'Anna Bakali', isOpen: true, away: null, isOnMyDesk: false },
        { id: 6, name: 'Petros Nikolaidis', isOpen: true, away: null, isOnMyDesk: false },
        { id: 7, name: 'Closed Account', isOpen: false, away: null, isOnMyDesk: false },
      ],
    };
    const value = [{ ...NOTE, told: ['Petros Nikolaidis'] }];
    const { user, calls } = openNotes(build({ value }), {
      routes: { 'GET /exchange/officers': () => ({ body: people }), [ADD]: () => ({ body: build() }) },
    });
    expect(await screen.findByText('For Petros Nikolaidis')).toBeVisible();
    const colleagues = within(await screen.findByRole('group', { name: 'Tell by mail' }));
    expect(colleagues.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(colleagues.getByRole('checkbox', { name: 'Petros Nikolaidis' }));
    await user.type(await text(), 'Look at it.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === ADD)?.body).toMatchObject({
        text: 'Look at it.',
        tell: [6],
      }),
    );
  });

  test('say what is missing, and keep what was typed when they could not be written', async () => {
    const { user, calls } = openNotes(build(), {
      routes: { [ADD]: () => ({ status: 409, body: { code: 'conflict', message: 'This key was used.' } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Save note' }));
    expect(await text()).toHaveAccessibleDescription(/Please fill in this field/);
    expect(calls.map(({ route }) => route)).not.toContain(ADD);
    await user.type(await text(), 'Something');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('This key was used.')).toBeVisible();
    expect(await text()).toHaveValue('Something');
  });

  test('take no changes while they are being written', async () => {
    const { user } = openNotes(build(), { routes: { [ADD]: () => new Promise<never>(() => undefined) } });
    await user.type(await text(), 'They call back.');
    expect((await text()).closest('[inert]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(async () => expect((await text()).closest('[inert]')).not.toBeNull());
  });

  test('of one’s own are deleted after a question', async () => {
    const { user, calls } = openNotes(build({ value: [NOTE] }), {
      routes: { 'DELETE /exchange/notes/1': () => ({ body: build() }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/Waits for the rector/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.map(({ route }) => route)).toContain('DELETE /exchange/notes/1');
  });
});

describe('a mail to the partner', () => {
  const DIFFERENT = buildCopies({
    differences: [
      {
        field: 'studentMobilitiesForStudies/0/totalMonthsPerYear',
        ours: '12',
        partners: '10',
        approved: null,
      },
    ],
  });
  const COPIES = { 'GET /exchange/iias/12/copies': () => ({ body: DIFFERENT }) };

  async function write(options: Options = {}) {
    const opened = openNotes(build(), { ...options, routes: { ...COPIES, ...options.routes } });
    await opened.user.click(await screen.findByRole('button', { name: 'Write to the partner…' }));
    await screen.findByRole('dialog');
    return opened;
  }

  test('begins with what differs, goes to a contact, and says where answers go', async () => {
    const { user, calls } = await write({ routes: { [MAIL]: () => ({ body: build({ value: [SENT] }) }) } });
    const body = dialog().getByRole('textbox', { name: /^Text/ });
    expect(body).toHaveAccessibleDescription(/Answers go to anna@example.org/);
    expect((body as HTMLTextAreaElement).value).toContain('    ours: 12\n    yours: 10');
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ route }) => route === MAIL)?.body).toMatchObject({
      to: 'greta@graz.example',
      language: 'en',
      subject: expect.stringContaining('our copies differ'),
      text: expect.stringContaining('yours: 10'),
    });
  });

  test('takes no changes while it is being sent', async () => {
    const { user } = await write({ routes: { [MAIL]: () => new Promise<never>(() => undefined) } });
    const body = dialog().getByRole('textbox', { name: /^Text/ });
    expect(body.closest('[inert]')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(body.closest('[inert]')).not.toBeNull());
  });

  test('takes another template or language only when it is asked to', async () => {
    const { user } = await write();
    const body = () => dialog().getByRole('textbox', { name: /^Text/ });
    await user.clear(body());
    await user.type(body(), 'My own words');
    await user.selectOptions(dialog().getByRole('combobox', { name: /^Language/ }), 'Greek');
    await user.selectOptions(dialog().getByRole('combobox', { name: /^Begin from/ }), 'An empty mail');
    expect(body()).toHaveValue('My own words');
    await user.click(dialog().getByRole('button', { name: /^Replace the text below/ }));
    expect((body() as HTMLTextAreaElement).value).toMatch(/^Αγαπητοί συνάδελφοι,/);
  });

  test('keeps what was typed when it is closed, and goes on with it', async () => {
    const { user } = await write();
    const subject = () => dialog().getByRole('textbox', { name: /^Subject/ });
    await user.clear(subject());
    await user.type(subject(), 'Half a thought');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Write to the partner…' }));
    await screen.findByRole('dialog');
    expect(subject()).toHaveValue('Half a thought');
    expect(dialog().getByText(/You started this mail before/)).toBeVisible();
  });

  test.each([
    ['the portal sends none', build({ canMail: false }), /not set up to send mails/],
    ['the partner has no address', build({ contacts: [] }), /Add one to the agreement first/],
  ])('cannot be written where %s, which is said', async (_case, notes, reason) => {
    openNotes(notes);
    const button = await screen.findByRole('button', { name: 'Write to the partner…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
  });
});

test('the tab of notes is the office’s alone', async () => {
  openNotes(build(), { role: 'Faculty' });
  expect(await screen.findByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
});
