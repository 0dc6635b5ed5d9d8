import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import type { Language } from 'shared-contracts/text/language.ts';
import el from '../../locales/el.json';
import en from '../../locales/en.json';
import { FactsheetListPage } from './FactsheetListPage.tsx';

const ROWS = [
  { id: 71, name: 'University of Liège', erasmusCode: 'B  LIEGE01' },
  { id: 72, name: 'University of Graz', erasmusCode: 'A  GRAZ01' },
];

const list = (value: readonly object[], total = value.length) => ({ body: { value, total, skip: 0 } });

const SERVER: FakeApiRoutes = {
  'GET MobilityFactsheets': () => list(ROWS, 23),
  'GET MobilityCountries': () => list([{ id: 56, countryName: 'Belgium', countryNameGR: 'Βέλγιο' }]),
  'GET MobilityInstitutions': () => list([{ id: 9, name: 'University of Liège', erasmusCode: 'B  LIEGE01' }]),
};

function open(address = '/factsheets', routes: FakeApiRoutes = {}, language: Language = 'en') {
  const calls = fakeApi({ ...SERVER, ...routes });
  const view = renderInPortal(
    <SignedIn role="Student">
      <FactsheetListPage />
    </SignedIn>,
    { address, language, messages: { 'mfe-factsheets': language === 'gr' ? el : en } },
  );
  return { ...view, calls };
}

describe('<FactsheetListPage>', () => {
  test('numbers the rows within the whole list and leads to each factsheet', async () => {
    open('/factsheets?page=2');
    const row = await screen.findByRole('row', { name: /University of Graz/ });
    expect(within(row).getByText('12')).toBeInTheDocument();
    expect(within(row).getByText('A  GRAZ01', { normalizer: (text) => text })).toBeInTheDocument();
    const links = within(row).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/factsheets/view/72'));
    expect(screen.getByText('Total number of factsheets: 23')).toBeInTheDocument();
  });

  test('asks for the chosen country on the first page, and offers its institutions', async () => {
    const { user, address, calls } = open('/factsheets?page=2');
    await screen.findByRole('row', { name: /Graz/ });
    expect(screen.getByRole('combobox', { name: 'Institution' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    await user.click(await screen.findByRole('option', { name: 'Belgium' }));
    await waitFor(() => expect(address()).toBe('/factsheets?country=56'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Institution' })).toBeEnabled());
    const asked = calls.filter(({ route }) => route === 'GET MobilityFactsheets').at(-1);
    expect(asked?.query).toMatchObject({
      $filter: '(institution/isLocal eq false and institution/country eq 56)',
      $skip: '0',
    });
  });

  test('says so in the words of the specification when nothing matches, and clears the filters', async () => {
    const { user, address } = open('/factsheets?country=56', { 'GET MobilityFactsheets': () => list([]) });
    expect(await screen.findByText('No Factsheets found')).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(clear ?? document.body);
    await waitFor(() => expect(address()).toBe('/factsheets'));
  });

  test('goes to the last page when the address names a later one', async () => {
    const { address } = open('/factsheets?page=9');
    await waitFor(() => expect(address()).toBe('/factsheets?page=3'));
  });

  test('tells of a refused list, and shows it after another try', async () => {
    let isDown = true;
    const { user } = open('/factsheets', {
      'GET MobilityFactsheets': () =>
        isDown ? { status: 403, body: { code: 'not-permitted' } } : list(ROWS),
    });
    expect(await screen.findByText('The factsheets could not be loaded')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Graz/ })).toBeInTheDocument();
  });

  test('speaks Greek, with countries in Greek', async () => {
    const { user } = open('/factsheets', {}, 'gr');
    expect(await screen.findByText('Συνολικός αριθμός ενημερωτικών δελτίων: 23')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Χώρα' }));
    expect(await screen.findByRole('option', { name: 'Βέλγιο' })).toBeInTheDocument();
  });
});
