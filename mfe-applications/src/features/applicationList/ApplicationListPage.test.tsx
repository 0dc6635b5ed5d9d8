import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../locales/el.json';
import en from '../../locales/en.json';
import ApplicationListPage from './ApplicationListPage.tsx';
import { forgetSelection } from './applicationSelection.ts';
import { buildApplication } from './testing/buildApplication.ts';

const SUBMITTED = buildApplication({
  id: 40,
  status: 'submitted',
  applicationNumber: 17,
  type: 'short-term-studies',
  dateSubmitted: '2026-10-20T08:00:00.000Z',
});
const DRAFT = buildApplication({ id: 41, prefferedMobility: [] });

const list = (value: readonly ApplicationListRow[], total = value.length) => ({ body: { value, total } });

type Options = {
  readonly role?: Role;
  readonly address?: string;
  readonly language?: Language;
  readonly routes?: FakeApiRoutes;
};

function open({
  role = 'IRO',
  address = '/application/outgoing/list',
  language = 'en',
  routes = {},
}: Options = {}) {
  const calls = fakeApi({
    'GET Users/Me': () => ({ body: { id: 7, name: 'somebody' } }),
    'GET ApplicationStudentStudiesForms': () => list([SUBMITTED, DRAFT]),
    'GET ApplicationSettings': () => ({ body: { value: [], total: 0 } }),
    'GET /exchange/officers': () => ({ body: { me: 7, value: [] } }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <ApplicationListPage />
    </SignedIn>,
    {
      address,
      language,
      messages: { 'mfe-applications': language === 'gr' ? el : en, 'shared-record': recordEn },
    },
  );
  return { ...view, calls };
}

const rowOf = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
const saves = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ route }) => route.startsWith('POST'));

describe('<ApplicationListPage>', () => {
  test('shows what an application has, and a dash where it has nothing yet', async () => {
    open();
    const submitted = await rowOf('Short-term mobility for Studies');
    const texts = within(submitted)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(texts.join('|')).toMatch(/17.*Short-term.*2026-2027.*Submitted.*Erasmus\+ Studies.*20\/10\/2026/);
    const draft = await rowOf('Long-term mobility for Studies');
    expect(within(draft).getAllByText('-')).toHaveLength(3);
    expect(screen.getByText('Total number of applications: 2')).toBeInTheDocument();
  });

  test('writes names in Greek letters on a Greek page', async () => {
    open({ language: 'gr' });
    expect(await screen.findAllByRole('rowheader', { name: 'Παπαδάκη Μαρία' })).toHaveLength(2);
    expect(screen.getByText('Συνολικός αριθμός αιτήσεων: 2')).toBeInTheDocument();
  });

  test('offers students, and them alone, all that is kept of them', async () => {
    const { user, calls, unmount } = open({
      role: 'Student',
      routes: {
        'GET Users/Me/data': () => ({ status: 503, body: { code: 'unavailable', message: 'Later.' } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => {
      expect(calls.some(({ route }) => route === 'GET Users/Me/data')).toBe(true);
    });
    unmount();
    open();
    await rowOf('Short-term mobility for Studies');
    expect(screen.queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
  });

  test('offers a student the actions that the status allows', async () => {
    open({ role: 'Student' });
    const submitted = await rowOf('Short-term mobility for Studies');
    await within(submitted).findByRole('button', { name: /Delete/ });
    expect(within(submitted).getByRole('link', { name: /View/ })).toHaveAttribute(
      'href',
      '/application/outgoing/student/view/40',
    );
    expect(within(submitted).queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
    const draft = await rowOf('Long-term mobility for Studies');
    expect(within(draft).getByRole('link', { name: /Edit/ })).toHaveAttribute(
      'href',
      '/application/outgoing/student/edit/41',
    );
  });

  test('goes back to the first page when a filter changes', async () => {
    const { user, address, calls } = open({ address: '/application/outgoing/list?nameLatin=Papad&page=1' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Submitted');
    await waitFor(() =>
      expect(address()).toBe('/application/outgoing/list?status=submitted&nameLatin=Papad'),
    );
    await waitFor(() => expect(calls.at(-1)?.query['$filter']).toContain("status eq 'submitted'"));
    expect(calls.at(-1)?.query['$skip']).toBe('0');
  });

  test('deletes after the question of the specification, and reads the list anew', async () => {
    let isDeleted = false;
    const { user, calls } = open({
      routes: {
        'GET ApplicationStudentStudiesForms': () => list(isDeleted ? [DRAFT] : [SUBMITTED, DRAFT]),
        'POST ApplicationStudentStudiesForms': () => {
          isDeleted = true;
          return { body: { id: 40 } };
        },
      },
    });
    await user.click(within(await rowOf('Short-term')).getByRole('button', { name: /Delete/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Are you sure that you want to delete this Application? This action cannot be reverted!',
    );
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('The application was deleted.')).toBeInTheDocument();
    expect(saves(calls).map(({ body }) => body)).toEqual([
      { id: 40, isDeleted: true, dateModified: SUBMITTED.dateModified },
    ]);
    expect(
      screen.queryByText('Short-term mobility for Studies', { selector: 'td *' }),
    ).not.toBeInTheDocument();
  });

  test('deletes nothing when the answer is No', async () => {
    const { user, calls } = open();
    await user.click(within(await rowOf('Short-term')).getByRole('button', { name: /Delete/ }));
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(saves(calls)).toEqual([]);
  });

  test('keeps the question open when the server cannot be reached, for another try', async () => {
    let isDown = true;
    const { user } = open({
      routes: { 'POST ApplicationStudentStudiesForms': () => (isDown ? 'network' : { body: { id: 40 } }) },
    });
    await user.click(within(await rowOf('Short-term')).getByRole('button', { name: /Delete/ }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The application was not deleted.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The application was deleted.')).toBeInTheDocument();
  });

  test('says that somebody else changed the application, and shows it as it is now', async () => {
    let isChanged = false;
    const { user } = open({
      routes: {
        'GET ApplicationStudentStudiesForms': () =>
          list([isChanged ? { ...SUBMITTED, status: 'validated' as const } : SUBMITTED]),
        'POST ApplicationStudentStudiesForms': () => {
          isChanged = true;
          return { status: 409, body: { code: 'stale', message: 'stale' } };
        },
      },
    });
    await user.click(within(await rowOf('Short-term')).getByRole('button', { name: /Delete/ }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/was changed by somebody else in the meantime/)).toBeInTheDocument();
    expect(within(await rowOf('Short-term')).getByText('Validated')).toBeInTheDocument();
  });

  test('says that a colleague, or another tab, had deleted the application already', async () => {
    const { user } = open({
      routes: {
        'POST ApplicationStudentStudiesForms': () => ({
          status: 409,
          body: { code: 'stale', message: 'stale', current: { ...SUBMITTED, isDeleted: true } },
        }),
      },
    });
    await user.click(within(await rowOf('Short-term')).getByRole('button', { name: /Delete/ }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/The application no longer exists/)).toBeInTheDocument();
  });

  test('tells a draft that was sent back from another one', async () => {
    open({
      routes: {
        'GET ApplicationStudentStudiesForms': () =>
          list([buildApplication({ dateReturned: '2026-11-20T10:00:00.000Z', returnReason: 'Unsigned.' })]),
      },
    });
    expect(within(await rowOf('Papadaki')).getByText('Sent back')).toBeInTheDocument();
  });
});

describe('what a student sees first', () => {
  const WINDOWS = ['long-term-studies', 'short-term-studies'].map((applicationType) => ({
    applicationType,
    applicationStart: '2020-08-31T21:00:00.000Z',
    applicationStop: '2099-12-30T22:00:00.000Z',
    academicYear: 2026,
  }));
  const openStudent = (
    rows: readonly ApplicationListRow[],
    language: Language = 'en',
    windows: readonly object[] = WINDOWS,
  ) =>
    open({
      role: 'Student',
      language,
      routes: {
        'GET ApplicationStudentStudiesForms': () => list(rows),
        'GET ApplicationSettings': () => ({ body: { value: windows, total: 2 } }),
        'GET ApplicationStudentStudiesForms/41': () => ({
          body: {
            ...buildApplication({ studentData: [], prefferedMobility: [] }),
            dateCreated: '2026-10-06T09:30:00.000Z',
            isSample: false,
          },
        }),
      },
    });
  const card = (text: RegExp) =>
    screen.findByText(text).then((element) => element.closest<HTMLElement>('li')!);

  test('is where each application stands, until when, and what to do', async () => {
    const { user } = openStudent([SUBMITTED, DRAFT]);
    const draft = await card(/Submit it by the end of 30 December 2099/);
    expect(await within(draft).findByText('Attached files')).toBeInTheDocument();
    for (const name of ['Continue', 'Personal data'])
      expect(within(draft).getByRole('link', { name })).toHaveAttribute(
        'href',
        '/application/outgoing/student/edit/41?step=personal',
      );
    const submitted = await card(/Submitted on 20 October 2026/);
    expect(submitted).toHaveTextContent('Application number 17');
    expect(within(submitted).queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeInTheDocument();
  });

  test('is no way into the form of a draft that cannot be submitted now', async () => {
    openStudent(
      [DRAFT],
      'en',
      WINDOWS.map((each) => ({ ...each, applicationStop: '2026-05-31T21:00:00.000Z' })),
    );
    const draft = await card(/it cannot be submitted now/);
    expect(within(draft).queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    expect(within(draft).getByRole('link', { name: 'View' })).toBeInTheDocument();
  });

  test('is why an application was sent back', async () => {
    openStudent([
      buildApplication({
        applicationNumber: 3,
        dateReturned: '2026-11-20T10:00:00.000Z',
        returnReason: 'The transcript is missing.',
      }),
    ]);
    const returned = await card(/sent it back on 20 November 2026/);
    expect(returned).toHaveTextContent('The transcript is missing.');
    expect(returned).toHaveTextContent('Application number 3');
  });

  test('is a way to a new application, or why there is none', async () => {
    openStudent([SUBMITTED]);
    expect(await screen.findByText('You already have an application for the period.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Begin a new application/ })).toHaveAttribute(
      'href',
      '/application/outgoing/student/new',
    );
  });

  test('stands in Greek on a Greek page', async () => {
    openStudent([SUBMITTED], 'gr');
    expect(await screen.findByText('Πού βρίσκονται οι αιτήσεις σας')).toBeInTheDocument();
    expect(await screen.findByText(/Υποβλήθηκε στις 20 Οκτωβρίου 2026/)).toBeInTheDocument();
  });
});

describe('applications that are chosen', () => {
  beforeEach(forgetSelection);

  test('are assigned together, also all that the filters match', async () => {
    const { calls } = open({
      routes: {
        'GET ApplicationStudentStudiesForms': ({ query }) =>
          query['$top'] === '5000'
            ? { body: { value: [{ id: 40 }, { id: 41 }, { id: 42 }], total: 3 } }
            : list([SUBMITTED, DRAFT], 3),
        'GET /exchange/officers': () => ({
          body: {
            me: 7,
            value: [{ id: 7, name: 'Anna Officer', isOpen: true, away: null, isOnMyDesk: false }],
          },
        }),
        'POST /exchange/officers/current': ({ body }) => ({
          body: { value: (body as { ids: number[] }).ids.map((id) => ({ id, officer: null })) },
        }),
        'POST /exchange/officers/assign': () => ({
          body: { assigned: [40, 41, 42], changed: [], missing: [] },
        }),
      },
    });
    await userEvent.click(within(await rowOf('Short-term')).getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: 'Selected applications' }));
    expect(bar.getByRole('status')).toHaveTextContent('1 application selected');
    await userEvent.click(bar.getByRole('button', { name: 'Select all 3 that match' }));
    expect(await bar.findByText('3 applications selected')).toBeVisible();
    await userEvent.click(await bar.findByRole('button', { name: 'Assign…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is in charge?' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Officer in charge from now on' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Anna Officer (me)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    const assigned = calls.find(({ route }) => route.endsWith('/officers/assign'));
    expect(assigned?.body).toEqual({
      set: 'ApplicationStudentStudiesForms',
      items: [40, 41, 42].map((id) => ({ id, from: null, to: 7 })),
    });
  });

  test('cannot be chosen by a student', async () => {
    open({ role: 'Student' });
    await rowOf('Short-term');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
