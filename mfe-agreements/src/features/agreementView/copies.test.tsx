import { screen, waitFor, within } from '@testing-library/react';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { buildCopies, buildEvent, OURS, PARTNERS } from './testing/buildCopies.ts';
import { openAgreement as open } from './testing/openAgreement.tsx';

const COPIES = 'GET /exchange/iias/12/copies';
const FETCH = 'POST /exchange/iias/12/fetch';
const DOCUMENTS = 'GET /exchange/iias/12/documents';
const MONTHS = 'studentMobilitiesForStudies/0/totalMonthsPerYear';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });

const openTab = (copies: Partial<Copies> = {}, options: Parameters<typeof open>[0] = {}) =>
  open({
    address: '/iia/view/12?tab=copies',
    ...options,
    routes: { [COPIES]: () => ({ body: buildCopies(copies) }), ...options.routes },
  });

describe('the copies of an agreement', () => {
  test('stand side by side, each with its time, its approval and its hash', async () => {
    const { user } = openTab({
      ours: { ...OURS, approval: { stand: 'present', at: '2026-11-03T10:00:00.000Z' } },
      partners: { ...PARTNERS, approval: { stand: 'earlier', at: '2026-10-03T10:00:00.000Z' } },
    });
    expect(await screen.findByText('The two copies say the same.')).toBeVisible();
    const ours = await region('Our copy');
    expect(ours).toHaveTextContent('Partner notified01/11/2026 10:01');
    expect(ours).toHaveTextContent("Partner's approvalApproved03/11/2026 12:00");
    const partners = await region("Partner's copy");
    expect(partners).toHaveTextContent('Fetched last02/11/2026 11:00');
    expect(partners).toHaveTextContent('Our approvalOnly an earlier copy is approved');
    expect(await region('Last approved by both')).toHaveTextContent('No copy has been approved by both yet.');
    await user.click(within(ours).getByText('a1a1a1a1…'));
    expect(within(ours).getByText(OURS.hash)).toBeVisible();
  });

  test('say where they differ, and what was changed since ours was sent', async () => {
    openTab({
      differences: [{ field: MONTHS, ours: '12', partners: '10', approved: '11' }],
      hasUnsentEdits: true,
      unsentEdits: [{ field: MONTHS, now: '14', sent: '12' }],
    });
    expect(await screen.findByText("The partner's copy differs from ours in 1 place.")).toBeVisible();
    expect(screen.getByText(/The partner does not know of these changes yet/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Where the copies differ' })).toHaveTextContent(
      "Our copy12Partner's copy10Last approved by both11",
    );
    const unsent = screen.getByRole('table', { name: 'What we have changed since our copy was sent' });
    expect(
      within(unsent)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['As it was sent12', 'In our agreement now14']);
  });

  test('say that only people have changed since ours was sent, and who', async () => {
    openTab({
      hasUnsentEdits: true,
      areOnlyPeopleUnsent: true,
      unsentPeople: [{ side: 'ours', part: 'contacts', now: 'Eleni Georgiou', sent: 'Anna Georgiou' }],
    });
    expect(await screen.findByText(/the partner still reads the former ones/)).toBeVisible();
    expect(screen.queryByText(/The partner does not know of these changes yet/)).toBeNull();
    const table = screen.getByRole('table', { name: 'People who have changed since our copy was sent' });
    expect(table).toHaveTextContent(
      'Our contactsAs it was sentAnna GeorgiouIn our agreement nowEleni Georgiou',
    );
  });

  test.each([
    [undefined, null],
    [null, 'Fetched by the partner lastNever'],
    [{ at: '2026-11-02T10:00:00.000Z', isOfPresent: true }, 'Fetched by the partner last02/11/2026 12:00'],
    [
      { at: '2026-11-02T10:00:00.000Z', isOfPresent: false },
      'Fetched by the partner last02/11/2026 12:00, an earlier copy',
    ],
  ])('say when the partner fetched ours last: %j', async (read, text) => {
    openTab({ ours: { ...OURS, read } });
    const ours = await region('Our copy');
    expect(ours).toHaveTextContent(text ?? 'Partner notified');
    expect(/Fetched by the partner/.test(ours.textContent)).toBe(text !== null);
  });

  test.each([
    [{ ours: null, partners: null, differences: null }, 'Neither university has sent a copy yet.'],
    [{ partners: null, differences: null }, "The portal does not have the partner's copy yet."],
  ])('say so while there are not two of them: %#', async (copies, sentence) => {
    openTab(copies);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('say that the partner has not linked its copy, and to notify it again', async () => {
    openTab(
      { partners: { ...PARTNERS, namesOurs: false } },
      {
        agreement: { ewpStatus: { id: 4, name: 'Notified by all' } },
        facts: { partnersCopy: 'unlinked' },
      },
    );
    expect(
      await screen.findByText('The partner has not linked its copy yet: it does not name our agreement.'),
    ).toBeVisible();
    expect(screen.getByText(/If it takes long, notify the partner again\.$/)).toBeVisible();
  });

  test('are told in Greek as well', async () => {
    openTab({}, { language: 'gr' });
    expect(await screen.findByText('Τα δύο αντίγραφα λένε το ίδιο.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Αντίγραφα' })).toHaveAttribute('aria-selected', 'true');
  });

  test('are the office’s alone', async () => {
    const { calls } = openTab({}, { role: 'Faculty' });
    expect(await screen.findByRole('tab', { name: 'Details' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Copies' })).toBeNull();
    expect(calls.map(({ route }) => route)).not.toContain(COPIES);
  });

  test('offer a retry when they could not be loaded', async () => {
    let isDown = true;
    const routes = {
      [COPIES]: () => (isDown ? { status: 403, body: { code: 'not-permitted' } } : { body: buildCopies() }),
    };
    const { user } = open({ address: '/iia/view/12?tab=copies', routes });
    expect(await screen.findByText('The copies could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByText('The two copies say the same.')).toBeVisible();
  });
});

describe("fetching the partner's copy", () => {
  test('shows everything anew', async () => {
    let copies = buildCopies();
    const { user, calls } = open({
      address: '/iia/view/12?tab=copies',
      routes: {
        [COPIES]: () => ({ body: copies }),
        [FETCH]: () => {
          copies = buildCopies({
            differences: [{ field: MONTHS, ours: '12', partners: '9', approved: null }],
            events: [buildEvent({ source: 'office', by: 'Eleni Markou' })],
          });
          return { body: copies };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: "Fetch the partner's copy now" }));
    expect(await screen.findByText("The partner's copy was fetched")).toBeVisible();
    expect(screen.getByText("The partner's copy differs from ours in 1 place.")).toBeVisible();
    expect(screen.getByText('02/11/2026 11:00 · Looked up by Eleni Markou')).toBeVisible();
    const reads = calls.map(({ route }) => route);
    const after = reads.slice(reads.indexOf(FETCH));
    await waitFor(() => expect(after).toEqual(expect.arrayContaining(['GET MobilityAgreements/12', COPIES])));
  });

  test('says why nothing came, with the words of the partner’s system', async () => {
    const message = "The partner's system did not answer in time.";
    const { user } = openTab(
      {},
      {
        routes: {
          [FETCH]: () => ({ status: 503, body: { code: 'unavailable', message, detail: 'Gateway asleep.' } }),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: "Fetch the partner's copy now" }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('Gateway asleep.')).toHaveAttribute('lang', 'en');
  });

  test.each([
    [{ isConnected: false }, /not connected to the partner network/],
    [{ partner: { heiId: 'graz.example', iiaId: null } }, /no copy yet that belongs to this agreement/],
  ])('is not possible without a partner to ask, and says so: %#', async (copies, reason) => {
    const { user, calls } = openTab(copies);
    const fetchButton = await screen.findByRole('button', { name: "Fetch the partner's copy now" });
    await user.click(fetchButton);
    await user.hover(fetchButton);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    expect(calls.map(({ route }) => route)).not.toContain(FETCH);
  });
});

describe('what came from the partner', () => {
  test('is told in sentences, the newest first, with what failed and when it is tried again', async () => {
    openTab({
      events: [
        buildEvent({
          id: 7,
          state: 'waiting',
          settledAt: null,
          news: 'failed',
          failure: 'status',
          status: 503,
          words: 'Being mended.',
          nextTryAt: '2026-11-02T09:10:00.000Z',
        }),
        buildEvent({ id: 6, kind: 'iia-approval-cnr', news: 'approved' }),
        buildEvent({ id: 5, source: 'night', news: 'unchanged' }),
      ],
    });
    const list = within(await region('What came from the partner')).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      "02/11/2026 11:00 · The partner notified us of its copyThe partner's copy could not be fetched. The partner's system answered with an error (status 503).Being mended.Next try at 02/11/2026 11:10",
      '02/11/2026 11:00 · The partner notified us of its approvalThe partner has approved our copy. ',
      "02/11/2026 11:00 · Nightly checkThe partner's copy has not changed. ",
    ]);
    expect(screen.getByText('Being mended.')).toHaveAttribute('lang', 'en');
  });

  test.each([
    ['deleted', 'The partner has deleted its copy.'],
    ['approval-withdrawn', 'The partner has withdrawn its approval of our copy.'],
    ['wrong-hash', "The hash in the partner's copy is wrong"],
  ] as const)('is a notice at the top when people have to look into it: %s', async (news, sentence) => {
    const { user, address } = open({
      routes: { [COPIES]: () => ({ body: buildCopies({ attention: [buildEvent({ news })] }) }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(screen.getByRole('link', { name: 'Show copies' }));
    expect(address()).toBe('/iia/view/12?tab=copies');
  });
});

test('nobody waits for a partner who has deleted its copy', async () => {
  open({
    agreement: { ewpStatus: { id: 2, name: 'Notified by us' } },
    routes: { [COPIES]: () => ({ body: buildCopies({ attention: [buildEvent({ news: 'deleted' })] }) }) },
  });
  expect(await screen.findByText('It is our turn')).toBeVisible();
  expect(screen.getByText(/Do not wait for the partner/)).toBeVisible();
  expect(screen.queryByText("It is the partner's turn")).toBeNull();
});

describe('a notification that the partner has not got', () => {
  const untold = (state: 'waiting' | 'refused') =>
    open({
      agreement: { ewpStatus: { id: 2, name: 'Notified by us' } },
      routes: {
        [COPIES]: () => ({
          body: buildCopies({
            untold: [
              {
                kind: 'iia-cnr',
                state,
                nextTryAt: state === 'waiting' ? '2026-11-02T09:05:00.000Z' : null,
              },
            ],
          }),
        }),
      },
    });

  test('is told beside the status, and nobody waits for the partner', async () => {
    untold('waiting');
    expect(
      await screen.findByText(
        'Change notification (CNR): not delivered yet; the next try is at 02/11/2026 11:05.',
      ),
    ).toBeVisible();
    expect(screen.getByText('The portal is still notifying the partner')).toBeVisible();
    expect(screen.queryByText("It is the partner's turn")).toBeNull();
    expect(screen.getByRole('link', { name: 'Show deliveries' })).toBeVisible();
  });

  test('makes it our turn when it was refused', async () => {
    untold('refused');
    expect(await screen.findByText(/the partner's system refused it/)).toBeVisible();
    expect(screen.getByText('It is our turn')).toBeVisible();
  });
});

describe('the kept documents', () => {
  const DOCUMENT = {
    id: 90,
    at: '2026-11-02T09:00:00.000Z',
    direction: 'outgoing',
    kind: 'iias',
    request: 'GET https://graz.example/iias?iia_id=graz-77',
    status: 200,
    isValid: true,
    sha256: 'c3'.repeat(32),
    size: 2048,
    by: 'Eleni Markou',
  };

  test('name what was exchanged, for whom and with which hash, and go on with a button', async () => {
    const { user } = openTab(
      {},
      {
        routes: {
          [DOCUMENTS]: ({ query }) => ({
            body:
              query['before'] === undefined
                ? { value: [DOCUMENT], next: 90 }
                : {
                    value: [{ ...DOCUMENT, id: 80, direction: 'incoming', kind: 'iia-cnr', by: null }],
                    next: null,
                  },
          }),
        },
      },
    );
    const table = await screen.findByRole('table', { name: 'Kept documents' });
    expect(table).toHaveTextContent("We asked for the partner's copy");
    expect(table).toHaveTextContent('Eleni Markou');
    expect(table).toHaveTextContent('2,048');
    expect(table).toHaveTextContent('c3c3c3c3…');
    await user.click(button('Load more'));
    expect(await screen.findByText('The partner notified us of its copy')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('say why one could not be saved', async () => {
    const { user } = openTab(
      {},
      {
        routes: {
          [DOCUMENTS]: () => ({ body: { value: [DOCUMENT], next: null } }),
          'GET /exchange/documents/90': () => ({ status: 404, body: { code: 'not-found' } }),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: /^Save as file/ }));
    expect(await screen.findByText(/The document could not be saved/)).toBeVisible();
  });
});
