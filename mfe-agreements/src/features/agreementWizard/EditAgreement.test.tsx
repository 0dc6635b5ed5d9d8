import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildStaffRow, buildStudentRow } from '../../testing/buildMobilityRows.ts';
import { AGREEMENT, FINALIZE, openEdit as open } from './testing/openEdit.tsx';

/** End years of the drafts that lie in the browser. */
const keptYears = () =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith('draft:'))
    .map(
      (key) =>
        (JSON.parse(window.localStorage.getItem(key) ?? '') as { form: { endYear: number } }).form.endYear,
    );

const endYear = () => screen.findByRole('combobox', { name: 'End year' });
const button = (name: string) => screen.getByRole('button', { name });
const finalize = async (user: ReturnType<typeof open>['user']) => {
  const name = 'Finalize and Notify Partner';
  await user.click(button(name));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
};

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('<EditAgreement>', () => {
  test('falls back to our own records when the partner exchange does not answer', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Partner institution' }));
    expect(await screen.findByRole('option', { name: /University of Graz/ })).toBeInTheDocument();
  });

  test('offers the academic years of the server, and others when it does not answer', async () => {
    const { unmount } = open();
    await waitFor(async () =>
      expect(within(await endYear()).queryByRole('option', { name: '2025-2026' })).toBeNull(),
    );
    unmount();
    const { user } = open({ 'GET AcademicYears': () => 'network' });
    expect(within(await endYear()).getByRole('option', { name: '2028-2029' })).toBeEnabled();
    await user.selectOptions(await endYear(), '2027');
    expect(await screen.findByText(/^The list of academic years could not be read/)).toBeInTheDocument();
    expect(await endYear()).toHaveValue('2027');
  });

  test('says that an agreement is saved when only the partner could not be notified', async () => {
    const sent: unknown[] = [];
    const problem = { code: 'unavailable', message: 'There is no network.' };
    const { user, saves, address } = open({
      [FINALIZE]: ({ body }) => {
        sent.push(body);
        return { body: { id: 12, outcome: 'not-told', deliveries: [], problem } };
      },
    });
    await user.selectOptions(await endYear(), '2027');
    await finalize(user);
    expect(
      await screen.findByText('Agreement saved successfully', { selector: 'label' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^The agreement is saved, but the partner could not be notified/),
    ).toBeInTheDocument();
    expect(sent).toMatchObject([
      { dateModified: AGREEMENT.dateModified, agreement: { status: { name: 'Final' }, endYear: 2027 } },
    ]);
    expect(saves()).toEqual([]);
    await waitFor(() => expect(address()).toBe('/iia/view/12'));
  });

  const delivery = {
    id: 1,
    kind: 'iia-cnr',
    state: 'delivered',
    createdAt: '2026-04-01T08:00:00.000Z',
    nextTryAt: null,
    attempts: [],
  };
  test.each([
    ['delivered', [delivery], /^CNR was successfully sent/],
    ['waiting', [delivery], /^The partner could not be reached yet/],
    ['refused', [delivery], /^The partner's system refused the notification/],
    ['a later state', [delivery], /^It is not known yet whether the partner was notified/],
    ['delivered', [], null],
  ])('says of a notification that is %s what has become of it', async (outcome, deliveries, text) => {
    const { user } = open({ [FINALIZE]: () => ({ body: { id: 12, outcome, deliveries } }) });
    await endYear();
    await finalize(user);
    await screen.findByText('Agreement saved successfully', { selector: 'label' });
    if (text !== null) expect(screen.getByText(text)).toBeInTheDocument();
    if (outcome !== 'delivered' || text === null)
      expect(screen.queryByText(/successfully sent/)).not.toBeInTheDocument();
  });

  test('cannot go back to a draft, and says why', async () => {
    open();
    await endYear();
    expect(button('Save Draft')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Save Draft')).toHaveAccessibleDescription(/its status never goes back/);
  });

  test('brings what the server refuses to its field and step', async () => {
    const refusal = {
      code: 'validation-failed',
      message: 'no',
      errors: [{ field: 'departmentalCoordinatorContacts/1/email', code: 'not-an-email' }],
    };
    const { user, address } = open({ 'POST MobilityAgreements': () => ({ status: 400, body: refusal }) });
    await user.selectOptions(await endYear(), '2027');
    await user.click(button('Submit'));
    expect(await screen.findByRole('button', { name: /^Partner contact 1, Email:/ })).toBeInTheDocument();
    expect(address()).toBe('/iia/edit/12?step=partner-contacts');
  });

  test('saves on top of another version without a question when nobody changed what the form holds', async () => {
    const current = { ...AGREEMENT, localStatus: 1, dateModified: '2026-11-20T00:00:00.000Z' };
    let isStale = true;
    const { user, saves } = open({
      'POST MobilityAgreements': () => {
        if (!isStale) return { body: current };
        isStale = false;
        return { status: 409, body: { code: 'stale', message: 'stale', current } };
      },
    });
    await user.selectOptions(await endYear(), '2027');
    await user.click(button('Submit'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.body).toMatchObject({ dateModified: current.dateModified, endYear: 2027 });
  });

  test('tells an agreement that is not there from one that could not be read', async () => {
    open({ 'GET MobilityAgreements/12': () => ({ status: 404, body: { code: 'not-found' } }) });
    expect(await screen.findByText('Agreement 12 was not found.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit agreement 12' })).toBeInTheDocument();
  });

  test('does not send people to changes while a termination is under way', async () => {
    const ewpStatus = { id: 7, name: 'Approved by all' };
    const terminating = { ...AGREEMENT, status: { id: 3, name: 'Final' }, ewpStatus, terminated: 2 };
    open({ 'GET MobilityAgreements/12': () => ({ body: terminating }) });
    expect(await screen.findByText(/its termination is under way/)).toBeInTheDocument();
    expect(screen.queryByText(/initiate changes/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Draft' })).toBeNull();
  });

  test.each([
    ['local-contacts', /Maria Nikolaou/, 'First name'],
    ['partner-contacts', /Karl Huber/, 'First name'],
    ['student-studies', /School of Law → University of Graz/, 'Total months per year'],
    ['student-traineeships', /School of Law → University of Graz/, 'Total months per year'],
    ['staff-teaching', /School of Law → University of Graz/, 'Total days per year'],
    ['staff-training', /School of Law → University of Graz/, 'Total days per year'],
  ])(
    'opens the entries of %s to be read by keyboard when nothing may be edited',
    async (step, name, member) => {
      const agreed = {
        ...AGREEMENT,
        status: { id: 3, name: 'Final' },
        ewpStatus: { id: 7, name: 'Approved by all' },
        studentMobilitiesForStudies: [1, 2].map((id) => buildStudentRow({ id })),
        studentMobilitiesForTraineeship: [1, 2].map((id) => buildStudentRow({ id })),
        staffMobilitiesForTeaching: [1, 2].map((id) => buildStaffRow({ id })),
        staffMobilitiesForTraining: [1, 2].map((id) => buildStaffRow({ id })),
      };
      const { user } = open({ 'GET MobilityAgreements/12': () => ({ body: agreed }) }, { step });
      const [line] = await screen.findAllByRole('button', { name, expanded: false });
      line?.focus();
      await user.keyboard('{Enter}');
      expect(line).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('textbox', { name: member })).toBeDisabled();
      const fields = [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')];
      for (const field of [...fields, ...screen.queryAllByRole('checkbox')]) expect(field).toBeDisabled();
      expect(screen.queryByRole('button', { name: /Add|Remove|Duplicate|Save|Finalize/ })).toBeNull();
    },
  );

  test('says the status of the agreement to Faculty too', async () => {
    open(
      { 'GET MobilityAgreements/12': () => ({ body: { ...AGREEMENT, status: { id: 1, name: 'Draft' } } }) },
      { role: 'Faculty' },
    );
    await endYear();
    expect(screen.getByText('Draft')).toBeVisible();
  });

  test.each([
    ['studentMobilitiesForStudies/0/mobilitiesPerYear', 'student-studies', 'Number of students per year'],
    ['startYear', 'details', 'Start year'],
  ])('begins in the field that the address names: %s', async (field, step, name) => {
    open({}, { step, field });
    await waitFor(() => expect(screen.getByLabelText(new RegExp(`^${name}`))).toHaveFocus());
  });

  test('sends faculty away from what is no draft', async () => {
    const { address, router } = open({}, { role: 'Faculty' });
    await waitFor(() => expect(address()).toBe('/401'));
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/iia/edit/12' } });
  });
});

describe('what was typed a moment ago', () => {
  test('is kept when the page is torn down, as at the end of a session', async () => {
    const { user, unmount } = open();
    await user.selectOptions(await endYear(), '2027');
    expect(keptYears()).toEqual([]);
    unmount();
    expect(keptYears()).toEqual([2027]);
  });

  test('is kept when the tab is closed', async () => {
    const { user } = open();
    await user.selectOptions(await endYear(), '2027');
    fireEvent(window, new Event('pagehide'));
    expect(keptYears()).toEqual([2027]);
  });

  test('is offered on coming back, and forgotten once it is saved', async () => {
    const first = open();
    await first.user.selectOptions(await endYear(), '2027');
    first.unmount();
    const { user, saves } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue with them' }));
    expect(await endYear()).toHaveValue('2027');
    expect(keptYears()).toEqual([2027]);
    await user.click(button('Submit'));
    await waitFor(() => expect(saves()).toHaveLength(1));
    await waitFor(() => expect(keptYears()).toEqual([]));
  });

  test('is compared with the agreement when that has changed since', async () => {
    const first = open();
    await first.user.selectOptions(await endYear(), '2027');
    first.unmount();
    const changed = { ...AGREEMENT, comments: '<p>Theirs</p>', dateModified: '2026-11-20T00:00:00.000Z' };
    const { user } = open({ 'GET MobilityAgreements/12': () => ({ body: changed }) });
    expect(await screen.findByText(/^The agreement was changed on the server since/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue with them' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with this choice' }));
    expect(await endYear()).toHaveValue('2027');
  });

  test('is no draft any more when it is taken back', async () => {
    const { user, unmount } = open();
    await user.selectOptions(await endYear(), '2027');
    await user.selectOptions(await endYear(), '2028');
    unmount();
    expect(keptYears()).toEqual([]);
  });
});
