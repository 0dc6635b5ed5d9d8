import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeApiReply, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import CampaignPage from './CampaignPage.tsx';

const SINCE = '2026-11-20T10:00:00.000Z';
const stage = (name: string, count: number) => ({ stage: name, count, partners: count, oldest: SINCE });
const CAMPAIGN = {
  year: 2027,
  total: 40,
  renewed: 38,
  stages: [
    stage('complete', 2),
    stage('submit', 8),
    stage('silent', 5),
    stage('differing', 1),
    stage('agreed', 24),
    stage('of-a-later-release', 1),
  ],
};
const row = (agreementId: number, more = {}) => ({
  agreementId,
  partner: 'University of Graz',
  since: SINCE,
  errors: [],
  differences: [],
  ...more,
});

type Replies = Readonly<Record<string, (call: any) => FakeApiReply>>;

function open(address: string, replies: Replies = {}, language: 'en' | 'gr' = 'en') {
  fakeApi({
    'GET /exchange/campaign': () => ({ body: CAMPAIGN }),
    ...replies,
  });
  return renderInPortal(
    <SignedIn role="IRO">
      <CampaignPage />
    </SignedIn>,
    { address, messages: moduleTexts(language), language },
  );
}

test('each stage has its number, which leads to just its list, and its next step', async () => {
  open('/iia/campaign?year=2027');
  const table = await screen.findByRole('table', { name: 'Stages of the agreements' });
  expect(screen.getByText(/24 of 40 agreements are settled/)).toHaveTextContent('38 were made');
  expect(
    within(table).getByRole('link', { name: '8 agreements in the list: Ready to submit' }),
  ).toHaveAttribute('href', '/?active=no&startYear=2027&stage=submit');
  expect(within(table).getByRole('button', { name: 'Submit 8 drafts…' })).toBeVisible();
  expect(within(table).getByRole('button', { name: 'Remind by e-mail…' })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^Approved by all/ })).not.toHaveTextContent('Which ones');
  // What this release does not know has no row.
  expect(within(table).getAllByRole('row')).toHaveLength(6);
});

test('the next step opens its preview with all agreements that are in the stage now', async () => {
  const asked: string[] = [];
  const { user, router } = open('/iia/campaign?year=2027', {
    'GET MobilityAgreements': ({ query }) => {
      asked.push(query.$filter);
      return { body: { value: [{ id: 12 }, { id: 11 }], total: 2, skip: 0 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Submit 8 drafts…' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/iia/bulk/new'));
  expect(router.state.location.search).toBe('?work=submit&campaign=2027');
  expect(router.state.location.state).toEqual({ agreements: [12, 11] });
  expect(asked).toEqual(["(startYear eq 2027 and isDeleted eq false and campaignStage eq 'submit')"]);
});

test('what is missing is named by agreement and row, with the way to where it is mended', async () => {
  open('/iia/campaign?year=2027&show=complete', {
    'GET /exchange/campaign/agreements': () => ({
      body: {
        total: 1,
        value: [
          row(7, {
            errors: [{ field: 'studentMobilitiesForStudies/1/studyCycles', code: 'study-cycle-missing' }],
          }),
        ],
      },
    }),
  });
  const found = await screen.findByRole('row', { name: /^Agreement 7/ });
  expect(found).toHaveTextContent(/Student Mobility for Studies.*row 2/);
  expect(within(found).getByRole('link', { name: 'Edit agreement 7' })).toHaveAttribute(
    'href',
    '/iia/edit/7',
  );
});

test('what differs is named with both values, in Greek too', async () => {
  const differences = [
    { field: 'studentMobilitiesForStudies/0/mobilitiesPerYear', ours: '2', partners: '9', approved: null },
  ];
  open(
    '/iia/campaign?year=2027&show=differing',
    {
      'GET /exchange/campaign/agreements': () => ({ body: { total: 1, value: [row(7, { differences })] } }),
    },
    'gr',
  );
  const found = await screen.findByRole('row', { name: /^Συμφωνία 7/ });
  expect(found).toHaveTextContent('το αντίγραφό μας 2, το αντίγραφο του εταίρου 9');
  expect(within(found).getByRole('link', { name: /Σύγκριση/ })).toHaveAttribute(
    'href',
    '/iia/view/7?tab=copies',
  );
});

test('a year without agreements says how to begin', async () => {
  open('/iia/campaign?year=2028', {
    'GET /exchange/campaign': () => ({ body: { year: 2028, total: 0, renewed: 0, stages: [] } }),
  });
  expect(await screen.findByText('No agreement begins in 2028-2029')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agreements to renew' })).toHaveAttribute('href', '/?running=2027');
});

test('a failure is said, and can be tried again', async () => {
  let isUp = false;
  const failed = {
    status: 500,
    body: { code: 'internal', message: 'no', statusCode: 500, requestId: 'r-1' },
  };
  const { user } = open('/iia/campaign', {
    'GET /exchange/campaign': () => (isUp ? { body: CAMPAIGN } : failed),
  });
  const again = await screen.findByRole('button', { name: /again/i }, { timeout: 10_000 });
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Stages of the agreements' })).toBeVisible();
});
