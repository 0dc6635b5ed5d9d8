import { act, screen } from '@testing-library/react';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import AgreementListPage from './AgreementListPage.tsx';
import { forgetSelection } from './agreementSelection.ts';
import { buildAgreement, listOf } from './testing/fakeServer.ts';

const PAGE = [11, 12, 13, 14].map((id) => buildAgreement({ id }));
const MATCHING = Array.from({ length: 312 }, (_, index) => ({ id: index + 1 }));

function open(role: Role = 'IRO', total = MATCHING.length) {
  fakeApi({
    'GET MobilityAgreements': ({ query }) => ({
      body: query['$top'] === '5000' ? listOf(MATCHING) : listOf(PAGE, total),
    }),
  });
  const page = (
    <SignedIn role={role}>
      <AgreementListPage />
    </SignedIn>
  );
  return renderInPortal(page, { messages: moduleTexts() });
}

const box = (id: number) => screen.findByRole('checkbox', { name: `Select agreement ${id}` });
const selected = () => screen.getByRole('region', { name: 'Selected agreements' });

afterEach(() => act(() => forgetSelection()));

test('the office selects rows, ranges with Shift, and all of the page; the bar says how many', async () => {
  const { user } = open();
  await user.click(await box(11));
  expect(selected()).toHaveTextContent('1 agreement selected');
  await user.keyboard('{Shift>}');
  await user.click(await box(13));
  await user.keyboard('{/Shift}');
  expect(selected()).toHaveTextContent('3 agreements selected');
  expect(screen.getByRole('checkbox', { name: 'Select all agreements of this page' })).toBePartiallyChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select all agreements of this page' }));
  expect(selected()).toHaveTextContent('4 agreements selected');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('button', { name: 'Renew…' })).toBeNull();
});

test('all that match are selected, and go along to the preview', async () => {
  const { user, router } = open();
  await user.click(await box(12));
  await user.click(screen.getByRole('button', { name: 'Select all 312 that match' }));
  expect(await screen.findByText('312 agreements selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Renew…' }));
  const { pathname, search, state } = router.state.location;
  expect(pathname + search).toBe('/iia/bulk/new?work=renew');
  expect(state.agreements).toHaveLength(312);
});

test('every other step stands in a menu, by what it concerns, and is reached by keyboard', async () => {
  const { user, router } = open();
  await user.click(await box(12));
  screen.getByRole('button', { name: 'More steps' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'Partners are notified' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Finalize and notify partners…' }));
  const { pathname, search, state } = router.state.location;
  expect(pathname + search).toBe('/iia/bulk/new?work=finalize');
  expect(state.agreements).toEqual([12]);
});

test('more than one job takes are not selected, and the button says why', async () => {
  const { user } = open('IRO', 5_001);
  await user.click(await box(12));
  const all = screen.getByRole('button', { name: /Select all 5,001 that match/ });
  expect(all).toHaveAttribute('aria-disabled', 'true');
});

test('a selection stays on another page, and is let go of with a word when the filters change', async () => {
  const { user } = open();
  await user.click(await box(12));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(await box(12)).toBeChecked();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(await screen.findByText(/the agreement that you had selected is no longer selected/)).toBeVisible();
  expect(await box(12)).not.toBeChecked();
});

test('nobody but the office selects anything', async () => {
  open('Faculty');
  await screen.findByRole('table');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
