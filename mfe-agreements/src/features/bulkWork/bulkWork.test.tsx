import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi, type FakeApiReply, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import BulkJobPage from './BulkJobPage.tsx';
import BulkJobsPage from './BulkJobsPage.tsx';
import BulkPreviewPage from './BulkPreviewPage.tsx';

const VERSION = '2026-11-20T10:00:00.000Z';
const RENEWAL = { contacts: 2, rows: 3, factsheets: 1, notes: ['no-partner-factsheet'], earlier: [] };
const KNOWN = { partner: 'University of Graz', startYear: 2024, endYear: 2026 };
const READY = {
  ...KNOWN,
  id: 12,
  version: VERSION,
  reason: null,
  renewal: RENEWAL,
  officer: { name: 'Babis Officer', isOther: true },
};
const LEFT = {
  ...KNOWN,
  id: 13,
  version: VERSION,
  reason: {
    code: 'validation-failed',
    message: 'not valid',
    errors: [{ field: 'studentMobilitiesForStudies/0/studyCycles', code: 'study-cycle-missing' }],
  },
  renewal: null,
};
const JOB = {
  id: 5,
  work: 'notify',
  years: null,
  begunBy: 'Iro Office',
  begunAt: VERSION,
  endedAt: VERSION,
  stoppedBy: null,
  counts: { waiting: 0, done: 2, refused: 1, stopped: 0 },
  told: { delivered: 0, waiting: 2, refused: 0 },
};
const ROWS = {
  total: 2,
  value: [
    {
      agreementId: 13,
      partner: 'University of Graz',
      state: 'refused',
      reason: { code: 'stale', message: 'Somebody else has changed it.', errors: [] },
      renewalId: null,
      told: null,
    },
    { agreementId: 12, partner: null, state: 'done', reason: null, renewalId: null, told: 'waiting' },
  ],
};

type Replies = Readonly<Record<string, (call: { readonly body: any }) => FakeApiReply>>;

function open(
  page: ReactNode,
  replies: Replies,
  options: { address: string; route?: string; language?: 'en' | 'gr' },
) {
  const calls = fakeApi(replies);
  const view = renderInPortal(<SignedIn role="IRO">{page}</SignedIn>, {
    ...options,
    messages: moduleTexts(options.language),
  });
  return { ...view, calls };
}

async function openPreview(work: string, replies: Replies, language: 'en' | 'gr' = 'en') {
  const view = open(<BulkPreviewPage />, replies, { address: '/', language });
  await act(async () => {
    await view.router.navigate(`/iia/bulk/new?work=${work}`, { state: { agreements: [12, 13] } });
  });
  return view;
}

test('a renewal asks for its years, shows what goes along and what is left out with the reason, and begins with just that', async () => {
  const sent: any[] = [];
  const { user, address } = await openPreview('renew', {
    'POST /exchange/bulk-jobs/preview': () => ({ body: { value: [READY, LEFT] } }),
    'POST /exchange/bulk-jobs': ({ body }) => {
      sent.push(body);
      return { body: JOB };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const left = await screen.findByRole('table', { name: 'Left out: 1 agreement' });
  expect(within(left).getByRole('row', { name: /^Agreement 13/ })).toHaveTextContent(
    /Student Mobility for Studies.*row 1/,
  );
  const ready = screen.getByRole('table', { name: 'To be done: 1 agreement' });
  expect(ready).toHaveTextContent('2 contacts · 3 mobility rows · 1 factsheet');
  expect(ready).toHaveTextContent('The partner has no factsheet in force.');
  expect(ready).toHaveTextContent('In charge of the draft: Babis Officer');
  await user.click(screen.getByRole('button', { name: 'Make 1 draft' }));
  await waitFor(() => expect(address()).toBe('/iia/bulk/5'));
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      work: 'renew',
      years: { startYear: expect.any(Number), endYear: 2028 },
      rows: [
        { id: 12, version: VERSION, isReady: true },
        { id: 13, version: VERSION, isReady: false },
      ],
    },
  ]);
});

test('what cannot be done with any of them cannot be begun', async () => {
  const reason = { code: 'unavailable', message: 'The portal is not connected.', errors: [] };
  await openPreview('notify', {
    'POST /exchange/bulk-jobs/preview': () => ({ body: { value: [{ ...LEFT, reason }] } }),
  });
  expect(await screen.findByText('The portal is not connected.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Notify/ })).toBeNull();
});

test('a job that was not begun says why, and can be begun again with the same key', async () => {
  const keys: string[] = [];
  const { user } = await openPreview(
    'setLocalFinalized',
    {
      'POST /exchange/bulk-jobs/preview': () => ({
        body: { value: [{ ...READY, renewal: null, officer: null }] },
      }),
      'POST /exchange/bulk-jobs': ({ body }) => {
        keys.push(body.key);
        return { status: 503, body: { code: 'unavailable', message: 'no', statusCode: 503, requestId: 'r' } };
      },
    },
    'gr',
  );
  const begin = await screen.findByRole('button', { name: 'Ολοκλήρωση από το ίδρυμά μας για 1 συμφωνία' });
  await user.click(begin);
  expect(await screen.findByRole('alert')).toHaveTextContent('Η εργασία δεν ξεκίνησε.');
  await user.click(begin);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('an address that names no agreements leads back to the list', async () => {
  open(<BulkPreviewPage />, {}, { address: '/iia/bulk/new?work=renew' });
  expect(await screen.findByText('No agreements are selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the agreements' })).toHaveAttribute('href', '/');
});

const jobPage = { address: '/iia/bulk/5', route: '/iia/bulk/:jobId' };

test('a job that has ended says what came of it, and of notifications no more than is known', async () => {
  open(
    <BulkJobPage />,
    {
      'GET /exchange/bulk-jobs/5': () => ({ body: JOB }),
      'GET /exchange/bulk-jobs/5/rows': () => ({ body: ROWS }),
    },
    jobPage,
  );
  expect(await screen.findByRole('heading', { name: 'Notify partners, 3 agreements' })).toBeVisible();
  expect(screen.getByText(/Notifications were written for 2 agreements/)).toHaveTextContent(
    '2 notifications wait for delivery.',
  );
  const refused = await screen.findByRole('row', { name: /^Agreement 13/ });
  expect(refused).toHaveTextContent('Somebody else has changed it.');
  expect(screen.getByRole('row', { name: /^Agreement 12/ })).toHaveTextContent(
    /A notification was written\..*waits for delivery/,
  );
  expect(screen.queryByRole('button', { name: 'Stop the job' })).toBeNull();
});

test('the way on from a renewal takes its own drafts, and no others', async () => {
  const made = { ...ROWS.value[1], renewalId: 77 };
  const { user, address, router } = open(
    <BulkJobPage />,
    {
      'GET /exchange/bulk-jobs/5': () => ({
        body: { ...JOB, work: 'renew', years: { startYear: 2027, endYear: 2028 } },
      }),
      'GET /exchange/bulk-jobs/5/rows': () => ({ body: { total: 2, value: [ROWS.value[0], made] } }),
    },
    jobPage,
  );
  await user.click(await screen.findByRole('button', { name: 'Submit 2 drafts of this renewal…' }));
  await waitFor(() => expect(address()).toBe('/iia/bulk/new?work=submit&campaign=2027'));
  expect(router.state.location.state).toEqual({ agreements: [77] });
});

test('a job under way shows how far it is, and is stopped after a question', async () => {
  const running = {
    ...JOB,
    work: 'renew',
    endedAt: null,
    counts: { waiting: 60, done: 40, refused: 0, stopped: 0 },
  };
  const stopped = {
    ...running,
    endedAt: VERSION,
    stoppedBy: 'Iro Office',
    counts: { ...running.counts, waiting: 0, stopped: 60 },
  };
  const { user } = open(
    <BulkJobPage />,
    {
      'GET /exchange/bulk-jobs/5': () => ({ body: running }),
      'GET /exchange/bulk-jobs/5/rows': () => ({ body: ROWS }),
      'POST /exchange/bulk-jobs/5/stop': () => ({ body: stopped }),
    },
    jobPage,
  );
  expect(await screen.findByText(/40 of 100 agreements are dealt with/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop the job' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Stop the job' }));
  expect(
    await screen.findByText(/60 agreements were not begun, as Iro Office stopped the job/),
  ).toBeVisible();
});

test('each job of a list is named by what was done, to how many, and when', async () => {
  const later = {
    ...JOB,
    id: 6,
    begunAt: '2026-11-21T10:00:00.000Z',
    counts: { ...JOB.counts, done: 0, refused: 1 },
  };
  open(
    <BulkJobsPage />,
    { 'GET /exchange/bulk-jobs': () => ({ body: { value: [later, JOB] } }) },
    { address: '/iia/bulk' },
  );
  const links = await screen.findAllByRole('link', { name: /^Notify partners/ });
  expect(links.map((link) => link.textContent)).toEqual([
    'Notify partners, 1 agreement, begun 21/11/2026 12:00',
    'Notify partners, 3 agreements, begun 20/11/2026 12:00',
  ]);
});

test('a job that is not there is said not to be', async () => {
  const body = { code: 'not-found', message: 'no', statusCode: 404, requestId: 'r' };
  open(<BulkJobPage />, { 'GET /exchange/bulk-jobs/5': () => ({ status: 404, body }) }, jobPage);
  expect(await screen.findByText('Bulk job 5 was not found.')).toBeVisible();
});
