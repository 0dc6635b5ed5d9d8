import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, SignedIn, type FakeApiCall, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import el from '../../locales/el.json';
import en from '../../locales/en.json';
import { FactsheetListPage } from './FactsheetListPage.tsx';

const VERSION = '2026-03-03T10:00:00.000Z';
const local = (id: number, isActive: boolean) => ({
  id,
  isActive,
  dateCreated: VERSION,
  dateModified: VERSION,
  erasmusCode: 'G  LOCAL01',
  familyName: 'Office',
  givenName: 'Eva',
});

const OFFICE = { email: 'o@uni.example', phone: '+302310000000', urls: [{ value: 'https://uni.example' }] };
const DATES = { autumnTerm: '--06-15', springTerm: '--11-30' };
/** What an active factsheet may not lack. */
const REQUIRED = {
  deadlineIncomingsCalendar: DATES,
  deadlineNominationsCalendar: DATES,
  applicationIncomingsInformationEntry: OFFICE,
  housingInformationEntry: OFFICE,
  visaInformationEntry: OFFICE,
  insuranceInformationEntry: OFFICE,
};

/** Factsheet 4 as the network asks for it, with what is said of it. */
const inactiveFour = (parts: object): FakeApiRoutes => ({
  'GET MobilityFactsheets/4': () => ({ body: { ...local(4, false), ...REQUIRED, ...parts } }),
});

/** A server with factsheets of the local institution, the first active, which does what it is asked. */
function openPage({
  role = 'IRO',
  ids = [1, 2, 3, 4, 5],
  address = '/factsheets',
  language = 'en',
  routes = {},
}: {
  readonly role?: Role;
  readonly ids?: readonly number[];
  readonly address?: string;
  readonly language?: Language;
  readonly routes?: FakeApiRoutes;
} = {}) {
  let active = ids[0];
  const all = [...ids];
  const read = ({ query }: FakeApiCall) => {
    const filter = query['$filter'] ?? '';
    if (filter.includes('isLocal eq false')) return { body: { value: [], total: 0 } };
    const asked = /id eq (\d+)/.exec(filter)?.[1];
    const rows = (asked === undefined ? all : all.filter((id) => id === Number(asked)))
      .map((id) => local(id, id === active))
      .filter(({ isActive }) => asked !== undefined || isActive === filter.includes('isActive eq true'))
      .reverse();
    const skip = Number(query['$skip'] ?? 0);
    return { body: { value: rows.slice(skip, skip + Number(query['$top'])), total: rows.length } };
  };
  const remove = (id: number) => () => {
    all.splice(all.indexOf(id), 1);
    return { status: 204 };
  };
  const save = ({ body }: FakeApiCall) => {
    const { id } = body as { readonly id?: number };
    if (id === undefined) all.push(all.length + 1);
    else active = id;
    return { body: { id: id ?? all.length } };
  };
  const calls = fakeApi({
    'GET MobilityFactsheets': read,
    ...Object.fromEntries(
      ids.map((id) => [
        `GET MobilityFactsheets/${id}`,
        () => ({
          body: {
            ...local(id, id === ids[0]),
            institution: { id: 1 },
            gradingSystem: `Of ${id}`,
            ...(id !== ids[0] && REQUIRED),
          },
        }),
      ]),
    ),
    ...Object.fromEntries(ids.map((id) => [`DELETE MobilityFactsheets/${id}`, remove(id)])),
    'GET MobilityCountries': () => ({ body: { value: [], total: 0 } }),
    'POST MobilityFactsheets': save,
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <FactsheetListPage />
    </SignedIn>,
    { address, language, messages: { 'mfe-factsheets': language === 'gr' ? el : en } },
  );
  return { ...view, calls };
}

const inactiveRows = async () => {
  const table = await screen.findByRole('table', { name: 'Inactive factsheets of our university' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent.replace('ID', ''));
};
type User = ReturnType<typeof openPage>['user'];

async function askActivation(user: User, id: number) {
  await user.click(await screen.findByRole('button', { name: `Activate factsheet ${id}` }));
  return screen.findByRole('alertdialog', { name: `Activate factsheet ${id}?` });
}

async function activate(user: User, id: number) {
  const question = await askActivation(user, id);
  await user.click(within(question).getByRole('button', { name: 'Activate' }));
}

const activeCard = () => screen.getByRole('region', { name: 'Active factsheet of our university' });

describe('the factsheets of the local institution', () => {
  test('are the active one as a card, and the others three a page, the newest first', async () => {
    const { user, address, calls } = openPage();
    expect(await inactiveRows()).toEqual(['5', '4', '3']);
    expect(activeCard()).toHaveTextContent(/ID1.*Active.*G LOCAL01.*Office Eva.*03\/03\/2026/);
    expect(within(activeCard()).getByRole('link', { name: 'View or edit' })).toHaveAttribute(
      'href',
      '/factsheets/view/1',
    );
    expect(within(activeCard()).getByRole('link', { name: 'Edit step by step' })).toHaveAttribute(
      'href',
      '/factsheets/edit/1',
    );
    expect(screen.getByRole('link', { name: 'View or edit factsheet 4' })).toHaveAttribute(
      'href',
      '/factsheets/view/4',
    );
    expect(screen.getByText('Inactive factsheets: 4')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Factsheets$/);
    expect(screen.getByRole('heading', { level: 2, name: 'Partner Factsheets' })).toBeVisible();
    const pages = screen.getByRole('navigation', { name: 'Pages of the inactive factsheets' });
    await user.click(within(pages).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('/factsheets?inactive=2'));
    await waitFor(async () => expect(await inactiveRows()).toEqual(['2']));
    const partners = calls.filter(({ query }) => query['$filter']?.includes('isLocal eq false') === true);
    expect(partners).toHaveLength(1);
  });

  test.each(['Faculty', 'Student'] as const)('are not shown to %s', async (role) => {
    const { calls } = openPage({ role });
    expect(await screen.findByText('No Factsheets found')).toBeVisible();
    expect(screen.queryByText('Active factsheet of our university')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Partner Factsheets$/);
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(calls.filter(({ route }) => route === 'GET MobilityFactsheets')).toHaveLength(1);
  });

  test('are duplicated as they are on the server, without ids, and the list begins anew', async () => {
    const { user, address, calls } = openPage({ address: '/factsheets?inactive=2' });
    await user.click(await screen.findByRole('button', { name: 'Duplicate factsheet 2' }));
    expect(await screen.findByText('Successfully duplicated factsheet')).toBeVisible();
    const saved = calls.find(({ route }) => route === 'POST MobilityFactsheets');
    expect(saved?.body).toMatchObject({ isActive: false, gradingSystem: 'Of 2', institution: { id: 1 } });
    expect(saved?.body).not.toHaveProperty('id');
    expect(saved?.headers['idempotency-key']).toBeDefined();
    await waitFor(() => expect(address()).toBe('/factsheets'));
    await waitFor(async () => expect(await inactiveRows()).toEqual(['6', '5', '4']));
    expect(screen.getByRole('heading', { name: 'Inactive factsheets of our university' })).toHaveFocus();
  });

  test('are activated as the version that is shown, and take the place of the active one', async () => {
    const { user, calls } = openPage();
    await activate(user, 4);
    expect(await screen.findByText('Successfully activated factsheet')).toBeVisible();
    expect(calls.find(({ route }) => route === 'POST MobilityFactsheets')?.body).toEqual({
      id: 4,
      dateModified: VERSION,
      isActive: true,
    });
    expect(await inactiveRows()).toEqual(['5', '3', '2']);
    expect(activeCard()).toHaveTextContent(/ID4/);
    expect(screen.getByRole('heading', { name: 'Active factsheet of our university' })).toHaveFocus();
  });

  test('are activated after a question alone, which names what is replaced and what partners would miss', async () => {
    const { user, calls } = openPage({
      routes: inactiveFour({ decisionResponseWeeksLimit: null, transcriptOfRecordsWeeksLimit: 0 }),
    });
    const question = await askActivation(user, 4);
    expect(question).toHaveTextContent(/takes the place of factsheet 1 \(last changed on 3 March 2026\)/);
    expect(question).toHaveTextContent(/Partners cannot fetch this factsheet once it is active/);
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weeks limit for the decision']);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.filter(({ route }) => route === 'POST MobilityFactsheets')).toEqual([]);
  });

  test('that lack what an active one has are not activated: the question leads to what is missing', async () => {
    const { user, calls } = openPage({
      routes: inactiveFour({
        deadlineNominationsCalendar: { autumnTerm: '--05-15', springTerm: null },
        insuranceInformationEntry: null,
      }),
    });
    const question = await askActivation(user, 4);
    expect(question).toHaveTextContent(/cannot become the active one yet/);
    expect(
      within(question)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Deadline for nominations › Spring term', '/factsheets/view/4#section-E'],
      ['Insurance', '/factsheets/view/4#section-N'],
    ]);
    expect(within(question).queryByRole('button', { name: 'Activate' })).toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(calls.filter(({ route }) => route === 'POST MobilityFactsheets')).toEqual([]);
  });

  test('tell on the card what keeps the active one from partners, and lead to where it is filled in', async () => {
    openPage();
    expect(await screen.findByText(/^Partners cannot fetch this factsheet: /)).toBeVisible();
    expect(within(activeCard()).getByRole('link', { name: 'Housing' })).toHaveAttribute(
      'href',
      '/factsheets/view/1#section-L',
    );
  });

  test('get their place back for a minute, unless another one has it by then', async () => {
    const { user } = openPage();
    await activate(user, 4);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Factsheet 1 is active again.')).toBeVisible();
    expect(activeCard()).toHaveTextContent(/ID1/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('are deleted after a question, all but the active one', async () => {
    const { user, calls } = openPage();
    expect(within(activeCard()).queryByRole('button', { name: /Delete/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Delete factsheet 4' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete factsheet 4?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Factsheet 4 was deleted.')).toBeVisible();
    expect(await inactiveRows()).toEqual(['5', '3', '2']);
    const sent = calls.find(({ route }) => route === 'DELETE MobilityFactsheets/4');
    expect(sent?.headers['if-match']).toContain(VERSION);
  });

  test('say for three seconds what was done', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
    try {
      const { user } = openPage();
      await activate(user, 4);
      expect(await screen.findByText('Successfully activated factsheet')).toBeVisible();
      act(() => jest.advanceTimersByTime(3000));
      expect(screen.queryByText('Successfully activated factsheet')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('are read anew, and the cause is told, when somebody else changed one meanwhile', async () => {
    const { user, calls } = openPage({
      routes: {
        'POST MobilityFactsheets': () => ({ status: 409, body: { code: 'stale', message: 'Changed.' } }),
      },
    });
    await activate(user, 4);
    expect(await screen.findByText(/^Somebody else has changed this/)).toBeVisible();
    expect(screen.queryByText('Successfully activated factsheet')).toBeNull();
    expect(calls.filter(({ route }) => route === 'GET MobilityFactsheets').length).toBeGreaterThan(3);
    expect(await inactiveRows()).toEqual(['5', '4', '3']);
  });

  test('can be none at all', async () => {
    openPage({ ids: [] });
    expect(await screen.findByText('No inactive factsheets')).toBeVisible();
    expect(screen.getByText(/No factsheet of our university is active/)).toBeVisible();
  });

  test('speak Greek', async () => {
    const { user } = openPage({ language: 'gr' });
    await user.click(await screen.findByRole('button', { name: 'Ενεργοποίηση του ενημερωτικού δελτίου 4' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Ενεργοποίηση του ενημερωτικού δελτίου 4;',
    });
    expect(question).toHaveTextContent(/Παίρνει τη θέση του δελτίου 1/);
    await user.click(within(question).getByRole('button', { name: 'Ενεργοποίηση' }));
    expect(await screen.findByText('Το ενημερωτικό δελτίο ενεργοποιήθηκε')).toBeVisible();
  });
});
