import { screen, within } from '@testing-library/react';
import { VERSION, buildAgreement } from './testing/buildAgreement.ts';
import { openAgreement as open } from './testing/openAgreement.tsx';

const SPLIT = 'POST /exchange/iias/12/split';
const OFFER = 'Split the agreement…';
const DRAFT = { ewpStatus: { id: 1, name: 'Not notified' }, status: { id: 1, name: 'Draft' } };

const [row] = buildAgreement().studentMobilitiesForStudies;
if (row === undefined) throw new Error('The agreement of the tests has a row.');
const ROWS = {
  studentMobilitiesForStudies: [
    { ...row, id: 71 },
    { ...row, id: 72 },
    { ...row, id: 73 },
  ],
};
const ONLY = {
  studentMobilitiesForTraineeship: [],
  staffMobilitiesForTeaching: [],
  staffMobilitiesForTraining: [],
};
const AGREEMENT = { ...DRAFT, ...ONLY, ...ROWS };

type Options = NonNullable<Parameters<typeof open>[0]>;

const dialog = () => within(screen.getByRole('dialog'));
const place = (number: number) => dialog().getByRole('combobox', { name: new RegExp(`^Row ${number}:`) });

async function openDialog(options: Options = {}) {
  const opened = open({ agreement: AGREEMENT, ...options });
  await opened.user.click(await screen.findByRole('button', { name: OFFER }));
  return opened;
}

describe('splitting an agreement', () => {
  test('says what there will be, and moves the rows into drafts that it leads to', async () => {
    const { user, calls } = await openDialog({
      routes: { [SPLIT]: () => ({ body: { agreementId: 12, drafts: [40, 41] } }) },
    });
    expect(screen.getByText('This agreement keeps 3 rows.')).toBeVisible();
    await user.selectOptions(place(3), 'Draft 1');
    await user.selectOptions(place(2), 'Draft 2');
    expect(screen.getByText('This agreement keeps 1 row.')).toBeVisible();
    expect(screen.getByText('Draft 2 gets 1 row.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Split' }));
    const link = await screen.findByRole('link', { name: 'Agreement 41' });
    expect(link).toHaveAttribute('href', '/iia/view/41');
    expect(link.closest('[tabindex]')).toHaveFocus();
    expect(calls.find(({ route }) => route === SPLIT)?.body).toEqual({
      dateModified: VERSION,
      drafts: [[73], [72]],
    });
  });

  test('asks nothing of the server while nothing moves, and offers no place that would leave nothing', async () => {
    const { user, calls } = await openDialog();
    await user.click(dialog().getByRole('button', { name: 'Split' }));
    expect(dialog().getByText('Choose a draft for at least one row.')).toBeVisible();
    for (const number of [1, 2, 3]) await user.selectOptions(place(number), 'Draft 1');
    await user.click(dialog().getByRole('button', { name: 'Split' }));
    expect(dialog().getByText('At least one row has to stay in this agreement.')).toBeVisible();
    expect(calls.map(({ route }) => route)).not.toContain(SPLIT);
  });

  test('says why it was refused', async () => {
    const message = 'The agreement has changed meanwhile.';
    const { user } = await openDialog({
      routes: { [SPLIT]: () => ({ status: 409, body: { code: 'conflict', message } }) },
    });
    await user.selectOptions(place(1), 'Draft 1');
    await user.click(dialog().getByRole('button', { name: 'Split' }));
    expect(await dialog().findByText(message)).toBeVisible();
  });

  test('says why it cannot be done to what both have approved', async () => {
    open({ agreement: { ...AGREEMENT, ewpStatus: { id: 7, name: 'Approved by all' } } });
    const button = await screen.findByRole('button', { name: OFFER });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription();
  });

  test.each<[string, Options]>([
    ['one row is all', { agreement: { ...AGREEMENT, studentMobilitiesForStudies: [{ ...row, id: 71 }] } }],
    ['the reader is not of the office', { agreement: AGREEMENT, role: 'Faculty' }],
  ])('is not offered where %s', async (_case, options) => {
    open(options);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(await screen.findAllByText(/Student Mobility for Studies/)).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });
});
