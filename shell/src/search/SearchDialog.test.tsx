import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeApiRoutes, SignedIn } from 'shared-client/testing';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { renderInPortal } from 'shared-ui/testing';
import el from '../locales/el.json';
import en from '../locales/en.json';
import { SearchDialog } from './SearchDialog.tsx';

const GRAZ = {
  id: 12,
  name: 'University of Graz',
  nameGR: 'Πανεπιστήμιο Γκρατς',
  erasmusCode: 'A  GRAZ01',
  cityName: 'Graz',
  isLocal: false,
};
const AGREEMENT = {
  id: 77,
  startYear: { id: 2024, name: '2024-2025' },
  endYear: { id: 2027, name: '2027-2028' },
  institutions: [GRAZ],
  status: { id: 3, name: 'Final' },
  ewpStatus: { id: 7, name: 'Approved by all' },
  isDeleted: false,
  terminated: 0,
  turn: 'us',
  waitingStep: 'approve',
};
const list = (...value: readonly object[]) => ({ body: { value, total: value.length } });
const FOUND: FakeApiRoutes = {
  'GET MobilityAgreements': () => ({ body: { value: [AGREEMENT], total: 9 } }),
  'GET MobilityInstitutions': () => list(GRAZ),
  'GET MobilityContacts': () => list(),
  'GET MobilityFactsheets': () => list(),
  'GET ApplicationStudentStudiesForms': () => list(),
};

function show(routes: FakeApiRoutes = {}, role: Role = 'IRO', language: 'en' | 'gr' = 'en') {
  const calls = fakeApi({ ...FOUND, ...routes });
  const onClose = jest.fn();
  const shown = renderInPortal(
    <SignedIn role={role}>
      <SearchDialog typedBefore={{ current: '' }} onClose={onClose} />
    </SignedIn>,
    { language, messages: { shell: language === 'gr' ? el : en } },
  );
  return { calls, onClose, ...shown };
}

describe('<SearchDialog>', () => {
  test('shows what was found by kind, how much more there is, and opens the marked line', async () => {
    const { user, calls, onClose, router } = show();
    const field = screen.getByRole('combobox', { name: 'Search the portal' });
    await user.type(field, ' graz ');
    const agreements = await screen.findByRole('group', { name: /Agreements/ });
    expect(agreements).toHaveTextContent(
      /1 of 9.*University of Graz.*77.*2024-2025 – 2027-2028.*To approve.*Approved by all/,
    );
    expect(await screen.findByRole('status')).toHaveTextContent('2 results');
    expect(calls.filter(({ query }) => query['$search'] !== 'graz' || query['spelling'] !== 'exact')).toEqual(
      [],
    );
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const marked = within(screen.getByRole('group', { name: 'Institutions' })).getByRole('option');
    expect(marked).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', marked.id);
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/institutions/12');
  });

  test('leads to all that were found, in their list with the same words', async () => {
    const { user, router } = show();
    await user.type(screen.getByRole('combobox'), 'graz');
    await user.click(await screen.findByRole('option', { name: 'Show all 9 in the list' }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/?active=no&search=graz',
    );
  });

  test.each([
    ['en', 'Nothing has “Grax”; similar:'],
    ['gr', 'Τίποτα δεν περιέχει «Grax»· παρόμοια:'],
  ] as const)(
    'shows what is similar where no kind has the words, and says so (%s)',
    async (language, said) => {
      const similar = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
        query['spelling'] === 'exact' ? list() : list(AGREEMENT);
      const { user } = show(
        { 'GET MobilityAgreements': similar, 'GET MobilityInstitutions': () => list() },
        'IRO',
        language,
      );
      await user.type(screen.getByRole('combobox'), 'Grax');
      expect(await screen.findByText('77')).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(said);
    },
  );

  test('asks for nothing similar where one kind has the words', async () => {
    const { user, calls } = show({ 'GET MobilityAgreements': () => list() });
    await user.type(screen.getByRole('combobox'), 'graz');
    await screen.findByText('University of Graz');
    expect(screen.queryByText(/similar/)).not.toBeInTheDocument();
    expect(calls.filter(({ query }) => query['spelling'] !== 'exact')).toEqual([]);
  });

  test('puts a person who is searched by name before the agreements', async () => {
    const person = { id: 5, givenName: 'Μαρία', familyName: 'Γκράτση', email: 'maria@example.org' };
    const { user } = show({ 'GET MobilityContacts': () => list(person) });
    const field = screen.getByRole('combobox');
    const kinds = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
    await user.type(field, 'maria gratsi');
    await screen.findByText('Μαρία Γκράτση');
    await waitFor(() => expect(kinds()[0]).toMatch(/people$/));
    await user.clear(field);
    await user.type(field, 'example');
    await waitFor(() => expect(kinds()[0]).toMatch(/agreements$/));
  });

  test('opens what the words of now find, however early Enter is pressed', async () => {
    const { user, router } = show({
      'GET MobilityAgreements': ({ query }) =>
        list({ ...AGREEMENT, id: query['$search'] === 'graz' ? 77 : 99 }),
    });
    const field = screen.getByRole('combobox');
    await user.type(field, 'lund');
    expect(await screen.findByText('99')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'graz{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/77$/));
  });

  test('asks for nothing before something is typed, nor for what a student may not read', async () => {
    const { user, calls } = show({}, 'Student', 'gr');
    expect(screen.getByRole('status')).toHaveTextContent('Αναζητήστε με όνομα ιδρύματος');
    await user.type(screen.getByRole('combobox'), 'γκρατς');
    expect(await screen.findByText('Πανεπιστήμιο Γκρατς')).toBeVisible();
    expect(new Set(calls.map(({ route }) => route))).toEqual(
      new Set(['GET MobilityInstitutions', 'GET MobilityFactsheets', 'GET ApplicationStudentStudiesForms']),
    );
  });

  test('finds articles of the help that the role can use, and leads to their place', async () => {
    const { user, router } = show({ 'GET MobilityInstitutions': () => list() }, 'Student', 'gr');
    await user.type(screen.getByRole('combobox'), 'ΑΝΑΖΗΤΗΣΤΕ οπου');
    const help = await screen.findByRole('group', { name: 'Βοήθεια' });
    expect(within(help).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(`${router.state.location.pathname}${router.state.location.hash}`).toBe('/help#search');
  });

  test('says when nothing was found, and when it could not be looked for', async () => {
    const nothing = { 'GET MobilityAgreements': () => list(), 'GET MobilityInstitutions': () => list() };
    let isBroken = true;
    const { user } = show({
      ...nothing,
      'GET MobilityContacts': () => (isBroken ? { status: 503, body: { code: 'unavailable' } } : list()),
    });
    await user.type(screen.getByRole('combobox'), 'qqq');
    const alert = await screen.findByRole('alert', undefined, { timeout: 8000 });
    expect(alert).toHaveTextContent('The search did not work.');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing was found for “qqq”.'));
  });
});
