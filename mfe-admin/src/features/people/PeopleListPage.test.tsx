import { screen, waitFor, within } from '@testing-library/react';
import PeopleListPage from './PeopleListPage.tsx';
import { openPeople } from './testing/openPeople.tsx';

const list = (options: Parameters<typeof openPeople>[1] = {}) =>
  openPeople(PeopleListPage, { address: '/people', route: '/people', ...options });

describe('<PeopleListPage>', () => {
  test('shows everybody once, with the places where they stand and the ways to them', async () => {
    list();
    const link = await screen.findByRole('link', { name: 'Professor Maria Papadopoulou' });
    expect(link).toHaveAttribute('href', '/people/7');
    const row = screen.getByRole('row', { name: /Papadopoulou/ });
    for (const text of ['40 active', '47 in all', 'our factsheet', '3 applications', '1 who may be the same'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('link', { name: /^Correct everywhere/ })).toHaveAttribute(
      'href',
      '/people/edit/7',
    );
  });

  test('asks for what the address says', async () => {
    const { calls } = list({ address: '/people?search=papa&department=5&part=twins&sort=-agreements' });
    await screen.findByRole('link', { name: 'Professor Maria Papadopoulou' });
    const asked = calls.find(({ route }) => route === 'GET /exchange/people');
    expect(asked?.query).toEqual({
      search: 'papa',
      department: '5',
      part: 'twins',
      sort: '-agreements',
      top: '25',
      skip: '0',
    });
  });

  test('speaks Greek, and says what to do where nobody fits', async () => {
    const none = { 'GET /exchange/people': () => ({ body: { value: [], total: 0 } }) };
    list({ address: '/people?search=nobody', language: 'gr', routes: none });
    expect(await screen.findByText('Δεν βρέθηκαν πρόσωπα')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Καθαρισμός φίλτρων' })[0]).toBeVisible();
  });
});

describe('accounts that were refused', () => {
  const refused = {
    id: 44,
    userName: 'mdimou',
    name: 'Maria Dimou',
    at: '2026-11-02T08:00:00.000Z',
    version: 'v1',
  };

  test('are none: nothing is said', async () => {
    list();
    await screen.findByRole('link', { name: 'Professor Maria Papadopoulou' });
    expect(screen.queryByText(/were refused/)).not.toBeInTheDocument();
  });

  test.each([
    ['Same person', true, /applications and bank account included/],
    ['Another person', false, /is closed; its records stay/],
  ])('are let in after a question: %s', async (label, isSamePerson, text) => {
    let value = [refused];
    const { user, calls } = list({
      routes: {
        'GET /exchange/refused-sign-ins': () => ({ body: { value } }),
        'POST /exchange/refused-sign-ins/44': () => {
          value = [];
          return { body: { value } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: `${label} mdimou` }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: label }));
    await waitFor(() => expect(screen.queryByText(/were refused/)).not.toBeInTheDocument());
    expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
      version: 'v1',
      isSamePerson,
    });
  });

  test('stay in the list when somebody was quicker', async () => {
    const { user } = list({
      routes: {
        'GET /exchange/refused-sign-ins': () => ({ body: { value: [refused] } }),
        'POST /exchange/refused-sign-ins/44': () => ({
          status: 409,
          body: { code: 'conflict', message: 'Another account was refused meanwhile.' },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Same person mdimou' }));
    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Same person' }));
    expect(await within(dialog).findByText('Another account was refused meanwhile.')).toBeVisible();
  });
});
