import { screen, waitFor } from '@testing-library/react';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiReply } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import AgreementListPage from './AgreementListPage.tsx';
import { buildAgreement, listOf } from './testing/fakeServer.ts';

const INCOMING = 'GET /exchange/incoming';
const ATTENTION = 'GET /exchange/attention';
const LIST = 'GET MobilityAgreements';
const offers = (waiting: number) => ({ body: { total: waiting, waiting, away: 3, partners: [], value: [] } });

const ROW = {
  agreementId: 12,
  heiId: 'graz.example',
  institutionName: null,
  startYear: 2026,
  endYear: 2028,
  reasons: [],
};
const attention = (total: number) => ({
  body: { total, value: total > 0 ? [ROW] : [], hasMore: total > 1 },
});

function open(incoming: FakeApiReply, role: Role = 'IRO', reply: FakeApiReply = attention(0)) {
  const calls = fakeApi({
    [LIST]: () => ({ body: listOf([buildAgreement()]) }),
    [INCOMING]: () => incoming,
    [ATTENTION]: () => reply,
  });
  renderInPortal(
    <SignedIn role={role}>
      <AgreementListPage />
    </SignedIn>,
    { messages: moduleTexts() },
  );
  return () => calls.map(({ route }) => route);
}

test('the office is led from the list to what partners offer, which is asked for after the list', async () => {
  const routes = open(offers(2));
  const link = await screen.findByRole('link', {
    name: '2 agreements from partners are waiting to be imported',
  });
  expect(link).toHaveAttribute('href', '/iia/incoming');
  expect(routes().indexOf(LIST)).toBeLessThan(routes().indexOf(INCOMING));
});

test('the office is led from the list to what needs attention, also when it is not known what partners offer', async () => {
  const routes = open({ status: 503, body: { code: 'unavailable' } }, 'IRO', attention(2));
  const link = await screen.findByRole('link', { name: '2 agreements need attention' });
  expect(link).toHaveAttribute('href', '/iia/incoming');
  expect(routes().indexOf(LIST)).toBeLessThan(routes().indexOf(ATTENTION));
});

test('the office is told how many agreements need attention, and how many are offered', async () => {
  open(offers(1), 'IRO', attention(230));
  expect(await screen.findByRole('link', { name: '230 agreements need attention' })).toBeVisible();
  expect(
    screen.getByRole('link', { name: '1 agreement from a partner is waiting to be imported' }),
  ).toBeVisible();
});

test.each([
  ['none waits', offers(0)],
  ['there is no network', { status: 503, body: { code: 'unavailable' } }],
] as const)('the list says nothing of partners when %s', async (_case, reply) => {
  const routes = open(reply);
  await waitFor(() => expect(routes()).toContain(INCOMING));
  expect(await screen.findByRole('link', { name: 'View agreement 12' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /from partners? wait|attention/ })).toBeNull();
});

test('nobody but the office asks what partners offer', async () => {
  const routes = open(offers(1), 'Faculty');
  expect(await screen.findByRole('link', { name: 'View agreement 12' })).toBeVisible();
  expect(routes()).not.toContain(INCOMING);
  expect(routes()).not.toContain(ATTENTION);
});
