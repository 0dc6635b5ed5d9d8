import { screen, within } from '@testing-library/react';
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
    for (const text of [
      '40 running',
      '47 in all',
      'our factsheet',
      '3 applications',
      '1 who may be the same',
    ])
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
