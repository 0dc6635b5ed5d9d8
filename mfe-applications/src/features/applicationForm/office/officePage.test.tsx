import { screen, waitFor, within } from '@testing-library/react';
import { buildApplicationItem } from '../testing/buildApplicationItem.ts';
import { openForm } from '../testing/openForm.tsx';

const VIEW = '/application/outgoing/student/view/41';
const CHANGED = {
  id: 2,
  at: '2026-03-02T08:00:00.000Z',
  by: 'Ουρανία Παπαδάκη',
  isStudent: false,
  act: 'validated',
  changes: [{ field: 'status', before: 'submitted', after: 'validated' }],
};
const MADE = { id: 1, at: '2026-03-01T08:00:00.000Z', by: null, isStudent: false, act: 'made', changes: [] };
const LATER = { ...MADE, id: 3, act: 'somethingNew' };

/** Opens application 41 as the office does, whose history has so many entries. */
function openHistory(entries: readonly object[], total = entries.length) {
  const asked: Array<string | undefined> = [];
  const { user } = openForm({
    role: 'IRO',
    address: VIEW,
    item: { status: 'submitted' },
    routes: {
      'GET /exchange/applications/41/history': ({ query }) => {
        asked.push(query['$top']);
        return { body: { value: entries, total } };
      },
    },
  });
  return { user, asked };
}

test('shows the office what happened to an application, in words, and what was changed', async () => {
  const { user } = openHistory([LATER, CHANGED, MADE]);
  await user.click(await screen.findByRole('button', { name: /History/ }));
  expect(await screen.findByRole('heading', { name: 'Validated' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Application created' }).parentElement).toHaveTextContent(
    'the portal, 01/03/2026 10:00',
  );
  // What a later server may tell of.
  expect(screen.getByRole('heading', { name: 'Another change' })).toBeVisible();
  const row = within(screen.getByRole('table', { name: 'What was changed' })).getByRole('row', {
    name: /Status/,
  });
  expect(row).toHaveTextContent(/Submitted.*Validated/);
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
});

test('brings earlier entries when they are asked for', async () => {
  const { user, asked } = openHistory([CHANGED], 30);
  await user.click(await screen.findByRole('button', { name: /History/ }));
  expect(await screen.findByText('1 of 30 entries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
  await waitFor(() => expect(asked).toEqual(['25', '50']));
});

test('says above all steps what looks wrong in an application, and opens the step of it', async () => {
  const item = buildApplicationItem();
  const [student] = item.studentData;
  const { user } = openForm({
    role: 'IRO',
    address: VIEW,
    item: {
      status: 'submitted',
      studentData: [{ ...student, socialSecurityNumber: '01013099998' }],
      studiesData: { ...item.studiesData, semesterDuringMobility: 2 },
    },
  });
  expect(await screen.findByText('2 entries look wrong. Please check them:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /This semester comes before the current one/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Current studies' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /This does not look like an AMKA/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Personal data' })).toBeVisible();
});

test('says nothing above an application in which nothing looks wrong', async () => {
  openForm({ role: 'IRO', address: VIEW, item: { status: 'submitted' } });
  expect(await screen.findByRole('region', { name: 'How the application stands' })).toBeVisible();
  expect(screen.queryByText(/look wrong|looks wrong/)).toBeNull();
});
