import { screen } from '@testing-library/react';
import { buildAgreement } from './testing/buildAgreement.ts';
import { openAgreement } from './testing/openAgreement.tsx';

const row = (id: number, from: number) => {
  const { institutions, status, ewpStatus } = buildAgreement();
  const year = (start: number) => ({ id: start, name: `${start}-${start + 1}` });
  return {
    id,
    startYear: year(from),
    endYear: year(from + 2),
    institutions,
    departmentalCoordinatorContacts: [],
    status,
    ewpStatus,
    dateCreated: null,
    isDeleted: false,
    terminated: 0,
  };
};
const renewedBy = (...rows: readonly object[]) => ({
  'GET MobilityAgreements': () => ({ body: { '@odata.count': rows.length, value: rows } }),
});

test('an agreement leads to the one that it was renewed by, and to the one that it was renewed from', async () => {
  const { calls } = openAgreement({ agreement: { renewedFrom: 5 }, routes: renewedBy(row(40, 2029)) });
  expect(await screen.findByRole('link', { name: '40 (2029-2030 – 2031-2032)' })).toHaveAttribute(
    'href',
    '/iia/view/40',
  );
  expect(screen.getByText('Renewed by agreement', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '5' })).toHaveAttribute('href', '/iia/view/5');
  const asked = calls.find(({ route }) => route === 'GET MobilityAgreements');
  expect(asked?.query['$filter']).toBe('(renewedFrom eq 12 and isDeleted eq false)');
});

test('of several renewals each is named', async () => {
  openAgreement({ routes: renewedBy(row(40, 2029), row(41, 2032)) });
  expect(await screen.findByText('Renewed by agreements', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^41 / })).toBeInTheDocument();
});

test('nothing is said of an agreement that nobody has renewed', async () => {
  openAgreement();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Renewed by/)).not.toBeInTheDocument();
});
