import { screen, waitFor, within } from '@testing-library/react';
import { buildIncoming, offersOf, openIncoming as open } from './testing/openIncoming.tsx';

const IMPORT = 'POST /exchange/incoming/5/import';
const NO_NAME = buildIncoming({ id: 6, institutionName: null, iiaId: 'x-1', iiaCode: null, candidates: [] });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('<IncomingAgreementsPage>', () => {
  test('shows who offers which agreement, and since when', async () => {
    open([buildIncoming()]);
    const row = await screen.findByRole('row', { name: /University of Graz/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(["Partner's IDgraz-77", "Partner's codeG77", 'Received02/11/2026 11:15', 'Conditions3']);
    expect(screen.getByText('1 agreement from a partner is waiting')).toBeVisible();
  });

  test('speaks Greek', async () => {
    open([buildIncoming(), NO_NAME], { language: 'gr' });
    expect(await screen.findByText('Εκκρεμούν 2 συμφωνίες από εταίρους')).toBeVisible();
    expect(button(/^Εισαγωγή συμφωνία graz-77/)).toBeEnabled();
  });

  test('says that none waits', async () => {
    open([]);
    expect(await screen.findByText('No agreements from partners are waiting')).toBeVisible();
  });

  test('imports after a question and leads to the new agreement with what found no place', async () => {
    const reply = { agreementId: 40, unmapped: [{ field: 'studentMobilitiesForStudies/0', value: 'x' }] };
    const { user, calls, router, address } = open([buildIncoming()], {
      routes: { [IMPORT]: () => ({ body: reply }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Import/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('agreement G77 of University of Graz');
    expect(calls.map(({ route }) => route)).not.toContain(IMPORT);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(address()).toBe('/iia/view/40'));
    expect(router.state.location.state).toEqual({ ...reply, how: 'imported' });
    expect(calls.filter(({ route }) => route === IMPORT)).toHaveLength(1);
  });

  test('gives the reason for which an import is refused, in the words of the server', async () => {
    const message = 'No institution of the portal has the network id graz.example.';
    const { user, address } = open([buildIncoming()], {
      routes: { [IMPORT]: () => ({ status: 409, body: { code: 'conflict', message } }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Import/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(address()).toBe('/iia/incoming');
  });

  test('links with the agreement that is chosen, and with none before', async () => {
    const link = 'POST /exchange/incoming/5/link/9';
    const { user, calls, router, address } = open([buildIncoming()], {
      routes: { [link]: () => ({ body: { agreementId: 9, unmapped: [] } }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Link with…/ }));
    expect(dialogButton('Link')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Agreement 9, 2025-2026 to 2027-2028' }));
    await user.click(dialogButton('Link'));
    await waitFor(() => expect(address()).toBe('/iia/view/9'));
    expect(router.state.location.state).toMatchObject({ how: 'linked' });
    expect(calls.filter(({ route }) => route === link)).toHaveLength(1);
  });

  test('says why an agreement can be neither imported nor linked', async () => {
    const { user } = open([NO_NAME]);
    await user.click(await screen.findByRole('button', { name: /^Import/ }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Add it first');
    await user.click(button(/^Link with/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/None of our agreements with this partner/)).toBeVisible();
  });

  test('says that the portal is not connected to the network, and looks again', async () => {
    let isConnected = false;
    const { user } = open([], {
      routes: {
        'GET /exchange/incoming': () =>
          isConnected
            ? { body: offersOf([buildIncoming()]) }
            : { status: 503, body: { code: 'unavailable' } },
      },
    });
    const state = 'The portal is not connected to the partner network';
    expect(await screen.findByText(state)).toBeVisible();
    isConnected = true;
    await user.click(button('Try again'));
    expect(await screen.findByRole('row', { name: /University of Graz/ })).toBeVisible();
    expect(screen.queryByText(state)).toBeNull();
  });

  test('names our agreement that the partner means, while that is linked with another copy, and where the two are parted', async () => {
    open([buildIncoming({ candidates: [], linkedElsewhere: { id: 12, iiaId: 'graz-33' } })]);
    const row = await screen.findByRole('row', { name: /University of Graz/ });
    expect(row).toHaveTextContent("Names our agreement 12, which is linked with the partner's copy graz-33.");
    expect(within(row).getByRole('link', { name: 'Copies of agreement 12' })).toHaveAttribute(
      'href',
      '/iia/view/12?tab=copies',
    );
  });

  test('puts an offer away, and shows those that were put away with who did it', async () => {
    const away = buildIncoming({
      id: 7,
      iiaId: 'graz-78',
      putAway: { at: '2026-11-03T10:00:00.000Z', by: 'Anna Bakali' },
    });
    const { user, calls, address } = open([buildIncoming(), away], {
      routes: { 'POST /exchange/incoming/5/away': () => ({ body: buildIncoming() }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Archive agreement graz-77/ }));
    expect(await screen.findByText(/graz-77 was archived. It returns to the list as soon as/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Incoming agreements' })).toHaveFocus();
    expect(calls.find(({ route }) => route.endsWith('/away'))?.body).toEqual({ isAway: true });
    expect(button(/^Take back agreement graz-78/)).toBeEnabled();
    expect(screen.getByText('Archived on 3 November 2026 by Anna Bakali')).toBeVisible();
    await user.click(button('Archived (1)'));
    expect(address()).toBe('/iia/incoming?away=yes');
    await waitFor(() => expect(calls.at(-1)?.query['away']).toBe('true'));
  });

  test('adds an institution that the portal does not have, so that its agreement can be imported', async () => {
    let rows = [NO_NAME];
    const { user, calls } = open([], {
      routes: {
        'GET /exchange/incoming': () => ({ body: offersOf(rows) }),
        'POST /exchange/heis/graz.example/institution': () => {
          rows = [buildIncoming({ ...NO_NAME, institutionName: 'Graz' })];
          return { body: { id: 9, name: 'Graz' } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Add institution/ }));
    expect(
      await screen.findByText('Graz is now among the institutions. Its agreements can be imported.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add institution/ })).toBeNull());
    expect(button(/^Import/)).not.toHaveAttribute('aria-disabled', 'true');
    expect(calls.filter(({ route }) => route.endsWith('/institution'))).toHaveLength(1);
  });

  test('looks for words and for one partner, and says when nothing fits', async () => {
    const { user, calls } = open([], {
      routes: { 'GET /exchange/incoming': () => ({ body: { ...offersOf([]), waiting: 40 } }) },
    });
    await screen.findByText('No agreements from partners are waiting');
    await user.click(button(/^Filters/));
    await user.type(screen.getByRole('searchbox', { name: 'Name, ID or code' }), 'Graz');
    await waitFor(() => expect(calls.at(-1)?.query['search']).toBe('Graz'));
    expect(await screen.findByText('No agreement matches')).toBeInTheDocument();
  });

  test('says that the list could not be loaded, and loads it at another try', async () => {
    let isDown = true;
    const { user } = open([], {
      routes: {
        'GET /exchange/incoming': () =>
          isDown ? { status: 403, body: { code: 'not-permitted' } } : { body: offersOf([buildIncoming()]) },
      },
    });
    expect(await screen.findByText('The incoming agreements could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('row', { name: /University of Graz/ })).toBeVisible();
  });
});
