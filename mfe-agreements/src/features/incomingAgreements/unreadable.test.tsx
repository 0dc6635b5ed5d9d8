import { screen, within } from '@testing-library/react';
import type { UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import { buildIncoming, buildUnreadable, openIncoming } from './testing/openIncoming.tsx';

const ROUTE = 'GET /exchange/unreadable';
const AGAIN = 'POST /exchange/unreadable/31/fetch';
const answer = (value: readonly UnreadableCopy[]) => ({
  [ROUTE]: () => ({ body: { value, hasMore: false } }),
});

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
    expect(first).toHaveTextContent('02-11-2026 11:15');
    expect(second).toHaveTextContent(/hash/);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Announced but not readable', 'Offered by partners']);
    expect(screen.getByText('2 agreements could not be read')).toBeVisible();
  });

  test('are fetched again, and say what that led to', async () => {
    let isMended = false;
    const { user } = openIncoming([], {
      routes: {
        [ROUTE]: () => ({ body: { value: isMended ? [] : [buildUnreadable()], hasMore: false } }),
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
    const { user } = openIncoming([], { language: 'gr', routes: answer([buildUnreadable()]) });
    await user.click(await screen.findByRole('button', { name: /^Κείμενο για τον εταίρο/ }));
    const text = within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
    expect(text).toHaveAttribute('lang', 'en');
    expect(text.value).toContain('IIA identifier: graz-99');
    expect(text.value).toContain('[0-9]{4}');
  });
});
