import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import record from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import start from '../../locales/en.json';
import en from '../../locales/departments/en.json';
import DepartmentEditPage from './DepartmentEditPage.tsx';

const VERSION = '2026-10-06T09:30:00.000Z';
const PHYSICS = {
  id: 4,
  name: 'School of Physics',
  nameGR: 'Τμήμα Φυσικής',
  ounitId: 'ou-0123456789ab',
  ounitCode: null,
  domain: 'physics',
  url: null,
  dateModified: VERSION,
};
const LAW = { ...PHYSICS, id: 5, name: 'Faculty of Law', nameGR: 'Νομική Σχολή', ounitId: 'ou-ba9876543210' };
const UNUSED = { agreements: 0, told: 0, contacts: 0, coordinators: 0, applications: 0 };

function open({
  use = UNUSED,
  id = 4,
  routes = {},
}: { use?: object; id?: number; routes?: FakeApiRoutes } = {}) {
  const calls = fakeApi({
    'GET MobilityDepartments': () => ({ body: { value: [PHYSICS, LAW], total: 2 } }),
    'GET MobilityDepartments/4': () => ({ body: PHYSICS }),
    'GET MobilityDepartments/99': () => ({ body: { ...PHYSICS, id: 99, name: 'Physik' } }),
    'GET departments/4/use': () => ({ body: use }),
    'GET departments/99/use': () => ({ body: UNUSED }),
    'POST MobilityDepartments': ({ body }) => ({
      body: { ...PHYSICS, ...(body as object), dateModified: 'later' },
    }),
    'DELETE MobilityDepartments/4': () => ({ status: 204 }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role="IRO">
      <DepartmentEditPage />
    </SignedIn>,
    {
      address: `/departments/edit/${id}`,
      route: '/departments/edit/:departmentId',
      messages: { 'mfe-admin': { ...start, ...en }, 'shared-record': record },
    },
  );
  return { ...view, calls, saves: () => calls.filter(({ route }) => route.startsWith('POST')) };
}
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('<DepartmentEditPage>', () => {
  test('saves the department in the version that was opened, and leads to the list', async () => {
    const { user, saves, address } = open();
    await user.type(await field('Unit code'), 'PHYS');
    await user.click(save());
    expect(await screen.findByText('The department was saved.')).toBeInTheDocument();
    expect(saves().map(({ body }) => body)).toEqual([
      {
        id: 4,
        dateModified: VERSION,
        name: 'School of Physics',
        nameGR: 'Τμήμα Φυσικής',
        ounitCode: 'PHYS',
        domain: 'physics',
        url: null,
        ounitId: 'ou-0123456789ab',
      },
    ]);
    await waitFor(() => expect(address()).toBe('/departments'));
  });

  test('refuses the name of another department in any spelling, and an id that is taken away', async () => {
    const { user, saves } = open();
    await user.clear(await field('Department name'));
    await user.type(await field('Department name'), 'ΝΟΜΙΚΗ σχολη');
    await user.clear(await field('Organisational unit ID'));
    await user.click(save());
    expect(await field('Department name')).toHaveAccessibleDescription(/Another department has this name/);
    expect(await field('Organisational unit ID')).toBeInvalid();
    expect(saves()).toEqual([]);
  });

  test('warns of another id as long as partners know the one that is there', async () => {
    const { user } = open({ use: { ...UNUSED, agreements: 3, told: 2 } });
    expect(await screen.findByText(/named in agreements \(3\)/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete department' })).toBeNull();
    await user.type(await field('Organisational unit ID'), 'x');
    expect(await screen.findByText(/^2 agreements that were sent to their partners/)).toBeVisible();
  });

  test('deletes a department that nothing names, as the version that was read', async () => {
    const { user, calls, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete department' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/departments'));
    const deleted = calls.find(({ route }) => route === 'DELETE MobilityDepartments/4');
    expect(deleted?.headers['if-match']).toBe(`"${VERSION}"`);
  });

  test('shows what somebody else changed meanwhile', async () => {
    const current = { ...PHYSICS, nameGR: 'Σχολή Φυσικής', dateModified: 'newer' };
    const { user } = open({
      routes: { 'POST MobilityDepartments': () => ({ status: 409, body: { code: 'stale', current } }) },
    });
    await user.type(await field('Name in Greek'), ' ΑΠΘ');
    await user.click(save());
    expect(await screen.findByText('Σχολή Φυσικής')).toBeVisible();
  });

  test('knows no department of a partner', async () => {
    open({ id: 99 });
    expect(await screen.findByText('We have no such department')).toBeVisible();
  });
});
