import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { FakeApiRoutes } from 'shared-client/testing';
import { AGREEMENT, FINALIZE, openEdit } from './testing/openEdit.tsx';

const LABELS = {
  en: { submit: 'Submit', finalize: 'Finalize and Notify Partner', cancel: 'Cancel' },
  gr: {
    submit: 'Υποβολή',
    finalize: 'Οριστικοποίηση και ειδοποίηση εταίρου',
    cancel: 'Ακύρωση',
  },
} as const satisfies Record<Language, object>;

const STATUS = { 1: 'Draft', 2: 'Submitted', 3: 'Final' } as const;

/** Opens an agreement of a status at the last step that the person has. */
async function open(
  status: keyof typeof STATUS,
  { role = 'IRO', language = 'en' }: { role?: Role; language?: Language } = {},
  change: { readonly routes?: FakeApiRoutes; readonly agreement?: object } = {},
) {
  const agreement = { ...AGREEMENT, status: { id: status, name: STATUS[status] }, ...change.agreement };
  const step = role === 'IRO' ? 'comments' : 'staff-training';
  const done = () => ({ body: { id: 12, outcome: 'delivered', deliveries: [] } });
  const view = openEdit(
    { 'GET MobilityAgreements/12': () => ({ body: agreement }), [FINALIZE]: done, ...change.routes },
    { role, language, step },
  );
  const names = LABELS[language];
  await screen.findByRole('button', { name: names.submit });
  const acts = () => view.calls.filter(({ route }) => route === FINALIZE);
  const question = () => screen.queryByRole('alertdialog');
  return { ...view, names, acts, question };
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('finalizing in the wizard', () => {
  test.each([
    [2, 'en', /becomes final, and the partner is notified/],
    [2, 'gr', /οριστικοποιείται και ο εταίρος ειδοποιείται/],
    [3, 'en', /the partner is notified that there is a new copy/],
    [3, 'gr', /ειδοποιείται ότι υπάρχει νέο αντίγραφό της/],
  ] as const)(
    'asks in status %d, in %s, and is done once the person says so',
    async (status, language, text) => {
      const { user, names, question, acts } = await open(status, { language });
      await user.click(button(names.finalize));
      expect(question()).toHaveTextContent(text);
      expect(acts()).toEqual([]);
      await user.click(within(question()!).getByRole('button', { name: names.finalize }));
      await waitFor(() => expect(acts()).toHaveLength(1));
      expect(question()).toBeNull();
    },
  );

  test.each(['Escape', 'Cancel'])('is left alone by %s', async (way) => {
    const { user, names, question, acts, saves } = await open(2);
    button(names.finalize).focus();
    await user.keyboard('{Enter}');
    expect(within(question()!).getByRole('button', { name: names.cancel })).toBeInTheDocument();
    if (way === 'Escape') fireEvent(question()!, new Event('cancel', { cancelable: true }));
    else await user.click(within(question()!).getByRole('button', { name: names.cancel }));
    await waitFor(() => expect(question()).toBeNull());
    expect([...acts(), ...saves()]).toEqual([]);
  });

  test('asks nothing while an entry is wrong, and leads there', async () => {
    const partnerless = { institutions: AGREEMENT.institutions.filter(({ id }) => id === 1) };
    const { user, names, question, address } = await open(2, {}, { agreement: partnerless });
    await user.click(button(names.finalize));
    expect(question()).toBeNull();
    await waitFor(() => expect(address()).toContain('step=details'));
  });

  test('shows each entry that the network would refuse at its field, and nothing typed is lost', async () => {
    const errors = [
      { field: 'studentMobilitiesForStudies/0/recommendedLanguageSkills', code: 'required' },
      { field: 'institutions', code: 'not-in-network' },
    ];
    const refused = () => ({ status: 400, body: { code: 'validation-failed', message: 'no', errors } });
    const { user, names, question, address } = await open(2, {}, { routes: { [FINALIZE]: refused } });
    await user.click(button(names.finalize));
    await user.click(within(question()!).getByRole('button', { name: names.finalize }));
    await screen.findByText(/^The agreement was not saved. Everything you typed is still here./);
    const way = screen.getByRole('button', { name: /^Studies, row 1, Recommended language skills:/ });
    expect(screen.getByRole('button', { name: /^Partner institution:/ })).toBeInTheDocument();
    await user.click(way);
    await waitFor(() => expect(address()).toBe('/iia/edit/12?step=student-studies'));
  });
});

describe('submitting in the wizard', () => {
  test.each([
    ['en', /After that only the office can edit it/],
    ['gr', /Στη συνέχεια μόνο το Γραφείο μπορεί να την επεξεργαστεί/],
  ] as const)('asks Faculty, whose right to edit it ends, in %s', async (language, text) => {
    const { user, names, question, saves } = await open(1, { role: 'Faculty', language });
    await user.click(button(names.submit));
    expect(question()).toHaveTextContent(text);
    expect(saves()).toEqual([]);
    await user.click(within(question()!).getByRole('button', { name: names.submit }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ status: { name: 'Submitted' } });
  });

  test('does not ask the office, which edits on', async () => {
    const { user, names, question, saves } = await open(1);
    await user.click(button(names.submit));
    expect(question()).toBeNull();
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  test('a draft is saved without a question', async () => {
    const { user, question, saves } = await open(1, { role: 'Faculty' });
    await user.click(button('Save Draft'));
    expect(question()).toBeNull();
    await waitFor(() => expect(saves()).toHaveLength(1));
  });
});
