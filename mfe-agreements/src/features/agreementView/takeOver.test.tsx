import { screen, waitFor, within } from '@testing-library/react';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { VERSION } from './testing/buildAgreement.ts';
import { buildCopies, PARTNERS } from './testing/buildCopies.ts';
import { actRoute, openAgreement as open } from './testing/openAgreement.tsx';

const COPIES = 'GET /exchange/iias/12/copies';
const TAKE_OVER = 'POST /exchange/iias/12/take-over';
const OFFER = "Take over the partner's values";
const MONTHS = 'studentMobilitiesForStudies/0/totalMonthsPerYear';
const DIFFERENCE = { field: MONTHS, ours: '12', partners: '10', approved: null };

const DIFFERENT = buildCopies({ differences: [DIFFERENCE] });
const TAKEN_OVER = buildCopies({
  differences: [DIFFERENCE],
  hasUnsentEdits: true,
  unsentEdits: [{ field: MONTHS, now: '10', sent: '12' }],
});

const offer = () => screen.findByRole('button', { name: OFFER });
const question = () => within(screen.getByRole('alertdialog'));

type Options = Parameters<typeof open>[0];

const openCopies = (copies: Copies = DIFFERENT, options: Options = {}) =>
  open({
    address: '/iia/view/12?tab=copies',
    ...options,
    routes: { [COPIES]: () => ({ body: copies }), ...options.routes },
  });

/** A server that takes the values over; the partner does not know of it. */
function openWorking(unmapped: readonly object[] = [], options: Options = {}) {
  let copies = DIFFERENT;
  return openCopies(DIFFERENT, {
    ...options,
    routes: {
      [COPIES]: () => ({ body: copies }),
      [TAKE_OVER]: () => {
        copies = TAKEN_OVER;
        return { body: { agreementId: 12, unmapped } };
      },
      ...options.routes,
    },
  });
}

describe("taking over the partner's values", () => {
  test('asks first, and does nothing when the answer is no', async () => {
    const { user, calls } = openWorking();
    await user.click(await offer());
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Nothing is sent or approved');
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.map(({ route }) => route)).not.toContain(TAKE_OVER);
  });

  test('sends the versions that are shown, then says what to do and offers it no more', async () => {
    const { user, calls, address } = openWorking();
    await user.click(await offer());
    await user.click(question().getByRole('button', { name: OFFER }));
    const note = await screen.findByText(/Our agreement now says what the partner's copy says/);
    expect(note).toHaveTextContent('check the agreement, then approve it');
    expect(note.closest('[tabindex]')).toHaveFocus();
    expect(calls.find(({ route }) => route === TAKE_OVER)?.body).toEqual({
      dateModified: VERSION,
      partnersHash: PARTNERS.hash,
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    expect(screen.getByText(/Our agreement says what the partner's copy says, but/)).toBeVisible();
    expect(address()).toBe('/iia/view/12?tab=copies');
  });

  test('names what of the partner’s copy found no place', async () => {
    const { user } = openWorking([{ field: 'studentMobilitiesForStudies/0/studyCycles', value: 'EQF 4' }]);
    await user.click(await offer());
    await user.click(question().getByRole('button', { name: OFFER }));
    expect(
      await screen.findByText('Student Mobility for Studies › row 1 › Study cycles: EQF 4'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText(/EQF 4/)).toBeNull();
  });

  test('says in its question why nothing was taken over', async () => {
    const message = 'One of the two copies has changed in the meantime.';
    const { user } = openCopies(DIFFERENT, {
      routes: { [TAKE_OVER]: () => ({ status: 409, body: { code: 'conflict', message } }) },
    });
    await user.click(await offer());
    await user.click(question().getByRole('button', { name: OFFER }));
    expect(await question().findByText(message)).toBeVisible();
    expect(screen.queryByText(/Our agreement now says/)).toBeNull();
  });

  test('ends the message that the copies differ', async () => {
    const { user } = openWorking([], {
      address: '/iia/view/12',
      agreement: { ewpStatus: { id: 4, name: 'Notified by all' } },
      routes: {
        [actRoute('approve')]: () => ({
          status: 499,
          body: { code: 'copies-differ', message: 'x', differences: [DIFFERENCE] },
        }),
      },
    });
    const approve = 'Approve and Notify Partner';
    await user.click(await screen.findByRole('button', { name: approve }));
    await user.click(question().getByRole('button', { name: approve }));
    expect(await screen.findByText(/Partner's copy is different from ours/)).toBeVisible();
    expect(screen.getByText(/Nothing was approved/)).toBeVisible();
    await user.click(await offer());
    await user.click(question().getByRole('button', { name: OFFER }));
    expect(await screen.findByText(/Our agreement now says what the partner's copy says/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Partner's copy is different/)).toBeNull());
  });

  test.each([
    ['nothing differs', buildCopies(), {}, 'The two copies say the same.'],
    [
      'our agreement says the same by now',
      TAKEN_OVER,
      {},
      /Our agreement says what the partner's copy says, but/,
    ],
    [
      'the agreement cannot be edited',
      DIFFERENT,
      { ewpStatus: { id: 7, name: 'Approved by all' } },
      "The partner's copy differs from ours in 1 place.",
    ],
  ] as const)('is not offered where %s', async (_case, copies, agreement, sentence) => {
    openCopies(copies, { agreement });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });
});
