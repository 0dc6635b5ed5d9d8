import { act, screen, waitFor, within } from '@testing-library/react';
import type { ActReply, AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import { actReply, actRoute, openAgreement as open } from './testing/openAgreement.tsx';

const LIST = 'GET /exchange/iias/12/deliveries';
const RESEND = 'POST /exchange/deliveries/31/resend';

function buildDelivery(change: Partial<Delivery> = {}): Delivery {
  return {
    id: 31,
    kind: 'iia-cnr',
    state: 'waiting',
    createdAt: '2026-11-02T09:15:00.000Z',
    nextTryAt: '2026-11-02T09:18:00.000Z',
    attempts: [
      {
        at: '2026-11-02T09:15:01.000Z',
        status: null,
        answer: 'The partner did not answer in time.',
        failure: 'timeout',
        words: null,
      },
      {
        at: '2026-11-02T09:16:01.000Z',
        status: 502,
        answer: 'The partner answered 502: Being mended.',
        failure: 'status',
        words: 'Being mended.',
      },
    ],
    ...change,
  };
}

const DELIVERED = buildDelivery({
  state: 'delivered',
  nextTryAt: null,
  attempts: [{ at: '2026-11-02T09:15:01.000Z', status: 200, answer: 'OK', failure: null, words: null }],
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const openTab = (rows: readonly Delivery[], routes = {}) =>
  open({ address: '/iia/view/12?tab=deliveries', routes: { [LIST]: () => ({ body: rows }), ...routes } });

describe('the deliveries of an agreement', () => {
  test('say what was sent when, what became of it, and what the partner answered last', async () => {
    openTab([
      buildDelivery(),
      { ...DELIVERED, id: 30, kind: 'iia-approval-cnr', createdAt: '2026-10-01T09:15:00.000Z' },
    ]);
    const waiting = cellsOf(
      await screen.findByRole('row', { name: /^When\s*02\/11\/2026 11:15|^02\/11\/2026/ }),
    );
    expect(waiting.slice(0, 4)).toEqual([
      'WhatChange notification (CNR)',
      'StateWaitingNext try at 02/11/2026 11:18',
      "Partner's answerThe partner's system answered with an error (status 502).Being mended.",
      'Tries2',
    ]);
    const delivered = cellsOf(screen.getByRole('row', { name: /01\/10\/2026/ }));
    expect(delivered.slice(0, 3)).toEqual([
      'WhatApproval notification (CNR)',
      'StateDelivered',
      "Partner's answerThe partner's system has taken it.",
    ]);
  });

  test('are none yet', async () => {
    openTab([]);
    expect(await screen.findByText(/Nothing has been sent to the partner/)).toBeVisible();
  });

  test('are the office’s alone', async () => {
    const { calls } = open({ role: 'Faculty', address: '/iia/view/12?tab=deliveries' });
    expect(await screen.findByRole('tab', { name: 'Details' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Deliveries' })).toBeNull();
    expect(calls.map(({ route }) => route)).not.toContain(LIST);
  });

  test('offer a retry when they could not be loaded', async () => {
    let isDown = true;
    const { user } = openTab([], {
      [LIST]: () => (isDown ? { status: 403, body: { code: 'not-permitted' } } : { body: [DELIVERED] }),
    });
    expect(await screen.findByText('The deliveries could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByText('Delivered')).toBeVisible();
  });

  test('say that the partner has accepted one in another way than the network asks for', async () => {
    const attempt = { at: '2026-11-02T09:15:01.000Z', status: 202, answer: '', failure: null, words: null };
    openTab([{ ...DELIVERED, attempts: [attempt] }]);
    expect(await screen.findByText(/has taken it, and answered 202 instead of 200/)).toBeVisible();
  });

  test('are read again by themselves while one waits, and not afterwards', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let rows = [buildDelivery()];
      const { calls } = openTab([], { [LIST]: () => ({ body: rows }) });
      expect(await screen.findByText('Waiting')).toBeVisible();
      rows = [DELIVERED];
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      expect(await screen.findByText('Delivered')).toBeVisible();
      const reads = () => calls.filter(({ route }) => route === LIST).length;
      const before = reads();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(reads()).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    [DELIVERED, 'CNR was successfully sent'],
    [buildDelivery(), 'The partner could not be reached. The portal goes on trying; see Deliveries.'],
    [buildDelivery({ state: 'refused' }), /The partner's system refused the notification/],
  ])('are sent again after a question, and it is told what came of it: %#', async (sent, result) => {
    let rows = [buildDelivery({ state: 'given-up', nextTryAt: null })];
    const { user, calls } = openTab([], {
      [LIST]: () => ({ body: rows }),
      [RESEND]: () => {
        rows = [sent];
        return { body: sent };
      },
    });
    expect(await screen.findByText('Given up')).toBeVisible();
    await user.click(button(/^Send again/));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Change notification (CNR) of 02/11/2026 11:15');
    expect(calls.map(({ route }) => route)).not.toContain(RESEND);
    await user.click(within(question).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(result)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Given up')).toBeNull());
  });

  test('stay with the question when it could not be sent, which says why', async () => {
    const message = 'The service cannot answer at the moment.';
    const { user } = openTab([DELIVERED], {
      [RESEND]: () => ({ status: 503, body: { code: 'unavailable', message } }),
    });
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('has already taken this notification');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('an action whose notification', () => {
  const answer = (outcome: ActReply['outcome'], name: AgreementAct = 'notify') => ({
    [actRoute(name)]: () => ({ body: actReply({ outcome }) }),
  });

  test('is delivered says so in the words of the documents', async () => {
    const { user } = open({ routes: answer('delivered') });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(button('Notify Partner'));
    expect(await screen.findByText('CNR was successfully sent')).toBeVisible();
  });

  test('waits says so, is no error, and leads to the deliveries', async () => {
    const { user, address } = open({
      routes: { ...answer('waiting'), [LIST]: () => ({ body: [] }) },
    });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(button('Notify Partner'));
    expect(
      await screen.findByText(/The partner could not be reached. The portal goes on trying/),
    ).toBeVisible();
    expect(screen.queryByText('CNR was successfully sent')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show deliveries' }));
    expect(address()).toBe('/iia/view/12?tab=deliveries');
    expect(screen.getByRole('tab', { name: 'Deliveries' })).toHaveAttribute('aria-selected', 'true');
  });

  test('is refused by the partner warns', async () => {
    const { user } = open({ routes: answer('refused') });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(button('Notify Partner'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The partner's system refused the notification",
    );
  });

  test('waits is deleted all the same, and the list is where it is told', async () => {
    const { user, address } = open({ routes: answer('waiting', 'delete') });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(button('Delete'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Agreement 12 was deleted.')).toBeVisible();
    expect(screen.getByText(/The portal goes on trying/)).toBeVisible();
    expect(address()).toBe('/');
  });
});
