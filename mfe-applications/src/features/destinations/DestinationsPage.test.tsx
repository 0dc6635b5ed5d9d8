import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from 'shared-contracts/text/language.ts';
import type { DestinationDesk, DestinationList } from 'shared-contracts/places/destinations.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import {
  buildDestination,
  buildDestinationList,
  buildRow,
} from '../../lib/destinations/testing/buildDestination.ts';
import el from '../../locales/destinations/el.json';
import en from '../../locales/destinations/en.json';
import DestinationsPage from './DestinationsPage.tsx';

const LILLE = buildDestination();
const GRAZ = buildDestination({
  id: 30,
  name: 'University of Graz',
  country: { id: 40, countryCode: 'AT', countryName: 'Austria', countryNameGR: 'Αυστρία' },
  cityName: 'Graz',
  erasmusCode: 'A  GRAZ01',
  rows: [buildRow({ languages: [{ id: 3, level: 'B2' }] })],
  isFull: true,
});
const LIST = buildDestinationList([LILLE, GRAZ]);
const KEPT = { ...LILLE, state: 'open' as const };
const DESK: DestinationDesk = { year: 2026, department: LIST.department, studyCycle: 6, kept: [] };
const SETTINGS = {
  applicationType: 'long-term-studies',
  applicationStart: '2020-01-01T00:00:00.000Z',
  applicationStop: '2099-01-01T00:00:00.000Z',
  academicYear: 2026,
};

type Options = {
  readonly address?: string;
  readonly role?: Role;
  readonly language?: Language;
  readonly desk?: DestinationDesk;
  readonly list?: DestinationList;
  readonly routes?: FakeApiRoutes;
};

function open({ address = '/destinations', role = 'Student', language = 'en', ...given }: Options = {}) {
  const { desk = DESK, list = LIST, routes = {} } = given;
  const calls = fakeApi({
    'GET destinations/mine': () => ({ body: desk }),
    'GET destinations': () => ({ body: list }),
    'GET ApplicationSettings': () => ({ body: { value: [SETTINGS], total: 1 } }),
    'GET ApplicationStudentStudiesForms': () => ({ body: { value: [], total: 0 } }),
    'GET MobilityDepartments': () => ({
      body: { value: [{ id: 10, name: 'Informatics', nameGR: 'Πληροφορικής' }], total: 1 },
    }),
    'GET ECTSCoordinatorTables': () => ({ body: { value: [], total: 0 } }),
    ...routes,
  });
  const messages = language === 'gr' ? el : en;
  const view = renderInPortal(
    <SignedIn role={role}>
      <DestinationsPage />
    </SignedIn>,
    { address, language, messages: { 'mfe-applications': messages } },
  );
  return { ...view, calls };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('<DestinationsPage>', () => {
  test('shows where students of the department may go, with languages, places and deadlines', async () => {
    open();
    const lille = await row('Lille');
    expect(within(lille).getByRole('link', { name: 'University of Lille' })).toHaveAttribute(
      'href',
      '/destinations/20?department=10',
    );
    expect(lille).toHaveTextContent(/French B1.*2 places.*5 months/);
    expect(lille).toHaveTextContent(/15 May 2026 \(passed\)/);
    expect(await row('Graz')).toHaveTextContent('All places given');
    expect(
      screen.getByText(/For students of Informatics, undergraduate studies, academic year 2026-2027/),
    ).toBeInTheDocument();
  });

  test('asks whoever nobody knows the studies of, and shows the list once it is answered', async () => {
    const { user, calls } = open({
      desk: { ...DESK, department: null, studyCycle: null },
      routes: { 'PUT destinations/mine': () => ({ body: DESK }) },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name: 'Informatics' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Study cycle' }), 'Undergraduate');
    await user.click(screen.getByRole('button', { name: 'Show destinations' }));
    await row('Lille');
    expect(calls.find(({ route }) => route === 'PUT destinations/mine')?.body).toEqual({
      department: 10,
      studyCycle: 6,
    });
  });

  test('filters by the address without asking the server again, and keeps the filters there', async () => {
    const { user, calls, address } = open({ address: '/destinations?language=2&level=B1' });
    await row('Lille');
    expect(screen.queryByText('University of Graz')).not.toBeInTheDocument();
    const asked = calls.filter(({ route }) => route === 'GET destinations').length;
    await user.click(screen.getByRole('button', { name: 'Places left' }));
    expect(address()).toBe('/destinations?language=2&level=B1&free=yes');
    expect(calls.filter(({ route }) => route === 'GET destinations')).toHaveLength(asked);
  });

  test('keeps a destination', async () => {
    const { user, calls } = open({
      routes: { 'PUT destinations/20/kept': () => ({ body: { ...DESK, kept: [KEPT] } }) },
    });
    await user.click(within(await row('Lille')).getByRole('button', { name: /^Keep University of Lille/ }));
    expect(await screen.findByRole('heading', { name: 'My list: 1 destination' })).toBeInTheDocument();
    expect(calls.find(({ route }) => route === 'PUT destinations/20/kept')?.body).toEqual({ isKept: true });
  });

  test('begins an application with what is kept and still open, in the order of the student', async () => {
    const gone = { ...GRAZ, id: 31, name: 'University of Vienna', state: 'terminated' as const };
    open({ desk: { ...DESK, kept: [{ ...GRAZ, state: 'open' }, gone, KEPT] } });
    const begin = await screen.findByRole('link', { name: 'Begin an application with these 2' });
    expect(begin).toHaveAttribute('href', '/application/outgoing/student/new?to=30-20&department=10');
    expect(screen.getByText('The agreement was terminated')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'University of Vienna' })).not.toBeInTheDocument();
  });

  test('says why no application can be begun', async () => {
    open({
      desk: { ...DESK, kept: [KEPT] },
      routes: { 'GET ApplicationSettings': () => ({ body: { value: [], total: 0 } }) },
    });
    const begin = await screen.findByRole('button', { name: 'Begin an application with it' });
    expect(begin).toHaveAttribute('aria-disabled', 'true');
  });

  test('moves what is kept', async () => {
    const kept = [KEPT, { ...GRAZ, state: 'open' as const }];
    const { user, calls } = open({
      desk: { ...DESK, kept },
      routes: { 'PUT destinations/kept': () => ({ body: { ...DESK, kept: kept.toReversed() } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Move University of Lille down' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === 'PUT destinations/kept')?.body).toEqual({
        institutions: [30, 20],
      }),
    );
  });

  test('leads from what is ticked to the comparison', async () => {
    const { user } = open();
    for (const name of ['Lille', 'Graz'])
      await user.click(
        within(await row(name)).getByRole('checkbox', { name: `Compare University of ${name}` }),
      );
    expect(screen.getByText('2 of 4 chosen to compare')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/destinations/compare?with=20-30&department=10',
    );
  });

  test('names whom to ask where the department has no agreement', async () => {
    open({
      list: buildDestinationList([]),
      routes: {
        'GET ECTSCoordinatorTables': () => ({
          body: {
            value: [
              {
                id: 1,
                firstName: 'Eva',
                lastName: 'Samara',
                email: 'eva@example.org',
                purpose: 'x',
                dateModified: '2026-01-01T00:00:00.000Z',
                department: { id: 10, name: 'Informatics' },
              },
            ],
            total: 1,
          },
        }),
      },
    });
    expect(await screen.findByText(/Informatics has no agreement/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'eva@example.org' })).toBeInTheDocument();
  });

  test('speaks Greek, and finds a country by its Greek name', async () => {
    open({ language: 'gr', address: '/destinations?text=αυστρια' });
    expect(await row('Graz')).toHaveTextContent(/Αυστρία.*Γερμανικά B2/);
    expect(screen.queryByText('University of Lille')).not.toBeInTheDocument();
  });

  test('lists universities by their names', async () => {
    open({ list: buildDestinationList([LILLE, GRAZ]) });
    await row('Lille');
    const names = screen.getAllByRole('rowheader').map((one) => within(one).getByRole('link').textContent);
    expect(names).toEqual(['University of Graz', 'University of Lille']);
  });

  test('clears filters alone: department, map and what is ticked stay', async () => {
    const { user, address } = open({
      address: '/destinations?department=10&language=2&level=B1&compare=20-30',
    });
    await row('Lille');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/destinations?department=10&compare=20-30');
  });

  test('asks whoever looks for others which department they mean, where their own has no destinations', async () => {
    const { user, address } = open({ role: 'IRO', list: buildDestinationList([]) });
    expect(await screen.findByText(/Informatics has no destinations in 2026-2027/)).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name: 'Informatics' }));
    expect(address()).toBe('/destinations?department=10');
  });
});
