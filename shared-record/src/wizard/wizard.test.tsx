import { screen, waitFor, within } from '@testing-library/react';
import { SEALED_DRAFT_PREFIX } from 'shared-contracts/session/session.ts';
import { fakeApi, SignedIn, type FakeApiReply } from 'shared-client/testing';
import { LENIENT_SAMPLE, openedSample, SAMPLE, SAMPLE_DRAFTS } from '../testing/sample.ts';
import { renderRecord } from '../testing/renderRecord.tsx';
import { SampleWizard } from '../testing/SampleWizard.tsx';

const SAVE = 'POST ApplicationStudentStudiesForms';
const TITLES = { samples: { person: 'Person', card: 'Card', stays: 'Stays' } };
const NEW = openedSample({ id: null, version: null, creationKey: 'key-1', form: { ...SAMPLE, name: '' } });

function open(props: Parameters<typeof SampleWizard>[0] = {}, answers: FakeApiReply[] = []) {
  const calls = fakeApi({ [SAVE]: () => answers.shift() ?? { body: { id: 7 } } });
  const view = renderRecord(
    <SignedIn role="Student">
      <SampleWizard {...props} />
    </SignedIn>,
    { address: '/samples/edit', messages: TITLES },
  );
  return { ...view, saved: () => calls.filter(({ route }) => route === SAVE).map(({ body }) => body) };
}

const button = (name: string) => screen.getByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const name = () => screen.findByRole('textbox', { name: /^name/ });

beforeEach(() => window.localStorage.clear());

describe('a wizard of three steps and a list', () => {
  test('leads through the steps that the form has', async () => {
    const { user } = open({ opened: NEW });
    await user.type(await name(), 'Maria');
    await user.click(button('Next'));
    await step('Stays');
    await user.click(button('Previous'));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(button('Next'));
    expect(await step('Card')).toBeInTheDocument();
  });

  test('goes no further than what is in order, and says what is not', async () => {
    const { user } = open({ opened: NEW });
    await user.click(button('Next'));
    expect(
      await screen.findByRole('button', { name: 'name: Please fill in this field.' }),
    ).toBeInTheDocument();
    await step('Person');
  });

  test('brings an empty entry of another step into sight, and saves once it is filled', async () => {
    const { user, saved, address } = open();
    await user.click(button('Stays'));
    await user.click(button('Add'));
    await user.click(button('Previous'));
    await user.click(button('Save'));
    await step('Stays');
    await user.click(await screen.findByRole('button', { name: 'place: Please fill in this field.' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^place/ })).toHaveFocus());
    await user.keyboard('Vienna');
    await user.click(button('Save'));
    await waitFor(() => expect(address()).toBe('/samples/7'));
    expect(saved()).toMatchObject([
      { id: 7, dateModified: 'v1', stays: [{ place: 'Graz' }, { place: 'Vienna' }] },
    ]);
  });

  test('ticks corrected entries off in the summary, which keeps its place until the next submit', async () => {
    const { user, saved } = open({ opened: openedSample({ form: { ...SAMPLE, name: '' } }) });
    await user.click(button('Save'));
    const summary = await screen.findByRole('region', { name: '1 entry needs correcting' });
    await user.type(await name(), 'Maria');
    await waitFor(() => expect(summary).toHaveAccessibleName('All of these entries are corrected'));
    expect(
      within(summary).getByRole('button', { name: 'name: Please fill in this field. (corrected)' }),
    ).toBeInTheDocument();
    await user.clear(await name());
    await user.click(button('Save'));
    expect(await screen.findByRole('region', { name: '1 entry needs correcting' })).toHaveFocus();
    await user.type(await name(), 'Maria');
    await user.click(button('Save'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(screen.queryByRole('region', { name: /correct/ })).toBeNull();
  });

  test('takes a summary of which all is corrected away with the next step', async () => {
    const { user } = open({ opened: NEW });
    await user.click(button('Next'));
    await screen.findByRole('region', { name: '1 entry needs correcting' });
    await user.type(await name(), 'Maria');
    await screen.findByRole('region', { name: 'All of these entries are corrected' });
    await user.click(button('Next'));
    await step('Stays');
    expect(screen.queryByRole('region', { name: /correct/ })).toBeNull();
  });

  test('takes an entry out and brings it back', async () => {
    const { user } = open();
    await user.click(button('Stays'));
    await user.click(button('Remove'));
    expect(screen.getByText('None')).toBeInTheDocument();
    await user.click(button('Undo'));
    expect(screen.getByRole('textbox', { name: /^place/ })).toHaveValue('Graz');
  });

  test('shows what somebody else changed, and saves what was chosen on top of it', async () => {
    const current = { ...SAMPLE, name: 'Theirs' };
    const stale = { status: 409, body: { code: 'stale', message: 'stale', current } };
    const { user, saved } = open({}, [stale]);
    await user.clear(await name());
    await user.type(await name(), 'Mine');
    await user.click(button('Save'));
    await screen.findByRole('heading', { level: 1, name: 'Somebody else has changed this record' });
    await user.click(screen.getByRole('radio', { name: 'Keep their changes' }));
    await user.click(button('Save on top of the new version'));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toMatchObject({ name: 'Theirs', dateModified: 'v2' });
  });

  test('offers what was typed before the page was left', async () => {
    const first = open();
    await first.user.type(await name(), ' Maria');
    first.unmount();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue with them' }));
    expect(await name()).toHaveValue('Eleni Maria');
  });

  test('offers nothing that was saved by a page that went before it heard so', async () => {
    const first = open();
    await first.user.type(await name(), ' Maria');
    first.unmount();
    open({ opened: openedSample({ version: 'v2', form: { ...SAMPLE, name: 'Eleni Maria' } }) });
    expect(await name()).toHaveValue('Eleni Maria');
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('lets what it cannot open be read and copied', async () => {
    window.localStorage.setItem(
      'draft:Student:sample:7:old',
      JSON.stringify({ schemaVersion: 0, savedAt: '2026-01-01', form: { name: 'From long ago' } }),
    );
    const { user } = open();
    expect(await screen.findByRole('textbox', { name: 'What was typed' })).toHaveValue('name: From long ago');
    await user.click(button('Copy the text'));
    expect(await screen.findByText('The text was copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('name: From long ago');
  });
});

describe('a wizard whose steps are gone through in order', () => {
  const tab = (name: string) =>
    within(screen.getByRole('navigation')).getByRole('button', { name: new RegExp(name) });

  test('keeps later steps locked until they are reached, and lets those be gone back to', async () => {
    const { user } = open({ isStepwise: true });
    await name();
    expect(tab('Stays')).toBeDisabled();
    await user.click(button('Next'));
    await step('Stays');
    await user.click(tab('Person'));
    await step('Person');
    expect(tab('Stays')).toBeEnabled();
  });

  test('goes on from a step that is in order alone, by whichever way', async () => {
    const { user } = open({ isStepwise: true });
    await name();
    await user.click(button('Next'));
    await user.click(button('Previous'));
    await user.clear(await name());
    for (const way of [() => button('Next'), () => tab('Stays')]) {
      await user.click(way());
      expect(screen.getByRole('button', { name: 'name: Please fill in this field.' })).toBeInTheDocument();
      await step('Person');
    }
  });

  test('goes on from its first step with the record as it was saved, and keeps what is typed then', async () => {
    const { user, saved, unmount } = open({ isStepwise: true });
    await user.type(await name(), ' M');
    await user.click(button('Next'));
    await user.click(button('Save'));
    expect(await step('Person')).toHaveFocus();
    await user.type(await name(), ' N');
    await user.click(button('Save'));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()).toMatchObject([
      { name: 'Eleni M', dateModified: 'v1' },
      { name: 'Eleni M N', dateModified: 'v2' },
    ]);
    await waitFor(() => expect(JSON.stringify(window.localStorage)).not.toContain('draft:'));
    await user.type(await name(), ' O');
    unmount();
    expect(JSON.stringify(window.localStorage)).toContain('Eleni M N O');
  });
});

describe('a draft with members that the form has no more', () => {
  const kind = { ...SAMPLE_DRAFTS, schema: LENIENT_SAMPLE };
  const text = () => screen.findByRole('textbox', { name: 'What was typed' });
  const leaveDraft = (form: object, opened: object = SAMPLE) =>
    window.localStorage.setItem(
      'draft:Student:sample:7:old',
      JSON.stringify({
        schemaVersion: 1,
        savedAt: '2026-01-01T00:00:00.000Z',
        version: 'v1',
        opened,
        form: { ...SAMPLE, ...form },
      }),
    );

  test('offers their text before and after one goes on with it, and again once the rest is saved', async () => {
    leaveDraft({ name: 'Eleni Maria', nickname: 'Leni' });
    const first = open({ kind });
    expect(await text()).toHaveValue('nickname: Leni');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^These parts of the draft no longer have a place here/,
    );
    await first.user.click(button('Continue with them'));
    expect(await name()).toHaveValue('Eleni Maria');
    expect(await text()).toHaveValue('nickname: Leni');
    await first.user.click(button('Save'));
    await waitFor(() => expect(first.saved()).toHaveLength(1));
    expect(first.saved()[0]).not.toHaveProperty('nickname');
    first.unmount();
    open({ kind });
    expect(await text()).toHaveValue('nickname: Leni');
    expect(screen.queryByRole('button', { name: 'Continue with them' })).not.toBeInTheDocument();
  });

  test('drops their text when the person says so, and keeps what the form holds', async () => {
    leaveDraft({ name: 'Eleni Maria', nickname: 'Leni' });
    const { user, unmount } = open({ kind });
    await user.click(await screen.findByRole('button', { name: 'Continue with them' }));
    await user.click(await screen.findByRole('button', { name: 'Discard this text' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this text?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard this text' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'What was typed' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    unmount();
    expect(JSON.stringify(window.localStorage)).toContain('Eleni Maria');
    expect(JSON.stringify(window.localStorage)).not.toContain('Leni"');
    expect(JSON.stringify(window.localStorage)).not.toContain('nickname');
  });

  test('takes from the record what an older draft lacks, and keeps what was typed', async () => {
    const stays = [{ key: 'stay-1', place: 'Graz' }];
    leaveDraft({ name: 'Eleni Maria', card: undefined, stays }, { ...SAMPLE, card: undefined });
    const { user, saved } = open({
      kind,
      opened: openedSample({
        form: { ...SAMPLE, card: '4711', stays: [{ key: 'stay-1', place: 'Vienna' }] },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with them' }));
    expect(await name()).toHaveValue('Eleni Maria');
    await user.click(button('Save'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ name: 'Eleni Maria', card: '4711', stays: [{ place: 'Vienna' }] });
  });

  test('keeps their text where nothing else was typed', async () => {
    leaveDraft({ nickname: 'Leni' });
    const { user, unmount } = open({ kind });
    await user.click(await screen.findByRole('button', { name: 'Continue with them' }));
    await name();
    unmount();
    open({ kind });
    expect(await text()).toHaveValue('nickname: Leni');
  });
});

describe('a wizard with personal data', () => {
  test('says that nothing is kept where the browser has no keys, and keeps nothing', async () => {
    const { user, unmount } = open({ kind: { ...SAMPLE_DRAFTS, isPersonal: true } });
    await user.type(await name(), ' GR1601101250000000012300695');
    expect(await screen.findByText(/^This browser cannot keep a draft of what you type/)).toBeInTheDocument();
    unmount();
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith(SEALED_DRAFT_PREFIX))).toEqual([]);
    expect(JSON.stringify(window.localStorage)).not.toContain('GR16');
  });
});
