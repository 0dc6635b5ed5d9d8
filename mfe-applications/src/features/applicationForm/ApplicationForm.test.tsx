import { screen, waitFor, within } from '@testing-library/react';
import { buildApplicationItem } from './testing/buildApplicationItem.ts';
import { buildOfferedAgreement } from './testing/buildOfferedAgreement.ts';
import { day, EDIT, LIST, list, openForm as open, SAVE, WINDOW } from './testing/openForm.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Steps' }));
const confirmed = { gradesConfirm: true, gdprConfirm: true };

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('a new application', () => {
  const address = '/application/outgoing/student/new';

  test('shows step 1 after its second, with names that nobody can type, and tabs that lead nowhere', async () => {
    open({ address });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await step('Personal data');
    expect(screen.getByText('Παπαδάκη')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /First name/ })).toBeNull();
    expect(tabs().queryAllByRole('button', { name: /Current studies/ })).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  test('is saved as a draft as it is, once, and leads to the list', async () => {
    const { user, saves, address: now } = open({ address });
    await step('Personal data');
    await user.type(screen.getByRole('textbox', { name: /^Father's name/ }), 'Nikos');
    await user.click(button('Save draft'));
    expect(await screen.findByText('Draft Saved successfully')).toBeInTheDocument();
    await waitFor(() => expect(now()).toBe(LIST));
    expect(saves()).toEqual([
      expect.objectContaining({
        type: 'long-term-studies',
        status: 'draft',
        owner: { id: 7 },
        applicationYear: 2026,
        studentData: [expect.objectContaining({ fatherName: 'Nikos', birthDate: null })],
      }),
    ]);
  });

  test('keeps one on a step in which something is missing', async () => {
    const { user } = open({ address });
    await step('Personal data');
    await user.click(button('Next'));
    expect(await screen.findByText(/entries need correcting/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Personal data' })).toBeInTheDocument();
  });

  test.each([
    [
      'the window has closed',
      { 'GET ApplicationSettings': () => list({ ...WINDOW, applicationStop: day(-1) }) },
    ],
    [
      'there is one of this year already',
      {
        'GET ApplicationStudentStudiesForms': () =>
          list({
            id: 9,
            type: 'long-term-studies',
            status: 'submitted',
            applicationYear: 2026,
            isDeleted: false,
          }),
      },
    ],
  ])('leads away when %s', async (_why, routes) => {
    const { address: now } = open({ address, routes });
    await waitFor(() => expect(now()).toBe('/401'));
  });
});

describe('a draft', () => {
  test('is gone through in order: no tab beyond the step that is shown', async () => {
    const { user } = open();
    await step('Personal data');
    const locked = () =>
      tabs()
        .getAllByRole<HTMLButtonElement>('button')
        .filter(({ disabled }) => disabled).length;
    expect(locked()).toBe(7);
    await user.click(button('Next'));
    await step('Current studies');
    expect(locked()).toBe(6);
    await user.click(tabs().getByRole('button', { name: /Personal data/ }));
    await step('Personal data');
    expect(locked()).toBe(7);
  });

  test('is submitted from a page that shows all that is sent', async () => {
    const { user, saves, address } = open({ item: confirmed, address: `${EDIT}?step=affirmation` });
    await step('Affirmation');
    await user.click(button('Submit'));
    await step('Check before you submit');
    expect(saves()).toEqual([]);
    expect(screen.getByText('29/02/2004')).toBeInTheDocument();
    expect(screen.getByText('Markou Eleni (School of Law)')).toBeInTheDocument();
    expect(screen.getByText(/^\d semesters?$/)).toBeInTheDocument();
    const files = within(screen.getByRole('region', { name: 'Attached files' }));
    expect(files.getByText('Short CV (Europass)')).toBeInTheDocument();
    expect(files.queryByText('Letter of acceptance')).not.toBeInTheDocument();
    await user.click(button('Submit the application'));
    expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(LIST));
    expect(saves()).toEqual([expect.objectContaining({ status: 'submitted' })]);
  });

  test('says in Greek that it was submitted, with its number', async () => {
    const submitted = buildApplicationItem({ ...confirmed, status: 'submitted', applicationNumber: 17 });
    const { user } = open({
      item: confirmed,
      address: `${EDIT}?step=affirmation`,
      language: 'gr',
      routes: { [SAVE]: () => ({ body: submitted }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Υποβολή' }));
    await user.click(await screen.findByRole('button', { name: 'Υποβολή της αίτησης' }));
    expect(await screen.findByText('Η αίτηση υποβλήθηκε. Αριθμός αίτησης: 17.')).toBeVisible();
  });

  test('is shown with what looks wrong before it is submitted, and leads to the place of each', async () => {
    const [student] = buildApplicationItem().studentData;
    const { user } = open({
      item: { ...confirmed, studentData: [{ ...student, socialSecurityNumber: '01013099998' }] },
      address: `${EDIT}?step=affirmation`,
      routes: { 'GET MobilityAgreements': () => list(buildOfferedAgreement('1st', 8)) },
    });
    await step('Affirmation');
    await user.click(button('Submit'));
    await step('Check before you submit');
    expect(await screen.findByText(/^2 entries look wrong/)).toHaveTextContent('you can submit all the same');
    expect(
      button('Preferred mobilities › mobility 1 › Months: This is longer than the agreement provides.'),
    ).toBeVisible();
    expect(button('Submit the application')).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Personal data › Social security number: This does not look like an AMKA.'));
    await step('Personal data');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Social security number/ })).toHaveFocus(),
    );
  });

  test('cannot be submitted before both confirmations', async () => {
    const { user } = open({ item: { gradesConfirm: true }, address: `${EDIT}?step=affirmation` });
    await step('Affirmation');
    expect(button('Submit')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: /consent to the processing/ }));
    expect(button('Submit')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('of a student whom the server refuses meanwhile leads away, and asks nothing', async () => {
    const refused = { code: 'conflict', errors: [{ field: 'type', code: 'applications-closed' }] };
    const { user, address } = open({
      item: confirmed,
      address: `${EDIT}?step=affirmation`,
      routes: { [SAVE]: () => ({ status: 409, body: refused }) },
    });
    await step('Affirmation');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(button('Submit'));
    await user.click(await screen.findByRole('button', { name: 'Submit the application' }));
    await waitFor(() => expect(address()).toBe('/401'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('that was sent back says why', async () => {
    open({ item: { dateReturned: day(-1), returnReason: 'The CV is missing.' } });
    await step('Personal data');
    expect(screen.getByText('The CV is missing.')).toBeInTheDocument();
  });
});

describe('the office', () => {
  test('goes to any step, sees what is missing, and is led there', async () => {
    const { user } = open({
      role: 'IRO',
      item: { ...confirmed, studiesData: { ...buildApplicationItem().studiesData, diplomaTitle: null } },
    });
    await step('Personal data');
    await user.click(tabs().getByRole('button', { name: /Affirmation/ }));
    await step('Affirmation');
    await user.click(button('Submit'));
    await step('Check before you submit');
    expect(button('Submit the application')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Current studies › Diploma title: Please fill in this field.'));
    await step('Current studies');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Diploma title/ })).toHaveFocus());
  });

  test('validates with a word where it lands', async () => {
    const { user, saves, address } = open({
      role: 'IRO',
      item: { ...confirmed, status: 'submitted', applicationNumber: 3 },
      address: `${EDIT}?step=affirmation`,
    });
    await step('Affirmation');
    await user.click(button('Validate'));
    await waitFor(() => expect(address()).toBe(LIST));
    expect(saves()).toEqual([expect.objectContaining({ status: 'validated' })]);
    expect(await screen.findByText('The application is validated now.')).toBeInTheDocument();
    expect(screen.queryByText(/successfully/)).toBeNull();
  });

  test('sends a submitted one back with a reason, which has to be given', async () => {
    const { user, saves, address } = open({
      role: 'IRO',
      item: { ...confirmed, status: 'submitted', applicationNumber: 3 },
      address: '/application/outgoing/student/view/41',
    });
    await step('Whole application');
    await user.click(button('Send back'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(saves()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'The CV is missing.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(address()).toBe(LIST));
    expect(saves()).toEqual([
      {
        id: 41,
        dateModified: '2026-10-06T09:30:00.000Z',
        status: 'draft',
        returnReason: 'The CV is missing.',
      },
    ]);
  });
});

describe('the view', () => {
  test('shows every step, takes nothing, and is there whatever the window', async () => {
    const { user } = open({
      address: '/application/outgoing/student/view/41',
      item: { status: 'draft' },
      routes: { 'GET ApplicationSettings': () => list() },
    });
    await step('Whole application');
    for (const name of ['Personal data', 'Preferred mobility', 'Affirmation']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    await user.click(tabs().getByRole('button', { name: /Personal data/ }));
    await step('Personal data');
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    for (const field of screen.getAllByRole('combobox')) expect(field).toBeDisabled();
    expect(button('Save draft')).toBeDisabled();
    await user.click(tabs().getByRole('button', { name: /Affirmation/ }));
    await step('Affirmation');
    for (const field of screen.getAllByRole('checkbox')) expect(field).toBeDisabled();
    expect(button('Submit')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Validate' })).toBeNull();
  });

  test('of one that was submitted has its number, state and year, and no button that it excludes', async () => {
    open({
      address: '/application/outgoing/student/view/41?step=affirmation',
      item: { status: 'submitted', applicationNumber: 3, applicationYear: 2026 },
    });
    await step('Affirmation');
    expect(screen.getByText('application number 3 · Submitted · 2026-2027')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save draft|^Submit/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Check and validate' })).toBeNull();
  });

  test('leads the office to the step where it validates', async () => {
    open({
      address: '/application/outgoing/student/view/41',
      role: 'IRO',
      item: { status: 'submitted', applicationNumber: 3 },
    });
    await step('Whole application');
    expect(screen.getByRole('link', { name: 'Check and validate' })).toHaveAttribute(
      'href',
      `${EDIT}?step=affirmation`,
    );
  });
});
