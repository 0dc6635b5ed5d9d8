import { screen, waitFor, within } from '@testing-library/react';
import type { FactsheetNotes } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { openFactsheet } from './testing/openFactsheet.tsx';

const CALL = 'GET MobilityFactsheets/12/notes';

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const NOTES: FactsheetNotes = {
  tried: { at: '2026-11-23T02:00:00.000Z', failure: null },
  notes: [
    {
      id: 2,
      at: '2026-11-23T02:00:00.000Z',
      by: null,
      changes: [{ field: 'decisionResponseWeeksLimit', before: '3', after: '4' }],
    },
    {
      id: 1,
      at: '2026-11-20T10:00:00.000Z',
      by: 'Anna Office',
      changes: [
        { field: 'generalUrl', before: null, after: 'https://b.example/' },
        { field: 'housingInformationEntry/email', before: 'old@b.example', after: null },
      ],
    },
  ],
  hasMore: true,
};

const open = (notes: Partial<FactsheetNotes> = {}, role: Role = 'IRO', language: Language = 'en') =>
  openFactsheet({ role, language, routes: { [CALL]: () => ({ body: { ...NOTES, ...notes } }) } });

test('the office reads what each fetch changed, when and by whom, each behind its own line', async () => {
  const { user } = open();
  const card = within(await screen.findByRole('region', { name: 'What the partner has changed' }));
  const night = card.getByText(/^23\/11\/2026 04:00, fetched at night · 1 change$/);
  expect(card.getByText(/fetched by Anna Office · 2 changes/)).toBeInTheDocument();
  await user.click(night);
  expect(card.getByRole('table', { name: /fetched at night/ })).toHaveTextContent(/3.*4/);
  expect(card.getByText(/older changes/)).toBeInTheDocument();
});

test('a night that came to nothing is told with the reason, and that the factsheet stays', async () => {
  open({
    tried: { at: '2026-11-23T02:00:00.000Z', failure: 'The partner did not answer in time.' },
    notes: [],
  });
  expect(
    await screen.findByText(/got no factsheet\. The partner did not answer in time\. What is shown stays/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What the partner has changed' })).not.toBeInTheDocument();
});

test('it is told in Greek too', async () => {
  open({}, 'IRO', 'gr');
  expect(await screen.findByText(/νυχτερινή λήψη · 1 αλλαγή/)).toBeInTheDocument();
});

test.each<Role>(['Faculty', 'Student'])('%s are neither shown it nor ask for it', async (role) => {
  const { calls } = open({}, role);
  await waitFor(() =>
    expect(calls.some(({ route }) => route === 'POST MobilityFactsheets/12/look')).toBe(true),
  );
  expect(calls.some(({ route }) => route === CALL)).toBe(false);
});

test('when it cannot be had the factsheet stays, with a retry', async () => {
  let isDown = true;
  const { user } = openFactsheet({
    role: 'IRO',
    routes: { [CALL]: () => (isDown ? { status: 500, body: { code: 'internal' } } : { body: NOTES }) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'What the partner has changed' })).toBeInTheDocument();
});
