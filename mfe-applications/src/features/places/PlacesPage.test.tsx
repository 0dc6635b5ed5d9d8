import { screen, waitFor } from '@testing-library/react';
import type { PlaceRow } from 'shared-contracts/places/placeList.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../locales/places/en.json';
import { placeHeads, toPlaceCells } from './model/placeColumns.ts';
import PlacesPage from './PlacesPage.tsx';

const ROW: PlaceRow = {
  id: 1,
  kind: 'studies',
  direction: 'outgoing',
  department: { id: 10, name: 'Informatics', nameGR: 'Πληροφορικής' },
  partnerDepartment: null,
  partner: {
    id: 20,
    name: 'University of Lille',
    nameGR: null,
    erasmusCode: 'F  LILLE103',
    cityName: 'Lille',
    country: { id: 250, countryCode: 'FR', countryName: 'France', countryNameGR: 'Γαλλία' },
  },
  fields: [{ id: 61, code: '0613', name: 'Software development', nameGR: null, clarification: null }],
  cycles: ['1st'],
  languages: [{ id: 2, name: 'French', nameGR: 'Γαλλικά', level: 'B1' }],
  places: 2,
  given: 1,
  isFull: false,
  months: 10,
  days: null,
  blended: true,
  nominations: { autumnTerm: '--05-15', springTerm: null },
  factsheet: 90,
  agreement: 500,
  firstYear: 2025,
  lastYear: 2028,
};

function open(address = '/places', role: Role = 'IRO', row: PlaceRow = ROW) {
  const calls = fakeApi({
    'GET places': () => ({ body: { value: [row], total: 1 } }),
    'GET MobilityCountries': () => ({ body: { value: [], total: 0 } }),
    'GET MobilityDepartments': () => ({ body: { value: [], total: 0 } }),
    'GET MobilityLanguages': () => ({ body: { value: [], total: 0 } }),
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <PlacesPage />
    </SignedIn>,
    { address, messages: { 'mfe-applications': en } },
  );
  return { ...view, calls };
}

describe('<PlacesPage>', () => {
  test('shows all that a row says, and the way to its agreement', async () => {
    open();
    const row = await screen.findByRole('row', { name: /University of Lille/ });
    expect(row).toHaveTextContent(
      /Informatics.*Student studies, Outgoing.*Blended.*0613 Software development/,
    );
    expect(row).toHaveTextContent(/1 used, 1 left.*10 months.*French B1.*15 May/);
    expect(screen.getByRole('link', { name: 'Agreement 500' })).toHaveAttribute('href', '/iia/view/500');
  });

  test('says no more to a teacher than whether places are left', async () => {
    open('/places', 'Faculty', { ...ROW, given: null, isFull: true });
    const row = await screen.findByRole('row', { name: /University of Lille/ });
    expect(row).toHaveTextContent('All used');
    expect(row).not.toHaveTextContent('free');
  });

  test('asks for what the address says, and in its order', async () => {
    const { user, calls, address } = open('/places?language=2&level=B1&department=10&sort=-places');
    await screen.findByRole('row', { name: /University of Lille/ });
    expect(calls.findLast(({ route }) => route === 'GET places')?.query).toMatchObject({
      language: '2',
      level: 'B1',
      department: '10',
      order: 'places',
      descending: '1',
    });
    await user.click(screen.getByRole('button', { name: 'Without a language' }));
    await waitFor(() => expect(address()).toContain('noLanguage=yes'));
    expect(address()).toContain('sort=-places');
    await waitFor(() =>
      expect(calls.findLast(({ route }) => route === 'GET places')?.query).toMatchObject({ noLanguage: '1' }),
    );
  });

  test('is sorted by the name of a column, and by what is chosen among the filters', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Department' }));
    await waitFor(() => expect(address()).toContain('sort=department'));
    expect(screen.getByRole('columnheader', { name: /^Department/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'Department' }));
    await waitFor(() => expect(address()).toContain('sort=-department'));
  });
});

test.each([true, false])('the file has a cell for each head, whoever asks (%p)', (knowsStudents) => {
  const words = { t: (key: string) => key, language: 'en', tag: 'en', knowsStudents } as const;
  const heads = placeHeads(words);
  const cells = toPlaceCells(ROW, words);
  expect(cells).toHaveLength(heads.length);
  expect(heads.includes('places.export.given')).toBe(knowsStudents);
  expect(cells[heads.indexOf('places.export.level')]).toBe('B1');
});
