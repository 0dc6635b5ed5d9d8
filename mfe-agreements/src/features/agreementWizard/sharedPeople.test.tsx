import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApiRoutes } from 'shared-client/testing';
import { AGREEMENT, openEdit } from './testing/openEdit.tsx';

const [DEFAULT, PARTNER] = AGREEMENT.departmentalCoordinatorContacts;
const SHARED = {
  ...DEFAULT,
  id: 77,
  person: 77,
  title: 'Dr.',
  givenName: 'Maria',
  familyName: 'Papadopoulou',
  email: 'maria@example.org',
  phone: null,
  address: null,
  url: null,
};
const { title, givenName, familyName, email } = SHARED;
const WORDING = {
  id: 77,
  title,
  givenName,
  familyName,
  email,
  phone: null,
  address: null,
  url: null,
  department: null,
};
const person = (agreements: number) => ({
  id: 77,
  version: 'v7',
  wordings: [{ ...WORDING, agreements }],
  hasAccount: false,
  leftAt: null,
  counts: { agreements, current: agreements, approved: 0, told: 0 },
  agreements: [],
  factsheets: [],
  coordinators: [],
  applications: 0,
  twins: [],
});
const CORRECTION = 'POST /exchange/people/77/correction';
const NEW = 'maria.new@example.org';

/** Changes the address of somebody whom so many agreements name, and saves. */
async function change(agreements: number, routes: FakeApiRoutes = {}) {
  const agreement = { ...AGREEMENT, departmentalCoordinatorContacts: [DEFAULT, PARTNER, SHARED] };
  const view = openEdit(
    {
      'GET MobilityAgreements/12': () => ({ body: agreement }),
      'GET /exchange/people/77': () => ({ body: person(agreements) }),
      [CORRECTION]: () => ({ body: { id: 77, agreements, approved: 0, told: 0, coordinators: 0 } }),
      ...routes,
    },
    { step: 'local-contacts' },
  );
  await view.user.click(await screen.findByRole('button', { name: /Papadopoulou.*maria@example\.org/ }));
  const field = await screen.findByDisplayValue('maria@example.org');
  await view.user.clear(field);
  await view.user.type(field, NEW);
  await view.user.click(screen.getByRole('button', { name: 'Submit' }));
  const corrections = () => view.calls.filter(({ route }) => route === CORRECTION);
  return { ...view, corrections };
}
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Here alone, or everywhere?' }));

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('a change of somebody whom other agreements name too', () => {
  test('is made everywhere before the agreement is saved, when the person says so', async () => {
    const { user, calls, corrections, saves } = await change(47);
    const dialog = await question();
    expect(dialog.getByText(/46 other agreements.*Email: maria\.new@example\.org/)).toBeVisible();
    expect([...saves(), ...corrections()]).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Everywhere' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(corrections().map(({ body }) => body)).toEqual([{ version: 'v7', changes: { email: NEW } }]);
    expect(calls.indexOf(corrections()[0]!)).toBeLessThan(calls.indexOf(saves()[0]!));
  });

  test('is made here alone, or not at all, when the person says that', async () => {
    const { user, corrections, saves } = await change(47);
    await user.click((await question()).getByRole('button', { name: 'Go on editing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click((await question()).getByRole('button', { name: 'In this agreement alone' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(corrections()).toEqual([]);
  });

  test('saves nothing when the correction is refused, and says why', async () => {
    const refused = { status: 409, body: { code: 'stale', message: 'x', current: null } };
    const { user, saves } = await change(47, { [CORRECTION]: () => refused });
    const dialog = await question();
    await user.click(dialog.getByRole('button', { name: 'Everywhere' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(saves()).toEqual([]);
  });
});

test('a change of somebody whom this agreement alone names is saved without a question', async () => {
  const { saves, corrections } = await change(1);
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(corrections()).toEqual([]);
});
