import { screen, within } from '@testing-library/react';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import startEl from '../../locales/el.json';
import startEn from '../../locales/en.json';
import statusEl from '../../locales/ewpStatus/el.json';
import statusEn from '../../locales/ewpStatus/en.json';
import el from '../../locales/institutions/el.json';
import en from '../../locales/institutions/en.json';
import InstitutionPage from './InstitutionPage.tsx';

const PARTNER = {
  id: 72,
  name: 'University of Graz',
  nameGR: null,
  erasmusCode: 'A  GRAZ01',
  heiId: 'uni-graz.at',
  cityName: 'Graz',
  pic: '999',
  website: null,
  isLocal: false,
  dateModified: '2026-03-03T10:00:00.000Z',
  country: { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
};
const person = (id: number, of: number, members: object) => ({
  id,
  person: of,
  title: null,
  givenName: 'Ada',
  familyName: 'Muster',
  email: 'ada@graz.example',
  phone: null,
  roles: [{ value: 'Departmental Coordinator' }],
  department: null,
  institution: { id: 72 },
  ...members,
});
const list = (value: readonly object[], total = value.length) => ({ body: { value, total } });

const SERVER: FakeApiRoutes = {
  'GET MobilityInstitutions/72': () => ({ body: PARTNER }),
  'GET MobilityAgreements': () =>
    list(
      [
        {
          id: 938,
          startYear: { id: 2026, name: '2026-2027' },
          endYear: { id: 2028, name: '2028-2029' },
          ewpStatus: { id: 7, name: 'Approved by all' },
          terminated: 0,
        },
      ],
      12,
    ),
  'GET MobilityFactsheets': () => list([{ id: 5, dateModified: '2026-03-03T10:00:00.000Z' }]),
  'GET MobilityContacts': () =>
    list([
      person(8, 3, { familyName: 'Muster-Neu' }),
      person(3, 3, {}),
      person(4, 4, { familyName: 'Adler' }),
    ]),
  'GET MobilityDepartments': () => list([{ id: 1, name: 'Physik', nameGR: null }]),
  'GET /exchange/heis/uni-graz.at/presence': () => ({
    body: {
      isConnected: true,
      isListed: true,
      apis: [
        { name: 'iias', version: '7.0.0', isSpoken: true },
        { name: 'omobilities', version: '3.0.0', isSpoken: false },
      ],
      catalogueAt: '2026-11-20T09:00:00.000Z',
      lastSuccess: { api: 'iias', at: '2026-11-20T10:00:00.000Z', status: 200 },
      lastFailure: { api: 'factsheet', at: '2026-11-19T10:00:00.000Z', status: null },
      lastReceived: null,
    },
  }),
};

function open({
  role = 'IRO',
  address = '/institutions/72',
  language = 'en',
  routes = {},
}: {
  readonly role?: Role;
  readonly address?: string;
  readonly language?: Language;
  readonly routes?: FakeApiRoutes;
} = {}) {
  const calls = fakeApi({ ...SERVER, ...routes });
  const messages =
    language === 'gr' ? { ...startEl, ...statusEl, ...el } : { ...startEn, ...statusEn, ...en };
  const view = renderInPortal(
    <SignedIn role={role}>
      <InstitutionPage />
    </SignedIn>,
    { address, route: '/institutions/:institutionId', language, messages: { 'mfe-admin': messages } },
  );
  return { ...view, calls };
}
const section = (name: string) => screen.findByRole('region', { name });

describe('<InstitutionPage>', () => {
  test('leads the office to agreements, factsheet and form', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'University of Graz' })).toBeVisible();
    const agreements = within(await section('Agreements'));
    expect(await agreements.findByRole('link', { name: 'Agreement 938' })).toHaveAttribute(
      'href',
      '/iia/view/938',
    );
    expect(agreements.getByRole('link', { name: 'All 12 in the agreement list' })).toHaveAttribute(
      'href',
      '/?country=40&institution=72&active=no',
    );
    expect(await screen.findByRole('link', { name: 'Factsheet 5' })).toHaveAttribute(
      'href',
      '/factsheets/view/5',
    );
    expect(screen.getByRole('link', { name: 'Edit institution' })).toHaveAttribute(
      'href',
      '/institutions/edit/72',
    );
  });

  test('says what the network offers and how the last calls went', async () => {
    open();
    const network = await section('On the EWP network');
    expect(await within(network).findByText('iias')).toBeVisible();
    expect(network).toHaveTextContent(/omobilities\s*3\.0\.0\s*cannot be called from here/);
    expect(network).toHaveTextContent('20/11/2026 12:00: iias, answered with 200');
    expect(network).toHaveTextContent('19/11/2026 12:00: factsheet, not answered');
  });

  test('names each person once, as worded last, by family name', async () => {
    open();
    const people = within(await section('People'));
    const names = (await people.findAllByText(/^Ada/)).map(({ textContent }) => textContent);
    expect(names).toEqual(['Ada Adler', 'Ada Muster-Neu']);
  });

  test('asks nothing for students that they may not read, and offers no editing', async () => {
    const { calls } = open({ role: 'Student' });
    expect(await screen.findByRole('link', { name: 'Factsheet 5' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit institution' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
    const asked = calls.map(({ route }) => route);
    expect(asked).not.toContain('GET MobilityContacts');
    expect(asked).not.toContain('GET MobilityAgreements');
  });

  test('keeps what can be read when one part fails, which can be tried again', async () => {
    let isDown = true;
    const { user } = open({
      routes: {
        'GET MobilityFactsheets': () =>
          isDown
            ? { status: 403, body: { code: 'not-permitted' } }
            : list([{ id: 5, dateModified: '2026-03-03T10:00:00.000Z' }]),
      },
    });
    const part = within(await section('Factsheet'));
    await part.findByRole('alert');
    expect(await screen.findByRole('link', { name: 'Agreement 938' })).toBeVisible();
    isDown = false;
    await user.click(part.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Factsheet 5' })).toBeVisible();
  });

  test.each(['/institutions/nothing', '/institutions/99'])('says that %s is none', async (address) => {
    open({
      address,
      routes: { 'GET MobilityInstitutions/99': () => ({ status: 404, body: { code: 'not-found' } }) },
    });
    expect(await screen.findByText('There is no such institution')).toBeVisible();
  });

  test('speaks Greek, with the country in Greek', async () => {
    open({ language: 'gr' });
    expect(await screen.findByText('Αυστρία')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Και οι 12 στη λίστα συμφωνιών' })).toBeVisible();
  });
});
