import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import record from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import start from '../../locales/en.json';
import en from '../../locales/newCoordinator/en.json';
import NewCoordinatorPage from './NewCoordinatorPage.tsx';
import { saves } from './testing/openCoordinators.tsx';

const SAVE = 'POST ECTSCoordinatorTables';
const ADD_DEPARTMENT = 'POST MobilityDepartments';
const PHYSICS = { id: 4, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' };
const MADE = { id: 57, dateModified: '2026-10-06T09:30:00.000Z' };
const TEXTS = {
  'First name': 'Nefeli',
  'Last name': 'Markou',
  Email: 'nefeli@example.org',
  Phone: '2310 1',
  Address: 'Campus',
  Purpose: 'Credits',
};
const MEMBERS = {
  firstName: 'Nefeli',
  lastName: 'Markou',
  email: 'nefeli@example.org',
  phone: '2310 1',
  address: 'Campus',
  purpose: 'Credits',
};

function open(routes: FakeApiRoutes = {}) {
  const departments: Array<{ id: number; name: string; nameGR: string | null }> = [PHYSICS];
  const calls = fakeApi({
    'GET MobilityDepartments': () => ({ body: { value: departments, total: departments.length } }),
    'GET ECTSCoordinatorTables': () => ({
      body: { value: [{ id: 1, dateModified: MADE.dateModified }], total: 51 },
    }),
    [ADD_DEPARTMENT]: ({ body }) => {
      const added = { id: 99, nameGR: null, ...(body as { readonly name: string }) };
      departments.push(added);
      return { body: added };
    },
    [SAVE]: ({ body }) => ({ body: { ...MADE, ...(body as object), department: PHYSICS } }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role="IRO">
      <NewCoordinatorPage />
    </SignedIn>,
    {
      address: '/ects-coordinators/form',
      messages: { 'mfe-admin': { ...start, ...en }, 'shared-record': record },
    },
  );
  return { ...view, calls };
}
type User = ReturnType<typeof open>['user'];

const department = () => screen.findByRole('combobox', { name: /^Department/ });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save' });

async function fillIn(user: User, departmentName: string, texts: Partial<typeof TEXTS> = TEXTS) {
  await user.click(await department());
  await user.paste(departmentName);
  for (const [name, text] of Object.entries(texts)) {
    await user.click(await field(name));
    await user.paste(text);
  }
}

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('<NewCoordinatorPage>', () => {
  test('requires department, names, email, phone, address and purpose', async () => {
    const { user, calls } = open();
    for (const input of [await department(), ...screen.getAllByRole('textbox')]) expect(input).toBeRequired();
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    await user.click(save());
    expect(await screen.findByText('7 entries have to be put right')).toBeInTheDocument();
    expect(saves(calls)).toEqual([]);
  });

  test('saves a coordinator of a known department, and leads to the new row of the list', async () => {
    const { user, calls, router } = open();
    await fillIn(user, 'ΤΜΗΜΑ φυσικης');
    await user.click(save());
    expect(await screen.findByText('Record saved successfully!')).toBeInTheDocument();
    expect(saves(calls)).toEqual([[SAVE, { ...MEMBERS, department: 4 }]]);
    expect(calls.at(-1)?.query).toMatchObject({ $filter: 'id le 57' });
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '?page=3', hash: '#57' }));
  });

  test('adds a department that does not exist yet first, and says that it will', async () => {
    const { user, calls } = open();
    await fillIn(user, ' School of Design ');
    expect(screen.getByText('Create “School of Design”')).toBeInTheDocument();
    await user.click(save());
    await screen.findByText('Record saved successfully!');
    expect(saves(calls)).toEqual([
      [ADD_DEPARTMENT, { name: 'School of Design', institution: 1 }],
      [SAVE, { ...MEMBERS, department: 99 }],
    ]);
  });

  test('adds no department while something else is missing', async () => {
    const { user, calls } = open();
    await fillIn(user, 'School of Design', { 'First name': 'Nefeli' });
    await user.click(save());
    expect(await screen.findByText('5 entries have to be put right')).toBeInTheDocument();
    expect(saves(calls)).toEqual([]);
  });

  test('says that the department was added when the coordinator was not, and goes on with it', async () => {
    let isDown = true;
    const { user, calls } = open({
      [SAVE]: ({ body }) =>
        isDown ? 'network' : { body: { ...MADE, ...(body as object), department: PHYSICS } },
    });
    await fillIn(user, 'School of Design');
    await user.click(save());
    expect(
      await screen.findByText(/department “School of Design” has been added already/),
    ).toBeInTheDocument();
    expect(await field('Last name')).toHaveValue('Markou');
    isDown = false;
    await user.click(save());
    await screen.findByText('Record saved successfully!');
    expect(saves(calls).map(([route]) => route)).toEqual([ADD_DEPARTMENT, SAVE, SAVE]);
    const [first, second] = calls.filter(({ route }) => route === SAVE);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  test('shows at the department what the server refuses of its name', async () => {
    const errors = [{ field: 'name', code: 'too-long' }];
    const { user, calls } = open({
      [ADD_DEPARTMENT]: () => ({
        status: 400,
        body: { code: 'validation-failed', message: 'x', errors },
      }),
    });
    await fillIn(user, 'School of Design');
    await user.click(save());
    await waitFor(async () => expect(await department()).toBeInvalid());
    expect(saves(calls)).toHaveLength(1);
  });

  test('leads to the list even where its page could not be found out', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { user, router } = open({ 'GET ECTSCoordinatorTables': () => 'network' });
    await fillIn(user, 'School of Physics');
    await user.click(save());
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '#57' }));
  });
});
