import { screen, waitFor, within } from '@testing-library/react';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { VERSION } from './testing/buildAgreement.ts';
import { buildCopies, OURS, PARTNERS } from './testing/buildCopies.ts';
import { openAgreement as open } from './testing/openAgreement.tsx';

const COPIES = 'GET /exchange/iias/12/copies';
const PART = 'POST /exchange/iias/12/part';
const OFFER = 'Unlink the copies…';
const CONFIRM = 'Unlink the copies';

const APPROVED = { hash: 'c3'.repeat(32), at: '2026-11-03T09:00:00.000Z' };
const GIVEN = { stand: 'present', at: '2026-11-03T09:00:00.000Z' } as const;
const PARTED = buildCopies({
  partner: { heiId: 'graz.example', iiaId: null },
  partners: null,
  differences: null,
  parted: [
    {
      iiaId: 'graz-77',
      at: '2026-11-04T09:00:00.000Z',
      by: 'Maria Papadopoulou',
      ours: OURS.hash,
      partners: PARTNERS.hash,
      approval: 'us',
    },
  ],
});

type Options = Parameters<typeof open>[0];

const openCopies = (copies: Copies, options: Options = {}) =>
  open({
    address: '/iia/view/12?tab=copies',
    ...options,
    routes: { [COPIES]: () => ({ body: copies }), ...options.routes },
  });

const question = () => within(screen.getByRole('alertdialog'));

async function ask(copies: Copies, options: Options = {}) {
  const opened = openCopies(copies, options);
  await opened.user.click(await screen.findByRole('button', { name: OFFER }));
  return opened;
}

describe('parting the copies', () => {
  test.each([
    ['nobody has approved', buildCopies(), ["'Notified by us'"], ['approved', 'approval']],
    [
      'we have approved',
      buildCopies({ partners: { ...PARTNERS, approval: GIVEN } }),
      ['Our approval is withdrawn'],
      ["partner's approval", 'Both universities'],
    ],
    [
      'the partner has approved',
      buildCopies({ ours: { ...OURS, approval: GIVEN } }),
      ["The partner's approval no longer counts"],
      ['Our approval', 'Both universities'],
    ],
    [
      'both have approved',
      buildCopies({
        ours: { ...OURS, approval: GIVEN },
        partners: { ...PARTNERS, approval: GIVEN },
        approved: { ours: APPROVED.hash, partners: APPROVED.hash, at: APPROVED.at },
      }),
      ['Both universities have approved these copies', 'Our approval is withdrawn'],
      ["The partner's approval"],
    ],
    [
      'ours was never sent',
      buildCopies({ ours: null, differences: null }),
      ["'Not notified'"],
      ['hash changes'],
    ],
  ] as const)('says before what becomes of it where %s', async (_case, copies, said, unsaid) => {
    await ask(copies);
    const dialog = screen.getByRole('alertdialog');
    const text = dialog.textContent.replace('Which copies were approved', '');
    for (const sentence of said) expect(text).toContain(sentence);
    for (const sentence of unsaid) expect(text).not.toContain(sentence);
  });

  test('names what was looked at, then says where the right copy is linked, and what was parted', async () => {
    let copies = buildCopies();
    const { user, calls } = await ask(copies, {
      routes: {
        [COPIES]: () => ({ body: copies }),
        [PART]: () => {
          copies = PARTED;
          return { body: PARTED };
        },
      },
    });
    await user.click(question().getByRole('button', { name: CONFIRM }));
    expect(await screen.findByRole('link', { name: 'Go to the incoming agreements' })).toHaveAttribute(
      'href',
      '/iia/incoming',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.getByText(/Link the right copy/).closest('[tabindex]')).toHaveFocus());
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    expect(calls.find(({ route }) => route === PART)?.body).toEqual({
      dateModified: VERSION,
      iiaId: 'graz-77',
    });
    const table = screen.getByRole('table', { name: /were unlinked from ours/ });
    expect(table).toHaveTextContent('graz-77');
    expect(table).toHaveTextContent('by Maria Papadopoulou');
    expect(table).toHaveTextContent('By us');
  });

  test('says in its question why they were not parted', async () => {
    const message = 'The partner had approved the agreement already.';
    const { user } = await ask(buildCopies(), {
      routes: { [PART]: () => ({ status: 409, body: { code: 'conflict', message } }) },
    });
    await user.click(question().getByRole('button', { name: CONFIRM }));
    expect(await question().findByText(message)).toBeVisible();
  });

  test('is not offered without a copy of the partner’s, and says why it cannot be done without a network', async () => {
    openCopies(buildCopies({ isConnected: false }));
    const button = await screen.findByRole('button', { name: OFFER });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/not connected to the partner network/);
  });

  test('is not offered where nothing is linked', async () => {
    openCopies(PARTED);
    expect(await screen.findByRole('table', { name: /were unlinked from ours/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });
});
