import { act, screen, waitFor } from '@testing-library/react';
import type { FakeApiRoutes } from 'shared-client/testing';
import type { FactsheetRefreshReply } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import { buildSheet } from './testing/buildSheet.ts';
import { openFactsheet } from './testing/openFactsheet.tsx';

const CALL = 'POST /exchange/authewp/mobisis/factsheet/liege.example';
const BUTTON = 'Update data from EWP';
const SUCCESS = 'Successfully updated Factsheet data from EWP.';

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const reply = (change: Partial<FactsheetRefreshReply> = {}): FactsheetRefreshReply => ({
  error: false,
  response: { statusCode: 200, body: JSON.stringify({ id: 12, institution: { id: 7 } }) },
  factsheetId: 12,
  isNew: false,
  fetchedAt: '2026-11-20T10:00:00.000Z',
  changes: [],
  unmapped: [],
  institutionFailure: null,
  ...change,
});

async function refresh(answer: NonNullable<FakeApiRoutes[string]>) {
  const view = openFactsheet({ role: 'IRO', routes: { [CALL]: answer } });
  await view.user.click(await screen.findByRole('button', { name: BUTTON }));
  return view;
}

describe('the refresh of a partner’s factsheet', () => {
  test.each([
    ['Student', {}],
    ['Faculty', {}],
    ['IRO', { institution: { ...buildSheet().institution, isLocal: true } }],
    ['IRO', { institution: { ...buildSheet().institution, heiId: null } }],
  ] as const)('is not offered to %s of %j', async (role, sheet) => {
    openFactsheet({ role, sheet });
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  test.each<[string, object]>([
    ['has the error flag', { error: true }],
    ['has an error flag that is no answer', { error: 'yes' }],
    ['is of a partner that has none', { error: true, response: { statusCode: 404, body: null } }],
    ['has another status', { response: { statusCode: 404, body: reply().response.body } }],
    ['has a status that is none', { response: { statusCode: '200', body: reply().response.body } }],
    ['has a body that is no JSON', { response: { statusCode: 200, body: '<html>' } }],
    ['has a body that is no factsheet', { response: { statusCode: 200, body: '[]' } }],
    ['has no body', { response: { statusCode: 200 } }],
    ['is empty', { response: undefined }],
  ])('that %s is the error of the documents, though the call succeeded', async (_what, change) => {
    await refresh(() => ({ body: { ...reply(), ...change } }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Error while updating Factsheet data from EWP.')).toBeVisible();
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });

  test('turns while it runs, asks once, and reads the factsheet anew', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: object }>();
    const { user, calls } = await refresh(() => promise);
    expect(await screen.findByText("Fetching the factsheet from the partner's system…")).toBeVisible();
    await user.click(screen.getByRole('button', { name: BUTTON }));
    resolve({ body: reply() });
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.queryByText("Fetching the factsheet from the partner's system…")).toBeNull();
    const asked = calls.filter(({ route }) => route === CALL);
    expect(asked.map(({ query }) => query)).toEqual([{ factsheet: '12' }]);
    expect(calls.filter(({ route }) => route === 'GET MobilityFactsheets/12')).toHaveLength(2);
  });

  test('says for two seconds that it is done, and what it changed for as long as the page is open', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
    try {
      await refresh(() => ({
        body: reply({
          changes: [
            { field: 'deadlineIncomingsCalendar/autumnTerm', before: '--05-31', after: '--06-15' },
            { field: 'visaInformationEntry/phone', before: null, after: '+32 4' },
          ],
        }),
      }));
      expect(await screen.findByText(SUCCESS)).toBeVisible();
      act(() => jest.advanceTimersByTime(2000));
      expect(screen.queryByText(SUCCESS)).toBeNull();
      const row = screen.getByRole('row', { name: /Deadline for incoming applications › Autumn term/ });
      expect(row).toHaveTextContent(/31 May.*15 June/);
      expect(screen.getByRole('row', { name: /Visa › Phone/ })).toHaveTextContent(/–.*\+32 4/);
    } finally {
      jest.useRealTimers();
    }
  });

  test('says what stayed as it was, and what has no place here', async () => {
    await refresh(() => ({
      body: reply({
        institutionFailure: 'It did not answer in time.',
        unmapped: [{ field: 'accessibilities/0/info/urls', value: 'x' }],
      }),
    }));
    expect(await screen.findByText(/nothing has changed/)).toBeVisible();
    expect(screen.getByText(/stay as they were\. It did not answer in time\./)).toBeVisible();
    expect(screen.getByText('Accessibility › row 1 › Contact: x')).toBeVisible();
  });

  test.each([
    [
      'an answer that is none',
      { status: 502, body: { code: 'unavailable', message: 'The partner is away.' } },
    ],
    ['an error flag', { body: { ...reply(), error: true, response: { statusCode: 500, body: null } } }],
    ['a broken body', { body: reply({ response: { statusCode: 200, body: '<html>' } }) }],
    ['no connection', 'network' as const],
  ])('says that it failed with %s, and goes on when asked again', async (_what, failure) => {
    let hasFailed = false;
    const { user } = await refresh(() => {
      if (hasFailed) return { body: reply() };
      hasFailed = true;
      return failure;
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Error.*Error while updating Factsheet data from EWP\./);
    await user.click(screen.getByRole('button', { name: BUTTON }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
