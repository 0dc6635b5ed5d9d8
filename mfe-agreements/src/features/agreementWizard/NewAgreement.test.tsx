import { screen, waitFor } from '@testing-library/react';
import { DRAFT_STORAGE_PREFIX } from 'shared-contracts/session/session.ts';
import { fakeApi, SignedIn, type FakeApiReply } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { GRAZ, LOCAL } from '../../testing/institutions.ts';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import { AGREEMENT_DRAFT_KIND } from './model/form/agreementDraftKind.ts';
import { newAgreementForm, toForm } from './model/form/toForm.ts';
import { NewAgreement } from './NewAgreement.tsx';
import { buildAgreementItem, DEFAULT_CONTACT } from './testing/buildAgreement.ts';

const SAVED = buildAgreementItem({
  startYear: { id: 2027 },
  dateCreated: '2026-11-21T00:00:00.000Z',
  dateModified: '2026-11-21T00:00:00.000Z',
});
const list = (value: readonly object[]) => ({ body: { value, total: value.length } });

/** A new agreement that is complete and was never saved, as an earlier visit has left it. */
function leaveDraft() {
  const opened = newAgreementForm(new Date(), DEFAULT_CONTACT);
  window.localStorage.setItem(
    `${DRAFT_STORAGE_PREFIX}IRO:agreement:new:earlier`,
    JSON.stringify({
      schemaVersion: AGREEMENT_DRAFT_KIND.version,
      savedAt: '2026-11-21T00:00:00.000Z',
      version: null,
      creationKey: '11111111-2222-4333-8444-555555555555',
      opened,
      form: toForm(SAVED),
    }),
  );
}

async function open(answers: FakeApiReply[]) {
  leaveDraft();
  const calls = fakeApi({
    'GET MobilityInstitutions/1': () => ({ body: LOCAL }),
    'GET MobilityInstitutions/11': () => ({ body: GRAZ }),
    'GET MobilityContacts/3': () => ({ body: DEFAULT_CONTACT }),
    'GET AcademicYears': () => list([2027, 2028].map((id) => ({ id, name: `${id}-${id + 1}` }))),
    'GET MobilityCountries': () => list([]),
    'GET MobilityInstitutions': () => list([GRAZ]),
    'GET MobilityFactsheets': () => list([]),
    'POST MobilityAgreements': () => answers.shift() ?? { body: SAVED },
  });
  const view = renderInPortal(
    <SignedIn role="IRO">
      <NewAgreement />
    </SignedIn>,
    { address: '/iia/form', messages: moduleTexts() },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Continue with them' }));
  const save = async () => view.user.click(await screen.findByRole('button', { name: 'Save Draft' }));
  return { ...view, save, saves: () => calls.filter(({ route }) => route === 'POST MobilityAgreements') };
}

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('<NewAgreement>', () => {
  test('repeats a save without an answer under the key that the draft has kept', async () => {
    const { save, saves, address } = await open(['network']);
    await save();
    expect(await screen.findByText(/Save it again: it will not be there twice/)).toBeInTheDocument();
    await save();
    await waitFor(() => expect(address()).toBe('/iia/view/12'));
    expect(saves().map(({ headers }) => headers['idempotency-key'])).toEqual([
      '"11111111-2222-4333-8444-555555555555"',
      '"11111111-2222-4333-8444-555555555555"',
    ]);
  });

  test('puts what was typed since the lost answer on top of what that save has made', async () => {
    const stale = { status: 409, body: { code: 'stale', message: 'stale', current: SAVED } };
    const { user, save, saves } = await open(['network', stale]);
    await save();
    await screen.findByText(/Save it again/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'End year' }), '2027');
    await save();
    await waitFor(() => expect(saves()).toHaveLength(3));
    expect(saves()[2]?.body).toMatchObject({ id: 12, dateModified: SAVED.dateModified, endYear: 2027 });
    expect(saves()[2]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('asks when somebody else has changed what the lost save has made', async () => {
    const current = { ...SAVED, comments: '<p>Theirs</p>', dateModified: '2026-11-22T00:00:00.000Z' };
    const stale = { status: 409, body: { code: 'stale', message: 'stale', current } };
    const { save, saves } = await open(['network', stale]);
    await save();
    await screen.findByText(/Save it again/);
    await save();
    expect(await screen.findByText('Theirs')).toBeInTheDocument();
    expect(saves()).toHaveLength(2);
  });
});
