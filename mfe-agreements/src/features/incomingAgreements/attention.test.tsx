import { screen, within } from '@testing-library/react';
import type { AttentionReason, AttentionRow } from 'shared-contracts/exchange/exchangeAttention.ts';
import { buildIncoming, openIncoming } from './testing/openIncoming.tsx';

const ROUTE = 'GET /exchange/attention';
const SINCE = '2026-11-02T09:15:00.000Z';

const REFUSED: AttentionReason = {
  about: 'delivery',
  since: SINCE,
  kind: 'iia-cnr',
  state: 'refused',
  nextTryAt: null,
};
const UNREAD: AttentionReason = {
  about: 'partner',
  since: SINCE,
  kind: 'iia-approval-cnr',
  news: 'failed',
  failure: 'status',
  status: 502,
};

function buildRow(change: Partial<AttentionRow> = {}): AttentionRow {
  return {
    agreementId: 12,
    heiId: 'graz.example',
    institutionName: 'University of Graz',
    startYear: 2026,
    endYear: 2028,
    reasons: [REFUSED],
    ...change,
  };
}

const body = (value: readonly AttentionRow[], total = value.length) => ({
  body: { total, value, hasMore: total > value.length },
});
const answer = (value: readonly AttentionRow[], total?: number) => ({
  routes: { [ROUTE]: () => body(value, total) },
});
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('agreements that need attention', () => {
  test('say what happened to whom, since when, and lead to where it is shown', async () => {
    openIncoming([buildIncoming()], answer([buildRow({ reasons: [REFUSED, UNREAD] })]));
    const table = await screen.findByRole('table', { name: 'Agreements that need attention' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Change notification (CNR): the partner's system refused it."),
      expect.stringContaining(
        "The partner could not be asked for its approval. The partner's system answered with an error (status 502).",
      ),
    ]);
    for (const row of rows) {
      expect(row).toHaveTextContent('2026-2027 / 2028-2029');
      expect(row).toHaveTextContent('University of Grazgraz.example');
      expect(row).toHaveTextContent('02/11/2026 11:15');
    }
    const links = within(table).getAllByRole('link', { name: 'Agreement 12' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/iia/view/12?tab=deliveries',
      '/iia/view/12?tab=copies',
    ]);
    expect(screen.getByText('1 agreement needs attention')).toBeVisible();
  });

  test('stand above what partners offer, each list under its heading', async () => {
    openIncoming([buildIncoming()], answer([buildRow()]));
    await heading('Needs attention');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Needs attention', 'Offered by partners']);
    expect(await screen.findByRole('row', { name: /graz-77/ })).toBeVisible();
  });

  test('take no place while there are none', async () => {
    openIncoming([buildIncoming()]);
    expect(await screen.findByRole('row', { name: /graz-77/ })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('are told in Greek, by pages where there are many', async () => {
    openIncoming([], { ...answer([buildRow({ institutionName: null })], 230), language: 'gr' });
    expect(await heading('Χρειάζονται ενέργεια')).toBeVisible();
    expect(screen.getByText(/απορρίφθηκε από το σύστημα του εταίρου/)).toBeVisible();
    expect(screen.getByText('graz.example')).toBeVisible();
    expect(screen.getByText('230 συμφωνίες χρειάζονται ενέργεια')).toBeVisible();
    expect(
      screen.getByRole('navigation', { name: 'Σελίδες συμφωνιών που χρειάζονται ενέργεια' }),
    ).toBeVisible();
  });

  test('are shown also while the portal is not connected to the network', async () => {
    openIncoming([], {
      routes: {
        ...answer([buildRow()]).routes,
        'GET /exchange/incoming': () => ({ status: 503, body: { code: 'unavailable' } }),
      },
    });
    expect(await heading('Needs attention')).toBeVisible();
  });

  test('can be asked for again when they could not be loaded; what partners offer is there', async () => {
    let isDown = true;
    const { user } = openIncoming([buildIncoming()], {
      routes: {
        [ROUTE]: () => (isDown ? { status: 403, body: { code: 'not-permitted' } } : body([buildRow()])),
      },
    });
    expect(await screen.findByText('The agreements that need attention could not be loaded')).toBeVisible();
    expect(await screen.findByRole('row', { name: /graz-77/ })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Needs attention')).toBeVisible();
    expect(screen.queryByText('The agreements that need attention could not be loaded')).toBeNull();
  });
});

test('an agreement needs attention for a reason that the page does not know', async () => {
  const reasons = [{ about: 'something-new', since: SINCE }];
  openIncoming([], {
    routes: { [ROUTE]: () => ({ body: { total: 1, value: [{ ...buildRow(), reasons }], hasMore: false } }) },
  });
  expect(await screen.findByText(/Something needs attention that this page does not know/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agreement 12' })).toHaveAttribute('href', '/iia/view/12');
});
