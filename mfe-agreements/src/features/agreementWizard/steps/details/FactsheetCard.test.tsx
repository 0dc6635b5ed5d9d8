import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApiRoutes } from 'shared-client/testing';
import type { FactsheetRefreshReply } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { openStep } from '../testing/openStep.tsx';
import { FactsheetCard } from './FactsheetCard.tsx';

const CALL = 'POST /exchange/authewp/mobisis/factsheet/graz.example';

const factsheet = {
  id: 12,
  institution: { id: 7 },
  additionalRequirements: [],
  accessibilities: [],
  additionalInfos: [],
};

const reply = (change: Partial<FactsheetRefreshReply> = {}): FactsheetRefreshReply => ({
  error: false,
  response: { statusCode: 200, body: JSON.stringify(factsheet) },
  factsheetId: 12,
  isNew: false,
  fetchedAt: '2026-11-20T10:00:00.000Z',
  changes: [],
  unmapped: [],
  institutionFailure: null,
  ...change,
});

type CardOptions = Pick<NonNullable<Parameters<typeof openStep>[1]>, 'wizard' | 'language'> & {
  readonly isThere?: boolean;
  readonly own?: readonly object[];
  readonly role?: Role;
};

/** The partner has a factsheet from the beginning, or once it has been fetched; ours is there, unless there is none. */
function openCard(
  refresh: NonNullable<FakeApiRoutes[string]>,
  { isThere = true, own = [{ id: 3, fetchedAt: null }], ...options }: CardOptions = {},
) {
  let value = isThere ? [{ id: 12, fetchedAt: null as string | null }] : [];
  return openStep(<FactsheetCard />, {
    ...options,
    routes: {
      'GET MobilityFactsheets': ({ query }) => {
        const found = query['$filter']?.includes('institution eq 1 ') === true ? own : value;
        return { body: { value: found, total: found.length } };
      },
      [CALL]: (call) => {
        value = [{ id: 12, fetchedAt: '2026-11-20T10:00:00.000Z' }];
        return refresh(call);
      },
    },
  });
}

describe('<FactsheetCard>', () => {
  test('gets the factsheet of a partner that has none, and shows it', async () => {
    const { user, calls } = openCard(() => ({ body: reply({ isNew: true }) }), { isThere: false });
    await user.click(await screen.findByRole('button', { name: 'Get it from the partner' }));
    expect(await screen.findByText('Successfully updated Factsheet data from EWP.')).toBeVisible();
    expect(screen.getByText(/has been added under number 12/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the factsheet' })).toHaveAttribute(
      'href',
      '/factsheets/view/12',
    );
    expect(screen.getByText("Last fetched from the partner's system on 20 November 2026.")).toBeVisible();
    expect(calls.find(({ route }) => route === CALL)?.query).toEqual({});
  });

  test('refreshes the factsheet that is there, and tells what has changed', async () => {
    const changes = [
      { field: 'deadlineIncomingsCalendar/autumnTerm', before: '--05-31', after: '--06-15' },
      { field: 'visaInformationEntry/phone', before: null, after: '+43 316' },
      { field: 'additionalInfos', before: 'Sports', after: null },
      ...Array.from({ length: 7 }, (_none, row) => ({
        field: 'accessibilities',
        before: null,
        after: `${row}`,
      })),
    ];
    const { user, calls } = openCard(() => ({ body: reply({ changes }) }));
    await user.click(await screen.findByRole('button', { name: 'Refresh from the partner' }));
    expect(
      await screen.findByText('Deadline for incoming applications › Autumn term: 15 June (before: 31 May)'),
    ).toBeVisible();
    expect(screen.getByText('Visa › Phone: +43 316 (new)')).toBeVisible();
    expect(screen.getByText('Additional information: Sports (no longer given)')).toBeVisible();
    expect(screen.getByText('And 2 more changes.')).toBeVisible();
    expect(calls.find(({ route }) => route === CALL)?.query).toEqual({ factsheet: '12' });
  });

  test('says what stayed as it was, and what has no place here', async () => {
    const { user } = openCard(() => ({
      body: reply({
        institutionFailure: "The partner's system did not answer in time.",
        unmapped: [{ field: 'accessibilities/0/info/urls', value: 'x' }],
      }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Refresh from the partner' }));
    expect(await screen.findByText(/nothing has changed/)).toBeVisible();
    expect(
      screen.getByText(/stay as they were\. The partner's system did not answer in time\./),
    ).toBeVisible();
    expect(screen.getByText('Accessibility › row 1 › Contact: x')).toBeVisible();
  });

  test('says why it failed, in the words of the documents and of the server, and tries again', async () => {
    let hasFailed = false;
    const { user } = openCard(() => {
      if (hasFailed) return { body: reply() };
      hasFailed = true;
      return {
        status: 502,
        body: { code: 'unavailable', message: 'The partner is away.', detail: 'ECONNREFUSED' },
      };
    });
    await user.click(await screen.findByRole('button', { name: 'Refresh from the partner' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error while updating Factsheet data from EWP.');
    expect(alert).toHaveTextContent('The partner is away.');
    expect(alert).toHaveTextContent('ECONNREFUSED');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Successfully updated Factsheet data from EWP.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('counts an answer that holds no factsheet as failed', async () => {
    const { user } = openCard(() => ({ body: reply({ response: { statusCode: 200, body: '<html>' } }) }));
    await user.click(await screen.findByRole('button', { name: 'Refresh from the partner' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error while updating Factsheet data from EWP.',
    );
  });

  test('leads to the partner’s factsheet to read it, and to ours to edit it too', async () => {
    openCard(() => ({ body: reply() }));
    const theirs = await screen.findByRole('region', { name: /^Factsheet of University of Graz/ });
    const ours = screen.getByRole('region', { name: 'Our factsheet' });
    const links = async (card: HTMLElement) =>
      (await within(card).findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(await links(theirs)).toEqual(['/factsheets/view/12']);
    expect(await links(ours)).toEqual(['/factsheets/view/3', '/factsheets/edit/3']);
  });

  test('leads Faculty to our factsheet to read it alone', async () => {
    openCard(() => ({ body: reply() }), { role: 'Faculty' });
    const ours = await screen.findByRole('region', { name: 'Our factsheet' });
    expect(await within(ours).findByRole('link', { name: 'View our factsheet' })).toHaveAttribute(
      'href',
      '/factsheets/view/3',
    );
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  test('says that none of our factsheets is active', async () => {
    openCard(() => ({ body: reply() }), { own: [] });
    expect(await screen.findByText(/^None of our factsheets is active/)).toBeVisible();
  });

  test('offers no refresh for a partner that the network does not know', async () => {
    const partner = { id: 7, name: 'University of Graz', heiId: null, erasmusCode: null };
    openCard(() => ({ body: reply() }), { wizard: { partner } });
    await screen.findByRole('link', { name: 'View the factsheet' });
    expect(screen.queryByRole('button', { name: /partner/ })).not.toBeInTheDocument();
  });

  test('speaks Greek', async () => {
    const { user } = openCard(
      () => ({ body: reply({ changes: [{ field: 'generalUrl', before: 'a', after: 'b' }] }) }),
      { language: 'gr' },
    );
    await user.click(await screen.findByRole('button', { name: 'Ανανέωση από τον εταίρο' }));
    await waitFor(() => expect(screen.getByText('Ιστότοπος: b (πριν: a)')).toBeVisible());
  });
});
