import type { fakeApi } from 'shared-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import { buildIncoming, buildUnreadable, openIncoming, unreadableOf } from './testing/openIncoming.tsx';

const ROUTE = 'GET /exchange/unreadable';
const AGAIN = 'POST /exchange/unreadable/31/fetch';
const answer = (value: readonly UnreadableCopy[]) => ({
  [ROUTE]: () => ({ body: unreadableOf(value) }),
});
/** Returns the queries with which the list was read. */
const askedFor = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ route }) => route === ROUTE).map(({ query }) => query);

describe('copies that partners announced and that could not be taken', () => {
  test('name partner, agreement, reason and time, above what is offered', async () => {
    openIncoming([buildIncoming()], {
      routes: answer([
        buildUnreadable(),
        buildUnreadable({ iiaId: 'graz-7', news: 'wrong-hash', failure: null }),
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Announced but not readable' });
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('University of Grazgraz.example');
    expect(first).toHaveTextContent('graz-99');
    expect(first).toHaveTextContent('isced-f-code: 061 does not match [0-9]{4}');
    expect(first).toHaveTextContent('02/11/2026 11:15');
    expect(second).toHaveTextContent(/hash/);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Announced but not readable', 'Offered by partners']);
    expect(screen.getByText('2 agreements could not be read')).toBeVisible();
  });

  test('are fetched again, and say what that led to', async () => {
    let isMended = false;
    const { user } = openIncoming([], {
      routes: {
        [ROUTE]: () => ({ body: unreadableOf(isMended ? [] : [buildUnreadable()]) }),
        [AGAIN]: () => {
          isMended = true;
          return { body: { news: 'offered' } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Try again agreement graz-99/ }));
    expect(await screen.findByText('The agreement graz-99 was received and is waiting below.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Announced but not readable' })).toBeNull();
  });

  test('say why another try came to nothing, and stay', async () => {
    const problem = { code: 'conflict', messages: { en: "The partner's hash is wrong.", el: 'Λάθος hash.' } };
    const { user } = openIncoming([], {
      routes: { ...answer([buildUnreadable()]), [AGAIN]: () => ({ status: 409, body: problem }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Try again agreement graz-99/ }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('row', { name: /graz-99/ })).toBeVisible();
  });

  test('come with a text for the partner, in English on a Greek page too', async () => {
    const whole = `${'a'.repeat(600)} does not match [0-9]{4}`;
    const { user } = openIncoming([], {
      language: 'gr',
      routes: {
        ...answer([buildUnreadable({ detail: `${'a'.repeat(500)}…` })]),
        'GET /exchange/events/31/reason': () => ({ body: { words: null, detail: whole } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Κείμενο για τον εταίρο/ }));
    const text = within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
    expect(text).toHaveAttribute('lang', 'en');
    expect(text.value).toContain('IIA identifier: graz-99');
    expect(text.value).toContain(whole);
  });

  test('come with no text for the partner while the whole reason cannot be read', async () => {
    let isDown = true;
    const { user } = openIncoming([], {
      routes: {
        ...answer([buildUnreadable({ detail: 'cut…' })]),
        'GET /exchange/events/31/reason': () =>
          isDown
            ? { status: 404, body: { code: 'not-found' } }
            : { body: { words: null, detail: 'cut no more' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Text for the partner/ }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /^Text for the partner/ }));
    const text = within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
    expect(text.value).toContain('cut no more');
  });

  test('are archived, and taken back', async () => {
    let isAway = false;
    const list = () =>
      unreadableOf([
        buildUnreadable({ putAway: isAway ? { at: '2026-11-03T09:15:00.000Z', by: 'Ioanna Nikou' } : null }),
      ]);
    const { user, calls } = openIncoming([], {
      routes: {
        [ROUTE]: () => ({ body: list() }),
        'POST /exchange/unreadable/31/away': () => {
          isAway = !isAway;
          return { body: list().value[0] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Archive agreement graz-99/ }));
    expect(await screen.findByText(/^The agreement graz-99 was archived/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Archived (1)' }));
    expect(await screen.findByText(/Archived on 3 November 2026 by Ioanna Nikou/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Take back agreement graz-99/ }));
    expect(await screen.findByText('The agreement graz-99 is back in the list.')).toBeVisible();
    expect(askedFor(calls)).toContainEqual({ $top: '10', $skip: '0', away: 'true' });
  });

  test('have pages, a search and a filter by partner where there are many', async () => {
    const rows = Array.from({ length: 10 }, (_, n) => buildUnreadable({ id: 31 + n, iiaId: `graz-${n}` }));
    const { user, calls } = openIncoming([], {
      routes: { [ROUTE]: () => ({ body: { ...unreadableOf(rows), total: 32, waiting: 32, hasMore: true } }) },
    });
    expect(await screen.findByText('32 agreements could not be read')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Name, ID or code' }), 'graz');
    await waitFor(() => expect(askedFor(calls)).toContainEqual({ $top: '10', $skip: '0', search: 'graz' }));
    const pages = screen.getByRole('navigation', { name: 'Pages of agreements that could not be read' });
    await user.click(within(pages).getByRole('button', { name: /next/i }));
    await waitFor(() => expect(askedFor(calls)).toContainEqual({ $top: '10', $skip: '10', search: 'graz' }));
  });
});
