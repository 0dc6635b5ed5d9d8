import { screen, waitFor, within } from '@testing-library/react';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { universityYear } from 'shared-contracts/dates/universityTime.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import AgreementListPage from './AgreementListPage.tsx';
import { buildAgreement, fakeServer, listOf } from './testing/fakeServer.ts';

type Options = { readonly role?: Role; readonly address?: string; readonly language?: 'en' | 'gr' };

function open({ role = 'IRO', address = '/', language = 'en' }: Options = {}) {
  const page = (
    <SignedIn role={role}>
      <AgreementListPage />
    </SignedIn>
  );
  return renderInPortal(page, {
    address,
    language,
    messages: moduleTexts(language),
  });
}

const lastOf = (asked: readonly URL[]) => asked.at(-1)?.searchParams;
const hundredAgreements = () => ({ body: listOf([buildAgreement()], 100) });

describe('<AgreementListPage>', () => {
  test('divides what waits for us, the oldest first, and says for how long', async () => {
    const since = new Date(Date.now() - 22 * 86_400_000).toISOString();
    const waiting = { ...buildAgreement(), waitingStep: 'approve', waitsForUsSince: since };
    const asked = fakeServer(() => ({ body: listOf([waiting]) }));
    const { user } = open({ address: '/?waiting=us' });
    const table = await screen.findByRole('table', { name: 'Inter-Institutional Agreements' });
    const row = within(table).getByRole('row', { name: / 12 University/ });
    expect(row).toHaveTextContent('To approve');
    expect(row).toHaveTextContent('Waiting: 3 weeks');
    expect(lastOf(asked)?.get('$orderby')).toBe('waitsForUsSince,id');
    await user.click(screen.getByRole('button', { name: 'To correct' }));
    await waitFor(() => expect(lastOf(asked)?.get('$filter')).toContain("waitingStep eq 'correct'"));
    await user.click(screen.getByRole('button', { name: 'Waiting for us' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'To correct' })).toBeNull());
  });

  test('shows an agreement with its columns', async () => {
    fakeServer(() => ({
      body: listOf([buildAgreement(), buildAgreement({ id: 13, dateCreated: null, ewpStatus: null })]),
    }));
    open();
    const table = await screen.findByRole('table', { name: 'Inter-Institutional Agreements' });
    const [choice, ...heads] = within(table).getAllByRole('columnheader');
    expect(choice).toHaveTextContent('');
    const names = [
      'ID',
      'Partner University',
      'Local Departmental Coordinator',
      'Local Department',
      'Year (start - end)',
      'Status',
      'EWP Status',
      'Date Created',
      'Actions',
    ];
    expect(heads).toHaveLength(names.length);
    for (const [index, name] of names.entries()) expect(heads[index]).toHaveAccessibleName(name);
    const row = within(table).getByRole('row', { name: / 12 University/ });
    expect(within(row).getByText('A  GRAZ01', { normalizer: (text) => text })).toBeVisible();
    expect(row).toHaveTextContent('University of Graz');
    expect(row).not.toHaveTextContent('Local University');
    expect(row).toHaveTextContent('Markou Eleni');
    expect(row).not.toHaveTextContent('Karl Huber');
    expect(row).toHaveTextContent('School of Law');
    expect(row).toHaveTextContent('2026-2027 - 2028-2029');
    expect(row).toHaveTextContent('Draft');
    expect(row).toHaveTextContent('Approved by us');
    expect(row).toHaveTextContent('05/03/2026');
    expect(within(table).getByRole('row', { name: / 13 University/ })).toHaveTextContent('Unknown');
    expect(screen.getByText('Total number of agreements: 2')).toBeVisible();
  });

  test('speaks Greek, and names departments in Greek', async () => {
    fakeServer(() => ({ body: listOf([buildAgreement()]) }));
    open({ language: 'gr' });
    expect(await screen.findByText('Νομική Σχολή')).toBeVisible();
    expect(screen.getByText('Συνολικός αριθμός συμφωνιών: 1')).toBeVisible();
  });

  test('marks agreements that were deleted, terminated or have ended, and no other', async () => {
    const endYear = { id: 2019, name: '2019-2020' };
    fakeServer(() => ({
      body: listOf([
        buildAgreement({ id: 13, isDeleted: true, endYear }),
        buildAgreement({ id: 14, terminated: 4, endYear }),
        buildAgreement({ id: 15, endYear }),
        buildAgreement({ id: 16, terminated: 1, endYear: { id: 2099, name: null } }),
      ]),
    }));
    open();
    const marksOf = (id: number) =>
      /Deleted|Terminated|Ended/.exec(
        screen.getByRole('row', { name: new RegExp(` ${id} University`) }).textContent,
      )?.[0];
    await screen.findByRole('table');
    expect([13, 14, 15, 16].map(marksOf)).toEqual(['Deleted', 'Terminated', 'Ended', undefined]);
  });

  test('finds an agreement by its id whether or not it is active, and says so', async () => {
    const asked = fakeServer(hundredAgreements);
    const { user } = open();
    await screen.findByRole('table');
    expect(lastOf(asked)?.get('$filter')).toContain('endYear');
    await user.type(screen.getByRole('textbox', { name: 'Agreement ID' }), '15');
    expect(await screen.findByText('A search by ID looks through ended agreements too.')).toBeVisible();
    await waitFor(() => expect(lastOf(asked)?.get('$filter')).toBe('(id eq 15 and isDeleted eq false)'));
  });

  test('asks how many rows a page has, ten unless somebody wants more', async () => {
    const asked = fakeServer(hundredAgreements);
    const { user, address } = open({ address: '/?page=4' });
    await screen.findByRole('table');
    const choice = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(choice).toHaveValue('10');
    await user.selectOptions(choice, '50');
    expect(address()).toBe('/?rows=50');
    await waitFor(() => expect(lastOf(asked)?.get('$top')).toBe('50'));
    expect(lastOf(asked)?.get('$skip')).toBe('0');
  });

  test.each([
    ['IRO', [true, true]],
    ['Faculty', [true, false]],
  ] as const)('offers %s to edit a draft and a submitted agreement: %j', async (role, expected) => {
    const submitted = buildAgreement({ id: 13, status: { id: 2, name: 'Submitted' } });
    fakeServer(() => ({ body: listOf([buildAgreement(), submitted]) }));
    open({ role });
    expect(await screen.findByRole('link', { name: 'View agreement 13' })).toHaveAttribute(
      'href',
      '/iia/view/13',
    );
    const isOffered = [12, 13].map(
      (id) => screen.queryByRole('link', { name: `Edit agreement ${id}` }) !== null,
    );
    expect(isOffered).toEqual(expected);
  });

  test('shows the filters of the international office to it alone', async () => {
    fakeServer(hundredAgreements);
    const { unmount } = open({ role: 'IRO' });
    expect(await screen.findByRole('combobox', { name: 'Show Deleted IIAs' })).toHaveValue('no');
    expect(
      screen.getByRole('combobox', { name: 'Departmental Coordinator of the Local Institution' }),
    ).toBeDisabled();
    unmount();
    open({ role: 'Faculty' });
    await screen.findByRole('table');
    expect(screen.queryByRole('combobox', { name: 'Show Deleted IIAs' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Local Institution/ })).toBeNull();
  });

  test('begins with a coordinator’s own agreements, goes on from them, and looks for certain ones among all', async () => {
    const asked = fakeServer(hundredAgreements);
    const { user, address } = open({ role: 'Faculty' });
    await screen.findByRole('table');
    const OWN = '(namesMe eq true or namesMyDepartment eq true)';
    expect(lastOf(asked)?.get('$filter')).toContain(OWN);
    expect(screen.getByText(/name you or your department/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'My department’s' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Drafts' }));
    expect(address()).toBe('/?status=1&whose=department');
    await waitFor(() => expect(lastOf(asked)?.get('$filter')).toMatch(/status eq 1.+namesMyDepartment/));
    await user.click(screen.getByRole('button', { name: 'Name me' }));
    await waitFor(() => expect(lastOf(asked)?.get('$filter')).not.toContain('namesMyDepartment'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.click(screen.getByRole('link', { name: 'Show all agreements' }));
    expect(address()).toBe('/?whose=all');
    await waitFor(() => expect(lastOf(asked)?.get('$filter')).not.toContain('namesM'));
  });

  test('begins with all agreements where none is a coordinator’s own', async () => {
    const asked = fakeServer((address) =>
      address.search.includes('namesMe') ? { body: listOf([]) } : hundredAgreements(),
    );
    open({ role: 'Faculty' });
    expect(await screen.findByText('Total number of agreements: 100')).toBeVisible();
    expect(lastOf(asked)?.get('$filter')).not.toContain('namesMe');
    expect(screen.queryByText(/name you or your department/)).toBeNull();
  });

  test('goes back to the first page when a filter changes', async () => {
    const asked = fakeServer(hundredAgreements);
    const { user, address } = open({ address: '/?page=3' });
    await screen.findByRole('table');
    expect(lastOf(asked)?.get('$skip')).toBe('20');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
    expect(address()).toBe('/?status=1');
    await waitFor(() => expect(lastOf(asked)?.get('$skip')).toBe('0'));
    expect(lastOf(asked)?.get('$filter')).toContain('status eq 1');
  });

  test('offers institutions once a country is chosen, and forgets the institution with its country', async () => {
    fakeServer(hundredAgreements);
    const { user, address } = open();
    const country = await screen.findByRole('combobox', { name: 'Country of Partner Institution' });
    const institution = screen.getByRole('combobox', { name: 'Name of the Partner Institution' });
    expect(institution).toBeDisabled();
    await waitFor(() => expect(country).not.toHaveAttribute('placeholder', 'Loading…'));
    await user.type(country, 'aus{Enter}');
    await waitFor(() => expect(institution).toBeEnabled());
    await user.type(institution, 'graz');
    await user.keyboard('{Enter}');
    expect(institution).toHaveValue('University of Graz (A  GRAZ01)');
    expect(address()).toBe('/?country=40&institution=11');
    await user.click(country);
    await user.keyboard('ita{Enter}');
    expect(address()).toBe('/?country=380');
  });

  test('leaves testers out of the coordinators', async () => {
    fakeServer(hundredAgreements);
    const { user } = open({ address: '/?department=4' });
    const coordinator = await screen.findByRole('combobox', { name: /^Departmental Coordinator/ });
    await waitFor(() => expect(coordinator).not.toHaveAttribute('placeholder', 'Loading…'));
    await user.click(coordinator);
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Markou Eleni']);
  });

  test('disables start years after the next calendar year', async () => {
    fakeServer(hundredAgreements);
    const { user } = open();
    const year = await screen.findByRole('combobox', { name: 'Start Year' });
    await waitFor(() => expect(year).not.toHaveAttribute('placeholder', 'Loading…'));
    await user.click(year);
    const disabled = screen.getAllByRole('option').filter(({ ariaDisabled }) => ariaDisabled === 'true');
    expect(disabled.map(({ textContent }) => textContent)).toEqual(
      [2029, 2028].filter((first) => first > universityYear(new Date()) + 1).map(academicYearName),
    );
  });

  test('says that nothing was found, and clears the filters', async () => {
    fakeServer((address) =>
      address.search.includes('status') && address.search.includes('+eq+3')
        ? { body: listOf([]) }
        : hundredAgreements(),
    );
    const { user, address } = open({ address: '/?status=3' });
    expect(await screen.findByText('No Inter-Institutional Agreements found')).toBeVisible();
    expect(screen.getByText('Total number of agreements: 0')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(address()).toBe('/');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('shows what happened when the list fails, with a reference, and tries again', async () => {
    let isBroken = true;
    const refusal = { code: 'bad-query', message: 'no', statusCode: 400, requestId: '0b7c5a1e-9f2d' };
    fakeServer(() => (isBroken ? { status: 400, body: refusal } : hundredAgreements()));
    const { user } = open();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The agreements could not be loaded');
    expect(failure).toHaveTextContent('The server did not accept what was asked for.');
    expect(failure).toHaveTextContent('Reference: 0b7c5a1e');
    isBroken = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('refuses an answer that does not fit', async () => {
    fakeServer(() => ({ body: listOf([{ ...buildAgreement(), institutions: 'none' }]) }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The server's answer could not be understood.",
    );
  });

  test('keeps the rows while the next page is on its way', async () => {
    let deliver: (() => void) | undefined;
    fakeServer((address) =>
      address.searchParams.get('$skip') === '0'
        ? hundredAgreements()
        : new Promise((resolve) => {
            deliver = () => resolve({ body: listOf([buildAgreement({ id: 99 })], 100) });
          }),
    );
    const { user, address } = open();
    await screen.findByRole('rowheader', { name: '12' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('/?page=2'));
    expect(screen.getByRole('rowheader', { name: '12' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(deliver).toBeDefined());
    deliver?.();
    expect(await screen.findByRole('rowheader', { name: '99' })).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });

  test('goes from a page beyond the end to the last one', async () => {
    fakeServer(() => ({ body: listOf([buildAgreement()], 21) }));
    const { address } = open({ address: '/?page=500' });
    await waitFor(() => expect(address()).toBe('/?page=3'));
  });
});
