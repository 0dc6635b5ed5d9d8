import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAgreement } from './testing/openAgreement.tsx';

const ASSIGN = 'POST /exchange/officers/assign';
const inCharge = (officer: number | null) => ({
  'POST /exchange/officers/current': () => ({ body: { value: [{ id: 12, officer }] } }),
});

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Assign/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is in charge?' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Officer in charge from now on' }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Assign' }));
}

test('an agreement of nobody is assigned by what was seen, and taken back by one press', async () => {
  const { calls } = openAgreement({
    routes: { [ASSIGN]: () => ({ body: { assigned: [12], changed: [], missing: [] } }) },
  });
  expect(await screen.findByText('Nobody is in charge.')).toBeVisible();
  await choose('Babis Officer');
  expect(await screen.findByText('Babis Officer is in charge of 1 record now.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The assignment of 1 record was taken back.')).toBeVisible();
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === ASSIGN).map(({ body }) => body)).toEqual([
      { set: 'MobilityAgreements', items: [{ id: 12, from: null, to: 2 }] },
      { set: 'MobilityAgreements', items: [{ id: 12, from: 2, to: null }] },
    ]),
  );
});

test('who has left still reads by name, and is not offered', async () => {
  openAgreement({ routes: inCharge(3) });
  expect(await screen.findByText('In charge: Chara Gone (account closed).')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Assign to somebody else/ }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Officer in charge from now on' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Anna Officer (me)', 'Babis Officer', 'Nobody']),
  );
  expect(screen.queryByRole('option', { name: /Chara/ })).toBeNull();
});

test('whoever comes second is told who was quicker', async () => {
  openAgreement({
    routes: { [ASSIGN]: () => ({ body: { assigned: [], changed: [{ id: 12, officer: 2 }], missing: [] } }) },
  });
  await choose('Anna Officer (me)');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 record was not assigned, as a colleague assigned it in the meantime: 12 (Babis Officer).',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the office alone is told', async () => {
  const { calls } = openAgreement({ role: 'Faculty' });
  await screen.findByRole('heading', { level: 1 });
  expect(calls.filter(({ route }) => route.includes('officers'))).toEqual([]);
});
