import { screen, within } from '@testing-library/react';
import { buildCopies, buildEvent, OURS } from './testing/buildCopies.ts';
import { openAgreement as open } from './testing/openAgreement.tsx';

const NEW = 'something-new' as const;
const COPIES = 'GET /exchange/iias/12/copies';
const DELIVERIES = 'GET /exchange/iias/12/deliveries';
const HISTORY = 'GET MobilityAgreements/12/history';
const AT = '2026-11-02T09:00:00.000Z';

const openTab = (tab: string, route: string, body: unknown, language: 'en' | 'gr' = 'en') =>
  open({ address: `/iia/view/12?tab=${tab}`, routes: { [route]: () => ({ body }) }, language });

describe('a newer server', () => {
  test.each([
    [{ ewpStatus: { id: 99, name: 'Sealed' } }, 'Sealed'],
    [{ ewpStatus: { id: 99 } }, 'Unknown'],
    [{ terminated: 99 }, 'Unknown'],
    [{ status: { id: 99 } }, 'Unknown'],
  ])('may give an agreement a state that the view does not know: %j', async (agreement, badge) => {
    open({ agreement });
    expect(await screen.findByText(badge)).toBeVisible();
    expect(await screen.findByText(/in a state that this page does not know yet/)).toBeVisible();
    expect(screen.getByText('It is not known whose turn it is')).toBeVisible();
    for (const name of ['Approve', 'Send Notification', 'Finalise', 'Edit', 'Delete']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  test('may tell of copies and events what the view does not know', async () => {
    const event = buildEvent({ failure: 'status', status: 502 });
    openTab('copies', COPIES, {
      ...buildCopies(),
      ours: { ...OURS, approval: { stand: NEW, at: null } },
      events: [{ ...event, kind: NEW, source: NEW, state: NEW, news: NEW, failure: NEW }],
      untold: [{ kind: NEW, state: NEW, nextTryAt: null }],
      attention: [{ ...event, news: NEW }],
    });
    const ours = await screen.findByRole('region', { name: 'Our copy' });
    expect(within(ours).getByText('Unknown')).toBeVisible();
    expect(screen.getAllByText(/Something happened that this page does not know/)[0]).toBeVisible();
    expect(screen.getByText('The call failed for a reason that this page does not know.')).toBeVisible();
    expect(screen.getByText('Another notification: it is not known what became of it.')).toBeVisible();
  });

  test('may send notifications of a kind and in a state that the view does not know', async () => {
    const attempt = { at: AT, status: null, answer: 'x', failure: NEW, words: null };
    const delivery = { id: 31, kind: NEW, state: NEW, createdAt: AT, nextTryAt: null, attempts: [attempt] };
    openTab('deliveries', DELIVERIES, [delivery], 'gr');
    const table = await screen.findByRole('table');
    expect(table).toHaveTextContent('Άλλη ειδοποίηση');
    expect(table).toHaveTextContent('Άγνωστο');
  });

  test('may record changes that the view does not know', async () => {
    const entry = { id: 1, at: AT, by: 'Eleni Markou', operation: NEW, changes: [] };
    openTab('history', HISTORY, { value: [entry], total: 1 });
    expect(await screen.findByText(/Eleni Markou: a change that this page does not know/)).toBeVisible();
  });
});
