import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import BulkPreviewPage from './BulkPreviewPage.tsx';

const VERSION = '2026-11-20T10:00:00.000Z';
const PLACES = 'studentMobilitiesForStudies/0/mobilitiesPerYear';

/** A row of a preview that can be done. */
function ready(id: number, more = {}) {
  const known = { version: VERSION, startYear: 2024, endYear: 2026, reason: null, renewal: null };
  return { id, partner: `University ${id}`, ...known, ...more };
}

async function openPreview(work: string, value: readonly object[]) {
  const begun: any[] = [];
  fakeApi({
    'POST /exchange/bulk-jobs/preview': () => ({ body: { value } }),
    'POST /exchange/bulk-jobs': ({ body }) => {
      begun.push(body);
      return { status: 503, body: { code: 'unavailable', message: 'no', statusCode: 503, requestId: 'r' } };
    },
  });
  const page = (
    <SignedIn role="IRO">
      <BulkPreviewPage />
    </SignedIn>
  );
  const view = renderInPortal(page, { address: '/', messages: moduleTexts() });
  await act(async () => {
    await view.router.navigate(`/iia/bulk/new?work=${work}`, { state: { agreements: [1] } });
  });
  return { ...view, begun };
}

test('before partners are notified they are counted and named, and nothing begins without a yes', async () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((id) => ready(id));
  const { user, begun } = await openPreview('finalize', [...rows, ready(8, { partner: 'University 1' })]);
  const begin = { name: 'Finalize 8 agreements and notify their partners…' };
  await user.click(await screen.findByRole('button', begin));
  const question = await screen.findByRole('alertdialog', { name: 'Notify 7 partners?' });
  expect(within(question).getByText('University 1: 2 agreements')).toBeVisible();
  expect(within(question).getByText('and 2 more partners')).toBeVisible();
  expect(within(question).getByText('University 7: 1 agreement')).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Not now' }));
  expect(begun).toEqual([]);
  await user.click(screen.getByRole('button', begin));
  await user.click(screen.getByRole('button', { name: 'Finalize 8 agreements and notify their partners' }));
  await waitFor(() => expect(begun).toHaveLength(1));
});

test('agreements of colleagues are named and asked for, and can be left out', async () => {
  const officer = (name: string, isOther: boolean) => ({ officer: { name, isOther } });
  const rows = [
    ready(1, officer('Me', false)),
    ready(2, officer('Babis', true)),
    ready(3, officer('Babis', true)),
    ready(4, { officer: null }),
  ];
  const { user, begun } = await openPreview('submit', rows);
  await user.click(await screen.findByRole('button', { name: 'Submit 4 drafts…' }));
  const question = screen.getByRole('alertdialog', { name: 'Change 2 agreements of colleagues?' });
  expect(within(question).getByText('Babis: 2 agreements')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Not now' }));
  expect(begun).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Only 2, without those of colleagues' }));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(begun[0].rows.map(({ id }: { id: number }) => id)).toEqual([1, 4]);
});

test('values that are taken over are shown before and after, and the job begins with the copy that they come from', async () => {
  const changes = [{ field: PLACES, before: '2', after: '4' }];
  const { user, begun } = await openPreview('takeOver', [ready(1, { changes, partnersHash: 'abc' })]);
  const table = await screen.findByRole('table', { name: 'To be done: 1 agreement' });
  expect(table).toHaveTextContent(/row 1.*: 2 → 4/);
  await user.click(screen.getByRole('button', { name: 'Take over the partner’s values in 1 agreement' }));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(begun[0].rows).toEqual([{ id: 1, version: VERSION, isReady: true, partnersHash: 'abc' }]);
});

test('copies that differ are left out with what differs, and a way to both of them', async () => {
  const differences = Array.from({ length: 7 }, (_, row) => ({
    field: PLACES.replace('0', String(row)),
    ours: '2',
    partners: null,
    approved: null,
  }));
  const reason = { code: 'copies-differ', message: 'The copies differ.', errors: [], differences };
  await openPreview('approve', [ready(1, { reason })]);
  const table = await screen.findByRole('table', { name: 'Left out: 1 agreement' });
  expect(table).toHaveTextContent(/The copies differ\..*row 1.*our copy 2, partner’s copy \(empty\)/);
  expect(within(table).getByText('and 2 more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare the copies of agreement 1' })).toHaveAttribute(
    'href',
    '/iia/view/1?tab=copies',
  );
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('places are changed only in the rows that are named, and a wrong number is refused before anything is asked', async () => {
  const changes = [{ field: PLACES, before: '2', after: '4' }];
  const { user, begun } = await openPreview('changePlaces', [ready(1, { changes })]);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('textbox', { name: /^By how much/ })).toHaveAccessibleDescription(
    /Please enter an amount\./,
  );
  await user.type(screen.getByRole('textbox', { name: /^By how much/ }), '1.5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Only rows with this study cycle' }), '2nd');
  await user.type(screen.getByRole('textbox', { name: 'Only rows with this subject area' }), 'x6');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('textbox', { name: /^By how much/ })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Only rows with this subject area' })).toBeInvalid();
  await user.clear(screen.getByRole('textbox', { name: /^By how much/ }));
  await user.type(screen.getByRole('textbox', { name: /^By how much/ }), '-2');
  await user.clear(screen.getByRole('textbox', { name: 'Only rows with this subject area' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Change the places of 1 agreement' }));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(begun[0].edit).toEqual({ places: { how: 'plus', amount: -2, studyCycle: '2nd' } });
});

test('of years only those that are chosen change, and agreements that both have approved are counted', async () => {
  const reason = { code: 'approved-by-all', message: 'Initiate changes first.', errors: [] };
  const changes = [{ field: 'endYear', before: '2026-2027', after: '2028-2029' }];
  const { user, begun } = await openPreview('changeYears', [ready(1, { changes }), ready(2, { reason })]);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const end = screen.getByRole('combobox', { name: 'End year' });
  await waitFor(() => expect(end).toBeInvalid());
  await user.selectOptions(end, '2028');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/1 of them is approved by all/)).toBeVisible();
  expect(screen.getByRole('table', { name: 'To be done: 1 agreement' })).toHaveTextContent(
    '2026-2027 → 2028-2029',
  );
  await user.click(screen.getByRole('button', { name: 'Change the years of 1 agreement' }));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(begun[0].edit).toEqual({ endYear: 2028 });
});
