import { screen, waitFor, within } from '@testing-library/react';
import { atPlace } from 'shared-ui/list';
import { GRAZ, LOCAL } from '../../testing/institutions.ts';
import { ALL_FACTSHEETS, buildAgreement, buildContact, buildStudentRow } from './testing/buildAgreement.ts';
import { openAgreement as open } from './testing/openAgreement.tsx';

const HEADING = 'Inter-institutional Agreement between Programme Countries';
const section = (name: string | RegExp) => screen.findByRole('region', { name });
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('<AgreementViewPage>', () => {
  test('shows heading, duration and partner, and names the document by the id', async () => {
    open();
    expect(await screen.findByText(/2026-2027 \/ 2028-2029/)).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1, name: HEADING });
    expect(heading.closest('header')).toHaveTextContent('University of Graz A GRAZ01');
  });

  test('leads back to the list from which it was opened, and on to the next one there', async () => {
    const { router, calls } = open({
      routes: {
        'GET MobilityAgreements': ({ query }) => ({
          body:
            query['$skip'] === '0' ? { value: [{ id: 12 }, { id: 15 }], total: 8 } : { value: [], total: 0 },
        }),
      },
    });
    await router.navigate('/iia/view/12', { state: atPlace({ list: '/?status=3', index: 0 }) });
    const way = await screen.findByRole('navigation', { name: 'List from which this was opened' });
    expect(await within(way).findByText('1 of 8')).toBeVisible();
    expect(calls.some(({ query }) => query['$filter']?.includes('status eq 3'))).toBe(true);
    expect(within(way).getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/?status=3');
    expect(within(way).getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/iia/view/15');
    expect(within(way).queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  test('shows the office the states and ids of the agreement', async () => {
    open({ agreement: { localStatus: 1, terminated: 2, ewpStatus: { id: 7, name: 'Approved by all' } } });
    await screen.findByText('Local ID');
    expect(factOf('Status')).toHaveTextContent('Final');
    expect(factOf('EWP Status')).toHaveTextContent('Approved by all');
    expect(factOf('Local Finalized')).toHaveTextContent('True');
    expect(factOf('Local ID')).toHaveTextContent('12');
    expect(factOf('Partner ID')).toHaveTextContent('graz-77');
    expect(factOf('Termination Status')).toHaveTextContent('Termination initiated - approved by us');
  });

  test('shows what somebody else has changed meanwhile, and says so', async () => {
    const newer = '2026-05-01T08:00:00.000Z';
    const states = [{}, { localStatus: 1 as const, dateModified: newer }].map((change) =>
      buildAgreement(change),
    );
    open({
      routes: {
        'GET MobilityAgreements/12': () => ({ body: states.length > 1 ? states.shift() : states[0] }),
        'GET changes': () => ({ body: { sets: {}, records: { 'MobilityAgreements/12': newer } } }),
      },
    });
    expect(
      await screen.findByText('This agreement has just been changed. You see its present state.'),
    ).toBeVisible();
    expect(factOf('Local Finalized')).toHaveTextContent('True');
  });

  test('shows the paragraph of the programme whole until somebody folds it, and keeps that', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Show less', expanded: true }));
    unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Show all', expanded: false })).toBeVisible();
    window.localStorage.clear();
  });

  test('writes a dash for what is not known', async () => {
    open({ agreement: { localStatus: null, ewpStatus: null, partnerAgreementIdentifications: [] } });
    await screen.findByText('Local ID');
    expect(
      [factOf('Local Finalized'), factOf('EWP Status'), factOf('Partner ID')].map(
        (fact) => fact?.textContent,
      ),
    ).toEqual(['-', '-', '-']);
  });

  test('shows Faculty the sheet, and nothing that is the office’s', async () => {
    const { calls } = open({
      role: 'Faculty',
      agreement: { comments: '<p>Secret</p>', factsheets: ALL_FACTSHEETS },
      address: '/iia/view/12?tab=history',
    });
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Details');
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(screen.getByText(/^Status:/)).toHaveTextContent('Status: Final');
    expect(screen.queryByText('EWP Status')).toBeNull();
    expect(screen.queryByText('Secret')).toBeNull();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
    // Of the list, renewals alone: they are read as the list is, and lead to no more than it does.
    expect(calls.map(({ route }) => route)).toEqual(['GET MobilityAgreements/12', 'GET MobilityAgreements']);
  });

  test('shows institutions with their coordinators, the local one first', async () => {
    open({
      agreement: {
        departmentalCoordinatorContacts: [
          buildContact({ id: 3, givenName: 'Institutional', familyName: 'Coordinator', email: null }),
          buildContact(),
          buildContact({
            id: 31,
            givenName: 'Karl',
            familyName: 'Huber',
            department: { id: 7, institution: { id: 11 } },
          }),
        ],
      },
    });
    const cards = within(await section(/^A\./)).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Local University',
      'University of Graz',
    ]);
    expect(cards[0]).toHaveTextContent(/Eleni Markou.*Institutional Coordinator/);
    expect(within(cards[0]!).getByRole('link', { name: 'e.markou@example.org' })).toBeVisible();
    expect(cards[1]).toHaveTextContent('Karl Huber');
  });

  test('shows the mobility lists that have rows, with the years and the amendment note', async () => {
    open();
    const numbers = within(await section('B. Mobility numbers for academic years 2026 - 2028'));
    expect(numbers.getByText(/end of January of the preceding academic year/)).toBeVisible();
    expect(numbers.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual(
      ['Student Mobility for Studies'],
    );
    const row = numbers.getByRole('row', { name: /^Local University/ });
    for (const text of [
      'School of Law',
      'University of Graz',
      '0421 Law',
      'European law',
      '1st, 2nd',
      'Yes',
      'Autumn term alone',
    ])
      expect(row).toHaveTextContent(text);
    expect(numbers.getByText(/^\*\* Blended/)).toBeVisible();
  });

  test('counts days for staff, who have neither study cycle nor blended mobility', async () => {
    const {
      studyCycles: _cycles,
      totalMonthsPerYear: _months,
      blended: _blended,
      ...row
    } = buildStudentRow();
    open({
      agreement: {
        studentMobilitiesForStudies: [],
        staffMobilitiesForTraining: [{ ...row, totalDaysPerYear: 10 }],
      },
    });
    const table = await screen.findByRole('table', { name: 'Staff Mobility for Training' });
    expect(within(table).getByRole('columnheader', { name: 'Total days per year' })).toBeVisible();
    expect(within(table).queryByRole('columnheader', { name: /Study cycle|Blended/ })).toBeNull();
    expect(screen.queryByText(/^\*\* Blended/)).toBeNull();
  });

  test('gathers equal language skills of several lists into one row', async () => {
    open({ agreement: { studentMobilitiesForTraineeship: [buildStudentRow({ id: 72 })] } });
    const table = await screen.findByRole('table', { name: 'Recommended language skills' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('English');
    expect(rows[0]).toHaveTextContent('Student Mobility for StudiesStudent Mobility for Traineeships');
  });

  test('leads to each factsheet, and says which institution has none', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'View factsheet of Local University' })).toHaveAttribute(
      'href',
      '/factsheets/view/8',
    );
    expect(await screen.findByText(/Error: Factsheet for institution 11 was not found\./)).toBeVisible();
  });

  test('leads to the factsheet in force, where another one was activated since the agreement was linked', async () => {
    const [linked] = buildAgreement().factsheets;
    const { calls } = open({
      agreement: { factsheets: linked === undefined ? [] : [{ ...linked, isActive: false }] },
      routes: {
        'GET MobilityFactsheets': () => ({
          body: {
            value: [
              { id: 81, institution: { id: linked?.institution?.id } },
              { id: 82, institution: { id: 11 } },
            ],
            total: 2,
          },
        }),
      },
    });
    expect(await screen.findByRole('link', { name: 'View factsheet of Local University' })).toHaveAttribute(
      'href',
      '/factsheets/view/81',
    );
    const links = screen.getAllByRole('link', { name: /^View factsheet of / });
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([
      '/factsheets/view/81',
      '/factsheets/view/82',
    ]);
    expect(screen.queryByText(/was not found/)).toBeNull();
    const asked = calls.find(({ route }) => route === 'GET MobilityFactsheets');
    expect(asked?.query['$filter']).toContain('isActive eq true');
  });

  test('does not say that there is no factsheet while that is not known', async () => {
    let isDown = true;
    const { user } = open({
      routes: {
        'GET MobilityFactsheets': () =>
          isDown
            ? { status: 403, body: { code: 'not-permitted' } }
            : { body: { value: [{ id: 82, institution: { id: 11 } }], total: 1 } },
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/was not found/)).toBeNull();
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^View factsheet of / })).toHaveLength(2));
  });

  test('lists signatures of the local institution before the partner’s', async () => {
    const signer = {
      title: 'Dr.',
      givenName: 'Anna',
      familyName: 'Berg',
      address: 'Street 1',
      email: 'a.berg@example.org',
    };
    open({
      agreement: {
        signings: [
          { institution: GRAZ, signer, signingDate: '2026-05-02T09:00:00.000Z' },
          {
            institution: LOCAL,
            signer: { ...signer, familyName: 'Pavlou' },
            signingDate: '2026-05-04T09:00:00.000Z',
          },
        ],
      },
    });
    const table = await screen.findByRole('table', { name: 'Signatures' });
    const families = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(families[0]).toMatch(/LOCAL01.*Pavlou.*04\/05\/2026/);
    expect(families[1]).toMatch(/GRAZ01.*Berg.*02\/05\/2026/);
  });

  test('shows comments without anything that could do harm', async () => {
    open({ agreement: { comments: '<p>Ask <strong>Anna</strong><img src=x onerror=alert(1)></p>' } });
    const comments = await section('Comments');
    expect(within(comments).getByText('Anna').tagName).toBe('STRONG');
    expect(comments.querySelector('img')).toBeNull();
  });

  test('says that there are no comments', async () => {
    open();
    expect(within(await section('Comments')).getByText('No comments found')).toBeVisible();
  });

  test('speaks Greek', async () => {
    open({ language: 'gr' });
    expect(await screen.findByRole('heading', { name: 'Τοπικό Πανεπιστήμιο' })).toBeVisible();
    expect(screen.getByText('Ειδοποίηση από όλους')).toBeVisible();
  });
});

describe('an agreement that is not there', () => {
  test.each(['99', 'abc', '0', '12x', '99999999999'])('says that agreement %s was not found', async (id) => {
    const { calls } = open({ address: `/iia/view/${id}` });
    expect(await screen.findByText(`Agreement ${id} was not found.`)).toBeVisible();
    expect(calls.length).toBe(id === '99' ? 1 : 0);
  });

  test('tells of a failure with a reference, and tries again', async () => {
    let isDown = true;
    const failure = { status: 400, body: { code: 'bad-query', requestId: 'abcdef123456' } };
    const { user } = open({
      role: 'Faculty',
      routes: { 'GET MobilityAgreements/12': () => (isDown ? failure : { status: 404, body: {} }) },
    });
    expect(await screen.findByText('Error fetching the agreement with id 12.')).toBeVisible();
    expect(screen.getByText('Reference: abcdef12')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Agreement 12 was not found.')).toBeVisible();
  });
});

describe('the tabs of the office', () => {
  test('stand in the address and change by keyboard', async () => {
    const { user, address } = open();
    const details = await screen.findByRole('tab', { name: 'Details' });
    details.focus();
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/iia/view/12?tab=notifications');
    expect(screen.getByRole('tab', { name: 'Notifications' })).toHaveFocus();
    expect(
      await screen.findByText('Notifications for this Inter-Institutional Agreement were not found'),
    ).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(
      await screen.findByText('Approval responses for this Inter-Institutional Agreement were not found'),
    ).toBeVisible();
  });

  test('asks for the notifications and approvals of this agreement, whatever ids copies have', async () => {
    const { user, calls } = open({ address: '/iia/view/12?tab=notifications' });
    await screen.findByText(/^Notifications .* were not found/);
    await user.click(screen.getByRole('tab', { name: 'Approvals' }));
    await screen.findByText(/^Approval responses .* were not found/);
    const filterOf = (set: string) => calls.find(({ route }) => route === `GET ${set}`)?.query['$filter'];
    expect(filterOf('MobilityNotifications')).toBe('agreement/id eq 12');
    expect(filterOf('MobilityAgreementApprovalResponses')).toBe('agreement/id eq 12');
  });

  test('shows the columns of the documents', async () => {
    const { user } = open({
      address: '/iia/view/12?tab=notifications',
      notifications: [
        {
          type: 'IIA',
          heiId: 'graz.example',
          changedElementIds: '12',
          dateCreated: '2026-03-05T10:00:00.000Z',
        },
      ],
      approvals: [
        {
          approvingHeiId: 'graz.example',
          conditionsHash: 'f00',
          iiaId: '12',
          dateCreated: '2026-03-06T10:00:00.000Z',
        },
      ],
    });
    const headers = async () =>
      (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    await screen.findByRole('row', { name: /graz\.example/ });
    expect(await headers()).toEqual([
      'ID',
      'Type',
      'Hei ID',
      'Notifier Hei ID',
      'Approving Hei ID',
      'Owner Hei ID',
      'Changed Element IDs',
      'Date Created',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Approvals' }));
    expect(await headers()).toEqual(['ID', 'Approving Hei Id', 'Conditions Hash', 'IIA ID', 'Date Created']);
  });

  test('tells who changed what, and loads more', async () => {
    const entry = (id: number) => ({
      id,
      at: '2026-03-05T10:00:00.000Z',
      by: id === 1 ? null : 'A. Makri',
      operation: 'update',
      changes: [{ field: 'studentMobilitiesForStudies/0/totalMonthsPerYear', before: '10', after: null }],
    });
    const { user, calls } = open({
      address: '/iia/view/12?tab=history',
      routes: {
        'GET MobilityAgreements/12/history': ({ query }) => ({
          body: { value: query['$top'] === '25' ? [entry(2)] : [entry(2), entry(1)], total: 2 },
        }),
      },
    });
    expect(
      await screen.findByRole('heading', { name: '05/03/2026 12:00 – A. Makri changed the agreement' }),
    ).toBeVisible();
    const row = screen.getByRole('row', { name: /row 1 › Total months per year/ });
    expect(row).toHaveTextContent('Student Mobility for Studies');
    expect(row).toHaveTextContent('10');
    expect(row).toHaveTextContent('(empty)');
    expect(screen.getByText('1 of 2 changes shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/The network or the portal changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(calls.filter(({ route }) => route.endsWith('/history'))).toHaveLength(2);
  });
});
