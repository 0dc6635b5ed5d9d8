import { screen, within } from '@testing-library/react';
import type { AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { ALL_FACTSHEETS, VERSION } from './testing/buildAgreement.ts';
import { actReply, actRoute, openAgreement as open, steps } from './testing/openAgreement.tsx';

type Options = NonNullable<Parameters<typeof open>[0]>;

const DRAFT: Partial<AgreementItem> = {
  status: { id: 1, name: 'Draft' },
  ewpStatus: { id: 1, name: 'Not notified' },
  partnerAgreementIdentifications: [],
};
const SUBMITTED: Partial<AgreementItem> = { ...DRAFT, status: { id: 2, name: 'Submitted' } };
const APPROVED: Partial<AgreementItem> = { ewpStatus: { id: 7, name: 'Approved by all' } };
const NOTIFIED_BY_US: Partial<AgreementItem> = {
  ewpStatus: { id: 2, name: 'Notified by us' },
  partnerAgreementIdentifications: [],
};

const act = (name: AgreementAct) => [actRoute(name), { dateModified: VERSION }];
const button = (name: string) => screen.getByRole('button', { name });

async function openAll(options: Options) {
  const view = open(options);
  const more = await screen.findByRole('button', { name: 'More actions' });
  await view.user.click(more);
  return view;
}

/** Presses an action's button, and confirms it if it asks. */
async function take(options: Options, name: string) {
  const view = await openAll(options);
  await view.user.click(button(name));
  const question = screen.queryByRole('alertdialog');
  if (question) await view.user.click(within(question).getByRole('button', { name }));
  return view;
}

describe('what the office is offered', () => {
  test.each([
    ['a draft', DRAFT, [], ['Finalize and Notify Partner', 'Approve and Notify Partner', 'Revert']],
    [
      'a submitted one',
      SUBMITTED,
      ['Finalize and Notify Partner', 'Delete'],
      ['Approve and Notify Partner', 'Revert'],
    ],
    [
      'one that both notified',
      {},
      ['Approve and Notify Partner', 'Finalize and Notify Partner', 'Notify Partner', 'Delete'],
      ['Revert'],
    ],
    ['an approved one', APPROVED, ['Initiate changes', 'Initiate IIA Termination'], ['Delete']],
    [
      'one whose termination is under way',
      { ...APPROVED, terminated: 1 },
      ['Approve IIA termination and Notify Partner', 'Revert'],
      ['Initiate changes', 'Initiate IIA Termination', 'Delete'],
    ],
  ] as const)('for %s', async (_state, agreement, open_, closed) => {
    await openAll({ agreement });
    for (const name of open_) expect(button(name)).toBeEnabled();
    for (const name of closed) expect(button(name)).toBeDisabled();
  });

  test('is nothing for a terminated agreement but its PDF and a new revision', async () => {
    open({ agreement: { ...APPROVED, terminated: 4 } });
    expect(await screen.findByText(/This agreement is terminated/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(button('Initiate changes')).toBeEnabled();
    expect(button('Download PDF')).toBeEnabled();
  });

  test('says why something cannot be done', async () => {
    await openAll({ agreement: APPROVED });
    expect(screen.getByText(/so it cannot be deleted\. Terminate it, or revert your changes/)).toBeVisible();
  });

  test.each([
    ['IRO', DRAFT, true],
    ['IRO', {}, true],
    ['IRO', APPROVED, false],
    ['Faculty', DRAFT, true],
    ['Faculty', SUBMITTED, false],
  ] as const)('lets %s edit %j: %s', async (role, agreement, canEdit) => {
    open({ role, agreement });
    await screen.findByText(/2026-2027 \/ 2028-2029/);
    const link = screen.queryByRole('link', { name: 'Edit' });
    expect(link?.getAttribute('href') ?? null).toBe(canEdit ? '/iia/edit/12' : null);
  });

  test.each([
    ['Faculty', DRAFT, false],
    ['Faculty', SUBMITTED, true],
    ['IRO', DRAFT, false],
  ] as const)('gives %s the PDF of %j: %s', async (role, agreement, hasPdf) => {
    open({ role, agreement });
    await screen.findByText(/2026-2027 \/ 2028-2029/);
    expect(screen.queryByRole('button', { name: 'Download PDF' }) !== null).toBe(hasPdf);
  });

  test.each([
    [DRAFT, 'It is our turn', /Complete it and submit it/],
    [NOTIFIED_BY_US, "It is the partner's turn", /Wait until the partner sends its copy/],
    [{}, 'Either side can take the next step', /Compare the copies, then approve/],
    [APPROVED, 'Nothing to do', /To change it, initiate changes first/],
    [{ ...APPROVED, terminated: 3 }, 'It is our turn', /Approve it as well to terminate the agreement/],
  ] as const)('tells whose turn it is with %j', async (agreement, turn, sentence) => {
    open({ agreement });
    expect(await screen.findByText(turn)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test.each([DRAFT, SUBMITTED, NOTIFIED_BY_US, {}, APPROVED, { ...APPROVED, terminated: 3 }])(
    'claims nobody’s turn, and no next step, once the last year is over: %j',
    async (agreement) => {
      open({ agreement: { ...agreement, endYear: { id: 2019, name: '2019-2020' } } });
      expect(await screen.findByText('The agreement has ended')).toBeVisible();
      expect(screen.queryByText(/ turn$|Either side|^Nothing to do$/)).toBeNull();
    },
  );
});

describe('an action', () => {
  test.each([
    ['Finalize and Notify Partner', SUBMITTED, [act('finalize')], 'CNR was successfully sent'],
    ['Notify Partner', {}, [act('notify')], 'CNR was successfully sent'],
    ['Approve and Notify Partner', {}, [act('approve')], 'Approval was successfully sent'],
    ['Set Local Finalized True', {}, [act('setLocalFinalized')], 'Agreement saved successfully'],
    [
      'Set Local Finalized False',
      { localStatus: 1 },
      [act('unsetLocalFinalized')],
      'Agreement saved successfully',
    ],
    ['Initiate changes', APPROVED, [act('initiateChanges')], 'Agreement saved successfully'],
    ['Initiate IIA Termination', APPROVED, [act('initiateTermination')], 'CNR was successfully sent'],
    ['Revert', { ...APPROVED, terminated: 1 }, [act('revert')], 'Revert request successfully sent'],
  ] as const)(
    '%s sends what the documents list and tells how it went',
    async (name, agreement, expected, result) => {
      const { calls } = await take({ agreement }, name);
      expect(await screen.findByText(result)).toBeVisible();
      expect(steps(calls)).toEqual(expected);
    },
  );

  test.each([
    ['Revert', { ...APPROVED, terminated: 1 }, 'Are you sure that you want to revert status for this IIA?'],
    ['Delete', {}, 'Are you sure that you want to delete this IIA? This action cannot be reverted!'],
  ] as const)('%s asks first, and does nothing when the answer is no', async (name, agreement, question) => {
    const { user, calls } = await openAll({ agreement });
    await user.click(button(name));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(question);
    await user.click(button('Cancel'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(steps(calls)).toEqual([]);
  });

  test.each([
    [{ ewpStatus: { id: 3, name: 'Notified by partner' } }, {}, true],
    [{ ewpStatus: { id: 4, name: 'Notified by all' } }, { hasUnsentEdits: true }, true],
    [{ ewpStatus: { id: 4, name: 'Notified by all' } }, {}, false],
  ])('Approve says that our copy goes first, where it does', async (agreement, facts, isSaid) => {
    const { user } = await openAll({
      agreement: { ...agreement, partnerAgreementIdentifications: [{ iiaId: 'p-1' }] },
      facts,
    });
    await user.click(button('Approve and Notify Partner'));
    const text = screen.getByRole('alertdialog').textContent;
    expect(text.includes('our copy as it is now is sent to the partner first')).toBe(isSaid);
    expect(text).toContain('An approval cannot be taken back.');
  });

  test('Delete tells the partner and leads to the list', async () => {
    const { calls, address } = await take({}, 'Delete');
    expect(await screen.findByText('Agreement 12 was deleted.')).toBeVisible();
    expect(address()).toBe('/');
    expect(steps(calls)).toEqual([act('delete')]);
  });

  test('asks before the same notification is sent once more', async () => {
    const { user, calls } = await openAll({ agreement: NOTIFIED_BY_US, facts: { hasNotified: true } });
    await user.click(button('Notify Partner'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'The partner has already been notified of this copy.',
    );
    expect(steps(calls)).toEqual([]);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Notify Partner' }));
    expect(await screen.findByText('CNR was successfully sent')).toBeVisible();
    expect(steps(calls)).toEqual([act('notify')]);
  });

  test('is sent once, however often its button is pressed', async () => {
    let answer: () => void = () => undefined;
    const { user, calls } = await openAll({
      routes: {
        [actRoute('notify')]: async () => {
          await new Promise<void>((resolve) => (answer = resolve));
          return { body: actReply() };
        },
      },
    });
    await user.dblClick(button('Notify Partner'));
    expect(button('Notify Partner')).toHaveAttribute('aria-busy', 'true');
    expect(button('Set Local Finalized True')).toBeDisabled();
    answer();
    expect(await screen.findByText('CNR was successfully sent')).toBeVisible();
    expect(steps(calls)).toEqual([act('notify')]);
  });

  test('that is pressed again since its answer was lost is the same one to the server', async () => {
    const keys: unknown[] = [];
    let isLost = true;
    const { user } = await take(
      {
        routes: {
          [actRoute('setLocalFinalized')]: ({ body }) => {
            keys.push((body as { key: string }).key);
            return isLost ? 'network' : { body: actReply() };
          },
        },
      },
      'Set Local Finalized True',
    );
    expect(await screen.findByText('An error occured')).toBeVisible();
    isLost = false;
    await user.click(button('Set Local Finalized True'));
    expect(await screen.findByText('Agreement saved successfully')).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('shows the agreement as it is afterwards', async () => {
    await take({}, 'Set Local Finalized True');
    expect(await screen.findByRole('button', { name: 'Set Local Finalized False' })).toBeEnabled();
  });
});

describe('an action that fails', () => {
  const unavailable = () => ({ status: 503, body: { code: 'unavailable', requestId: 'abcdef123456' } });
  const notTold = () => ({
    body: actReply({
      outcome: 'not-told',
      problem: { code: 'unavailable', message: 'The portal is not connected.' },
    }),
  });

  test.each([
    ['Notify Partner', actRoute('notify'), {}],
    ['Approve and Notify Partner', actRoute('approve'), {}],
    ['Finalize and Notify Partner', actRoute('finalize'), SUBMITTED],
    ['Revert', actRoute('revert'), { ...APPROVED, terminated: 1 }],
  ] as const)(
    '%s says that an error occurred, why, and under which reference',
    async (name, route, agreement) => {
      await take({ agreement, routes: { [route]: unavailable } }, name);
      expect(await screen.findByText('An error occured')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('The server could not answer.');
      expect(screen.getByRole('alert')).toHaveTextContent('Reference: abcdef12');
    },
  );

  test('Approve shows where the copies differ', async () => {
    const differences = [{ field: 'endYear', ours: '2028-2029', partners: '2027-2028', approved: null }];
    await take(
      {
        routes: {
          [actRoute('approve')]: () => ({ status: 499, body: { code: 'conflict', differences } }),
        },
      },
      'Approve and Notify Partner',
    );
    expect(await screen.findByText("An error occured: Partner's copy is different from ours.")).toBeVisible();
    const table = screen.getByRole('table', { name: 'Where the copies differ' });
    const row = within(table).getByRole('row', { name: /End year/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Our copy2028-2029', "Partner's copy2027-2028"]);
  });

  test('says that the agreement is final though the partner was not told, and tells the partner at another try', async () => {
    const { user, calls } = await take(
      { agreement: SUBMITTED, routes: { [actRoute('finalize')]: notTold } },
      'Finalize and Notify Partner',
    );
    expect(
      await screen.findByText('The agreement was saved as final, but the partner was not notified.'),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The portal is not connected.');
    await user.click(button('Notify the partner again'));
    expect(await screen.findByText('CNR was successfully sent')).toBeVisible();
    expect(steps(calls)).toEqual([act('finalize'), act('notify')]);
  });

  test('stays on the deleted agreement while its partner does not know', async () => {
    const { address } = await take({ routes: { [actRoute('delete')]: notTold } }, 'Delete');
    expect(
      await screen.findByText('The agreement was deleted, but the partner was not notified.'),
    ).toBeVisible();
    expect(address()).toBe('/iia/view/12');
    expect(button('Notify the partner again')).toBeEnabled();
  });

  test('sends nothing when somebody else changed the agreement, and shows it as it is', async () => {
    const { calls } = await take(
      {
        routes: {
          [actRoute('setLocalFinalized')]: () => ({ status: 409, body: { code: 'stale', current: {} } }),
        },
      },
      'Set Local Finalized True',
    );
    expect(await screen.findByText(/Somebody else changed this agreement in the meantime/)).toBeVisible();
    expect(calls.filter(({ route }) => route === 'GET MobilityAgreements/12')).toHaveLength(2);
  });

  test('gives the reason of a refusal', async () => {
    const errors = [{ field: 'isDeleted', code: 'ever-approved' }];
    await take(
      { routes: { [actRoute('delete')]: () => ({ status: 409, body: { code: 'conflict', errors } }) } },
      'Delete',
    );
    expect(await screen.findByText('An error occured')).toBeVisible();
    expect(
      screen.getByText(/Both universities have approved this agreement, so it cannot be deleted/),
    ).toBeVisible();
  });

  test('names the entries that keep an agreement from being final', async () => {
    const errors = [{ field: 'studentMobilitiesForStudies/0/studyCycles', code: 'study-cycle-missing' }];
    await take(
      {
        agreement: SUBMITTED,
        routes: {
          [actRoute('finalize')]: () => ({ status: 400, body: { code: 'validation-failed', errors } }),
        },
      },
      'Finalize and Notify Partner',
    );
    expect(await screen.findByText('Student Mobility for Studies › row 1 › Study cycles')).toBeVisible();
  });
});

test('offers no step, and says so, when an older server does not tell what can be done', async () => {
  open({ facts: null });
  expect(await screen.findByText(/The server did not say which steps can be taken now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(button('Download PDF')).toBeEnabled();
});

test('reads what can be done with the agreement itself, in one call', async () => {
  const { calls } = open({ agreement: { factsheets: ALL_FACTSHEETS } });
  await screen.findByRole('button', { name: 'More actions' });
  const asked = calls.map(({ route }) => route).filter((route) => !route.includes('/exchange/'));
  // The list is that of its renewals.
  expect(asked).toEqual(['GET MobilityAgreements/12', 'GET MobilityAgreements']);
});
