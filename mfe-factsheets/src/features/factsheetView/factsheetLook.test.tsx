import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApiCall } from 'shared-client/testing';
import type { FactsheetLook } from 'shared-contracts/factsheets/entities/factsheetLook.ts';
import { buildSheet } from './testing/buildSheet.ts';
import { openFactsheet } from './testing/openFactsheet.tsx';

const CALL = 'POST MobilityFactsheets/12/look';
const NEWS = 'Changed since you looked on 3 March 2026';

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const look = (change: Partial<FactsheetLook> = {}): FactsheetLook => ({
  lookedAt: '2026-03-03T10:00:00.000Z',
  changes: [
    { field: 'deadlineIncomingsCalendar/autumnTerm', before: '--05-31', after: '--06-15' },
    { field: 'visaInformationEntry/phone', before: null, after: '+32 4' },
  ],
  mark: 41,
  ...change,
});

const isSeen = ({ body }: FakeApiCall) => 'seen' in (body as object);

describe('what changed since a person looked at a partner’s factsheet', () => {
  test.each(['IRO', 'Faculty', 'Student'] as const)(
    'is told to %s field by field, until they mark it as seen',
    async (role) => {
      const { user, calls } = openFactsheet({
        role,
        routes: { [CALL]: (call) => ({ body: isSeen(call) ? look({ changes: [] }) : look() }) },
      });
      const news = await screen.findByRole('region', { name: NEWS });
      expect(
        within(news).getByRole('row', { name: /Deadline for incoming applications › Autumn term/ }),
      ).toHaveTextContent(/31 May.*15 June/);
      expect(within(news).getByRole('row', { name: /Visa › Phone/ })).toHaveTextContent(/–.*\+32 4/);
      await user.click(within(news).getByRole('button', { name: 'Mark as seen' }));
      const note = await screen.findByText(/^Marked as seen/);
      expect(note).toHaveFocus();
      expect(screen.queryByRole('region', { name: NEWS })).toBeNull();
      const asked = calls.filter(({ route }) => route === CALL);
      expect(asked.map(({ body }) => body)).toEqual([{}, { seen: 41 }]);
    },
  );

  test('goes on with what changed meanwhile', async () => {
    const later = look({
      changes: [{ field: 'generalUrl', before: null, after: 'https://new.example' }],
      mark: 44,
    });
    const { user } = openFactsheet({
      routes: { [CALL]: (call) => ({ body: isSeen(call) ? later : look() }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as seen' }));
    expect(await screen.findByRole('row', { name: /https:\/\/new\.example/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Visa/ })).toBeNull();
  });

  test('stays, with the cause, when it could not be marked as seen', async () => {
    const { user } = openFactsheet({
      routes: {
        [CALL]: (call) =>
          isSeen(call) ? { status: 403, body: { code: 'not-permitted' } } : { body: look() },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as seen' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('region', { name: NEWS })).toBeVisible();
  });

  test('is said to be unknown when it cannot be had, beside the factsheet, and can be asked for again', async () => {
    let isDown = true;
    const { user } = openFactsheet({
      routes: {
        [CALL]: () => (isDown ? { status: 403, body: { code: 'not-permitted' } } : { body: look() }),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be found out/);
    expect(screen.getByRole('region', { name: /^A Institution/ })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: NEWS })).toBeVisible();
  });

  test('is nothing on a first look, and is not asked for of our own factsheet', async () => {
    const first = openFactsheet();
    await screen.findByRole('region', { name: /^A Institution/ });
    await waitFor(() => expect(first.calls.some(({ route }) => route === CALL)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Mark as seen' })).toBeNull();
    first.unmount();
    const own = openFactsheet({
      sheet: { institution: { ...buildSheet().institution, isLocal: true } },
    });
    await screen.findByRole('region', { name: /^A Institution/ });
    expect(own.calls.some(({ route }) => route === CALL)).toBe(false);
  });

  test('is told in Greek', async () => {
    openFactsheet({ language: 'gr', routes: { [CALL]: () => ({ body: look() }) } });
    expect(
      await screen.findByRole('region', {
        name: 'Αλλαγές από την τελευταία σας προβολή στις 3 Μαρτίου 2026',
      }),
    ).toHaveTextContent(/31 Μαΐου.*15 Ιουνίου/);
  });
});
